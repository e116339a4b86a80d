import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../src/rules/campaign/history/choice.ts';
import { doDeed } from '../../src/rules/campaign/acts/do-deed.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { mechBooklet, foundHangar } from '../../src/rules/campaign/hangar/hangar.ts';
import type { HangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import { fileBooklet } from '../../src/rules/campaign/file/hangar-file.ts';
import type { Hindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { begun, fightersOf, mustered } from '../../src/rules/campaign/game/muster.ts';
import { choose, closed, openPage } from '../../src/rules/campaign/settlement/page.ts';
import { played } from '../../src/rules/campaign/game/played.ts';
import { lostMech } from '../../src/rules/campaign/acts/replacement.ts';
import { nextWreck, partsOfWreck } from '../../src/rules/campaign/acts/salvage.ts';
import type { Settlement } from '../../src/rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../src/rules/campaign/settlement/settlement.ts';
import type { FindBooklet } from '../../src/rules/fight/replay.ts';
import { sure } from '../../src/rules/sure.ts';
import { playFight } from './random-fight.ts';
import { randomFrom } from './random-play.ts';

/** A hangar as full as one is meant to be after years: for measurings. */
const BERTHS = 24;
const GAMES = 200;
const PARTS = 40;
const KINDS = 22;

const DAY = '2026-11-17';

const allowed = <Thing extends object>(thing: Thing | Hindrance): Thing => {
  if (isHindrance(thing)) throw new Error(`A full hangar cannot be made: ${JSON.stringify(thing)}`);
  return thing;
};

/** A hangar of 24 berths, 40 parts in stockpiles and 200 duels, all of them played, as it is filed. */
export const fullHangar = (booklets: readonly Booklet[], games = GAMES): HangarFile => {
  const random = randomFrom(1987);
  const find: FindBooklet = (id) => booklets.find((booklet) => booklet.id === id);
  let hangar = foundHangar({ name: 'Tuesdays', replacements: 3, on: DAY });
  for (let berth = 1; berth <= BERTHS; berth += 1)
    hangar = allowed(
      doDeed(
        hangar,
        { kind: 'enlist', on: DAY, after: null, who: newPilot(hangar, booklets) },
        find,
      ),
    );
  for (let game = 1; game <= games; game += 1)
    hangar = afterDuel(hangar, `game-${game}`, booklets, random, find);
  return {
    id: 'full-hangar',
    founding: hangar.founding,
    booklets: booklets.map(fileBooklet),
    past: hangar.history,
    open: [],
  };
};

const newPilot = ({ pilots }: Hangar, booklets: readonly Booklet[]) => {
  const { id, edition } = sure(booklets[pilots.length % booklets.length]);
  const name = `Pilot ${pilots.length + 1}`;
  const mech = {
    booklet: id,
    edition,
    name: `Own of ${pilots.length + 1}`,
    paint: 'bars',
  } as const;
  return { name, nickname: 'Ash', unit: 'Night Post', mech };
};

/** A duel of two who fly, played at random and settled. */
const afterDuel = (
  hangar: Hangar,
  id: string,
  booklets: readonly Booklet[],
  random: () => number,
  find: FindBooklet,
): Hangar => {
  const flying = hangar.pilots.filter(({ mech }) => mech !== null).map((pilot) => pilot.id);
  const first = Math.floor(random() * flying.length);
  const second = (first + 1 + Math.floor(random() * (flying.length - 1))) % flying.length;
  const muster = {
    options: USUAL_OPTIONS,
    fighters: fightersOf(hangar, [sure(flying[first]), sure(flying[second])]),
    battles: [{ lone: 0, rivals: [1] }],
  };
  const { entries, record } = allowed(mustered(hangar, muster, find));
  const { end, moves } = playFight({ ...muster, entries, lineups: muster.battles }, random);
  const draw = { kind: 'turn', battle: 'A', orders: { draw: { by: 'agreed' } } } as const;
  const whole = { ...record, moves: end.outcome ? moves : [...moves, draw] };
  let now = allowed(begun(hangar, { id, on: DAY, muster }, find));
  now = allowed(played(now, id, whole, find));
  for (;;) {
    const { settlement } = allowed(openPage(now, id, find));
    const choice = nextChoice(settlement, booklets, find);
    if (!choice) return allowed(closed(now, id, find));
    now = allowed(choose(now, id, choice, find));
  }
};

/** What is done next: nothing is spent, and parts are taken until there are enough of each kind. */
const nextChoice = (
  settlement: Settlement,
  booklets: readonly Booklet[],
  find: FindBooklet,
): Choice | null => {
  const next = settlement.pilots.find(
    ({ pilot }) => nextStep(settlement, pilot) !== null && whyWaits(settlement, pilot) === null,
  );
  if (!next) return null;
  const { pilot } = next;
  const { after, wrecks } = settlement;
  const step = sure(nextStep(settlement, pilot));
  switch (step) {
    case 'experience':
      return { step, pilot, learn: [] };
    case 'salvage': {
      const wreck = sure(nextWreck(after, wrecks));
      return { step, pilot, of: wreck.mech, take: wantedOf(after, wreck.mech) };
    }
    case 'repair':
      return { step, pilot, fit: [] };
    case 'reload':
      return { step, pilot, excess: 'left', load: {} };
    case 'memorial':
      return { step, pilot, line: 'Well flown.' };
    case 'successor':
      return { step, pilot, successor: newPilot(after, booklets) };
    case 'replacement': {
      const { tonnage } = mechBooklet(lostMech(after, pilot), find).mech;
      const { id, edition } = sure(booklets.find(({ mech }) => mech.tonnage === tonnage));
      const mech = { booklet: id, edition, name: 'Once more', paint: 'none' } as const;
      return { step, pilot, mech: { ...mech, as: 'replacement' } };
    }
    case 'buy back':
      return { step, pilot, points: [] };
    case 'settled':
      return { step, pilot };
  }
};

/** The first parts of a wreck that nobody has yet, then any, as long as there are too few. */
const wantedOf = (hangar: Hangar, mech: string): readonly string[] => {
  const kept = hangar.pilots.flatMap(({ stockpile }) => stockpile.map(({ name }) => name));
  const whole = partsOfWreck(hangar, { mech })
    .filter(({ shut }) => shut === null)
    .map(({ part }) => part.name);
  const kinds = new Set(kept);
  const fresh = whole.filter((name) => !kinds.has(name));
  if (kinds.size < KINDS && fresh.length > 0) return fresh.slice(0, 4);
  return whole.slice(0, Math.max(0, Math.min(2, PARTS - kept.length)));
};
