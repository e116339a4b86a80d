import { describe, expect, test } from 'vitest';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { replayText, turnsOf } from '../../../src/rules/fight/replay.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';
import { sure } from '../../../src/rules/sure.ts';
import { findBook } from '../battle/table-top.ts';

const HEAD = [
  'viewscreen record 3',
  'pilot: rfl-3n Ada',
  'pilot: grf-1n Ben',
  'pilot: grf-1n Emil',
  'pilot: rfl-3n Fay',
];
const BATTLES = ['battle A: 1 against 2', 'battle B: 3 against 4', 'ammunition: counted'];
const MOVES = [
  'A1. 52 62',
  'B1. 62 62, rival bails out',
  '3 joins: C is 2 against 1 3',
  'C2. 28@1 20 62',
];
const text = (...written: readonly string[]): string => `${written.join('\n')}\n`;
const faultOf = (...written: readonly string[]): string | null => {
  const { fault } = replayText(text(...written), findBook);
  return fault && faultText(fault);
};

test('a record of two against two in which Emil joins Ada is read, played and printed unchanged', () => {
  const whole = text(...HEAD, ...BATTLES, ...MOVES);
  const { fights, exchanges, record, fault } = replayText(whole, findBook);
  expect(fault).toBeNull();
  expect(exchanges.map((exchange) => exchange?.battle.turns)).toEqual([1, 1, undefined, 2]);
  expect(
    fights.at(-1)?.battles.map(({ name, pilots, goneOver }) => [name, pilots, goneOver]),
  ).toEqual([
    ['A', [0, 1], true],
    ['B', [2, 3], false],
    ['C', [1, 0, 2], false],
  ]);
  expect(printRecord(sure(record))).toBe(whole);
  const { moves } = sure(record);
  const ordersIn = (name: string) => turnsOf(moves, { exchanges, fights }, name).orders;
  const turns = ['A', 'B', 'C', 'Z'].map((name) =>
    ordersIn(name).map(({ seats = [] }) => seats.map((order) => order?.console)),
  );
  expect(turns).toEqual([[[52, 62]], [[62, 62]], [[28, 20, 62]], []]);
  const { battles } = turnsOf(moves, { exchanges, fights }, 'B');
  expect(battles.map(({ turns: played }) => played)).toEqual([0, 1]);
  expect(turnsOf(moves, { exchanges, fights }, 'Z').battles).toEqual([]);
});

test.each([
  ['2 against 1', ['lone: grf-1n Ben', 'rival: rfl-3n Ada'], 1],
  ['1 against 3 2', ['lone: rfl-3n Ada', 'rival: grf-1n Emil', 'rival: grf-1n Ben'], 2],
])(
  'the record of a single battle, %s, is written with its pilots in seat order',
  (lineup, seated, version) => {
    const pilots = HEAD.slice(1, seated.length + 1);
    const numbers = `1. ${seated.map(() => '62').join(' ')}`;
    const { record } = parseRecord(
      text('viewscreen record 3', ...pilots, `battle A: ${lineup}`, `A${numbers}`),
    );
    expect(printRecord(sure(record))).toBe(
      text(`viewscreen record ${version}`, ...seated, 'ammunition: counted', numbers),
    );
  },
);

test('two battles keep version 3 of the record even if nobody joins', () => {
  const whole = text(...HEAD, ...BATTLES, MOVES[0]!);
  expect(printRecord(sure(parseRecord(whole).record))).toBe(whole);
});

test('a single battle in which somebody sits out keeps version 3 of the record', () => {
  const whole = text(
    ...HEAD.slice(0, 4),
    'battle A: 2 against 1 3',
    'ammunition: counted',
    '2 sits out',
  );
  expect(printRecord(sure(parseRecord(whole).record))).toBe(whole);
});

test('battles go at their own pace, and the lines of the head may come in any order', () => {
  const read = replayText(
    text(
      ...['viewscreen record 3', 'battle A: 4 against 2 3', 'ammunition: ignored'],
      ...[
        'pilot 2 starts: armor 3',
        ...HEAD.slice(1),
        'pilot: rfl-3n Gus',
        'battle B: 5 against 1',
      ],
      ...['B1. 62 62', 'B2. 62 62', ' A1 . 62 62 62 # at last', 'B3. all agree'],
    ).replace('all agree', 'both agree'),
    findBook,
  );
  expect(read.fault).toBeNull();
  expect(read.fights.at(-1)?.battles[0]?.battle.seats[1]).toMatchObject({ pilot: 'Ben', armor: 3 });
  expect(read.fights.at(-1)?.outcome).toBeNull();
});

test('sixteen pilots are identified by their numbers', () => {
  const whole = text(
    'viewscreen record 3',
    ...Array.from({ length: 16 }, (_, place) => `pilot: rfl-3n Pilot ${place + 1}`),
    ...['battle A: 12 against 13 14', 'battle B: 9 against 10 11 15', 'battle C: 1 against 2'],
    ...['battle D: 3 against 4 5 6 7 8 16', 'ammunition: counted', 'pilot 12 starts: armor 3'],
    'A1. 62 62 62',
    ...['10 joins: E is 12 against 14, F is 10 against 13', '16 sits out', 'E2. 62 62'],
  );
  for (const written of [whole, whole.replace('joins: E', 'joins :E').replace('14, F', '14,F')]) {
    const { fault, record } = parseRecord(written);
    expect(fault).toBeNull();
    expect(printRecord(sure(record))).toBe(whole);
  }
});

test('a duel in version 1 replays as a fight of one battle, and prints in version 1 again', () => {
  const duel = text(
    ...['viewscreen record 1', 'lone: rfl-3n Ada', 'rival: grf-1n Ben', 'ammunition: counted'],
    ...['1. 52 62', '2. 20 28, rival bails out'],
  );
  const { record, fights, exchanges, fault } = replayText(duel, findBook);
  expect(fault).toBeNull();
  expect(printRecord(sure(record))).toBe(duel);
  expect(fights.at(-1)?.outcome).toEqual({ kind: 'win', winner: 'few' });
  expect(exchanges.map((exchange) => exchange?.battle.turns)).toEqual([1, 2]);
});

test('a pilot who is free may sit out, and two who are free may meet', () => {
  const whole = text(
    ...[...HEAD, ...BATTLES, 'A1. 62 62, lone bails out', 'B1. 62 62, rival bails out'],
    ...['3 sits out', '2 joins: C is 3 against 2', 'C2. 62 62, rival bails out'],
  );
  const { fault, record, fights } = replayText(whole.replace('3 sits out\n', ''), findBook);
  expect(fault).toBeNull();
  expect(fights.at(-1)?.outcome).toEqual({ kind: 'win', winner: 'few' });
  expect(printRecord(sure(record))).toBe(whole.replace('3 sits out\n', ''));
  // Nobody is left to meet once Emil sits out.
  expect(faultOf(...whole.trim().split('\n'))).toBe('line 12: the fight is over');
});

describe('what a record of a fight may not say', () => {
  test.each([
    [[...HEAD, ...BATTLES, 'C1. 62 62'], 'line 9: no battle C is going on'],
    [[...HEAD, ...BATTLES, 'AA1. 62 62'], 'line 9: no battle AA is going on'],
    [[...HEAD, ...BATTLES, 'A2. 62 62'], 'line 9: expected turn 1, not 2'],
    [
      [...HEAD, ...BATTLES, 'A1. 62 62 62'],
      'line 9: a turn has two console numbers, the lone seat\'s first, like "1. 52 62"',
    ],
    [
      [...HEAD, ...BATTLES, '1. 62 62'],
      'line 9: "1. 62 62" is neither a turn, like "A1. 52 62", nor a join, like "3 joins: C is 2 against 1 3"',
    ],
    [[...HEAD, ...BATTLES, 'A1. 52 44'], 'line 9: rival may not do 44 (PPC High): only long range'],
    [
      [...HEAD, ...BATTLES, '3 joins: C is 2 against 1 3'],
      'line 9: pilot 3 may not join a battle: only one who stands, and whose enemies are all out, may',
    ],
    [
      [...HEAD, ...BATTLES, MOVES[1]!, '3 joins: D is 2 against 1 3'],
      'line 10: expected battle C, not D',
    ],
    [
      [...HEAD, ...BATTLES, MOVES[1]!, '3 joins: C is 1 against 2 3'],
      'line 10: pilot 3 cannot join like that: against one enemy, all fight that one; against several, one of them leaves to fight alone',
    ],
    [
      [...HEAD, ...BATTLES, '3 joins: C is 2 and 1'],
      'line 9: "2 and 1" does not say who fights whom, like "1 against 2 3"',
    ],
    ...[
      ['2 so against 1', '2 so against 1'],
      ['2 against 1 so', '2 against 1 so'],
      ['so 2 against 1', 'so 2 against 1'],
      ['2 against', '2 against'],
    ].map(([lineup, found]): [string[], string] => [
      [...HEAD, ...BATTLES, `3 joins: C is ${lineup}`],
      `line 9: "${found}" does not say who fights whom, like "1 against 2 3"`,
    ]),
    ...['nobody', 'now C is 2 against 1'].map((joined): [string[], string] => [
      [...HEAD, ...BATTLES, `3 joins: ${joined}`],
      `line 9: "${joined}" does not say who fights whom, like "1 against 2 3"`,
    ]),
    ...['and 3 joins: C is 2 against 1', 'so 3 sits out', '3 sits out now', 'so A1. 62 62'].map(
      (move): [string[], string] => [
        [...HEAD, ...BATTLES, MOVES[0]!, move],
        `line 10: "${move}" is neither a turn, like "A1. 52 62", nor a join, like "3 joins: C is 2 against 1 3"`,
      ],
    ),
    [[...HEAD, ...BATTLES, '3 joins: AA is 2 against 1 3'], 'line 9: expected battle C, not AA'],
    [[...HEAD, 'battle A: 0 against 1'], 'line 6: there is no pilot 0 in this fight'],
    [
      [...HEAD, ...BATTLES, '9 joins: C is 2 against 1'],
      'line 9: there is no pilot 9 in this fight',
    ],
    [
      [
        ...HEAD,
        ...BATTLES,
        'A1. 62 62, rival bails out',
        'B1. 62 62, rival bails out',
        'A2. 62 62',
      ],
      'line 11: the fight is over',
    ],
    [
      [...HEAD, 'battle A: 1 against 2', 'A1. 62 62'],
      'line 7: every pilot of a fight begins in one battle, by a line like "battle A: 1 against 2 3"',
    ],
    [[...HEAD, 'battle B: 1 against 2'], 'line 6: expected battle A, not B'],
    [
      [...HEAD, 'weather: rain'],
      'line 6: "weather: rain" is not a line that a record can have before turn 1',
    ],
    [[...HEAD, ...BATTLES, 'battle A: 1 against 2'], 'line 9: "battle A" stands twice'],
    [[...HEAD, 'pilot 5 starts: armor 3'], 'line 6: there is no pilot 5 in this fight'],
    [
      ['viewscreen record 3', 'pilot: Ada'],
      'line 2: expected "pilot: " with a booklet and a pilot\'s name, like "pilot: rfl-3n Ada"',
    ],
    [
      ['viewscreen record 3', ...new Array<string>(17).fill('pilot: rfl-3n Ada')],
      'line 18: a fight has at most 16 pilots',
    ],
  ])('%j', (written, fault) => {
    expect(faultOf(...written)).toBe(fault);
  });

  test('a missing booklet or an impossible start is reported with its line', () => {
    const strange = [...HEAD.slice(0, 4), 'pilot: abc-1 Fay', ...BATTLES];
    expect(faultOf(...strange)).toBe('line 5: there is no booklet "abc-1" here');
    expect(faultOf(...HEAD, 'pilot 2 starts: autocannon 3', ...BATTLES)).toBe(
      'line 6: the Griffin has no ammunition "autocannon"',
    );
  });

  test('everything before a fault is played', () => {
    const { fights } = replayText(text(...HEAD, ...BATTLES, MOVES[0]!, 'A2. 9'), findBook);
    expect(fights).toHaveLength(2);
    expect(parseRecord('viewscreen record 9').fault).not.toBeNull();
  });
});
