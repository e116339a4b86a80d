import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Untouched for this long, a choosing stage is covered (milliseconds). */
const IDLE = 180_000;
/** This long before, a warning is shown (milliseconds). */
const NOTICE = 10_000;

/** Any of these stays the shutters. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Notes that nobody touches the game any more; its host is rendered again when that is to be announced. */
export class IdleWatch implements ReactiveController {
  /** Whether the shutters are about to fall. */
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
