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
