import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import type { Exchange } from '../../src/rules/battle/exchange.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import type { Incident } from '../../src/rules/battle/incident.ts';
import { mayEscape } from '../../src/rules/battle/leaving.ts';
import { onlyOpenManeuver } from '../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { TurnOrders } from '../../src/rules/battle/orders.ts';
import { ONLY_BATTLE } from '../../src/rules/fight/fight.ts';
import { againstFirst } from '../../src/rules/fight/lineup.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import { freshEntrant } from '../../src/rules/fight/record.ts';
import { sure } from '../../src/rules/sure.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { randomFrom, randomOrders } from './random-play.ts';

const BEATS: readonly Incident['kind'][] = [
  'exploded',
  'shut down',
  'started up',
  'fell',
  'pilot killed',
];

/** Who fights in all of them. */
export const PILOTS = ['Ada', 'Ben'] as const;
const MECHS = ['rfl-3n', 'grf-1n'] as const;

/** A turn of a recorded duel. */
export interface RecordedTurn {
  /** The console numbers called, by seat. */
  readonly numbers: readonly number[];
  /** Who has no choice, and is locked in by that. */
  readonly bound: readonly number[];
  /** How many SCOREs it has. */
  readonly hits: number;
  /** Whether something happens that is told as a beat of its own. */
  readonly beats: boolean;
  /** Whether leaving is worth a thought: somebody is out after it, or may escape. */
  readonly grave: boolean;
}

/** Ten duels, by the seed that repeats them; the first two have 23 turns. */
export const RECORDED = [116, 40, 15, 47, 16, 11, 7, 29, 19, 2] as const;

/** Ada's Rifleman against Ben's Griffin, played at random to its end: each turn from before to after. */
const played = (seed: number) => {
  const library = readLibrary();
  const [lone, rival] = MECHS.map((id, seat) => fresh(sure(library.get(id)), sure(PILOTS[seat])));
  const random = randomFrom(seed);
  const turns: { before: Battle; orders: TurnOrders; exchange: Exchange }[] = [];
  let battle = openBattle({ options: USUAL_OPTIONS, lone: sure(lone), rivals: [sure(rival)] });
  while (!battle.outcome) {
    const orders = randomOrders(battle, random);
    const exchanged = exchange(battle, orders);
    turns.push({ before: battle, orders, exchange: exchanged });
    ({ battle } = exchanged);
  }
  return turns;
};

/** What is to be known of each turn of a recorded duel. */
export const recordedDuel = (seed: number): readonly RecordedTurn[] =>
  played(seed).map(({ before, orders, exchange: { battle: after, incidents, pairings } }) => ({
    numbers: orders.seats.map((order) => sure(order).console),
    bound: [...before.seats.keys()].filter((seat) => onlyOpenManeuver(before, seat)),
    hits: incidents.filter(({ kind }) => kind === 'scored').length,
    beats: incidents.some(({ kind }) => BEATS.includes(kind)),
    grave: after.seats.some(({ out }, seat) => out || mayEscape(before, seat, pairings)),
  }));

/** A recorded duel as a record, up to a turn: to its end unless said. */
export const recordOf = (seed: number, turns = Infinity): string =>
  printRecord({
    options: USUAL_OPTIONS,
    entrants: MECHS.map((id, seat) => freshEntrant(id, sure(PILOTS[seat]))),
    battles: againstFirst(2),
    moves: played(seed)
      .slice(0, turns)
      .map(({ orders }) => ({ kind: 'turn', battle: ONLY_BATTLE, orders })),
  });
