import type { Both } from '../../rules/battle/battle.ts';
import type { PairTally } from '../../tactics/tally.ts';
import { NO_DUELS, readTally, turnedRound } from '../../tactics/tally.ts';

const KEY = 'viewscreen-balance';
/** So many pairs are kept; those that were weighed longest ago go first. */
const MOST = 120;

/** What names the plays of both, and the net by which their duels are judged; without one they are judged roughly. */
export type JudgedPair = Both<string> & { readonly judged?: string };

const isTurned = ({ lone, rival }: JudgedPair): boolean => lone > rival;
const nameOf = ({ judged, lone, rival }: JudgedPair): string =>
  [...[lone, rival].toSorted(), ...(judged === undefined ? [] : [judged])].join(' ');

/** All that is kept, as it is; never throws. */
const kept = (): ReadonlyMap<string, unknown> => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(
      (Array.isArray(read) ? read : []).flatMap((entry: unknown): [string, unknown][] =>
        Array.isArray(entry) && typeof entry[0] === 'string' ? [[entry[0], entry[1]]] : [],
      ),
    );
  } catch {
    return new Map();
  }
};

/** What came of the duels of two booklets on this device so far. */
export const keptTally = (pair: JudgedPair): PairTally => {
  const tally = readTally(kept().get(nameOf(pair))) ?? NO_DUELS;
  return isTurned(pair) ? turnedRound(tally) : tally;
};

/** Keeps what came of them, where the browser allows it. */
export const keepTally = (pair: JudgedPair, tally: PairTally): void => {
  const name = nameOf(pair);
  const others = [...kept()].filter(([each]) => each !== name).slice(1 - MOST);
  try {
    const own = isTurned(pair) ? turnedRound(tally) : tally;
    localStorage.setItem(KEY, JSON.stringify([...others, [name, own]]));
  } catch {
    // The next time it begins anew.
  }
};
