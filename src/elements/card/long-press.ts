import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** So long a row is held (milliseconds). */
export const HELD = 500;
/** A finger that goes further than this scrolls (pixels). */
const STILL = 10;

/** Notes that something is held down without moving: its host is rendered again when it begins and ends. */
export class LongPress<Thing> implements ReactiveController {
  /** What is held down at this moment. */
  on: Thing | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #held: (thing: Thing) => void;
  #timer = 0;
  #from = { x: 0, y: 0 };

  constructor(host: ReactiveControllerHost, held: (thing: Thing) => void) {
    this.#host = host;
    this.#held = held;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** A pointer comes down on a thing. */
  begin(thing: Thing, { button, clientX: x, clientY: y, isPrimary }: PointerEvent): void {
    this.end();
    if (button !== 0 || !isPrimary) return;
    this.on = thing;
    this.#from = { x, y };
    this.#timer = window.setTimeout(() => {
      this.end();
      this.#held(thing);
    }, HELD);
    this.#host.requestUpdate();
  }

  /** It moves: no further than a finger trembles. */
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL) this.end();
  }

  /** It is lifted, or taken away to scroll. */
  readonly end = (): void => {
    window.clearTimeout(this.#timer);
    if (this.on === null) return;
    this.on = null;
    this.#host.requestUpdate();
  };
}
