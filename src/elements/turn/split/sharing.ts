import { offersOf } from '../../../rules/battle/offers.ts';
import { areShares } from '../../../rules/battle/shares.ts';
import type { Split } from '../../../rules/battle/split.ts';

/** The attacked rival, who gets all by default (M4); null if none was attacked. */
export const attackedIn = ({ hits, shares }: Split): number | null =>
  hits[shares.findIndex((share) => share !== 0)]?.rival ?? null;

export const proposed = (split: Split): readonly number[] =>
  offersOf(split, attackedIn(split))[0]?.shares ?? split.shares;

/**
 * Shares after one point more or less at a place. The next place below that can, round and round, makes up for it,
 * so that the sum stays the same. Null if that is impossible.
 */
export const moved = (
  { hits, modifier }: Split,
  shares: readonly number[],
  place: number,
  by: 1 | -1,
): readonly number[] | null => {
  for (let away = 1; away < hits.length; away += 1) {
    const other = (place + away) % hits.length;
    const next = shares
      .with(place, (shares[place] ?? 0) + by)
      .with(other, (shares[other] ?? 0) - by);
    if (areShares(next, modifier, hits.length)) return next;
  }
  return null;
};
