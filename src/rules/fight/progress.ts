import type { Battle } from '../battle/battle.ts';
import { bookletOf } from '../battle/battle.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { attackedBy, hasSeveralRanges } from '../battle/heard.ts';
import { isOpen, onlyOpenManeuver } from '../battle/open-maneuvers.ts';
import type { SeatOrder, SeatOrders } from '../battle/orders.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import { isRefusal } from './refusal.ts';
import { play } from './moves.ts';
import type { Step } from './steps.ts';
import { CALLED, LEAVE_OR_STAY, hasStep, isBeforeDamage, stepAfter, stepBefore } from './steps.ts';
import type { Choosing, Telling, TurnInProgress } from './turn.ts';
import { beginTurn, numbersOf, sameNumbers } from './turn.ts';
import type { Answer } from './undecided.ts';
import { answered, undecidedOf } from './undecided.ts';

/** The result of the turn with its orders so far; null while a pilot still chooses. */
export const playedSoFar = (battle: Battle, turn: TurnInProgress): Exchange | null =>
  turn.kind === 'telling' ? exchange(battle, { seats: turn.orders }) : null;

/** Whether a seat may lock a console number in (D2). */
const mayCall = (battle: Battle, seat: number, console: number): boolean => {
  const maneuver = maneuverAt(bookletOf(battle, seat).statCard, console);
  return maneuver !== null && isOpen(battle, seat, maneuver);
};

/** The picked numbers that can still be locked in. */
const picksOf = (
  battle: Battle,
  locked: Choosing['locked'],
  picked: Choosing['picked'] = [],
): Pick<Choosing, 'picked'> => {
  const left = locked.map((number, seat) => {
    const pick = picked[seat] ?? null;
    return number === null && pick !== null && mayCall(battle, seat, pick) ? pick : null;
  });
  return left.some((pick) => pick !== null) ? { picked: left } : {};
};

/** A turn with these numbers locked in. A pilot with a single open maneuver is locked in with it;
 *  once all are, the numbers are called. */
const turnWith = (
  battle: Battle,
  { attacks, locked, picked }: Omit<Choosing, 'kind'>,
): TurnInProgress => {
  const numbers = locked.map(
    (number, seat) => number ?? onlyOpenManeuver(battle, seat)?.console ?? null,
  );
  return battle.outcome || battle.seats.some(({ out }, seat) => !out && numbers[seat] === null)
    ? {
        kind: 'choosing',
        locked: numbers,
        ...picksOf(battle, numbers, picked),
        ...saidOf(battle, numbers, attacks),
      }
    : {
        kind: 'telling',
        orders: numbers.map((console, seat) =>
          console === null ? null : calling(battle, seat, console, attacks),
        ),
        step: CALLED,
        decided: false,
      };
};

/** The rival that the lone player has to name with a number; undefined for the first at the
 *  maneuver's range (M12). */
const saidWith = (battle: Battle, console: number, attacks?: number): number | null => {
  const maneuver = maneuverAt(bookletOf(battle, 0).statCard, console);
  if (!maneuver || attacks === undefined) return null;
  const said = attackedBy(battle.pairings, maneuver, { attacks });
  return said === attackedBy(battle.pairings, maneuver) ? null : said;
};

const saidOf = (
  battle: Battle,
  [lone = null]: Choosing['locked'],
  attacks?: number,
): Pick<Choosing, 'attacks'> => {
  const said = lone === null ? null : saidWith(battle, lone, attacks);
  return said === null ? {} : { attacks: said };
};

/** An order that calls a number. The lone player names a rival if rivals are at several ranges
 *  (M2), and if it is not the first at the maneuver's (M12). */
export const calling = (
  battle: Battle,
  seat: number,
  console: number,
  said?: number,
): SeatOrder => {
  const maneuver = maneuverAt(bookletOf(battle, seat).statCard, console);
  if (seat !== 0 || !maneuver) return { console };
  const attacks =
    saidWith(battle, console, said) ??
    (hasSeveralRanges(battle) ? attackedBy(battle.pairings, maneuver) : null);
  return attacks === null ? { console } : { console, attacks };
};

/** A new turn, with nothing locked in but what leaves no choice. */
export const openTurn = (battle: Battle): TurnInProgress =>
  turnWith(battle, beginTurn(battle.seats.length));

/** Locks a console number in, for the lone player with the rival it attacks; null if that is not
 *  allowed. */
export const lockIn = (
  battle: Battle,
  turn: TurnInProgress,
  seat: number,
  console: number,
  attacks?: number,
): TurnInProgress | null =>
  turn.kind === 'choosing' && mayCall(battle, seat, console)
    ? turnWith(battle, {
        ...withoutSaid(turn, seat),
        locked: turn.locked.with(seat, console),
        ...(seat === 0 && attacks !== undefined ? { attacks } : {}),
      })
    : null;

/** A turn in which a seat chooses again: the rival that the lone player named goes with its
 *  number. */
const withoutSaid = (turn: Choosing, seat: number): Choosing => {
  const { attacks, ...others } = turn;
  return seat === 0 && attacks !== undefined ? others : turn;
};

/** Takes a choice back while another pilot still chooses; null later, or if there was none. */
export const takeBack = (battle: Battle, turn: TurnInProgress, seat: number): Choosing | null =>
  turn.kind === 'choosing' && !onlyOpenManeuver(battle, seat)
    ? { ...withoutSaid(turn, seat), locked: turn.locked.with(seat, null) }
    : null;

/** Picks a number, or lets it go (null), without an order. Null if nothing changes. */
export const pick = (
  battle: Battle,
  turn: TurnInProgress,
  seat: number,
  console: number | null,
): Choosing | null => {
  if (turn.kind !== 'choosing') return null;
  const { attacks, locked, picked = locked.map(() => null) } = turn;
  const kept = picksOf(battle, locked, picked.with(seat, console));
  const next: Choosing = {
    ...{ kind: 'choosing', locked },
    ...kept,
    ...(attacks === undefined ? {} : { attacks }),
  };
  return sameChoices(turn, next) ? null : next;
};

/** The telling at another step; null if it cannot be there. There is no score before the modifier
 *  is shared (M4). */
export const reach = (played: Exchange, turn: Telling, step: Step): Telling | null => {
  if (!hasStep(played, step)) return null;
  if (turn.decided)
    return isBeforeScore(step) || !isSharing(played, turn.orders) ? { ...turn, step } : null;
  return isBeforeDamage(step) ? { ...turn, step } : null;
};

const isBeforeScore = (step: Step): boolean => step.kind === 'split' || isBeforeDamage(step);

/** Whether the lone player has yet to share the modifier (M4). */
const isSharing = (played: Exchange, orders: SeatOrders): boolean =>
  undecidedOf(played, orders).some(({ kind }) => kind === 'modifier shared');

/** Nobody leaves (D7): on to the split, the first score or the first beat, if there is one. */
export const stay = (played: Exchange, { orders }: Telling): Telling => ({
  kind: 'telling',
  orders,
  step: stepAfter(played, LEAVE_OR_STAY) ?? LEAVE_OR_STAY,
  decided: true,
});

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

/** Pilots leave (D7) while others fight on, and the exchange goes on. Null once leaving is decided,
 *  if a pilot may not leave in that way, and if it ends the battle: then `ordersLeaving` gives its
 *  last orders. */
export const leave = (battle: Battle, turn: Telling, leaving: readonly Leave[]): Telling | null => {
  const orders = ordersLeaving(turn, leaving);
  if (!orders || endsByLeaving(battle, orders)) return null;
  const played = play(battle, { seats: orders });
  return isRefusal(played) ? null : stay(played, { ...turn, orders });
};

/** Whether the lone player leaves, or every rival still in the battle (M10). */
const endsByLeaving = (battle: Battle, orders: SeatOrders): boolean =>
  orders[0]?.leaves !== undefined ||
  battle.pairings.every(({ rival }) => orders[rival]?.leaves !== undefined);

/** Writes a pilot's answer into the orders; null if it was not asked for. */
export const withAnswer = (played: Exchange, turn: Telling, answer: Answer): Telling | null => {
  const orders = answered(played, turn.orders, answer);
  return orders && { ...turn, orders };
};

/** Whether in both turns pilots choose, with the same numbers locked in and picked. */
const sameChoices = (one: TurnInProgress, other: TurnInProgress): boolean =>
  one.kind === 'choosing' &&
  other.kind === 'choosing' &&
  sameNumbers(one, other) &&
  one.attacks === other.attacks &&
  one.picked?.length === other.picked?.length &&
  one.locked.every((_, seat) => one.picked?.[seat] === other.picked?.[seat]);

/** A stored turn made to fit the battle: choices that are not open, announcements that cannot be
 *  and steps that show nothing are dropped, and pilots without a choice are locked in. The same
 *  object if all of it fits. */
export const fittingTurn = (battle: Battle, turn: TurnInProgress): TurnInProgress => {
  const numbers = numbersOf(turn);
  const locked = battle.seats.map((_, seat) => {
    const console = numbers[seat] ?? null;
    return console !== null && mayCall(battle, seat, console) ? console : null;
  });
  const anew = turnWith(battle, turn.kind === 'choosing' ? { ...turn, locked } : { locked });
  if (!sameNumbers(turn, anew) || turn.kind === 'choosing' || anew.kind === 'choosing')
    return sameChoices(turn, anew) ? turn : anew;
  const played = play(battle, { seats: turn.orders });
  if (isRefusal(played)) return anew;
  if (hasStep(played, turn.step)) return turn;
  const nearest = stepAfter(played, turn.step) ?? stepBefore(played, turn.step) ?? CALLED;
  return reach(played, turn, nearest) ?? anew;
};
