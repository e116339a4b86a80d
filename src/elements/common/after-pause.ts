/** A press counts once nothing has been pressed, and nothing has come into sight, for this long (milliseconds). */
const PAUSE = 700;

/** A press counts in any case once things have been in sight for this long (milliseconds). */
const SEEN = 3000;

/**
 * Where one press too many would do harm, only a press after a pause is heard: nobody walks past what has
 * just come into sight by a double tap, or by a key that is pressed again and again, unless for three seconds.
 */
export class AfterPause {
  #seen = 0;
  #since = 0;

  /** What is to be seen before anything is pressed has come into sight. */
  begin(): void {
    this.#seen = performance.now();
    this.#since = this.#seen;
  }

  /** For how long no press counts yet, if nothing is pressed meanwhile (milliseconds); 0 once one does. */
  get deafFor(): number {
    const now = performance.now();
    return Math.max(0, Math.min(this.#since + PAUSE, this.#seen + SEEN) - now);
  }

  /** Whether a press counts; each that does not begins the pause again, though not for ever. */
  hears(): boolean {
    const now = performance.now();
    const counts = now - this.#since >= PAUSE || now - this.#seen >= SEEN;
    this.#since = now;
    return counts;
  }
}
