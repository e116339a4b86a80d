import { sideOf } from '../battle/battle.ts';

/** One pilot alone against one or more (M1). */
export interface Lineup<Pilot = number> {
  readonly lone: Pilot;
  /** At least one. */
  readonly rivals: readonly Pilot[];
}

/** Divides two sides into battles (M1): each pilot of the smaller side is alone against one of the
 *  other, and the rest go round. Of equal sides the first counts as the smaller, and all battles
 *  are duels. */
export const pairOff = <Pilot>(
  first: readonly Pilot[],
  second: readonly Pilot[],
): readonly Lineup<Pilot>[] => {
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.map((lone, place) => ({
    lone,
    rivals: many.filter((_, each) => each % few.length === place),
  }));
};

/** One battle: all against the first pilot. */
export const againstFirst = (pilots: number): readonly Lineup[] => [
  { lone: 0, rivals: Array.from({ length: pilots - 1 }, (_, place) => place + 1) },
];

/** Whether these are the battles of one fight (M1): each pilot in exactly one, none without a
 *  rival. */
export const areBattles = (lineups: readonly Lineup[], pilots: number): boolean => {
  const seated = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  return (
    lineups.length > 0 &&
    lineups.every(({ rivals }) => rivals.length > 0) &&
    seated.length === pilots &&
    Array.from({ length: pilots }, (_, pilot) => pilot).every((pilot) => seated.includes(pilot))
  );
};

/** A seat as records name it: `lone`, `rival` if there is only one, else `rival 2`. */
export type SeatName = 'lone' | 'rival' | `rival ${number}`;

export const seatName = (seat: number, seats: number): SeatName =>
  seat > 0 && seats > 2 ? `rival ${seat}` : sideOf(seat);

/** The seat with this name; null if there is none. */
export const seatNamed = (name: string, seats: number): number | null => {
  const seat = Array.from({ length: seats }, (_, each) => seatName(each, seats)).indexOf(
    name as SeatName,
  );
  return seat < 0 ? null : seat;
};
