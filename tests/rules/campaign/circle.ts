import type { FightEnded } from '../../../src/rules/fight/fight.ts';
import type { BroughtCritical } from '../../../src/rules/battle/entry.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Choice } from '../../../src/rules/campaign/history/choice.ts';
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
import { choose, closed, openPage } from '../../../src/rules/campaign/settlement/page.ts';
import type { Part, PartRef } from '../../../src/rules/campaign/card/part.ts';
import type { Pilot } from '../../../src/rules/campaign/card/pilot-card.ts';
import { playedOnPaper } from '../../../src/rules/campaign/game/played.ts';
import type { Settlement } from '../../../src/rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../../src/rules/campaign/settlement/settlement.ts';
import type { FighterStand, Stand } from '../../../src/rules/campaign/history/stand.ts';
import type { Lineup } from '../../../src/rules/fight/lineup.ts';
import { hindranceText } from '../../../src/rules/words/hindrance-text.ts';
import { criticalOf, findBook, griffin, rifleman } from '../battle/table-top.ts';

export const DAY = '2026-11-17';

/** What came of something that is allowed. */
export const done = <Thing extends object>(thing: Thing | Hindrance): Thing => {
  if (isHindrance(thing)) throw new Error(hindranceText(thing, (pilot) => pilot));
  return thing;
};

/** Why something is not allowed, as it is said; null where it is. */
export const why = (thing: object): string | null =>
  isHindrance(thing) ? hindranceText(thing, (pilot) => pilot) : null;

/** Finds the booklets of the project, whatever edition is asked for. */
export const find = (id: string): Booklet | undefined => findBook(id);

/** A 'Mech of this booklet by a name. */
export const called = (booklet: Booklet, name: string): MechWords => ({
  booklet: booklet.id,
  edition: booklet.edition,
  name,
  paint: 'none',
});

export const person = (name: string) => ({ name, nickname: '', unit: 'Night Post' });

/** A deed of today. */
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

/** Ada against Finn: the hangar before their game, and with it begun, as game g. */
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

/** A hangar with somebody's card changed, as weeks of games would have. */
export const withCard = (hangar: Hangar, pilot: string, changed: Partial<Pilot>): Hangar =>
  withPilot(hangar, pilot, changed);

/** The same with a 'Mech. */
export const withWear = (hangar: Hangar, mech: string, changed: Partial<Mech>): Hangar =>
  withMech(hangar, mech, changed);

/** A critical so many times, by its part and what it does first. */
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

/** A whole part from a 'Mech that nobody flies any more, or one with criticals. */
export const piece = (name: string, of: string, more: Partial<Part> = {}): Part => ({
  of,
  name,
  engine: null,
  scars: [],
  ...more,
});
export const ref = ({ of, name }: PartRef): PartRef => ({ of, name });

type Came = Partial<Omit<FighterStand, 'side'>>;

/** What a game of these came to: a duel unless battles are said; who is `out` was so in turn 9. */
export const standFor = (
  hangar: Hangar,
  pilots: readonly string[],
  outcome: FightEnded,
  came: Readonly<Record<string, Came>>,
  battles: readonly Lineup[] = [{ lone: 0, rivals: pilots.slice(1).map((_, place) => place + 1) }],
): Stand => ({
  turns: 9,
  outcome,
  fighters: pilots.map((pilot, place): FighterStand => {
    const { ammunition, parts } = mechOfPilot(hangar, pilot);
    const out = came[pilot]?.out ?? null;
    return {
      side: battles.some(({ lone }) => lone === place) ? 'few' : 'many',
      out,
      turn: out === null ? null : 9,
      killedBy: null,
      armor: came[pilot]?.killedBy === 'armor' ? -5 : out === 'fell' ? -1 : 12,
      ammunition,
      criticals: parts.flatMap(({ name, scars }) => scars.map((scar) => ({ part: name, ...scar }))),
      victors: [],
      ...came[pilot],
    };
  }),
});

/** The hangar in which such a game lies open, by the id `g`. */
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
  return done(playedOnPaper(open, id, standFor(hangar, pilots, outcome, came, battles)));
};

/** The first has beaten the second in a duel. */
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
    { kind: 'win', winner: 'few' },
    { [winner]: won, [loser]: { out: 'fell', victors: [{ fighter: 0, damage: 40 }], ...came } },
    rest,
  );
};

/** How the settlement of the open game stands. */
export const settlement = (hangar: Hangar, id = 'g'): Settlement => {
  const page = done(openPage(hangar, id, find));
  if (page.fault) throw new Error(hindranceText(page.fault.why, (pilot) => pilot));
  return page.settlement;
};

export const choice = (hangar: Hangar, what: Choice, id = 'g'): Hangar | Hindrance =>
  choose(hangar, id, what, find);

/** What says nothing in a step. */
const nothing = (hangar: Hangar, pilot: string, id: string): Choice | null => {
  const now = settlement(hangar, id);
  const step = nextStep(now, pilot);
  switch (step) {
    case null:
      return null;
    case 'experience':
      return { step, pilot, learn: [] };
    case 'salvage':
      return {
        step,
        pilot,
        of: now.wrecks.find(({ row }) => row[0] === pilot)!.mech,
        take: [],
      };
    case 'repair':
      return { step, pilot, fit: [] };
    case 'reload':
      return { step, pilot, excess: 'stockpiled', load: {} };
    case 'memorial':
      return { step, pilot, line: '' };
    case 'successor':
      return { step, pilot, successor: null };
    case 'replacement':
      return { step, pilot, mech: null };
    case 'buy back':
      return { step, pilot, points: [] };
    case 'settled':
      return { step, pilot };
  }
};

/** Does one more step, with nothing said, of the first who need not wait; null where all have settled. */
const idle = (hangar: Hangar, id: string): Hangar | null => {
  const at = settlement(hangar, id);
  const next = at.pilots.find(
    ({ pilot }) => nextStep(at, pilot) !== null && whyWaits(at, pilot) === null,
  );
  return next ? done(choice(hangar, nothing(hangar, next.pilot, id)!, id)) : null;
};

/** Does steps of the open game; those that come before them are done with nothing said. */
export const settle = (hangar: Hangar, choices: readonly Choice[] = [], id = 'g'): Hangar => {
  let now = hangar;
  for (const each of choices) {
    while (whyWaits(settlement(now, id), each.pilot)?.kind === 'winners first')
      now = idle(now, id)!;
    for (
      let next = nextStep(settlement(now, id), each.pilot);
      next !== each.step && next !== null;
      next = nextStep(settlement(now, id), each.pilot)
    )
      now = done(choice(now, nothing(now, each.pilot, id)!, id));
    now = done(choice(now, each, id));
  }
  return now;
};

/** The hangar with the page of the open game closed, every step that is left with nothing said. */
export const closedAfter = (hangar: Hangar, choices: readonly Choice[] = [], id = 'g'): Hangar => {
  let now = settle(hangar, choices, id);
  for (let next = idle(now, id); next; next = idle(now, id)) now = next;
  return done(closed(now, id, find));
};

export { griffin, mechOf, mechOfPilot, pilotOf, rifleman };
