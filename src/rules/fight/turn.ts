import type { Battle } from '../battle/battle.ts';
import { seatOf } from '../battle/battle.ts';
import type { SeatOrders } from '../battle/orders.ts';
import type { Step, StepBeforeDamage } from './steps.ts';

export interface Choosing {
  readonly kind: 'choosing';
  /** Console numbers by seat; null if none is locked in, or the pilot is out. */
  readonly locked: readonly (number | null)[];
  /** Console numbers by seat, picked but not locked in; absent if there are none. */
  readonly picked?: readonly (number | null)[];
  /** The rival that the lone player names for its locked number (M12); absent if there is no
   *  doubt. */
  readonly attacks?: number;
}

interface Called {
  readonly kind: 'telling';
  /** By seat; null for pilots who are out. */
  readonly orders: SeatOrders;
}

/** All are locked in, and the exchange is shown; its damage only once it is decided that nobody
 *  leaves (D7). */
export type Telling = Called &
  (
    | { readonly decided: false; readonly step: StepBeforeDamage }
    | { readonly decided: true; readonly step: Step }
  );

export type TurnInProgress = Choosing | Telling;

/** A new turn for this many seats. */
export const beginTurn = (seats: number): Choosing => ({
  kind: 'choosing',
  locked: new Array<null>(seats).fill(null),
});

/** The numbers locked in, by seat. */
export const numbersOf = (turn: TurnInProgress): Choosing['locked'] =>
  turn.kind === 'choosing' ? turn.locked : turn.orders.map((order) => order?.console ?? null);

export const sameNumbers = (one: TurnInProgress, other: TurnInProgress): boolean => {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  return mine.length === theirs.length && mine.every((number, seat) => number === theirs[seat]);
};

/** Whether all that was locked in before still is. */
export const keepsNumbers = (before: TurnInProgress, now: TurnInProgress): boolean => {
  const numbers = numbersOf(now);
  return numbersOf(before).every((number, seat) => number === null || number === numbers[seat]);
};

/** The order in which the device is passed after this many turns: from the first seat to the
 *  last, and back in the next turn. So each pass is to a neighbor, and the last to hold it
 *  chooses first. */
export const passingOrder = (turns: number, seats: number): readonly number[] => {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return turns % 2 === 0 ? order : order.toReversed();
};

/** The seat that chooses first after this many turns. */
export const firstIn = (turns: number, seats: number): number => (turns % 2 === 0 ? 0 : seats - 1);

/** The seats that have yet to choose, in the order of passing; the first one holds the device. */
export const queueOf = (
  { seats, turns }: Pick<Battle, 'seats' | 'turns'>,
  { locked }: Choosing,
): readonly number[] =>
  passingOrder(turns, seats.length).filter(
    (seat) => seatOf({ seats }, seat).out === null && (locked[seat] ?? null) === null,
  );

/** The seat that chooses next if `first` chose first; seats in `out` are passed over. */
export const chooserOf = (
  first: number,
  { locked }: Choosing,
  out: readonly number[] = [],
): number =>
  passingOrder(first === 0 ? 0 : 1, locked.length).find(
    (seat) => locked[seat] === null && !out.includes(seat),
  ) ?? first;
