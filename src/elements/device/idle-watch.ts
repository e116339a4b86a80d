import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A choosing stage untouched for this long is covered (milliseconds). */
const IDLE = 180_000;
/** A warning is shown this long before (milliseconds). */
const NOTICE = 10_000;

/** Events that keep the shutters up. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Notices when nobody touches the game; renders its host for the warning. */
export class IdleWatch implements ReactiveController {
  /** The warning is on. */
  ending = false;
  readonly #host: ReactiveControllerHost;
  readonly #fall: () => void;
  #timer = 0;

  constructor(host: ReactiveControllerHost, fall: () => void) {
    this.#host = host;
    this.#fall = fall;
    host.addController(this);
  }

  hostConnected(): void {
    for (const touch of TOUCHES)
      window.addEventListener(touch, this.#touched, { passive: true, capture: true });
    this.#touched();
  }

  hostDisconnected(): void {
    for (const touch of TOUCHES)
      window.removeEventListener(touch, this.#touched, { capture: true });
    window.clearTimeout(this.#timer);
  }

  readonly #touched = (): void => {
    this.#ends(false);
    this.#after(IDLE - NOTICE, () => {
      this.#ends(true);
      this.#after(NOTICE, () => {
        this.#ends(false);
        this.#fall();
      });
    });
  };

  #ends(ending: boolean): void {
    if (ending === this.ending) return;
    this.ending = ending;
    this.#host.requestUpdate();
  }

  #after(time: number, then: () => void): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }
}
