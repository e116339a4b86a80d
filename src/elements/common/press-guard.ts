import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A press counts only after this long without a press and without anything new on screen (milliseconds). */
const PAUSE = 700;

/** After this long on screen every press counts (milliseconds). */
const SEEN = 3000;

/**
 * Ignores presses that could be meant for what was there before: a press counts only after a pause, or after
 * three seconds. So a double tap or a repeated key skips nothing.
 */
export class AfterPause {
  #seen = 0;
  #since = 0;

  /** Call when the new content appears. */
  begin(): void {
    this.#seen = performance.now();
    this.#since = this.#seen;
  }

  /** Milliseconds until a press counts; 0 if it counts now. */
  get deafFor(): number {
    const now = performance.now();
    return Math.max(0, Math.min(this.#since + PAUSE, this.#seen + SEEN) - now);
  }

  hears(): boolean {
    const now = performance.now();
    const counts = now - this.#since >= PAUSE || now - this.#seen >= SEEN;
    this.#since = now;
    return counts;
  }
}

/**
 * Ignores presses on new content until a pause (`AfterPause`), as they were meant for what was there before.
 * After the first press that counts all do; the host then renders again.
 */
export class PressGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #pause = new AfterPause();
  readonly #guards: () => boolean;
  #isOpen = false;
  #waking = 0;

  /** `guards` gives whether it is active. */
  constructor(host: ReactiveControllerHost & HTMLElement, guards = () => true) {
    this.#host = host;
    this.#guards = guards;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isOpen = false;
    this.#pause.begin();
    this.#host.addEventListener('click', this.#catch, { capture: true });
  }

  /** Before the render: what it shows as deaf is rendered again, even if the moment ends while it renders. */
  hostUpdate(): void {
    clearTimeout(this.#waking);
    if (this.isDeaf)
      this.#waking = window.setTimeout(() => this.#host.requestUpdate(), this.#pause.deafFor + 1);
  }

  hostDisconnected(): void {
    clearTimeout(this.#waking);
    this.#host.removeEventListener('click', this.#catch, { capture: true });
  }

  /** No press counts yet; buttons may look disabled. */
  get isDeaf(): boolean {
    return this.#guards() && !this.#isOpen && this.#pause.deafFor > 0;
  }

  hears(): boolean {
    if (!this.#guards()) return true;
    this.#isOpen ||= this.#pause.hears();
    return this.#isOpen;
  }

  readonly #catch = (event: Event): void => {
    if (this.hears()) return;
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
