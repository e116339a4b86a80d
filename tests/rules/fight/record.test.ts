import { describe, expect, test } from 'vitest';
import { faultIn } from '../../../src/rules/fight/lines.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { replayText } from '../../../src/rules/fight/replay.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';
import { findBook } from '../battle/table-top.ts';
import { battleFrom } from './one-battle.ts';

const HEAD = [
  'viewscreen record 1',
  'lone: rfl-3n Ada',
  'rival: grf-1n Ben',
  'ammunition: counted',
];
const written = (...turns: string[]): string => [...HEAD, ...turns].join('\n');
const faultOf = (text: string): string | null => {
  const { fault } = battleFrom(text, findBook);
  return fault && faultText(fault);
};

test('a record of two turns in which Ben flees is read and played', () => {
  const { exchanges, fault } = battleFrom(written('1. 62 62', '2. 52 60, rival escapes'), findBook);
  expect(fault).toBeNull();
  expect(exchanges.at(-1)?.battle.outcome).toEqual({ kind: 'escape', escaped: ['rival'] });
});

test('white space, comments and line ends do not matter', () => {
  const loose =
    '\uFEFF# two friends\r\n\r\n  viewscreen   record 1\r\nlone:\trfl-3n  Ada # my name\rrival: grf-1n Ben\n\nammunition:counted\n 1.  52\t62  # charge\n\n';
  expect(parseRecord(loose)).toMatchObject({
    record: {
      entrants: [{ pilot: 'Ada' }, { pilot: 'Ben' }],
      moves: [{ kind: 'turn', battle: 'A', orders: { seats: [{ console: 52 }, { console: 62 }] } }],
    },
    fault: null,
  });
});

test('an old record with an invisible name is read with "?" in its place', () => {
  const { fault, record } = parseRecord(written('1. 52 62').replace('Ada', '\u3164'));
  expect(fault).toBeNull();
  expect(record?.entrants.map(({ pilot }) => pilot)).toEqual(['?', 'Ben']);
});

test('a duel prints without naming who is attacked', () => {
  const { record } = battleFrom(written('1. 52@1 62'), findBook);
  expect(printRecord(record!)).toBe(`${written('1. 52 62')}\n`);
});

test('leaves, losses and draws print as they were read', () => {
  const text = `${written('1. 52 62, lone bails out, rival loses missile', '2. 20 28, both agree', '3. lone claims a draw')}\n`;
  const { record } = parseRecord(text);
  expect(printRecord(record!)).toBe(text);
});

describe('a bad record is reported by line and reason, and its good turns are kept', () => {
  test('an illegal maneuver is reported, and the turn before it is kept', () => {
    const { exchanges } = battleFrom(written('1. 62 62', '2. 44 62'), findBook);
    expect(exchanges).toHaveLength(1);
    expect(faultOf(written('1. 62 62', '2. 44 62'))).toBe(
      'line 6: lone may not do 44 (Laser High): only long range',
    );
  });

  test.each([
    ['', 'line 1: the record ends before its line "viewscreen record 1"'],
    ['viewscreen record 4', 'line 1: this record has version 4; only versions 1 to 3 can be read'],
    [
      'viewscreen record 3',
      'line 1: every pilot of a fight begins in one battle, by a line like "battle A: 1 against 2 3"',
    ],
    ...['hello', 'my viewscreen record 1', 'viewscreen record 1 or 2'].map(
      (text): [string, string] => [text, 'line 1: a record begins with "viewscreen record 1"'],
    ),
    [
      'viewscreen record 12',
      'line 1: this record has version 12; only versions 1 to 3 can be read',
    ],
    [HEAD.slice(0, 1).join('\n'), 'line 1: the record ends before its line "lone: booklet pilot"'],
    [HEAD.slice(0, 2).join('\n'), 'line 2: the record ends before its line "rival: booklet pilot"'],
    [HEAD.slice(0, 3).join('\n'), 'line 3: the record ends before its line "ammunition: counted"'],
    [
      written('1. 52 62').replace('ammunition', 'my ammunition'),
      'line 4: expected "ammunition: counted" or "ammunition: ignored"',
    ],
    [
      written('1. 52 62').replace('Ben', 'B'.repeat(25)),
      "line 3: a pilot's name has at most 24 characters and no control characters",
    ],
    [
      written('1. 52 62').replace('Ben', 'Be\u0007n'),
      "line 3: a pilot's name has at most 24 characters and no control characters",
    ],
    [
      written('1. 52 62').replace('counted', 'Counted'),
      'line 4: expected "ammunition: counted" or "ammunition: ignored"',
    ],
    [written('1. 52 62').replace('rfl-3n', 'xyz-1'), 'line 2: there is no booklet "xyz-1" here'],
    [
      written('1. 52 62').replace('rfl-3n Ada', 'rfl-3n'),
      'line 2: expected "lone: " with a booklet and a pilot\'s name, like "lone: rfl-3n Ada"',
    ],
    [written('2. 52 62'), 'line 5: expected turn 1, not 2'],
    [
      written('1. 52'),
      'line 5: a turn has two console numbers, the lone seat\'s first, like "1. 52 62"',
    ],
    [written('1. 51 62'), 'line 5: "51" is not a console number (consoles are even, 2–64)'],
    [written('1. 052 62'), 'line 5: "052" is not a console number (consoles are even, 2–64)'],
    [written('1. 66 62'), 'line 5: "66" is not a console number (consoles are even, 2–64)'],
    [written('1. 52 62, Lone escapes'), 'line 5: "Lone escapes" cannot be announced'],
    [written('1. 52 62,'), 'line 5: nothing is announced after the comma'],
    [written('1. 52 62, rival shares 4 4'), 'line 5: "rival shares 4 4" cannot be announced'],
    [written('1. 52 62, lone shares 4 4'), 'line 5: "lone shares 4 4" cannot be announced'],
    [written('1. - 62'), 'line 5: "-" is not a console number (consoles are even, 2–64)'],
    [written('1. 52 62, both agree, lone claims a draw'), 'line 5: one draw is enough'],
    [
      written('1. 52 62, lone loses missile, lone loses autocannon'),
      'line 5: lone can lose only one point of ammunition a turn',
    ],
    [written('1. 52 62, lone loses missile'), 'line 5: lone loses no missile in this turn'],
    [
      written('1. 52 62, rival ignores it'),
      'line 5: rival has no critical that may be ignored in this turn',
    ],
    [
      written('1. both agree, lone bails out'),
      'line 5: nothing is announced after a draw that comes before the numbers',
    ],
    [
      `# two friends\n\n${written('1. 52 62').replace('grf-1n', 'xyz-1')}`,
      'line 5: there is no booklet "xyz-1" here',
    ],
    [written('1. 52 62, lone escapes, lone bails out'), 'line 5: lone can leave only once'],
    [
      written('1. 52 62, lone bails out, both agree'),
      'line 5: a turn ends with a draw or with pilots leaving, not both',
    ],
    [
      written('1. 52 62, lone escapes'),
      "line 5: lone may not escape: only a 'Mech that began the turn at long range and is shown on view screen 29 may",
    ],
    [written('1. 18 62'), 'line 5: lone may not do 18 (Autocannon & Large Laser): only long range'],
    [written('1. 62 18'), 'line 5: rival may not do 18: the Griffin has no such maneuver'],
    [written('1. 52 62, both agree', '2. 62 62'), 'line 6: the battle is over'],
  ])('%j', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test('a record of more than a million characters is refused at once', () => {
    const padded = (length: number): string => `${written('1. 52 62')}\n#`.padEnd(length, '!');
    expect(faultOf(padded(1_000_000))).toBeNull();
    expect(faultOf(padded(1_000_001))).toBe('line 1: this is too long for a record');
  });

  test('a record that cannot be read or opened has a fault and no fights', () => {
    const refused = (text: string) => {
      const { record, ...replayed } = replayText(text, findBook);
      return { ...replayed, lines: parseRecord(text).lines, isRead: record !== null };
    };
    const nothing = { fights: [], exchanges: [] };
    expect(refused('hello')).toEqual({
      ...nothing,
      ...{ isRead: false, lines: { entrants: [], starts: [], moves: [] } },
      fault: { line: 1, refusal: { kind: 'no record' } },
    });
    expect(refused(written('1. 52 62').replace('rfl-3n', 'xyz-1'))).toEqual({
      ...nothing,
      ...{ isRead: true, lines: { entrants: [2, 3], starts: [], moves: [5] } },
      fault: { line: 2, refusal: { kind: 'no booklet', booklet: 'xyz-1' } },
    });
  });

  test('an error of our own is thrown, not reported as a fault of the record', () => {
    const mistaken = (): never => {
      throw new TypeError('ours');
    };
    expect(() => faultIn('', mistaken)).toThrow(new TypeError('ours'));
  });
});
