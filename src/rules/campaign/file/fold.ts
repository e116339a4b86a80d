import type { FindBooklet } from '../../fight/replay.ts';
import { afterDeed } from '../acts/do-deed.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Founding } from '../history/founding.ts';
import { foundHangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { isHindrance, unlessHindered } from '../card/hindrance.ts';
import { settledBy } from '../settlement/page.ts';

/** A history that was folded. */
export interface Folded {
  /** The hangar after it, or after what comes before its fault; no game is open. */
  readonly hangar: Hangar;
  /** The first game or deed that is not allowed, and why; null where all are. */
  readonly fault: { readonly at: number; readonly why: Hindrance } | null;
}

/** The hangar after one game or deed more of its history; what is in the way hinders. */
export const afterPast = (
  hangar: Hangar,
  past: Hangar['history'][number],
  find: FindBooklet,
): Hangar => (past.kind === 'game' ? settledBy(hangar, past, find) : afterDeed(hangar, past, find));

/** A hangar is its founding and its history, folded: the same history is the same hangar. */
export const folded = (
  founding: Founding,
  history: Hangar['history'],
  find: FindBooklet,
): Folded => {
  let hangar = foundHangar(founding);
  for (const [at, past] of history.entries()) {
    const before = hangar;
    const next = unlessHindered(() => ({ hangar: afterPast(before, past, find) }));
    if (isHindrance(next)) return { hangar, fault: { at, why: next } };
    ({ hangar } = next);
  }
  return { hangar, fault: null };
};
