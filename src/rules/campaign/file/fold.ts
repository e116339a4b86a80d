import type { FindBooklet } from '../../fight/replay.ts';
import { changedBy } from '../acts/do-deed.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Founding } from '../history/founding.ts';
import { foundHangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { unlessHindered } from '../card/hindrance.ts';
import { settledBy } from '../settlement/page.ts';

/** A history that was folded. */
export interface Folded {
  /** The hangar after it, or after what comes before its fault; no game is open. */
  readonly hangar: Hangar;
  /** The first game or deed that is not allowed, and why; null where all are. */
  readonly fault: { readonly at: number; readonly why: Hindrance } | null;
}

/** A hangar while it folds. Its history grows in place, so that this takes as long as the history is. */
export class Folding {
  readonly #history: Hangar['history'][number][] = [];
  #hangar: Hangar;

  constructor(founding: Founding) {
    this.#hangar = { ...foundHangar(founding), history: this.#history };
  }

  /** The hangar after all that was added; it is the folding's own until the last was. */
  get hangar(): Hangar {
    return this.#hangar;
  }

  /** One game or deed more. What is in the way hinders, and leaves the hangar as it was. */
  add(past: Hangar['history'][number], find: FindBooklet): void {
    this.#hangar =
      past.kind === 'game'
        ? settledBy(this.#hangar, past, find)
        : changedBy(this.#hangar, past, find);
    this.#history.push(past);
  }
}

/** A hangar is its founding and its history, folded: the same history is the same hangar. */
export const folded = (
  founding: Founding,
  history: Hangar['history'],
  find: FindBooklet,
): Folded => {
  const folding = new Folding(founding);
  for (const [at, past] of history.entries()) {
    const why = unlessHindered(() => folding.add(past, find));
    if (why) return { hangar: folding.hangar, fault: { at, why } };
  }
  return { hangar: folding.hangar, fault: null };
};
