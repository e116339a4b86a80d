import type { Maneuver } from '../booklet/stat-card.ts';
import type { SeatOrder } from './orders.ts';
import type { Seat } from './seat.ts';

/** What the lone player shares among several that are scored on: the card's modifier with the pilot's (M4, M9). */
export const sharedModifier = ({ skill }: Seat, { console, score }: Maneuver): number =>
  score + (skill[console >> 1] ?? 0);

/**
 * Whether these are shares of a modifier among this many (M4): whole numbers that add up to it, none
 * negative, or none positive where the modifier is negative.
 */
export const areShares = (shares: readonly number[], modifier: number, among: number): boolean =>
  shares.length === among &&
  shares.reduce((sum, share) => sum + share, 0) === modifier &&
  shares.every((share) => Number.isInteger(share) && share * modifier >= 0) &&
  (modifier !== 0 || shares.every((share) => share === 0));

/** All of a modifier on one of this many, by its place. */
export const allOn = (place: number, modifier: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, each) => (each === place ? modifier : 0));

/**
 * The shares of those that are scored on, who are named by their seats: as the order has it; where it
 * says nothing, or nothing that can be, all on the one attacked, or on the first of them.
 */
export const sharesAmong = (
  rivals: readonly number[],
  modifier: number,
  { shares }: Pick<SeatOrder, 'shares'>,
  attacked: number | null,
): readonly number[] =>
  shares && areShares(shares, modifier, rivals.length)
    ? shares
    : allOn(Math.max(0, rivals.indexOf(attacked ?? 0)), modifier, rivals.length);
