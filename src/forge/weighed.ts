import type { Booklet } from '../rules/booklet/booklet.ts';

/** The two printed booklets, the standard for weighing (F18). */
export const PRINTED: readonly string[] = ['rfl-3n', 'grf-1n'];

/** The fair share of 100 duels for these tons (K1): one's part of both, so that a duel pays both alike. */
export const fairShare = (own: number, other: number): number => (100 * own) / (own + other);

/** Wins of 100 duels against another booklet, and what is fair for the weights. */
export interface WeighedAgainst {
  readonly id: string;
  readonly against: string;
  readonly wins: number;
  readonly fair: number;
}

/** What the first booklet wins of 100 duels against the second. */
export type WeighPair = (lone: Booklet, rival: Booklet) => number;

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

/** How many of 100 duels are won more than is fair, on average; 0 without opponents. */
export const offOf = (weighed: readonly Pick<WeighedAgainst, 'wins' | 'fair'>[]): number =>
  weighed.reduce((sum, { wins, fair }) => sum + wins - fair, 0) / Math.max(1, weighed.length);
