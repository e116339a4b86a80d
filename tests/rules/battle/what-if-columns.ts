import fc from 'fast-check';
import type { Battle, Outcome } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import type { WhatIf } from '../../../src/rules/battle/what-if.ts';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { CATEGORIES } from '../../../src/rules/vocabulary.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import { anyOptions, anySeed } from './play-out.ts';
import { booklets, entry, incidentsOf, printed } from './table-top.ts';

/** The least distance of a heated 'Mech below its shutdown number, and the spread above that. */
const [BELOW, SPREAD] = [5, 10];

/** What a seat did in a turn, from its incidents alone. */
const told = (turn: Exchange, by: number): string => {
  const scored = incidentsOf(turn, 'scored').find(({ seat }) => seat === by);
  const letter = incidentsOf(turn, 'critical').find(({ seat, reached }) => seat === by && reached);
  const looked = incidentsOf(turn, 'looked up').find(({ seat }) => seat === by);
  return [
    looked?.sighting.screen.number,
    looked?.sighting.line?.letter,
    (scored?.damage ?? 0) > 0 ? 'hits' : 'misses',
    scored?.damage ?? 0,
    letter?.line.letter,
  ].join(' ');
};

const said = ({ screen, line, damage, hits, bites }: WhatIf['do']): string =>
  [screen.number, line?.letter, hits ? 'hits' : 'misses', damage, bites?.letter].join(' ');

/** Whether a seat can leave in a turn, found by trying. */
const escapes = (battle: Battle, consoles: readonly number[], seat: number): boolean =>
  exchange(battle, {
    seats: consoles.map((console, each) => ({
      console,
      ...(each === seat ? { leaves: 'escapes' as const } : {}),
    })),
  }).battle.outcome?.kind === 'escape';

/** What a turn made of a seat, in the words of what-if, from the battle before and after. */
const became = (
  battle: Battle,
  { turn, consoles }: { turn: Exchange; consoles: readonly number[] },
  seat: number,
): readonly string[] => {
  const [before, after] = [battle.seats[seat]!, turn.battle.seats[seat]!];
  const lost = (of: Seat): number =>
    Object.values(of.ammunition).reduce((sum, points) => sum + points, 0);
  const spent = incidentsOf(turn, 'spent').some((each) => each.seat === seat) ? 1 : 0;
  const counted = battle.options.ammunition === 'counted';
  const exploded = counted
    ? lost(before) - lost(after) > spent
    : incidentsOf(turn, 'exploded').some((each) => each.seat === seat);
  return [
    ...(after.pilotLives ? [] : ['pilot killed']),
    ...(after.armor <= 0 ? ['out'] : []),
    ...(escapes(battle, consoles, seat) ? ['may escape'] : []),
    ...(exploded ? ['explodes'] : []),
    ...(after.armor > 0 && after.shutDown && !before.shutDown ? ['shuts down'] : []),
    ...(after.armor > 0 && !after.shutDown && before.shutDown ? ['starts up'] : []),
  ];
};

const endOf = (outcome: Outcome | null): string => JSON.stringify(outcome);

const stands = ({ armor, heat, ammunition, wounds, out }: Seat): string =>
  JSON.stringify([
    armor,
    heat,
    ammunition,
    wounds.suffered.map(({ critical: { part }, times }) => [part, times]),
    out,
  ]);

/** What was met so far: fates, and turns in which the two pages showed two ranges (D12). */
export interface Met {
  readonly fates: Set<string>;
  columns: number;
  apart: number;
}

/** A column as what-if gives it. */
const asked = (seat: number, column: WhatIf): string =>
  [
    seat,
    column.answer.console,
    said(column.do),
    said(column.take),
    column.range,
    column.heat,
    column.enemyHeat,
    column.own.join(' and '),
    column.enemy.filter((fate) => fate !== 'nobody wins').join(' and '),
    column.enemy.includes('nobody wins') ? 'nobody wins' : '',
    endOf(column.outcome),
    stands(column.after.own),
    stands(column.after.enemy),
  ].join(', ');

/** The same column as the rules play it. */
const done = (battle: Battle, seat: number, own: number, answer: number): string => {
  const enemy = 1 - seat;
  const consoles = seat === 0 ? [own, answer] : [answer, own];
  const turn = exchange(battle, { seats: consoles.map((console) => ({ console })) });
  const { outcome, seats } = turn.battle;
  const shown = turn.pairings[0]!.deeds;
  const ranges = [shown.lone.sees.screen.range, shown.rival.sees.screen.range];
  const closest = ['close', 'medium', 'long'].find((range) => ranges.some((is) => is === range));
  return [
    seat,
    answer,
    told(turn, seat),
    told(turn, enemy),
    closest,
    seats[seat]!.heat,
    seats[enemy]!.heat,
    became(battle, { turn, consoles }, seat).join(' and '),
    became(battle, { turn, consoles }, enemy).join(' and '),
    outcome?.kind === 'nobody' ? 'nobody wins' : '',
    endOf(outcome),
    stands(seats[seat]!),
    stands(seats[enemy]!),
  ].join(', ');
};

/** Every column of a position, for all open maneuvers of both, once by what-if and once by the
 *  rules; the two texts must be equal. */
export const columnsOf = (
  battle: Battle,
  met: Met = { fates: new Set(), columns: 0, apart: 0 },
): { asked: string; done: string } => {
  const texts: { asked: string[]; done: string[] } = { asked: [], done: [] };
  for (const seat of [0, 1])
    for (const { console } of openManeuvers(battle, seat)) {
      const maneuver = openManeuvers(battle, seat).find((each) => each.console === console)!;
      for (const column of whatIf(battle, seat, maneuver)) {
        texts.asked.push(asked(seat, column));
        for (const fate of [...column.own, ...column.enemy]) met.fates.add(fate);
        if (column.do.screen.range !== column.take.screen.range) met.apart += 1;
      }
      for (const answer of openManeuvers(battle, 1 - seat))
        texts.done.push(done(battle, seat, console, answer.console));
    }
  met.columns += texts.done.length;
  return { asked: texts.asked.join('\n'), done: texts.done.join('\n') };
};

const anyPoints = (least: number, most: number) =>
  fc.record(
    Object.fromEntries(CATEGORIES.map((each) => [each, fc.integer({ min: least, max: most })])),
  ) as fc.Arbitrary<Entry['skill']>;

/** A worn 'Mech: less of everything, any booklet's criticals, a pilot's skill, a replacement's penalty. */
const anyEntry = (booklet: Booklet, seat: number): fc.Arbitrary<Entry> => {
  const { armor, shutdown, ammunition } = booklet.statCard;
  const known = booklets.flatMap(({ criticals }) => criticals);
  return fc
    .record({
      armor: fc.integer({ min: 1, max: armor }),
      shutdown: fc.integer({ min: shutdown - 10, max: shutdown }),
      ammunition: fc.record(
        Object.fromEntries(
          Object.entries(ammunition).map(([kind, full]) => [
            kind,
            fc.integer({ min: 0, max: full }),
          ]),
        ),
      ),
      criticals: fc.uniqueArray(
        fc.record({ of: fc.constantFrom(...known), times: fc.integer({ min: 1, max: 2 }) }),
        { maxLength: 3, selector: ({ of }) => `${of.part} ${JSON.stringify(of.effects)}` },
      ),
      skill: fc.oneof(fc.constant(everyCategory(0)), anyPoints(0, 5)),
      penalty: fc.oneof(fc.constant(everyCategory(0)), anyPoints(0, 3)),
    })
    .map(({ criticals, ...worn }) =>
      entry(booklet, seat, {
        ...worn,
        criticals: criticals
          .filter(({ of: { effects } }) => !effects.some(({ effect }) => effect === 'pilot killed'))
          .map(({ of: { part, effects }, times }) => ({ part, effects, times })),
      }),
    );
};

const anySide = (seat: number): fc.Arbitrary<Entry> =>
  fc.constantFrom(...printed, ...booklets).chain((booklet) => anyEntry(booklet, seat));

/** What a position is made from: two worn 'Mechs, options, some random turns, and added heat. */
export interface Beginning {
  readonly lone: Entry;
  readonly rival: Entry;
  readonly options: Options;
  readonly seed: number;
  readonly turns: number;
  readonly hotter: readonly [boolean, boolean];
  /** At close range, where most 'Mechs have nothing that cools. */
  readonly near: boolean;
}

export const anyBeginning: fc.Arbitrary<Beginning> = fc.record({
  lone: anySide(0),
  rival: anySide(1),
  options: anyOptions,
  seed: anySeed,
  turns: fc.nat({ max: 12 }),
  hotter: fc.tuple(fc.boolean(), fc.boolean()),
  near: fc.boolean(),
});

/** The last position before the battle ends, or the one after `turns`. */
export const positionOf = ({
  lone,
  rival,
  options,
  seed,
  turns,
  hotter,
  near,
}: Beginning): Battle => {
  const random = randomFrom(seed);
  let battle = openBattle({ options, lone, rivals: [rival] });
  for (let turn = 0; turn < turns; turn += 1) {
    const { battle: after } = exchange(battle, randomOrders(battle, random));
    if (after.outcome) break;
    battle = after;
  }
  return {
    ...battle,
    seats: battle.seats.map((seat, at) => {
      const hot = seat.shutdown - BELOW + Math.floor(random() * SPREAD);
      const heat = hotter[at] ? Math.max(seat.heat, hot) : seat.heat;
      return { ...seat, heat, shutDown: seat.shutDown || heat >= seat.shutdown };
    }),
    pairings: battle.pairings.map((pairing) => (near ? { ...pairing, range: 'close' } : pairing)),
  };
};
