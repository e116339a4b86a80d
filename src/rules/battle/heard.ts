import type { Maneuver } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import type { Battle, Pairing } from './battle.ts';
import { seatOf } from './battle.ts';
import { numberCalled } from './deed.ts';
import type { SeatOrder } from './orders.ts';

export interface Heard {
  readonly rival: number;
  /** The range of the pairing; if the maneuver is of another, the number is a conversion (M3). */
  readonly range: Range;
  readonly console: number;
}

/** The console number that each fighting rival hears of the lone player's maneuver (M2, M3). */
export const heardBy = (battle: Battle, maneuver: Maneuver): readonly Heard[] => {
  const { statCard } = seatOf(battle, 0).booklet;
  return battle.pairings.map(({ rival, range }) => ({
    rival,
    range,
    console: numberCalled(statCard, maneuver, range),
  }));
};

/** The rival that the lone player's maneuver attacks: `attacks`, or else the first at the maneuver's
 *  range (M2, M12). Null if nobody, or not the one named, is at that range. */
export const attackedBy = (
  pairings: readonly Pick<Pairing, 'rival' | 'range'>[],
  { range }: Maneuver,
  { attacks }: Pick<SeatOrder, 'attacks'> = {},
): number | null =>
  pairings.find(
    (pairing) => pairing.range === range && (attacks === undefined || pairing.rival === attacks),
  )?.rival ?? null;

/** Whether the lone player must say which range is attacked: its rivals are at several (M2). */
export const hasSeveralRanges = ({ pairings }: Battle): boolean =>
  pairings.some(({ range }) => range !== pairings[0]?.range);
