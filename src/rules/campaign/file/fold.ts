import type { FindBooklet } from '../../fight/replay.ts';
import { changedBy } from '../acts/do-deed.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Founding } from '../history/founding.ts';
import { foundHangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { unlessHindered } from '../card/hindrance.ts';
import { settledBy } from '../settlement/page.ts';

export interface Folded {
  /** At the end, or before the fault; without open games. */
  readonly hangar: Hangar;
  /** The first game or deed that is not allowed, and why; null if all are. */
  readonly fault: { readonly at: number; readonly why: Hindrance } | null;
}

/** A hangar while it folds. Its history grows in place, so that the time is linear in its length. */
export class Folding {
  readonly #history: Hangar['history'][number][] = [];
  #hangar: Hangar;

  constructor(founding: Founding) {
    this.#hangar = { ...foundHangar(founding), history: this.#history };
  }

  /** The hangar so far; do not keep it before the last `add`. */
  get hangar(): Hangar {
    return this.#hangar;
  }

  /** Adds a game or deed. Hinders if it is not allowed, and then leaves the hangar unchanged. */
  add(past: Hangar['history'][number], find: FindBooklet): void {
    this.#hangar =
      past.kind === 'game'
        ? settledBy(this.#hangar, past, find)
        : changedBy(this.#hangar, past, find);
    this.#history.push(past);
  }
}

/** Folds a founding and a history to a hangar; the same history always gives the same hangar. */
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
