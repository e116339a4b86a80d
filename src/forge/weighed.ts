import type { Booklet } from '../rules/booklet/booklet.ts';

/** The booklets that others are weighed against closely: the two printed ones (F18). */
export const PRINTED: readonly string[] = ['rfl-3n', 'grf-1n'];

/** The share of 100 duels that weight makes fair (K1): own tons of both, so that a duel pays both pilots alike. */
export const fairShare = (own: number, other: number): number => (100 * own) / (own + other);

/** What a booklet wins of 100 duels against another, and what would be fair for their weights. */
export interface WeighedAgainst {
  readonly id: string;
  readonly against: string;
  readonly wins: number;
  readonly fair: number;
}

/** Who weighs two booklets: what the first wins of 100 duels. */
export type WeighPair = (lone: Booklet, rival: Booklet) => number;

/** A booklet weighed against another. */
export const weighedAgainst = (
  booklet: Booklet,
  other: Booklet,
  share: WeighPair,
): WeighedAgainst => ({
  id: other.id,
  against: other.mech.name,
  wins: share(booklet, other),
  fair: fairShare(booklet.mech.tonnage, other.mech.tonnage),
});

/** How many of 100 duels are won more than is fair, on average; 0 where it was weighed against none. */
export const offOf = (weighed: readonly Pick<WeighedAgainst, 'wins' | 'fair'>[]): number =>
  weighed.reduce((sum, { wins, fair }) => sum + wins - fair, 0) / Math.max(1, weighed.length);
