import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { Deed } from '../../src/rules/campaign/history/deed.ts';
import { doDeed } from '../../src/rules/campaign/acts/do-deed.ts';
import { leftToSpend, stepsLeft } from '../../src/rules/campaign/acts/experience.ts';
import type { Fighter, Foe, Muster } from '../../src/rules/campaign/history/game.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar, mechOfPilot } from '../../src/rules/campaign/hangar/hangar.ts';
import { HOUSE_RULES } from '../../src/rules/campaign/history/founding.ts';
import type { Hindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../src/rules/campaign/card/hindrance.ts';
import {
  begun,
  fightersOf,
  mustered,
  whyNotMustered,
} from '../../src/rules/campaign/game/muster.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../src/rules/campaign/acts/new-mech.ts';
import {
  choose,
  closed,
  openPage,
  takeBackChoice,
} from '../../src/rules/campaign/settlement/page.ts';
import type { Pilot } from '../../src/rules/campaign/card/pilot-card.ts';
import { calledOff, openGame, played, withOpenGame } from '../../src/rules/campaign/game/played.ts';
import { loadable } from '../../src/rules/campaign/acts/reload.ts';
import { repairsOf } from '../../src/rules/campaign/acts/repair.ts';
import { chosen } from '../../src/rules/campaign/settlement/settlement.ts';
import type { FightRecord, Move } from '../../src/rules/fight/record.ts';
import { MOST_RIVALS } from '../../src/rules/fight/record.ts';
import type { Fight } from '../../src/rules/fight/fight.ts';
import { freePilots, runningBattles } from '../../src/rules/fight/fight.ts';
import { pairOff } from '../../src/rules/fight/lineup.ts';
import { playMove } from '../../src/rules/fight/moves.ts';
import { isRefusal } from '../../src/rules/fight/refusal.ts';
import { printStarts } from '../../src/rules/fight/starts-text.ts';
import { sure } from '../../src/rules/sure.ts';
import { CATEGORIES } from '../../src/rules/vocabulary.ts';
import { oneOf, playFight } from './random-fight.ts';
import { randomFrom } from './random-play.ts';
import type { Shelf } from './random-settlement.ts';
import {
  anyChoice,
  anyMech,
  anyName,
  anyPoint,
  anyReplacement,
  some,
} from './random-settlement.ts';

type Random = () => number;

/** What a random campaign has done to its hangar: a deed, or a game from its muster to its page. */
export type Done = { readonly kind: 'deed' } | { readonly kind: 'game'; readonly id: string };

/** Sees the hangar before and after everything that is done. */
export type Watch = (before: Hangar, after: Hangar, done: Done) => void;

const DAY = '2026-11-17';

/** What was allowed; what was open and is not allowed all the same is a mistake of ours. */
const allowed = <Thing extends object>(thing: Thing | Hindrance): Thing => {
  if (isHindrance(thing)) throw new Error(`What is open was hindered: ${JSON.stringify(thing)}`);
  return thing;
};

/**
 * A campaign of so many games between two to eight pilots, and now and then foes, every choice at random, by its
 * seed alone.
 */
export const playCampaign = (
  seed: number,
  games: number,
  booklets: readonly Booklet[],
  watch: Watch = () => undefined,
): Hangar => {
  const random = randomFrom(seed);
  const shelf: Shelf = { booklets, find: (id) => booklets.find((each) => each.id === id) };
  const circle = 2 + Math.floor(random() * 7);
  let hangar = foundHangar({
    name: 'A circle',
    replacements: oneOf(HOUSE_RULES, random),
    on: DAY,
  });
  const step = (after: Hangar, done: Done): void => {
    watch(hangar, after, done);
    hangar = after;
  };
  const act = (deed: Deed): void => {
    step(allowed(doDeed(hangar, deed, shelf.find)), { kind: 'deed' });
  };
  for (let game = 1; game <= games; game += 1) {
    for (let deed = nextRecruit(hangar, circle, shelf, random); deed;) {
      act(deed);
      deed = nextRecruit(hangar, circle, shelf, random);
    }
    for (const pilot of hangar.pilots)
      for (const deed of anyDeeds(hangar, pilot.id, shelf, random)) {
        const after = doDeed(hangar, deed, shelf.find);
        if (!isHindrance(after)) step(after, { kind: 'deed' });
      }
    for (const pilot of hangar.pilots)
      if (!pilot.end && pilot.mech === null) act(replacing(hangar, pilot, shelf, random));
    const id = `game-${game}`;
    const after = playGame(hangar, id, shelf, random);
    if (after) step(after, { kind: 'game', id });
  }
  return hangar;
};

/** Somebody who takes a free place in the circle: the successor of one who is remembered, if there is one. */
const nextRecruit = (hangar: Hangar, circle: number, shelf: Shelf, random: Random): Deed | null => {
  if (hangar.pilots.filter(({ end }) => !end).length >= circle) return null;
  const mech = anyMech(oneOf(shelf.booklets, random), random);
  const gone = hangar.pilots.find(
    ({ id, end }) => end && !hangar.pilots.some(({ after }) => after === id),
  );
  const who = { ...anyName(hangar, random), mech };
  return { kind: 'enlist', on: DAY, who, after: gone?.id ?? null };
};

const replacing = (hangar: Hangar, { id }: Pilot, shelf: Shelf, random: Random): Deed => ({
  kind: 'replace',
  on: DAY,
  pilot: id,
  mech: anyReplacement(hangar, id, shelf, random),
});

/** Deeds that a pilot may want; some of them may be hindered by those before. */
const anyDeeds = (hangar: Hangar, pilot: string, shelf: Shelf, random: Random): readonly Deed[] => {
  const card = sure(hangar.pilots.find(({ id }) => id === pilot));
  const { end, stockpile, rounds, mech } = card;
  const on = DAY;
  if (end) return random() < 0.02 ? [{ kind: 'remember', on, pilot, line: 'Well flown.' }] : [];
  const others = hangar.pilots.filter(({ id, end: ended }) => !ended && id !== pilot);
  const goods = (of: Pilot) => ({
    pilot: of.id,
    parts: some(of.stockpile, random, 0.1).map((part) => ({ of: part.of, name: part.name })),
    rounds: random() < 0.2 ? of.rounds : {},
  });
  const deeds: (Deed | null)[] = [
    stepsLeft(card) > 0 ? { kind: 'learn', on, pilot, category: oneOf(CATEGORIES, random) } : null,
    random() < 0.01 ? { kind: 'retire', on, pilot, line: '' } : null,
  ];
  const other = others.length > 0 ? oneOf(others, random) : null;
  if (other && random() < 0.2 && stockpile.length + Object.keys(rounds).length > 0)
    deeds.push(
      random() < 0.5
        ? { kind: 'give', on, goods: goods(card), to: other.id }
        : { kind: 'trade', on, goods: [goods(card), goods(other)] },
    );
  if (mech !== null) {
    const old = mechOfPilot(hangar, pilot);
    const next = oneOf(shelf.booklets, random);
    if (old.games >= GAMES_FOR_NEW && priceAfter(old, next) <= leftToSpend(card))
      deeds.push({ kind: 'take new mech', on, pilot, mech: anyMech(next, random) });
    const point = anyPoint(hangar, pilot, random);
    if (point) deeds.push({ kind: 'buy back', on, pilot, point });
    deeds.push({ kind: 'load', on, pilot, load: loadable(hangar, pilot, shelf.find) });
    for (const { candidates } of repairsOf(hangar, pilot))
      for (const { part, shut } of candidates)
        if (!shut) deeds.push({ kind: 'repair', on, pilot, fit: { of: part.of, name: part.name } });
  }
  return some(
    deeds.filter((deed) => deed !== null),
    random,
  );
};

/** Somebody from outside in any 'Mech, new or as it may come out of other games. */
const anyFoe = (place: number, { booklets }: Shelf, random: Random): Foe => {
  const { id, edition, criticals, statCard } = oneOf(booklets, random);
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const starts = {
    armor: upTo(statCard.armor),
    shutdown: upTo(statCard.shutdown),
    ammunition: Object.fromEntries(
      Object.entries(statCard.ammunition).map(([kind, full]) => [kind, upTo(full)]),
    ),
    criticals: some(criticals, random, 0.05).map(({ part, effects }) => ({
      ...{ part, effects, times: 1 },
    })),
    skill: { [oneOf(CATEGORIES, random)]: upTo(5) },
    penalty: { [oneOf(CATEGORIES, random)]: upTo(3) },
  };
  const isNew = random() < 0.5;
  return { foe: `Foe ${place}`, booklet: id, edition, starts: isNew ? null : printStarts(starts) };
};

/** Foes in one game of six, and in every one of a pilot who is alone, in any places among those who fight. */
const withFoes = (
  members: readonly Fighter[],
  shelf: Shelf,
  random: Random,
): readonly Fighter[] => {
  if (members.length > 1 && random() * 6 >= 1) return members;
  const foes = Math.min(1 + Math.floor(random() * 3), MOST_RIVALS + 1 - members.length);
  return Array.from({ length: foes }, (_, place) => anyFoe(place + 1, shelf, random)).reduce(
    (fighters, foe) => fighters.toSpliced(Math.floor(random() * (fighters.length + 1)), 0, foe),
    members,
  );
};

/** A game from its muster to its closed page; null where nobody can fly. */
const playGame = (hangar: Hangar, id: string, shelf: Shelf, random: Random): Hangar | null => {
  const able = hangar.pilots
    .map((pilot) => pilot.id)
    .filter((pilot) => whyNotMustered(hangar, pilot) === null)
    .sort(() => random() - 0.5);
  if (able.length === 0) return null;
  const flying = able.slice(0, 2 + Math.floor(random() ** 2 * (able.length - 1)));
  const fighters = withFoes(fightersOf(hangar, flying), shelf, random);
  const first = 1 + Math.floor(random() * (fighters.length - 1));
  const places = [...fighters.keys()];
  const battles = pairOff(places.slice(0, first), places.slice(first));
  const ordered = battles.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  const muster: Muster = {
    options: random() < 0.9 ? USUAL_OPTIONS : { ...USUAL_OPTIONS, ammunition: 'ignored' },
    fighters: ordered.map((place) => sure(fighters[place])),
    battles: battles.map(({ lone, rivals }) => ({
      lone: ordered.indexOf(lone),
      rivals: rivals.map((rival) => ordered.indexOf(rival)),
    })),
  };
  const open = allowed(begun(hangar, { id, on: DAY, muster }, shelf.find));
  if (random() < 0.02) return allowed(calledOff(open, id));
  const { entries, record } = allowed(mustered(hangar, muster, shelf.find));
  const { end, moves } = playFight(
    { options: muster.options, entries, lineups: muster.battles },
    random,
  );
  const whole: FightRecord = { ...record, moves: [...moves, ...endedAtLast(end)] };
  return settleGame(allowed(played(open, id, whole, shelf.find)), id, shelf, random);
};

/** What ends a fight that was left: all agree to a draw in each battle, and who is free sits out. */
export const endedAtLast = (fight: Fight): readonly Move[] => {
  const moves: Move[] = [];
  let now = fight;
  while (!now.outcome) {
    const [running] = runningBattles(now);
    const [free = 0] = freePilots(now).filter((pilot) => !now.sittingOut.includes(pilot));
    const move: Move = running
      ? { kind: 'turn', battle: running.name, orders: { draw: { by: 'agreed' } } }
      : { kind: 'sits out', pilot: free };
    const moved = playMove(now, move);
    if (isRefusal(moved)) throw new Error(`A fight cannot be ended: ${moved.kind}`);
    moves.push(move);
    now = moved.fight;
  }
  return moves;
};

/**
 * Every step of a settlement at random until the page can be closed. Through its doors, with some taken back,
 * in one game of eight: they fold all choices anew with each.
 */
export const settleGame = (hangar: Hangar, id: string, shelf: Shelf, random: Random): Hangar => {
  let now = hangar;
  const throughDoors = random() < 0.125;
  let { settlement } = allowed(openPage(now, id, shelf.find));
  for (;;) {
    const choices = settlement.pilots.flatMap(
      ({ pilot }) => anyChoice(settlement, pilot, shelf, random) ?? [],
    );
    if (choices.length === 0) return allowed(closed(now, id, shelf.find));
    const choice = oneOf(choices, random);
    if (throughDoors) {
      now = allowed(choose(now, id, choice, shelf.find));
      const made = openGame(now, id).choices.length;
      if (random() < 0.04)
        now = allowed(takeBackChoice(now, id, Math.floor(random() * made), shelf.find)).hangar;
      const page = allowed(openPage(now, id, shelf.find));
      if (page.fault) throw new Error(`A choice does not hold: ${JSON.stringify(page.fault)}`);
      ({ settlement } = page);
    } else {
      settlement = chosen(settlement, choice, shelf.find);
      const game = openGame(now, id);
      now = withOpenGame(now, { ...game, choices: [...game.choices, choice] });
    }
  }
};
