import type { Battle } from '../battle/battle.ts';
import { seatOf } from '../battle/battle.ts';
import type { SeatOrders } from '../battle/orders.ts';
import type { Step, StepBeforeDamage } from './steps.ts';

/** The pilots choose. */
export interface Choosing {
  readonly kind: 'choosing';
  /** Console numbers by seat; null for those who have locked none in, and for those who are out. */
  readonly locked: readonly (number | null)[];
  /** Console numbers by seat that a pilot has picked and not locked in; absent where there are none. */
  readonly picked?: readonly (number | null)[];
  /** The rival whom the lone player says its locked number attacks (M12); absent where that goes without saying. */
  readonly attacks?: number;
}

interface Called {
  readonly kind: 'telling';
  /** By seat; null for those who are out. */
  readonly orders: SeatOrders;
}

/** Everybody is locked in, and the exchange is shown; damage only once it is decided that nobody leaves (D7). */
export type Telling = Called &
  (
    | { readonly decided: false; readonly step: StepBeforeDamage }
    | { readonly decided: true; readonly step: Step }
  );

/** The turn in progress on one device. */
export type TurnInProgress = Choosing | Telling;

/** A turn that begins: this many seats, and nothing is locked in. */
export const beginTurn = (seats: number): Choosing => ({
  kind: 'choosing',
  locked: new Array<null>(seats).fill(null),
});

/** What is locked in, by seat. */
export const numbersOf = (turn: TurnInProgress): Choosing['locked'] =>
  turn.kind === 'choosing' ? turn.locked : turn.orders.map((order) => order?.console ?? null);

/** Whether the same console numbers are locked in. */
export const sameNumbers = (one: TurnInProgress, other: TurnInProgress): boolean => {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  return mine.length === theirs.length && mine.every((number, seat) => number === theirs[seat]);
};

/** Whether everything that was locked in in one turn still is in another. */
export const keepsNumbers = (before: TurnInProgress, now: TurnInProgress): boolean => {
  const numbers = numbersOf(now);
  return numbersOf(before).every((number, seat) => number === null || number === numbers[seat]);
};

/**
 * In which order the device is passed after this many turns: from the first seat to the last, and back in
 * the next turn. So each pass goes to a neighbor, and who holds the device at the end chooses first.
 */
export const passingOrder = (turns: number, seats: number): readonly number[] => {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return turns % 2 === 0 ? order : order.toReversed();
};

/** Who chooses first after this many turns. */
export const firstIn = (turns: number, seats: number): number => (turns % 2 === 0 ? 0 : seats - 1);

/** Who still has to choose, in the order in which the device is passed; the first of them holds it. */
export const queueOf = (
  { seats, turns }: Pick<Battle, 'seats' | 'turns'>,
  { locked }: Choosing,
): readonly number[] =>
  passingOrder(turns, seats.length).filter(
    (seat) => seatOf({ seats }, seat).out === null && (locked[seat] ?? null) === null,
  );

/** Who chooses next, when this seat was first; who is `out` is passed over. */
export const chooserOf = (
  first: number,
  { locked }: Choosing,
  out: readonly number[] = [],
): number =>
  passingOrder(first === 0 ? 0 : 1, locked.length).find(
    (seat) => locked[seat] === null && !out.includes(seat),
  ) ?? first;
