import type { Battle } from '../battle/battle.ts';
import { bookletOf } from '../battle/battle.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { isOpen } from '../battle/open-maneuvers.ts';
import type { SeatOrder, SeatOrders } from '../battle/orders.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import { isRefusal } from './refusal.ts';
import { play } from './replay.ts';
import type { Step } from './steps.ts';
import { CALLED, LEAVE_OR_STAY, hasStep, isBeforeDamage, stepAfter } from './steps.ts';
import type { Choosing, Telling, TurnInProgress } from './turn.ts';
import { numbersOf, sameNumbers } from './turn.ts';
import type { Answer } from './undecided.ts';
import { answered } from './undecided.ts';

/** What the turn in progress comes to by its orders so far; null while a pilot still chooses. */
export const playedSoFar = (battle: Battle, turn: TurnInProgress): Exchange | null =>
  turn.kind === 'telling' ? exchange(battle, { seats: turn.orders }) : null;

/** Whether a seat may lock a console number in (D2). */
const mayCall = (battle: Battle, seat: number, console: number): boolean => {
  const maneuver = maneuverAt(bookletOf(battle, seat).statCard, console);
  return maneuver !== null && isOpen(battle, seat, maneuver);
};

/** The turn with these numbers: once everybody who fights has locked in they are called. */
const turnWith = (battle: Battle, locked: Choosing['locked']): TurnInProgress =>
  battle.outcome || battle.seats.some(({ out }, seat) => !out && (locked[seat] ?? null) === null)
    ? { kind: 'choosing', locked }
    : {
        kind: 'telling',
        orders: locked.map((console) => (console === null ? null : { console })),
        step: CALLED,
        decided: false,
      };

/** A pilot locks an open console number in; null where that cannot be. */
export const lockIn = (
  battle: Battle,
  turn: TurnInProgress,
  seat: number,
  console: number,
): TurnInProgress | null =>
  turn.kind === 'choosing' && mayCall(battle, seat, console)
    ? turnWith(battle, turn.locked.with(seat, console))
    : null;

/** A pilot takes the choice back, as long as somebody else still chooses; null afterwards. */
export const takeBack = (turn: TurnInProgress, seat: number): Choosing | null =>
  turn.kind === 'choosing' ? { ...turn, locked: turn.locked.with(seat, null) } : null;

/** The telling at another of its steps; null where it cannot be there. */
export const reach = (played: Exchange, turn: Telling, step: Step): Telling | null => {
  if (!hasStep(played, step)) return null;
  if (turn.decided) return { ...turn, step };
  return isBeforeDamage(step) ? { ...turn, step } : null;
};

/** Nobody leaves (D7): on to the first score, or to the marks. */
export const stay = (played: Exchange, { orders }: Telling): Telling => ({
  kind: 'telling',
  orders,
  step: stepAfter(played, LEAVE_OR_STAY),
  decided: true,
});

/** How a seat leaves (D7). */
export interface Leave {
  readonly seat: number;
  readonly leaves: NonNullable<SeatOrder['leaves']>;
}

/** The orders with which pilots leave; null once it is decided that nobody does. */
export const ordersLeaving = (
  { orders, decided }: Telling,
  leaving: readonly Leave[],
): SeatOrders | null => {
  if (decided) return null;
  const leaves = new Map(leaving.map((leave) => [leave.seat, leave.leaves]));
  return orders.map((order, seat) => {
    const leave = leaves.get(seat);
    return order && leave ? { ...order, leaves: leave } : order;
  });
};

/** A pilot says what the turn leaves open; null where nobody asks. */
export const withAnswer = (played: Exchange, turn: Telling, answer: Answer): Telling | null => {
  const orders = answered(played, turn.orders, answer);
  return orders && { ...turn, orders };
};

/**
 * A turn in progress from outside, as far as it fits the battle: a choice that is not open is dropped,
 * announcements that cannot be, and a step in which nothing is told. The same object where all fits.
 */
export const fittingTurn = (battle: Battle, turn: TurnInProgress): TurnInProgress => {
  const numbers = numbersOf(turn);
  const locked = battle.seats.map((_, seat) => {
    const console = numbers[seat] ?? null;
    return console !== null && mayCall(battle, seat, console) ? console : null;
  });
  const anew = turnWith(battle, locked);
  if (!sameNumbers(turn, anew) || turn.kind === 'choosing' || anew.kind === 'choosing')
    return turn.kind === anew.kind && sameNumbers(turn, anew) ? turn : anew;
  const played = play(battle, { seats: turn.orders });
  if (isRefusal(played)) return anew;
  if (hasStep(played, turn.step)) return turn;
  return reach(played, turn, stepAfter(played, turn.step)) ?? anew;
};
