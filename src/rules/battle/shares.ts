import type { Maneuver } from '../booklet/stat-card.ts';
import type { SeatOrder } from './orders.ts';
import type { Seat } from './seat.ts';

/** What is shared if several are scored on: the card's modifier and the pilot's points (M4, M9). */
export const sharedModifier = ({ skill }: Seat, { console, score }: Maneuver): number =>
  score + (skill[console >> 1] ?? 0);

/** Whether these are shares of a modifier (M4): integers that add up to it, with its sign or 0. */
export const areShares = (shares: readonly number[], modifier: number, among: number): boolean =>
  shares.length === among &&
  shares.reduce((sum, share) => sum + share, 0) === modifier &&
  shares.every((share) => Number.isInteger(share) && share * modifier >= 0) &&
  (modifier !== 0 || shares.every((share) => share === 0));

/** All of the modifier on the one at `place`, of `among` in all. */
export const allOn = (place: number, modifier: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, each) => (each === place ? modifier : 0));

/** The shares of the rivals scored on, given by seat: those of the order if they are valid, else
 *  all on the rival attacked, or on the first. */
export const sharesAmong = (
  rivals: readonly number[],
  modifier: number,
  { shares }: Pick<SeatOrder, 'shares'>,
  attacked: number | null,
): readonly number[] =>
  shares && areShares(shares, modifier, rivals.length)
    ? shares
    : allOn(Math.max(0, rivals.indexOf(attacked ?? 0)), modifier, rivals.length);
