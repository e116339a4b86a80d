import cda from '../../books/cda-3ma.json';
import cls from '../../books/cls-1a.json';
import enf from '../../books/enf-4r.json';
import grf from '../../books/grf-1n.json';
import hbk from '../../books/hbk-4g.json';
import her from '../../books/her-5sa.json';
import lct from '../../books/lct-1v.json';
import rfl from '../../books/rfl-3n.json';
import { randomFrom, randomOrders } from '../tools/random-play.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { bookletOf, openBattle } from '../../src/rules/battle/battle.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import type { Exchange } from '../../src/rules/battle/exchange.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { OPTIONS, USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { everyCategory } from '../../src/rules/battle/skill.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import { undecidedOf } from '../../src/rules/fight/undecided.ts';
import type { Question } from '../../src/rules/fight/undecided.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Named } from '../../src/rules/words/tell.ts';
import { twoAmmunitions } from '../two-ammunitions.ts';

/** A turn of a duel that was played at random. */
export interface RandomTurn {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly undecided: readonly Question[];
}

export interface RandomDuel {
  /** Who fights and how, in words. */
  readonly cast: string;
  readonly names: readonly Named[];
  readonly turns: readonly RandomTurn[];
}

/** Two that are shut down may cool for thousands of turns. */
const LONGEST = 60;

const parsed = (document: unknown): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return read.booklet;
};
const rifleman = parsed(rfl);
const griffin = parsed(grf);
const armed = parsed(twoAmmunitions(rfl));

const PAIRS = [
  [rifleman, griffin],
  [griffin, rifleman],
  [rifleman, rifleman],
  [griffin, griffin],
] as const;

const at = <Thing>(things: readonly Thing[], index: number): Thing =>
  sure(things[index % things.length]);

/** From this seed on every booklet of the game meets every other and its like. */
const OF_ALL = 1000;
const ALL = [rifleman, griffin, ...[cda, cls, enf, hbk, her, lct].map(parsed)];

const pairOf = (seed: number): readonly [Booklet, Booklet] => {
  if (seed < OF_ALL) return at(PAIRS, seed);
  const past = seed - OF_ALL;
  return [at(ALL, past), at(ALL, past + Math.floor(past / ALL.length))];
};

/** Names of pilots: short ones, ordinary ones that just stand on a line, and as long as a name may be. */
const PILOTS = [
  ['Ada', 'Ben'],
  ['Christopher', "Ada O'Neill"],
  ['Wilhelmina von Sternberg', 'Montgomery Featherstone'],
  ['Alexandra M.', 'Ben'],
  ['👩‍🚀 Ada', 'Maximilian-Ferdinand'],
] as const;

/** What sits down beside what a booklet prints: nothing mostly; else what makes sums long. */
const BROUGHT = {
  new: (entry: Entry): Entry => entry,
  skilled: (entry: Entry): Entry => ({
    ...entry,
    skill: everyCategory(2),
    penalty: everyCategory(3),
  }),
  worn: (entry: Entry): Entry => ({
    ...entry,
    skill: everyCategory(1),
    armor: Math.ceil(entry.armor / 2),
    criticals: entry.booklet.viewScreens
      .flatMap((screen) => screen?.criticals ?? [])
      .filter(({ critical }) => critical.effects.some(({ effect }) => effect === 'score'))
      .slice(0, 3)
      .map(({ critical: { part, effects } }) => ({ part, effects, times: 2 })),
  }),
} as const;
const SAT_DOWN = ['new', 'new', 'new', 'skilled', 'new', 'worn', 'new'] as const;

/** Plays open maneuvers at random, to the end: who fights, with what and under which names goes by the seed. */
export const randomDuel = (seed: number): RandomDuel => {
  const brought = at(SAT_DOWN, seed);
  const pilots = at(PILOTS, seed);
  const [first, rival] = pairOf(seed);
  const lone = seed % 8 === 6 ? armed : first;
  const ammunition = at(OPTIONS.ammunition, Math.floor(seed / 4));
  const options = { ...USUAL_OPTIONS, ammunition };
  const entries = [lone, rival].map((booklet, seat) =>
    BROUGHT[brought](fresh(booklet, at(pilots, seat))),
  );
  const random = randomFrom(seed);
  const turns: RandomTurn[] = [];
  let battle = openBattle({ options, lone: sure(entries[0]), rivals: [sure(entries[1])] });
  const names = battle.seats.map(({ pilot }, seat) => ({
    pilot,
    mech: bookletOf(battle, seat).mech.name,
  }));
  while (!battle.outcome && battle.turns < LONGEST) {
    const orders = randomOrders(battle, random);
    const played = exchange(battle, orders);
    turns.push({ battle, played, undecided: undecidedOf(played, orders.seats) });
    battle = played.battle;
  }
  const cast = [
    names.map(({ mech }) => mech).join(' against '),
    pilots.join(' and '),
    brought,
    `ammunition ${ammunition}`,
  ].join(', ');
  return { cast, names, turns };
};
