import { offersOf } from '../../../rules/battle/offers.ts';
import { areShares } from '../../../rules/battle/shares.ts';
import type { Split } from '../../../rules/battle/split.ts';

/** The rival that the shares of a split fall to by themselves: the one attacked (M4); null where nobody is. */
export const attackedIn = ({ hits, shares }: Split): number | null =>
  hits[shares.findIndex((share) => share !== 0)]?.rival ?? null;

/** The shares that are proposed. */
export const proposed = (split: Split): readonly number[] =>
  offersOf(split, attackedIn(split))[0]?.shares ?? split.shares;

/**
 * The shares after one point more or less at a place: the nearest below that can, round and round, gives it
 * or takes it, so that they always add up. Null where that cannot be.
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
