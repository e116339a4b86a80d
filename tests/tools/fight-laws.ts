import type { Battle } from '../../src/rules/battle/battle.ts';
import { seatOf } from '../../src/rules/battle/battle.ts';
import type { Exchange } from '../../src/rules/battle/exchange.ts';
import { heatAfter, supplyAfter } from '../../src/rules/battle/heat.ts';
import type { Incident } from '../../src/rules/battle/incident.ts';
import { openManeuvers } from '../../src/rules/battle/open-maneuvers.ts';
import { turnLimit } from '../../src/rules/battle/options.ts';
import type { Orders } from '../../src/rules/battle/orders.ts';
import { sharedModifier } from '../../src/rules/battle/shares.ts';
import { splitOf } from '../../src/rules/battle/split.ts';
import { maneuverAt } from '../../src/rules/booklet/stat-card.ts';
import type { Move } from '../../src/rules/fight/record.ts';
import type { Fight } from '../../src/rules/fight/fight.ts';
import { battleNamed, freePilots, isRunning, standingOf } from '../../src/rules/fight/fight.ts';
import type { Moved } from '../../src/rules/fight/moves.ts';
import { sure } from '../../src/rules/sure.ts';

/** A law of one turn against any number: whether it holds. */
type TurnLaw = (before: Battle, orders: Orders, played: Exchange) => boolean;

const kinds = (incidents: readonly Incident[], kind: Incident['kind'], seat: number): number =>
  incidents.filter((each) => each.kind === kind && 'seat' in each && each.seat === seat).length;

/** The laws of a turn, by their names. */
export const TURN_LAWS: Readonly<Record<string, TurnLaw>> = {
  'shares add up to the modifier and nothing else (M4)': (before, { seats }, played) => {
    const split = splitOf(played);
    const console = seats?.[0]?.console;
    if (!split || console === undefined) return true;
    const lone = seatOf(before, 0);
    const modifier = sharedModifier(lone, sure(maneuverAt(lone.booklet.statCard, console)));
    return (
      split.hits.length > 1 &&
      split.shares.reduce((sum, share) => sum + share, 0) === modifier &&
      split.shares.every((share) => share === 0 || share > 0 === modifier > 0)
    );
  },
  'heat and ammunition once, whoever hears a conversion (M5)': (
    before,
    { seats = [] },
    { battle, incidents },
  ) =>
    seats.every((order, seat) => {
      if (!order) return kinds(incidents, 'heated', seat) === 0;
      const mech = seatOf(before, seat);
      const maneuver = sure(maneuverAt(mech.booklet.statCard, order.console));
      const after = seatOf(battle, seat);
      const heated = incidents.filter(({ kind }) => kind === 'heated');
      const warmed = incidents.flatMap((each) =>
        each.kind === 'warmed' && each.seat === seat ? [each.points] : [],
      );
      const spent = supplyAfter(before.options, mech, maneuver);
      const points = (all: Readonly<Record<string, number>>): number =>
        Object.values(all).reduce((sum, each) => sum + each, 0);
      const lost = before.options.ammunition === 'counted' ? kinds(incidents, 'exploded', seat) : 0;
      return (
        heated.filter((each) => each.kind === 'heated' && each.seat === seat).length === 1 &&
        after.heat === warmed.reduce((sum, each) => sum + each, heatAfter(mech, maneuver)) &&
        points(after.ammunition) === points(spent) - lost
      );
    }),
  'who is out never changes, and is not spoken of (M8)': (before, _, { battle, incidents }) =>
    before.seats.every(
      (seat, index) =>
        seat.out === null ||
        (battle.seats[index] === seat &&
          !incidents.some(
            (each) =>
              ('seat' in each && each.seat === index) || ('on' in each && each.on === index),
          )),
    ),
  'who leaves takes no damage (M8, D7)': (before, _, { battle }) =>
    battle.seats.every(
      (seat, index) =>
        (seat.out !== 'escaped' && seat.out !== 'bailed out') ||
        seat.armor === seatOf(before, index).armor,
    ),
  'pairings are those of the lone player with each rival who fights': (_, __, { battle }) => {
    const lone = seatOf(battle, 0).out === null;
    const rivals = battle.seats.flatMap(({ out }, seat) =>
      lone && seat > 0 && out === null ? [seat] : [],
    );
    return String(battle.pairings.map(({ rival }) => rival)) === String(rivals);
  },
  'who fights has something open, and nobody else (D13)': (_, __, { battle }) =>
    battle.seats.every(
      ({ out }, seat) =>
        openManeuvers(battle, seat).length > 0 === (battle.outcome === null && out === null),
    ),
  'a battle ends with its lone player or its last rival (M10)': (_, __, { battle }) => {
    const [lone, ...rivals] = battle.seats.map(({ out }) => out !== null);
    const isOver = lone === true || rivals.every((out) => out);
    return isOver
      ? battle.outcome !== null
      : battle.outcome === null ||
          (battle.outcome.kind === 'nobody' &&
            (battle.outcome.by === 'stalemate' ||
              (battle.outcome.by === 'limit' && battle.turns === turnLimit(battle.options))));
  },
};

/** The laws of a move of a fight, by their names. */
export const FIGHT_LAWS: Readonly<
  Record<string, (before: Fight, move: Move, moved: Moved) => boolean>
> = {
  'nobody sits in two battles that go on': (_, __, { fight }) => {
    const running = fight.battles.filter(isRunning).flatMap(({ pilots }) => pilots);
    return new Set(running).size === running.length;
  },
  'enemies face each other, friends never': (_, __, { fight }) =>
    fight.battles.every(({ pilots }) =>
      pilots.every(
        (pilot, seat) => seat === 0 || fight.sides[pilot] !== fight.sides[sure(pilots[0])],
      ),
    ),
  "a join leaves every 'Mech as it stands, and every pairing that is left its range and pages (M12)":
    (before, move, { fight }) =>
      move.kind !== 'join' ||
      (fight.sides.every((_, pilot) => standingOf(fight, pilot) === standingOf(before, pilot)) &&
        facings(fight).every(([pair, range]) => {
          const old = facings(before).find(([each]) => each === pair);
          return old ? old[1] === range : range.startsWith('long 49 49');
        })),
  'a turn changes its own battle alone': (before, move, { fight }) =>
    move.kind !== 'turn' ||
    before.battles.every(
      (each) => each.name === move.battle || battleNamed(fight, each.name) === each,
    ),
  'who is out of a fight stays out': (before, _, { fight }) =>
    before.sides.every((__, pilot) => {
      const seat = standingOf(before, pilot);
      return seat.out === null || standingOf(fight, pilot) === seat;
    }),
  'a fight is over when a side is out, or nothing goes on in it': (_, __, { fight }) => {
    const stands = (side: string): boolean =>
      fight.sides.some((each, pilot) => each === side && standingOf(fight, pilot).out === null);
    const waits = (side: string): boolean =>
      freePilots({ ...fight, outcome: null }).some(
        (pilot) => fight.sides[pilot] === side && !fight.sittingOut.includes(pilot),
      );
    const goesOn =
      stands('few') &&
      stands('many') &&
      (fight.battles.some(isRunning) || (waits('few') && waits('many')));
    return goesOn === (fight.outcome === null);
  },
};

/** Who faces whom in the battles that go on, with range and pages, whichever of the two is alone. */
const facings = (fight: Fight): readonly (readonly [pair: string, how: string])[] =>
  fight.battles.filter(isRunning).flatMap(({ battle, pilots }) =>
    battle.pairings.map(({ rival, range, sees }) => {
      const [lone, other] = [sure(pilots[0]), sure(pilots[rival])];
      const [first, second] = lone < other ? [sees.lone, sees.rival] : [sees.rival, sees.lone];
      return [
        [lone, other].sort((one, another) => one - another).join(),
        `${range} ${first.number} ${second.number}`,
      ] as const;
    }),
  );

/** The names of the laws that a move breaks. */
export const brokenLaws = (before: Fight, move: Move, moved: Moved): readonly string[] => {
  const broken = Object.entries(FIGHT_LAWS).flatMap(([name, holds]) =>
    holds(before, move, moved) ? [] : [name],
  );
  const { exchange } = moved;
  if (move.kind !== 'turn' || !exchange) return broken;
  const { battle } = sure(battleNamed(before, move.battle));
  return [
    ...broken,
    ...Object.entries(TURN_LAWS).flatMap(([name, holds]) =>
      holds(battle, move.orders, exchange) ? [] : [name],
    ),
  ];
};
