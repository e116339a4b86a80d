import type { Battle } from '../battle/battle.ts';
import { seatOf } from '../battle/battle.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { attackedBy } from '../battle/heard.ts';
import { whyShut } from '../battle/open-maneuvers.ts';
import type { Orders, SeatOrder } from '../battle/orders.ts';
import { splitOf } from '../battle/split.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import type { Fight } from './fight.ts';
import { afterTurn, battleNamed, freePilots, isRunning, sitOut } from './fight.ts';
import { join, joinInto } from './join.ts';
import type { Lineup, SeatName } from './lineup.ts';
import type { Move } from './record.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal } from './refusal.ts';
import { seatName } from './lineup.ts';

export interface Moved {
  readonly fight: Fight;
  /** Null unless the move was a turn. */
  readonly exchange: Exchange | null;
}

/** Plays a move: the fight after it, or why it is refused. */
export const playMove = (fight: Fight, move: Move): Moved | Refusal => {
  if (fight.outcome) return { kind: fight.battles.length > 1 ? 'fight over' : 'battle over' };
  switch (move.kind) {
    case 'turn':
      return playTurn(fight, move.battle, move.orders);
    case 'join':
      return playJoin(fight, move.pilot, move.opens);
    case 'sits out':
      return freePilots(fight).includes(move.pilot)
        ? { fight: sitOut(fight, move.pilot), exchange: null }
        : { kind: 'not free', pilot: move.pilot };
  }
};

const playTurn = (fight: Fight, name: string, orders: Orders): Moved | Refusal => {
  const found = battleNamed(fight, name);
  if (!found || !isRunning(found)) return { kind: 'no battle', battle: name };
  const turn = play(found.battle, orders);
  return isRefusal(turn) ? turn : { fight: afterTurn(fight, name, turn.battle), exchange: turn };
};

const playJoin = (fight: Fight, pilot: number, opens: readonly Lineup[]): Moved | Refusal => {
  if (!freePilots(fight).includes(pilot)) return { kind: 'not free', pilot };
  const found = joinInto(fight, pilot, opens);
  return found ? { fight: join(fight, found), exchange: null } : { kind: 'no such join', pilot };
};

/** Plays orders: the exchange, or why they are refused. */
export const play = (battle: Battle, orders: Orders): Exchange | Refusal => {
  const { draw, seats } = orders;
  const name = (seat: number): SeatName => seatName(seat, battle.seats.length);
  if (battle.outcome) return { kind: 'battle over' };
  if (draw?.by === 'claimed' && battle.quiet < QUIET_TURNS)
    return { kind: 'claims too early', who: name(draw.seat) };
  const shut =
    seats &&
    first(battle.seats, (_, seat) => whyNot(battle, seat, seats[seat] ?? null, name(seat)));
  if (shut) return shut;
  const played = exchange(battle, orders);
  return (
    (seats && first(seats, (order, seat) => unheard(played, seat, order, name(seat)))) ?? played
  );
};

const first = <Thing>(
  things: readonly Thing[],
  refusalOf: (thing: Thing, index: number) => Refusal | null,
): Refusal | null => {
  for (const [index, thing] of things.entries()) {
    const refusal = refusalOf(thing, index);
    if (refusal) return refusal;
  }
  return null;
};

/** Why a seat may not call its number (D2); null if it may. */
const whyNot = (
  battle: Battle,
  seat: number,
  order: SeatOrder | null,
  who: SeatName,
): Refusal | null => {
  const { booklet, out } = seatOf(battle, seat);
  if (!order) return out ? null : { kind: 'no number', who };
  if (out) return { kind: 'is out', who };
  const { console } = order;
  const maneuver = maneuverAt(booklet.statCard, console);
  if (!maneuver) return { kind: 'no such maneuver', who, console, mech: booklet.mech.name };
  const shut = whyShut(battle, seat, maneuver);
  if (shut) return { kind: 'shut', who, maneuver, shut };
  const { attacks } = order;
  return attacks !== undefined &&
    (seat !== 0 || attackedBy(battle.pairings, maneuver, order) === null)
    ? { kind: 'attacks nobody', attacked: attacks }
    : null;
};

/** An announcement that did not come true: an escape (E1), shares (M4), an ignored critical (K3), a
 *  loss (H4). */
const unheard = (
  played: Exchange,
  seat: number,
  order: SeatOrder | null,
  who: SeatName,
): Refusal | null => {
  const { battle, incidents } = played;
  const { leaves, loses, shares, ignores } = order ?? {};
  if (
    leaves === 'escapes' &&
    !incidents.some((incident) => incident.kind === 'escaped' && incident.seat === seat)
  )
    return { kind: 'no escape', who, rivals: battle.seats.length - 1 };
  if (shares) {
    const { modifier = 0, hits = [], shares: counted } = splitOf(played) ?? {};
    if (seat !== 0 || String(counted) !== String(shares))
      return { kind: 'no such shares', among: hits.length, modifier };
  }
  const asked = incidents.filter(
    (incident) => incident.kind === 'critical' && incident.on === seat && incident.first,
  );
  if (ignores && ignores.length > asked.length) return { kind: 'nothing to ignore', who };
  if (
    loses !== undefined &&
    !incidents.some(
      (incident) =>
        incident.kind === 'exploded' && incident.seat === seat && incident.ammunition === loses,
    )
  )
    return { kind: 'no such loss', who, ammunition: loses };
  return null;
};
