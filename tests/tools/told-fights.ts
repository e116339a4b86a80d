import { findIn, readLibrary } from '../../src/command-line/library.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { LIVERY_RINGS, PAINTS } from '../../src/rules/battle/livery.ts';
import { OPTIONS, USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Orders } from '../../src/rules/battle/orders.ts';
import { everyCategory } from '../../src/rules/battle/skill.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { ToldFight } from '../../src/rules/comic/comic.ts';
import { nextBattle, openFight } from '../../src/rules/fight/fight.ts';
import type { Lineup } from '../../src/rules/fight/lineup.ts';
import { playMove } from '../../src/rules/fight/moves.ts';
import { parseRecord } from '../../src/rules/fight/parse.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import type { FightRecord, Liveries, Move } from '../../src/rules/fight/record.ts';
import { dressed } from '../../src/rules/fight/record.ts';
import { isRefusal } from '../../src/rules/fight/refusal.ts';
import { replay } from '../../src/rules/fight/replay.ts';
import { startsOf } from '../../src/rules/fight/starts.ts';
import { sure } from '../../src/rules/sure.ts';
import { oneOf, randomMove, randomTurn } from './random-fight.ts';
import { randomFrom } from './random-play.ts';

const library = readLibrary();
const booklets = [...library.values()];
const findBooklet = findIn(library);

/** A fight to be told on a comic page, from its record. */
export interface FightToTell {
  readonly fought: ToldFight;
  /** `duel`, `one against three` … */
  readonly kind: string;
}

/** A record, replayed. */
export const foughtOf = (text: string, liveries: Liveries = []): ToldFight => {
  const record = dressed(sure(parseRecord(text).record), liveries);
  const names = record.entrants.map(({ booklet, edition, pilot }) => ({
    ...{ pilot, mech: sure(findBooklet(booklet, edition)).mech.name },
  }));
  return { ...replay(record, findBooklet), record, names };
};

/** Who fights whom, by the seed. */
const LINEUPS: readonly (readonly [kind: string, lineups: readonly Lineup[]])[] = [
  ...Array.from({ length: 7 }, () => ['duel', [{ lone: 0, rivals: [1] }]] as const),
  ['one against three', [{ lone: 0, rivals: [1, 2, 3] }]],
  ['one against seven', [{ lone: 0, rivals: [1, 2, 3, 4, 5, 6, 7] }]],
  [
    'two against six',
    [
      { lone: 0, rivals: [1, 2, 3] },
      { lone: 4, rivals: [5, 6, 7] },
    ],
  ],
];

/** Short names, and as long as may be in several scripts. */
const NAMES: readonly (readonly string[])[] = [
  ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'],
  ['Wilhelmina von Sternberg', 'Montgomery Featherstone', 'James', 'Maximilian-Ferdinand III'],
  [
    'Александра Константинова',
    '二階堂大和守源朝臣義經之子孫太郎左衛門尉殿',
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  ],
  ['👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 'A. (of B): 12 damage', 'Both', 'Nobody wins'],
];

/** Turns without a fall of armor at the beginning, where that can be; and after how many turns all agree to a draw. */
const PATIENCE = [0, 0, 0, 4, 0, 12, 0, 0, 30, 0, 199] as const;
const LIMITS = [200, 60, 1, 200, 7, 200, 23, 200, 200, 2, 200, 200, 16] as const;

const at = <Thing>(things: readonly Thing[], index: number): Thing =>
  sure(things[index % things.length]);

const namesFor = (seed: number, many: number): readonly string[] => {
  const names = at(NAMES, seed);
  return Array.from({ length: many }, (_, place) => names[place] ?? `Pilot ${place + 1}`);
};

/** Mostly new; else skilled, or worn and painted. */
const brought = (seed: number, booklet: Booklet, pilot: string): Entry => {
  const entry = fresh(booklet, pilot);
  if (seed % 5 === 3) return { ...entry, skill: everyCategory(6), penalty: everyCategory(2) };
  if (seed % 5 !== 4) return entry;
  const criticals = booklet.criticals
    .filter((_, place) => place % 4 === seed % 4)
    .filter(({ effects }) => effects.every(({ effect }) => effect === 'score'))
    .slice(0, 3)
    .map(({ effects, part }) => ({ part, effects, times: 1 + (seed % 2) }));
  return {
    ...{ ...entry, criticals, armor: Math.ceil(entry.armor / 2) },
    livery: { paint: at(PAINTS, seed), rings: [...LIVERY_RINGS], scorched: 2 },
  };
};

/** A turn by chance; for the patient one in which no armor falls, where a few tries find it. */
const turnOf = (battle: Battle, random: () => number, patience: number): Orders => {
  let orders = randomTurn(battle, random);
  for (let tries = 0; tries < 40 && battle.turns < patience; tries += 1) {
    const { battle: next } = exchange(battle, orders);
    if (next.quiet > battle.quiet && !next.outcome) break;
    orders = randomTurn(battle, random);
  }
  return orders;
};

/** A fight by its seed, to its end: duels of every pair, one against three and seven, two against six with joins. */
export const fightToTell = (seed: number): FightToTell => {
  const random = randomFrom(seed);
  const [kind, lineups] = at(LINEUPS, seed);
  const many = lineups.reduce((all, { rivals }) => all + rivals.length + 1, 0);
  const entries = namesFor(Math.floor(seed / 3), many).map((name, place) =>
    brought(seed + place, many === 2 ? pairOf(seed, place) : oneOf(booklets, random), name),
  );
  const options = { ...USUAL_OPTIONS, ammunition: at(OPTIONS.ammunition, Math.floor(seed / 7)) };
  const moves: Move[] = [];
  let fight = openFight(options, entries, lineups);
  while (!fight.outcome) {
    const next = nextBattle(fight);
    const turn = (orders: Orders): Move => ({ kind: 'turn', battle: sure(next).name, orders });
    const isDuel = many === 2;
    const move = !next
      ? randomMove(fight, random)
      : next.battle.turns >= Math.min(at(LIMITS, seed), isDuel ? 200 : 60)
        ? turn({ draw: { by: 'agreed' } })
        : isDuel
          ? turn(turnOf(next.battle, random, at(PATIENCE, seed)))
          : randomMove(fight, random);
    if (!move) break;
    const moved = playMove(fight, move);
    if (isRefusal(moved)) throw new Error(`fight ${seed}: ${moved.kind}`);
    moves.push(move);
    ({ fight } = moved);
  }
  const liveries = entries.map(({ livery }) => livery ?? null);
  const record: FightRecord = {
    ...{ options, battles: lineups, moves },
    entrants: entries.map((entry) => ({
      ...{ booklet: entry.booklet.id, edition: entry.booklet.edition, pilot: entry.pilot },
      starts: startsOf(entry),
    })),
  };
  return { fought: foughtOf(printRecord(record), liveries), kind };
};

const pairOf = (seed: number, place: number): Booklet =>
  at(booklets, place === 0 ? seed : seed + Math.floor(seed / booklets.length));
