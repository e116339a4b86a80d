import { sideOf } from '../battle/battle.ts';

/** One pilot alone against one or more (M1). */
export interface Lineup<Pilot = number> {
  readonly lone: Pilot;
  /** One at least. */
  readonly rivals: readonly Pilot[];
}

/**
 * Two sides as battles (M1): everybody on the smaller side stands alone against somebody of the other,
 * and the rest of that one go round. Where both are as many the first is the smaller, and all are duels.
 */
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

/** One battle of this many pilots: all against the first. */
export const againstFirst = (pilots: number): readonly Lineup[] => [
  { lone: 0, rivals: Array.from({ length: pilots - 1 }, (_, place) => place + 1) },
];

/** Whether these are battles of one fight (M1): every pilot in one of them, and nobody without a rival. */
export const areBattles = (lineups: readonly Lineup[], pilots: number): boolean => {
  const seated = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  return (
    lineups.length > 0 &&
    lineups.every(({ rivals }) => rivals.length > 0) &&
    seated.length === pilots &&
    Array.from({ length: pilots }, (_, pilot) => pilot).every((pilot) => seated.includes(pilot))
  );
};

/** A seat as records name it: `lone`, `rival` where there is one, `rival 2` where there are more. */
export type SeatName = 'lone' | 'rival' | `rival ${number}`;

/** The name of a seat in a battle of this many. */
export const seatName = (seat: number, seats: number): SeatName =>
  seat > 0 && seats > 2 ? `rival ${seat}` : sideOf(seat);

/** The seat of a name, in a battle of this many; null if nobody has that name. */
export const seatNamed = (name: string, seats: number): number | null => {
  const seat = Array.from({ length: seats }, (_, each) => seatName(each, seats)).indexOf(
    name as SeatName,
  );
  return seat < 0 ? null : seat;
};
