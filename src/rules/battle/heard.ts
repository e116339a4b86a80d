import type { Maneuver } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import type { Battle, Pairing } from './battle.ts';
import { seatOf } from './battle.ts';
import { numberCalled } from './deed.ts';
import type { SeatOrder } from './orders.ts';

/** What one rival hears of the lone player's maneuver. */
export interface Heard {
  /** The rival's seat. */
  readonly rival: number;
  /** The range of the pairing; where it is not the maneuver's the number is a conversion (M3). */
  readonly range: Range;
  /** The console number told. */
  readonly console: number;
}

/** The number that each rival who fights hears of a maneuver of the lone player's, by seat (M2, M3). */
export const heardBy = (battle: Battle, maneuver: Maneuver): readonly Heard[] => {
  const { statCard } = seatOf(battle, 0).booklet;
  return battle.pairings.map(({ rival, range }) => ({
    rival,
    range,
    console: numberCalled(statCard, maneuver, range),
  }));
};

/**
 * The rival whom a maneuver of the lone player's attacks: the one named, or the first at the maneuver's
 * range (M2, M12). Null where nobody is at that range, and where one is named who is not.
 */
export const attackedBy = (
  pairings: readonly Pick<Pairing, 'rival' | 'range'>[],
  { range }: Maneuver,
  { attacks }: Pick<SeatOrder, 'attacks'> = {},
): number | null =>
  pairings.find(
    (pairing) => pairing.range === range && (attacks === undefined || pairing.rival === attacks),
  )?.rival ?? null;

/** Whether the lone player has to say which range is attacked: there are rivals at several (M2). */
export const hasSeveralRanges = ({ pairings }: Battle): boolean =>
  pairings.some(({ range }) => range !== pairings[0]?.range);
