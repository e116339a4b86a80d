import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import { laidOut } from './slices.ts';

/** A press counts only after this long without a press and without anything new on screen (milliseconds). */
const PAUSE = 700;

/** After this long on screen every press counts (milliseconds). */
const SEEN = 3000;

/**
 * Ignores presses that could be meant for what was there before: a press counts only after a pause, or after
 * three seconds. So a double tap or a repeated key skips nothing, nor a press made before the content was painted.
 * Its host is rendered again when presses count.
 */
export class AfterPause implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #guards: () => boolean;
  readonly #pause: number;
  #seen = 0;
  /** Infinity until it is painted. */
  #since = 0;
  #waking = 0;

  /** `guards` gives whether it is active; `pause` is in milliseconds. */
  constructor(host: ReactiveControllerHost, guards = () => true, pause = PAUSE) {
    this.#host = host;
    this.#guards = guards;
    this.#pause = pause;
    host.addController(this);
  }

  /** Call when the new content appears. */
  begin(): void {
    const begun = performance.now();
    this.#seen = begun;
    this.#since = Infinity;
    void laidOut().then(() => {
      if (this.#seen !== begun) return;
      const looksDeaf = this.isDeaf;
      this.#seen = performance.now();
      this.#since = this.#seen;
      if (looksDeaf) this.hostUpdate();
      else this.#host.requestUpdate();
    });
  }

  /** Before the render: what it shows as deaf is rendered again, even if the moment ends while it renders. */
  hostUpdate(): void {
    clearTimeout(this.#waking);
    if (this.isDeaf)
      this.#waking = window.setTimeout(() => this.#host.requestUpdate(), this.#deafFor + 1);
  }

  hostDisconnected(): void {
    clearTimeout(this.#waking);
    this.#seen = 0;
  }

  get #deafFor(): number {
    return Math.min(this.#since + this.#pause, this.#seen + SEEN) - performance.now();
  }

  /** No press counts yet; buttons may look disabled. */
  get isDeaf(): boolean {
    return this.#guards() && this.#deafFor > 0;
  }

  /** Whether a press counts that was made at this time (`timeStamp`), which may be long before it is heard. */
  counts(made: number): boolean {
    return made - this.#since >= this.#pause || made - this.#seen >= SEEN;
  }

  /** As `counts`; the pause starts again. */
  hears(made: number): boolean {
    const counts = this.counts(made);
    this.#since = Math.max(this.#since, made);
    return counts;
  }
}

/**
 * Ignores presses on new content until a pause (`AfterPause`), as they were meant for what was there before.
 * After the first press that counts all do; the host then renders again.
 */
export class PressGuard implements ReactiveController {
  readonly #host: LitElement;
  readonly #pause: AfterPause;
  readonly #guards: () => boolean;
  #isOpen = false;

  /** `guards` gives whether it is active. */
  constructor(host: LitElement, guards = () => true) {
    this.#host = host;
    this.#guards = guards;
    host.addController(this);
    this.#pause = new AfterPause(host, () => guards() && !this.#isOpen);
  }

  hostConnected(): void {
    this.#isOpen = false;
    this.#pause.begin();
    this.#host.addEventListener('click', this.#catch, { capture: true });
  }

  /** An element may be rendered first in a task of its own. */
  hostUpdate(): void {
    if (!this.#host.hasUpdated) this.#pause.begin();
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#catch, { capture: true });
  }

  /** No press counts yet; buttons may look disabled. */
  get isDeaf(): boolean {
    return this.#pause.isDeaf;
  }

  /** Whether a press counts. */
  hears({ timeStamp }: Event): boolean {
    if (!this.#guards()) return true;
    this.#isOpen ||= this.#pause.hears(timeStamp);
    return this.#isOpen;
  }

  readonly #catch = (event: Event): void => {
    if (this.hears(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#host.requestUpdate();
  };
}

/** Longest delay of a click after its lift (milliseconds). */
const CLICK = 80;

const HEARD = [
  'pointerup',
  'pointercancel',
  'mouseup',
  'touchend',
  'click',
  'contextmenu',
] as const;

/**
 * Ignores the rest of the present touch, so that what replaces the pressed element gets only new touches. Ends
 * with the lift and its click, or with the next touch if no lift was reported.
 */
export const ignoreUntilLifted = (pointer: number): void => {
  const end = (): void => {
    for (const type of HEARD) removeEventListener(type, swallow, { capture: true });
    removeEventListener('pointerdown', isGone, { capture: true });
  };
  const swallow = (event: Event): void => {
    const isAnother = event instanceof PointerEvent && event.pointerId !== pointer;
    if (isAnother || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'pointercancel') end();
    else if (event.type === 'pointerup') setTimeout(end, CLICK);
  };
  // While a finger is down no other touch is primary.
  const isGone = ({ isPrimary }: PointerEvent): void => {
    if (isPrimary) end();
  };
  for (const type of HEARD) addEventListener(type, swallow, { capture: true, passive: false });
  addEventListener('pointerdown', isGone, { capture: true });
};
