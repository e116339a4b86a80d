/** A press counts once nothing has been pressed, and nothing has come into sight, for so long (milliseconds). */
const PAUSE = 700;

/**
 * Where one press too many would do harm, only a press after a pause is heard: nobody walks past what has
 * just come into sight by a double tap, or by a key that is pressed again and again.
 */
export class AfterPause {
  #since = 0;

  /** What is to be seen before anything is pressed has come into sight. */
  begin(): void {
    this.#since = performance.now();
  }

  /** Whether a press counts; each that does not begins the pause anew. */
  hears(): boolean {
    const paused = performance.now() - this.#since >= PAUSE;
    this.begin();
    return paused;
  }
}
