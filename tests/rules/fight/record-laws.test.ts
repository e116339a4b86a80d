import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { unusualOptions } from '../../../src/rules/battle/options.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import type { TurnOrders } from '../../../src/rules/battle/orders.ts';
import type { ByCategory } from '../../../src/rules/battle/skill.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Effect, Reach } from '../../../src/rules/document/booklet-document.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { printStarts, readStarts } from '../../../src/rules/fight/starts-text.ts';
import type { Starts } from '../../../src/rules/fight/starts.ts';
import { entryOf, startsOf } from '../../../src/rules/fight/starts.ts';
import { CATEGORIES, RANGES } from '../../../src/rules/vocabulary.ts';
import { anyOptions, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { book, booklets, entry, findBook } from '../battle/table-top.ts';
import { battleReplayed, recordOf } from './one-battle.ts';

/** Names that a booklet may carry, and that a line could take for something else. */
const anyName = fc.constantFrom(
  ...['Sensors', 'Left Arm', 'Heat Sinks twice', 'Arm, left', 'No. 1 (#2)', 'armor 30', 'penalty'],
  ...[
    'laser +1',
    '"Quoted"',
    'back\\slash',
    'or',
    'a or b',
    'x & y',
    'two  spaces',
    'nbsp\u00a0',
    'Ü',
  ],
);
const anyReach: fc.Arbitrary<Reach> = fc.oneof(
  fc.record({ any: fc.constantFrom('weapon' as const, 'maneuver' as const) }),
  fc.record({
    any: fc.constantFrom('weapon' as const, 'maneuver' as const),
    range: fc.constantFrom(...RANGES),
  }),
  fc.record({ weapon: anyName }),
  fc.record({ weapons: fc.array(anyName, { minLength: 2, maxLength: 4 }) }),
  fc.record({ group: anyName }),
  fc.record({ maneuver: anyName }),
  fc.record({ manner: anyName }),
);
const anyPoints = fc.integer({ min: -20, max: 20 });
const of = fc.array(anyReach, { minLength: 1, maxLength: 3 });
const anyBlow = fc.integer({ min: 1, max: 40 });
/** Every kind of effect: one that is missing here does not compile. */
const EFFECTS: { [Kind in Effect['effect']]: fc.Arbitrary<Extract<Effect, { effect: Kind }>> } = {
  score: fc.record({ effect: fc.constant('score'), by: anyPoints, of }),
  heat: fc.record({ effect: fc.constant('heat'), by: anyPoints, of }),
  'heat each turn': fc.record({ effect: fc.constant('heat each turn'), by: anyPoints }),
  forbid: fc.record(
    { effect: fc.constant('forbid'), of, received: fc.integer({ min: 2, max: 9 }) },
    { requiredKeys: ['effect', 'of'] },
  ),
  'damage at once': fc.record({ effect: fc.constant('damage at once'), by: anyBlow }),
  'heat at once': fc.record({ effect: fc.constant('heat at once'), by: anyBlow }),
  'knocked down longer': fc.record({ effect: fc.constant('knocked down longer') }),
  'pilot killed': fc.record(
    { effect: fc.constant('pilot killed'), heatAbove: fc.integer({ min: 0, max: 60 }) },
    { requiredKeys: ['effect'] },
  ),
};
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(...Object.values(EFFECTS));
const byCategory = (points: fc.Arbitrary<number>): fc.Arbitrary<ByCategory> =>
  fc
    .tuple(...CATEGORIES.map(() => points))
    .map(
      (each) =>
        Object.fromEntries(
          CATEGORIES.map((category, place) => [category, each[place]]),
        ) as ByCategory,
    );
const anySkill = byCategory(fc.integer({ min: -3, max: 9 }));
const anyPenalty = byCategory(fc.integer({ min: 0, max: 3 }));
const withoutZeros = (points: ByCategory): Partial<ByCategory> =>
  Object.fromEntries(Object.entries(points).filter(([, each]) => each !== 0));

const anyStarts: fc.Arbitrary<Starts> = fc
  .record({
    armor: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    shutdown: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    ammunition: fc.dictionary(
      fc.constantFrom('autocannon', 'missile', 'armor', 'laser penalty', 'ammunition', 'penalty'),
      fc.nat(99),
      { noNullPrototype: true },
    ),
    criticals: fc.array(
      fc.record({
        part: anyName,
        effects: fc.option(fc.array(anyEffect, { minLength: 1, maxLength: 3 })),
        times: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 4 },
    ),
    skill: anySkill.map(withoutZeros),
    penalty: anyPenalty.map(withoutZeros),
  })
  .map(({ armor, shutdown, ...starts }) => ({
    ...(armor === undefined ? {} : { armor }),
    ...(shutdown === undefined ? {} : { shutdown }),
    ...starts,
  }));

/** A pilot in a 'Mech that has been through a campaign: criticals of any booklet. */
const anyChange = (booklet: Booklet): fc.Arbitrary<Partial<Entry>> =>
  fc
    .record({
      armor: fc.integer({ min: 1, max: booklet.statCard.armor }),
      shutdown: fc.integer({ min: 1, max: booklet.statCard.shutdown }),
      ammunition: fc.record(
        Object.fromEntries(
          Object.entries(booklet.statCard.ammunition).map(([kind, full]) => [kind, fc.nat(full)]),
        ),
        { noNullPrototype: true },
      ),
      criticals: fc.array(
        fc.record({
          critical: fc.constantFrom(...booklets.flatMap(({ criticals }) => criticals)),
          times: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 5 },
      ),
      skill: anySkill,
      penalty: anyPenalty,
    })
    .map(({ criticals, ...changed }) => ({
      ...changed,
      criticals: criticals.map(({ critical: { part, effects }, times }) => ({
        part,
        effects,
        times,
      })),
    }));

/** The line, as it stands in a record: white space is one space, `#` begins a comment. */
const onALine = (words: string): string => words.replace(/#.*$/u, '').replace(/\s+/gu, ' ').trim();

test('law: the line of how a pilot starts reads back as it was written', () => {
  fc.assert(
    fc.property(anyStarts, (starts) => {
      fc.pre(printStarts(starts) !== '');
      expect(readStarts(onALine(printStarts(starts)))).toEqual(starts);
    }),
    { numRuns: 2000 },
  );
});

test('law: an entry reads back from its written start unchanged', () => {
  const anySeated = fc
    .constantFrom(...booklets.map(({ id }) => id))
    .chain((id) => fc.tuple(fc.constant(id), anyChange(book(id))));
  fc.assert(
    fc.property(anySeated, ([id, changed]) => {
      const given = entry(book(id), 1, changed);
      const starts = startsOf(given);
      const read = starts && readStarts(onALine(printStarts(starts)));
      expect(entryOf(given.booklet, given.pilot, read)).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

/** The orders as they were played, without the leaves that had no effect. */
const played = (orders: TurnOrders, outs: readonly (string | null)[]): TurnOrders => ({
  seats: orders.seats.map((order, seat) => {
    if (!order) return null;
    const { leaves, ...stays } = order;
    return leaves && (outs[seat] === 'escaped' || outs[seat] === 'bailed out')
      ? { ...stays, leaves }
      : stays;
  }),
});

test('law: a record printed, read and replayed gives the same battle, for one to seven rivals', () => {
  fc.assert(
    fc.property(anyParty, anySeed, anyOptions, ([lone, rivals], seed, options) => {
      const turns: TurnOrders[] = [];
      const end = playOut([lone, rivals], seed, options, (_, orders, { battle }) => {
        turns.push(
          played(
            orders,
            battle.seats.map(({ out }) => out),
          ),
        );
      });
      const record = recordOf({
        entrants: end.seats.map(({ booklet, pilot }) => freshEntrant(booklet.id, pilot)),
        options,
        turns,
      });
      const text = printRecord(record);
      const isFirst = rivals.length === 1 && unusualOptions(options).length === 0;
      expect(text.startsWith(`viewscreen record ${isFirst ? 1 : 2}\n`)).toBe(true);
      const read = parseRecord(text);
      expect(read.fault).toBeNull();
      expect(read.record).toEqual(record);
      const replayed = battleReplayed(read.record!, findBook, read.lines);
      expect(replayed.fault).toBeNull();
      expect(replayed.battles.at(-1)).toEqual(end);
    }),
    { numRuns: 200 },
  );
});

test("law: a record of worn pilots and 'Mechs, printed, read and replayed, gives the same battle", () => {
  const anyBattle = anyParty.chain(([lone, rivals]) =>
    fc.tuple(
      fc.constant([lone, ...rivals].map(({ id }) => id)),
      fc.tuple(...[lone, ...rivals].map(anyChange)),
    ),
  );
  fc.assert(
    fc.property(anyBattle, anyOptions, ([ids, changes], options) => {
      const entries = ids.map((id, seat) => entry(book(id), seat, changes[seat]));
      const [lone, ...rivals] = entries;
      const record = recordOf({
        entrants: entries.map((each) => ({
          booklet: each.booklet.id,
          edition: each.booklet.edition,
          pilot: each.pilot,
          starts: startsOf(each),
        })),
        options,
        turns: [],
      });
      const read = parseRecord(printRecord(record));
      expect(read.fault).toBeNull();
      expect(read.record).toEqual(record);
      const { battles, fault } = battleReplayed(read.record!, findBook, read.lines);
      expect(fault).toBeNull();
      expect(battles).toEqual([openBattle({ options, lone: lone!, rivals })]);
    }),
    { numRuns: 200 },
  );
});
