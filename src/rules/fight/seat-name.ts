import { sideOf } from '../battle/battle.ts';

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
