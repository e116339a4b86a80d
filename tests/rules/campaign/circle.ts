import type { FightEnded } from '../../../src/rules/fight/fight.ts';
import type { BroughtCritical } from '../../../src/rules/battle/entry.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Undated } from '../../../src/rules/campaign/history/deed.ts';
import { doDeed } from '../../../src/rules/campaign/acts/do-deed.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';
import type { HouseRule } from '../../../src/rules/campaign/history/founding.ts';
import {
  foundHangar,
  mechOf,
  mechOfPilot,
  pilotOf,
  withMech,
  withPilot,
} from '../../../src/rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import type { Mech, MechWords } from '../../../src/rules/campaign/card/mech.ts';
import { begun, fightersOf } from '../../../src/rules/campaign/game/muster.ts';
import type { Part, PartRef } from '../../../src/rules/campaign/card/part.ts';
import { broughtBy } from '../../../src/rules/campaign/card/part.ts';
import { canKill } from '../../../src/rules/campaign/game/paper.ts';
import { criticalKey } from '../../../src/rules/booklet/critical.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Pilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { playedOnPaper } from '../../../src/rules/campaign/game/played.ts';
import type { FighterStand, Stand } from '../../../src/rules/campaign/history/stand.ts';
import type { Lineup } from '../../../src/rules/fight/lineup.ts';
import { hindranceText } from '../../../src/rules/words/hindrance-text.ts';
import { criticalOf, findBook, griffin, rifleman } from '../battle/table-top.ts';

export const DAY = '2026-11-17';

/** Throws if it is a hindrance. */
export const done = <Thing extends object>(thing: Thing | Hindrance): Thing => {
  if (isHindrance(thing)) throw new Error(hindranceText(thing, (pilot) => pilot));
  return thing;
};

/** The sentence of a hindrance; null for anything else. */
export const why = (thing: object): string | null =>
  isHindrance(thing) ? hindranceText(thing, (pilot) => pilot) : null;

/** Finds the project's booklets in any edition. */
export const find = (id: string): Booklet | undefined => findBook(id);

export const called = (booklet: Booklet, name: string): MechWords => ({
  booklet: booklet.id,
  edition: booklet.edition,
  name,
  paint: 'none',
});

export const person = (name: string) => ({ name, nickname: '', unit: 'Night Post' });

export const deed = (hangar: Hangar, what: Undated): Hangar | Hindrance =>
  doDeed(hangar, { ...what, on: DAY }, find);

/** A hangar with pilots p1, p2 … in new 'Mechs m1, m2 … */
export const circle = (
  who: readonly (readonly [name: string, booklet: Booklet, mech: string])[],
  replacements: HouseRule = 3,
): Hangar =>
  who.reduce(
    (hangar, [name, booklet, mech]) =>
      done(
        deed(hangar, {
          kind: 'enlist',
          who: { ...person(name), mech: called(booklet, mech) },
          after: null,
        }),
      ),
    foundHangar({ name: 'Tuesdays', replacements, on: DAY }),
  );

/** Ada in the Rifleman Old Thunder (p1, m1) and Finn in the Rifleman Last Lantern (p2, m2). */
export const adaAndFinn = (): Hangar =>
  circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Finn', rifleman, 'Last Lantern'],
  ]);

/** Ada against Finn: the hangar before their game, and with the game begun, as game g. */
export const adaAgainstFinn = (): { readonly before: Hangar; readonly open: Hangar } => {
  const before = adaAndFinn();
  const muster = {
    options: USUAL_OPTIONS,
    fighters: fightersOf(before, ['p1', 'p2']),
    battles: [{ lone: 0, rivals: [1] }],
  };
  return { before, open: done(begun(before, { id: 'g', on: DAY, muster }, find)) };
};

/** Ada in the Rifleman Old Thunder, Ben and Cleo in Griffins. */
export const three = (): Hangar =>
  circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Ben', griffin, 'Bad Penny'],
    ['Cleo', griffin, 'High Water'],
  ]);

/** A hangar with a pilot's card changed, as if after many games. */
export const withCard = (hangar: Hangar, pilot: string, changed: Partial<Pilot>): Hangar =>
  withPilot(hangar, pilot, changed);

/** The same with a 'Mech. */
export const withWear = (hangar: Hangar, mech: string, changed: Partial<Mech>): Hangar =>
  withMech(hangar, mech, changed);

/** A critical received `times`, by its part and its first effect. */
export const hit = (
  booklet: Booklet,
  part: string,
  effect: string,
  times = 1,
): BroughtCritical => ({
  part,
  effects: criticalOf(booklet, part, effect).effects,
  times,
});

/** A whole part from a 'Mech no longer in use, or with criticals. */
export const piece = (name: string, of: string, more: Partial<Part> = {}): Part => ({
  of,
  name,
  engine: null,
  scars: [],
  ...more,
});
export const ref = ({ of, name }: PartRef): PartRef => ({ of, name });

type Came = Partial<Omit<FighterStand, 'side'>>;

/** A fighter's criticals after a game: given, brought along, and the one that killed the pilot. */
const criticalsIn = (
  { booklet: id, parts }: Mech,
  { criticals = [], killedBy = null }: Came,
): readonly BroughtCritical[] => {
  const booklet = sure(find(id));
  const key = criticalKey;
  const said = new Set(criticals.map(key));
  const all = [...broughtBy(parts).filter((brought) => !said.has(key(brought))), ...criticals];
  const killer = killedBy === 'critical' ? 'Cockpit' : 'Life Support';
  return (killedBy !== 'critical' && killedBy !== 'heat') ||
    all.some((critical) => canKill(killedBy, critical))
    ? all
    : [...all, hit(booklet, killer, 'pilot killed')];
};

/** The stand of a game as the form for paper games would give it: a duel unless `battles` are
 *  given; fighters who went out did so in turn 9. */
export const standFor = (
  hangar: Hangar,
  pilots: readonly string[],
  outcome: FightEnded,
  came: Readonly<Record<string, Came>>,
  battles: readonly Lineup[] = [{ lone: 0, rivals: pilots.slice(1).map((_, place) => place + 1) }],
): Stand => ({
  turns: Math.max(9, ...Object.values(came).map(({ turn }) => turn ?? 0)),
  outcome,
  fighters: pilots.map((pilot, place): FighterStand => {
    const mech = mechOfPilot(hangar, pilot);
    const out = came[pilot]?.out ?? null;
    return {
      side: battles.some(({ lone }) => lone === place) ? 'few' : 'many',
      out,
      turn: out === null ? null : 9,
      killedBy: null,
      armor: came[pilot]?.killedBy === 'armor' ? -5 : out === 'fell' ? -1 : 12,
      ammunition: mech.ammunition,
      victors: [],
      ...came[pilot],
      criticals: criticalsIn(mech, came[pilot] ?? {}),
    };
  }),
});

/** The hangar with such a game open, by the id `g`. */
export const gameOf = (
  hangar: Hangar,
  pilots: readonly string[],
  outcome: FightEnded,
  came: Readonly<Record<string, Came>> = {},
  {
    battles = [{ lone: 0, rivals: pilots.slice(1).map((_, place) => place + 1) }],
    id = 'g',
    ...options
  }: { readonly battles?: readonly Lineup[]; readonly id?: string } & Partial<Options> = {},
): Hangar => {
  const muster = {
    options: { ...USUAL_OPTIONS, ...options },
    fighters: fightersOf(hangar, pilots),
    battles,
  };
  const open = done(begun(hangar, { id, on: DAY, muster }, find));
  return done(playedOnPaper(open, id, standFor(hangar, pilots, outcome, came, battles), find));
};

/** The first has beaten the second in a duel, or driven it off. */
export const beats = (
  hangar: Hangar,
  winner: string,
  loser: string,
  came: Came = { out: 'fell' },
  more: { readonly id?: string; readonly winner?: Came } & Partial<Options> = {},
): Hangar => {
  const { winner: won = {}, ...rest } = more;
  return gameOf(
    hangar,
    [winner, loser],
    came.out === 'escaped' ? { kind: 'escape', escaped: ['many'] } : { kind: 'win', winner: 'few' },
    { [winner]: won, [loser]: { out: 'fell', victors: [{ fighter: 0, damage: 40 }], ...came } },
    rest,
  );
};

export { griffin, mechOf, mechOfPilot, pilotOf, rifleman };
