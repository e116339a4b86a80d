import type { Battle } from '../../src/rules/battle/battle.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import type { Options } from '../../src/rules/battle/options.ts';
import type { SeatOrder, TurnOrders } from '../../src/rules/battle/orders.ts';
import { splitOf } from '../../src/rules/battle/split.ts';
import { maneuverAt } from '../../src/rules/booklet/stat-card.ts';
import type { Move } from '../../src/rules/fight/record.ts';
import type { Fight } from '../../src/rules/fight/fight.ts';
import { freePilots, nextBattle, openFight, runningBattles } from '../../src/rules/fight/fight.ts';
import { joinsOf } from '../../src/rules/fight/join.ts';
import type { Lineup } from '../../src/rules/fight/lineup.ts';
import type { Moved } from '../../src/rules/fight/moves.ts';
import { playMove } from '../../src/rules/fight/moves.ts';
import { isRefusal } from '../../src/rules/fight/refusal.ts';
import { randomOrders, randomShares } from './random-play.ts';

type Random = () => number;

/** 'Mechs that are shut down can cool by one for thousands of turns: a fight is left after so many in a battle. */
const LONGEST = 120;

/** One of these at random. */
export const oneOf = <Thing>(things: readonly Thing[], random: Random): Thing => {
  const found = things[Math.floor(random() * things.length)];
  if (found === undefined) throw new RangeError('There is nothing to draw from.');
  return found;
};

/** A turn of a battle at random: what is open, now and then a leave, a rival named, shares. */
export const randomTurn = (battle: Battle, random: Random): TurnOrders => {
  const drawn = randomOrders(battle, random).seats.map(
    (order, seat) => order && named(battle, leavingNowAndThen(order, random), seat, random),
  );
  const { incidents } = exchange(battle, { seats: drawn });
  const left = (seat: number): boolean =>
    incidents.some(
      (incident) =>
        (incident.kind === 'escaped' || incident.kind === 'bailed out') && incident.seat === seat,
    );
  const seats = drawn.map((order, seat) => {
    if (!order?.leaves || left(seat)) return order;
    const { leaves: _none, ...stays } = order;
    return stays;
  });
  const split = splitOf({ incidents });
  const [lone] = seats;
  return withIgnoring(
    battle,
    split && lone && random() < 0.8
      ? { seats: seats.with(0, { ...lone, shares: randomShares(split, random) }) }
      : { seats },
    random,
  );
};

/** Of each critical that may be ignored it is said whether it is, or nothing (K3). */
const withIgnoring = (battle: Battle, orders: TurnOrders, random: Random): TurnOrders => {
  if (battle.seats.every(({ ignores }) => ignores.length === 0)) return orders;
  const { incidents } = exchange(battle, orders);
  return {
    seats: orders.seats.map((order, seat) => {
      const asked = incidents.filter(
        (incident) => incident.kind === 'critical' && incident.on === seat && incident.first,
      );
      return order && asked.length > 0 && random() < 0.8
        ? { ...order, ignores: asked.map(() => random() < 0.5) }
        : order;
    }),
  };
};

const leavingNowAndThen = (order: SeatOrder, random: Random): SeatOrder => {
  const draw = random();
  return draw < 0.004
    ? { ...order, leaves: 'bails out' }
    : draw < 0.1
      ? { ...order, leaves: 'escapes' }
      : order;
};

/** The lone player names one of those at the maneuver's range, now and then. */
const named = (battle: Battle, order: SeatOrder, seat: number, random: Random): SeatOrder => {
  if (seat !== 0 || battle.pairings.length < 2 || random() < 0.5) return order;
  const range = maneuverAt(battle.seats[0]?.booklet.statCard ?? fail(), order.console)?.range;
  const there = battle.pairings.filter((pairing) => pairing.range === range);
  return { ...order, attacks: oneOf(there, random).rival };
};

const fail = (): never => {
  throw new RangeError('A battle has a lone player.');
};

/** A move of a fight at random: where somebody is free, a join in half of the cases; few sit out. */
export const randomMove = (fight: Fight, random: Random): Move | null => {
  const joins = freePilots(fight).flatMap((pilot) => joinsOf(fight, pilot));
  if (joins.length > 0 && (random() < 0.5 || runningBattles(fight).length === 0)) {
    const { pilot, opens } = oneOf(joins, random);
    return random() < 0.05 ? { kind: 'sits out', pilot } : { kind: 'join', pilot, opens };
  }
  const next = random() < 0.5 ? nextBattle(fight) : oneOf(runningBattles(fight), random);
  return next && next.battle.turns < LONGEST
    ? { kind: 'turn', battle: next.name, orders: randomTurn(next.battle, random) }
    : null;
};

/** A whole fight at random, through the engine of the replay; `each` sees every move. */
export const playFight = (
  {
    options,
    entries,
    lineups,
  }: {
    readonly options: Options;
    readonly entries: readonly Entry[];
    readonly lineups: readonly Lineup[];
  },
  random: Random,
  each: (before: Fight, move: Move, moved: Moved) => void = () => undefined,
): { readonly end: Fight; readonly moves: readonly Move[] } => {
  const moves: Move[] = [];
  let fight = openFight(options, entries, lineups);
  while (!fight.outcome) {
    const move = randomMove(fight, random);
    if (!move) break;
    const moved = playMove(fight, move);
    if (isRefusal(moved))
      throw new Error(`A move that is open was refused: ${JSON.stringify([move, moved.kind])}`);
    moves.push(move);
    each(fight, move, moved);
    fight = moved.fight;
  }
  return { end: fight, moves };
};
