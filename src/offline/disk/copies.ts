import type { NextWrite } from './unwritten-rows.ts';

/** What writes rows a second time, outside of the database, one after the other. None of it ever fails. */
export interface SecondWriter {
  /** Copies rows that are on disk; where others were removed their copies go too. */
  keep(rows: readonly NextWrite[], hasRemoved: boolean): void;
  /** Copies what is on disk and has no copy, and lets go of every other. */
  agree(): Promise<void>;
  /** Resolves when nothing waits for long any more. */
  notLate(): Promise<void>;
}

/** A write waits at most so long for the copy of the one before (milliseconds). */
const PATIENCE = 250;

/** Copies of rows in the second place. What writes them comes with the first of them. */
export class Copies {
  readonly #load: () => Promise<SecondWriter | null>;
  #writer: Promise<SecondWriter | null> | null = null;
  /** The second place does not answer: nobody waits for it until it has. */
  #late = false;

  constructor(load: () => Promise<SecondWriter | null>) {
    this.#load = load;
  }

  /** Hands something to the writer; without a network perhaps there is none yet. */
  async tell(what: (writer: SecondWriter) => unknown): Promise<void> {
    this.#writer ??= this.#load().catch(() => (this.#writer = null));
    const writer = await this.#writer;
    if (writer) await what(writer);
  }

  /** Resolves when no copy is long behind its row. */
  async caughtUp(): Promise<void> {
    if (!this.#writer || this.#late) return;
    this.#late = true;
    const caught = this.tell((writer) => writer.notLate()).then(() => (this.#late = false));
    await Promise.race([caught, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
}
