import { describe, expect, test } from 'vitest';
import { playFight } from '../../tools/random-fight.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { affectedBy } from '../../../src/rules/battle/immunity.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { SeatOrders } from '../../../src/rules/battle/orders.ts';
import type { ByCategory } from '../../../src/rules/battle/skill.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { replayText } from '../../../src/rules/fight/replay.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { startsOf } from '../../../src/rules/fight/starts.ts';
import { answered, undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { plain } from '../../../src/rules/words/words.ts';
import { tell } from '../../../src/rules/words/tell.ts';
import { CATEGORIES } from '../../../src/rules/vocabulary.ts';
import { refused } from '../../allowed.ts';
import { criticalOf, entry, findBook, griffin, incidentsOf, rifleman } from './table-top.ts';
import { battleReplayed, recordOf } from '../fight/one-battle.ts';

/** The worked exchange: Ada charges Ben's Griffin, whose Sensors are hit. Ben has these points. */
const against = (skill: Partial<ByCategory>): Battle =>
  openBattle({
    options: USUAL_OPTIONS,
    lone: entry(rifleman, 0),
    rivals: [entry(griffin, 1, { skill: { ...everyCategory(0), ...skill } })],
  });
const called = (ignores?: readonly boolean[]): SeatOrders => [
  { console: 52 },
  { console: 62, ...(ignores ? { ignores } : {}) },
];
const suffered = (battle: Battle, orders: SeatOrders) =>
  exchange(battle, { seats: orders }).battle.seats[1]!.wounds.suffered.map(
    ({ critical }) => critical.part,
  );

describe('K3: at +5 or better in a category, the first critical of a game that affects it may be ignored', () => {
  test('K3: Ben, with +5 in PPC, is asked about his Sensors, and may ignore the critical or take it', () => {
    const battle = against({ VI: 5 });
    const asked = undecidedOf(exchange(battle, { seats: called() }), called());
    expect(asked).toMatchObject([
      { kind: 'critical ignored', seat: 1, by: 0, first: ['VI'], line: { letter: 'E' } },
    ]);
    expect(suffered(battle, called([true]))).toEqual([]);
    expect(suffered(battle, called([false]))).toEqual(['Sensors']);
    // Without an order it is taken.
    expect(suffered(battle, called())).toEqual(['Sensors']);
    const ignored = exchange(battle, { seats: called([true]) });
    expect(ignored.battle.seats[1]!.armor).toBe(30);
    expect(
      incidentsOf(ignored, 'ignored').map((each) =>
        plain(
          tell(each, [
            { pilot: 'Ada', mech: 'Rifleman' },
            { pilot: 'Ben', mech: 'Griffin' },
          ]),
        ),
      ),
    ).toEqual(['Ben ignores the Sensors: the first critical of this game that affects PPC.']);
  });

  test.each([
    ['+4 is not enough', { VI: 4 }],
    ['Sensors affect no Physical maneuver', { VII: 9 }],
    ['a Griffin has no Laser maneuver', { III: 9 }],
    ['nobody has any points', {}],
  ] as const)('K3: nobody is asked: %s', (_, skill) => {
    const battle = against(skill);
    const turn = exchange(battle, { seats: called() });
    expect(undecidedOf(turn, called())).toEqual([]);
    expect(incidentsOf(turn, 'critical').map((critical) => 'first' in critical)).toEqual([false]);
    expect(refused(play(battle, { seats: called([true]) }))).toBe(
      'rival has no critical that may be ignored in this turn',
    );
  });

  test('K3: ignored or taken, the first critical is used up for its category; other categories keep theirs', () => {
    const battle = against({ VI: 5, VII: 6 });
    expect(battle.seats[1]!.ignores).toEqual(['VI', 'VII']);
    for (const ignores of [[true], [false], []])
      expect(exchange(battle, { seats: called(ignores) }).battle.seats[1]!.ignores).toEqual([
        'VII',
      ]);
    const later = { ...battle, seats: battle.seats.map((seat) => ({ ...seat, ignores: [] })) };
    expect(undecidedOf(exchange(later, { seats: called() }), called())).toEqual([]);
  });

  test('K3: an answer applies to the first critical that may be ignored, not to an earlier one that may not', () => {
    // Ben's hit reaches Ada's Engine, which affects no category; Cleo's her Heat Sinks.
    const battle = openBattle({
      options: USUAL_OPTIONS,
      lone: entry(rifleman, 0, { skill: { ...everyCategory(0), I: 5 } }),
      rivals: [entry(griffin, 1), entry(griffin, 2)],
    });
    const both: SeatOrders = [{ console: 18 }, { console: 56 }, { console: 50 }];
    const parts = (orders: SeatOrders) =>
      exchange(battle, { seats: orders }).battle.seats[0]!.wounds.suffered.map(
        ({ critical }) => critical.part,
      );
    expect(parts(both)).toEqual(['Engine', 'Heat Sinks']);
    expect(parts([{ console: 18, ignores: [true] }, ...both.slice(1)])).toEqual(['Engine']);
  });

  test('K3: ignoring a critical that is the first in two categories uses up both', () => {
    const battle = against({ V: 5, VI: 5 });
    const { incidents, battle: after } = exchange(battle, { seats: called([true]) });
    expect(incidents).toContainEqual(
      expect.objectContaining({ kind: 'ignored', seat: 1, by: 0, first: ['V', 'VI'] }),
    );
    expect(after.seats[1]!.ignores).toEqual([]);
  });

  test('K3: the answer is written into the order and not asked for again', () => {
    const battle = against({ VI: 5 });
    const played = exchange(battle, { seats: called() });
    const answer = { kind: 'critical ignored', seat: 1, ignores: true } as const;
    const orders = answered(played, called(), answer);
    expect(orders).toEqual(called([true]));
    expect(undecidedOf(exchange(battle, { seats: orders! }), orders!)).toEqual([]);
    expect(answered(played, called(), { ...answer, seat: 0 })).toBeNull();
  });

  test.each([
    ['Sensors', 'score', ['V', 'VI', 'VIII']],
    ['Missile Ammo', 'damage at once', ['V', 'VI']],
    ['Engine', 'heat each turn', []],
    ['Life Support', 'pilot killed', []],
    ['Cockpit', 'pilot killed', []],
    ['Left Arm', 'score', ['VII']],
    ['Heat Sinks', 'heat', ['V', 'VI', 'VII', 'VIII']],
  ] as const)(
    "K3: a Griffin's %s critical (%s) affects categories %j",
    (part, effect, categories) => {
      const critical =
        part === 'Missile Ammo'
          ? griffin.criticals.find(
              (each) => each.part === part && each.effects.some((one) => one.effect === effect),
            )!
          : criticalOf(griffin, part, effect);
      expect(affectedBy(griffin.statCard, critical, CATEGORIES)).toEqual(categories);
    },
  );

  test('K3: a record says whether a critical was ignored or taken, and replays the same', () => {
    for (const ignores of [[true], [false]]) {
      const record = recordOf({
        options: USUAL_OPTIONS,
        entrants: [
          { booklet: 'rfl-3n', edition: null, pilot: 'Ada', starts: null },
          {
            booklet: 'grf-1n',
            edition: null,
            pilot: 'Ben',
            starts: startsOf(entry(griffin, 1, { skill: { ...everyCategory(0), VI: 5 } })),
          },
        ],
        turns: [{ seats: called(ignores) }],
      });
      const text = printRecord(record);
      expect(text).toContain(`1. 52 62, rival ${ignores[0] ? 'ignores' : 'takes'} it`);
      const read = parseRecord(text);
      expect(read.record).toEqual(record);
      const { battles, fault } = battleReplayed(read.record!, findBook);
      expect(fault).toBeNull();
      const { wounds } = battles.at(-1)!.seats[1]!;
      expect(wounds.suffered.map(({ critical }) => critical.part)).toEqual(
        ignores[0] ? [] : ['Sensors'],
      );
    }
  });
});

test('law: the record of a fight with criticals ignored or taken replays to the same battles (K3)', () => {
  let ignored = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const entries = [rifleman, griffin, rifleman].map((booklet, seat) =>
      entry(booklet, seat, { skill: everyCategory(5) }),
    );
    const lineups = [{ lone: 0, rivals: [1, 2] }];
    const { end, moves } = playFight(
      { options: USUAL_OPTIONS, entries, lineups },
      randomFrom(seed),
      (_, __, { exchange: turn }) => {
        ignored += turn?.incidents.filter(({ kind }) => kind === 'ignored').length ?? 0;
      },
    );
    const text = printRecord({
      options: USUAL_OPTIONS,
      entrants: entries.map((each) => ({
        ...freshEntrant(each.booklet.id, each.pilot),
        starts: startsOf(each),
      })),
      battles: lineups,
      moves,
    });
    const { fights, fault } = replayText(text, findBook);
    expect(fault).toBeNull();
    expect(fights.at(-1)?.battles.map(({ battle }) => battle)).toEqual(
      end.battles.map(({ battle }) => battle),
    );
  }
  expect(ignored).toBeGreaterThan(5);
});
