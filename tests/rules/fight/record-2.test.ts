import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord, printedLines } from '../../../src/rules/fight/print.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import { battleFrom } from './one-battle.ts';
import { HEAD, MANY, faultOf, lines, shelf } from './record-lines.ts';

const times = (count: number, words: string, by: string): string =>
  new Array<string>(count).fill(words).join(by);
const effects = (count: number): string => times(count, 'heat +1 each turn', ', then ');
const reaches = (count: number): string => times(count, 'weapon "PPC"', ' or ');

describe('the head of a record', () => {
  test('may have its lines in any order, and may leave out options and editions', () => {
    const text = lines(
      'viewscreen record 2',
      'rival 2 starts: shutdown 27',
      'ammunition: ignored',
      `rival: grf-1n@${griffin.edition} Ben`,
      'lone starts: Heat Sinks twice # not read',
      'lone: rfl-3n Ada',
      'rival: rfl-3n Cem',
      '1. 52 62 60',
    );
    const { battles, fault, record } = battleFrom(text, shelf);
    expect(fault).toBeNull();
    expect(record?.entrants.map(({ pilot }) => pilot)).toEqual(['Ada', 'Ben', 'Cem']);
    expect(record?.options).toEqual({ ...USUAL_OPTIONS, ammunition: 'ignored' });
    expect(battles[0]!.seats.map(({ shutdown }) => shutdown)).toEqual([
      rifleman.statCard.shutdown,
      griffin.statCard.shutdown,
      27,
    ]);
    expect(battles[0]!.seats[0]!.wounds.suffered).toMatchObject([
      { critical: { part: 'Heat Sinks' }, times: 2 },
    ]);
  });

  test("a duel of new 'Mechs is still printed in version 1", () => {
    const first = lines(
      'viewscreen record 1',
      'lone: rfl-3n Ada',
      'rival: grf-1n Ben',
      'ammunition: counted',
      '1. 52 62',
      '',
    );
    expect(printRecord(parseRecord(lines(...HEAD, '1. 52 62')).record!)).toBe(first);
  });

  test.each([
    [2, 'it names an edition', [`lone: rfl-3n@${rifleman.edition} Ada`, 'rival: grf-1n Ben']],
    [2, "a 'Mech is not new", ['lone: rfl-3n Ada', 'rival: grf-1n Ben', 'rival starts: armor 3']],
    [2, 'it has three pilots', ['lone: rfl-3n Ada', 'rival: grf-1n Ben', 'rival: grf-1n Cem']],
    [1, "it is a duel of new 'Mechs", ['lone: rfl-3n Ada', 'rival: grf-1n Ben']],
  ] as const)('a record prints in version %i if %s', (version, _, head) => {
    const numbers = ' 62'.repeat(head.filter((line) => !line.includes('starts')).length);
    const { lines: at, record } = parseRecord(
      lines('viewscreen record 2', ...head, `1.${numbers}`, `2.${numbers}`),
    );
    const text = printRecord(record!);
    expect(text).toMatch(new RegExp(`^viewscreen record ${version}\n`));
    // The lines of what was printed are known as if it had been read.
    const printed = parseRecord(text).lines;
    expect(printedLines(record!)).toEqual({
      ...printed,
      starts: record!.entrants.map((__, place) => printed.starts[place]),
    });
    expect(at.moves).toEqual([head.length + 2, head.length + 3]);
  });

  test('prints as it was read, but with those who leave in seat order', () => {
    const text = lines(
      'viewscreen record 2',
      `lone: rfl-3n@${rifleman.edition} Ada`,
      'rival: grf-1n Ben',
      'rival: rfl-3n Cem',
      'ammunition: counted',
      'lone starts: shutdown 27, autocannon 5, Heat Sinks twice, Sensors, Left Arm (score -1 for maneuver "Punch" or maneuver "Push"), laser +1, penalty 3, laser penalty 1',
      'rival 2 starts: armor 30',
      '1. 62 62 62, rival 2 bails out, lone bails out',
      '',
    );
    expect(printRecord(parseRecord(text).record!)).toBe(
      text.replace('rival 2 bails out, lone bails out', 'lone bails out, rival 2 bails out'),
    );
  });

  test.each([
    [
      ['viewscreen record 2', 'lone: rfl-3n Ada', '1. 52 62'],
      'line 3: a record has a line "rival: booklet pilot" before its first turn',
    ],
    [
      ['viewscreen record 2', 'rival: rfl-3n Ada'],
      'line 2: a record has a line "lone: booklet pilot" before its first turn',
    ],
    [[...HEAD, 'lone: grf-1n Eve'], 'line 4: "lone" stands twice'],
    [[...HEAD, 'ammunition: counted', 'ammunition: counted'], 'line 5: "ammunition" stands twice'],
    [
      [...HEAD, 'ammunition: some'],
      'line 4: expected "ammunition: counted" or "ammunition: ignored"',
    ],
    [
      [...HEAD, 'weather: rain'],
      'line 4: "weather: rain" is not a line that a record can have before turn 1',
    ],
    [
      [...HEAD, '!rival: rfl-3n Cem'],
      'line 4: "!rival: rfl-3n Cem" is not a line that a record can have before turn 1',
    ],
    [
      ['viewscreen record 2', 'lone: rfl-3n A\ue000da'],
      "line 2: a pilot's name has no invisible characters",
    ],
    [[...HEAD, 'hello'], 'line 4: "hello" is not a line that a record can have before turn 1'],
    [
      ['viewscreen record 2', 'lone: Rfl-3n Ada'],
      'line 2: expected "lone: " with a booklet and a pilot\'s name, like "lone: rfl-3n Ada"',
    ],
    [
      ['viewscreen record 2', `lone: rfl-3n ${'A'.repeat(25)}`],
      "line 2: a pilot's name has at most 24 characters and no control characters",
    ],
    [
      [...HEAD, 'lone starts: "\\q"'],
      'line 4: the Rifleman has no part ""\\q"" with a critical; one from elsewhere is written with its effects in brackets',
    ],
    [[...HEAD, 'rival 2 starts: armor 3'], 'line 4: this record has nobody called "rival 2"'],
    [[...MANY, 'rival starts: armor 3'], 'line 5: this record has nobody called "rival"'],
    ...[
      ['Sensors, Sensors, armor 3, armor 4', 'armor'],
      ['shutdown 3, shutdown 4', 'shutdown'],
      ['penalty 1, penalty 2', 'penalty'],
      ['autocannon 3, autocannon 4', 'ammunition autocannon'],
      ['laser +1, laser +2', 'laser with a sign'],
      ['laser penalty 1, laser penalty 2', 'laser penalty'],
    ].map(([starts, what]): [string[], string] => [
      [...HEAD, `lone starts: ${starts}`],
      `line 4: "${what}" stands twice`,
    ]),
    [[...HEAD, 'lone starts: (glow) Sensors'], 'line 4: nobody can start with "(glow) Sensors"'],
    [
      [...HEAD, `lone starts: ${times(201, 'Sensors', ',')}`],
      'line 4: this is too long for a record',
    ],
    [[...HEAD, 'lone starts: armor 0'], 'line 4: nobody can start with "armor 0"'],
    [[...HEAD, 'lone starts: '], 'line 4: nobody can start with ""'],
    [[...HEAD, 'lone starts: Sensors (glow)'], 'line 4: "glow" is not an effect of a critical'],
    [[...HEAD, `lone starts: Sensors (${effects(7)})`], 'line 4: a critical has at most 6 effects'],
    [
      [...HEAD, `lone starts: Sensors (heat +1 for ${reaches(9)})`],
      'line 4: an effect speaks of at most 8 kinds of maneuver',
    ],
    [
      [...HEAD, `lone starts: Sensors (no ${reaches(9)})`],
      'line 4: an effect speaks of at most 8 kinds of maneuver',
    ],
    [
      [...HEAD, 'lone starts: Gyro'],
      'line 4: the Rifleman has several criticals of "Gyro"; write its effects in brackets',
    ],
    [
      [...HEAD, 'lone starts: Jump Jets'],
      'line 4: the Rifleman has no part "Jump Jets" with a critical; one from elsewhere is written with its effects in brackets',
    ],
    [[...HEAD, 'lone starts: missile 3'], 'line 4: the Rifleman has no ammunition "missile"'],
    [
      ['viewscreen record 2', 'lone: rfl-3n@0000 Ada', 'rival: grf-1n Ben'],
      'line 2: the booklet "rfl-3n" here is not edition 0000',
    ],
    [
      ['viewscreen record 2', 'lone: abc-1@0000 Ada', 'rival: grf-1n Ben'],
      'line 2: there is no booklet "abc-1" here',
    ],
    [
      ['viewscreen record 2', 'lone: rfl-3n A\u3164da', 'rival: grf-1n Ben'],
      "line 2: a pilot's name has no invisible characters",
    ],
    [
      [...HEAD, ...new Array<string>(8).fill('rival: grf-1n Ben')],
      'line 11: a record has at most 8 rivals',
    ],
  ])('%j', (written, fault) => {
    expect(faultOf(...written)).toBe(fault);
  });
});

test('the line of how a pilot starts may have two hundred entries', () => {
  expect(faultOf(...HEAD, `lone starts: ${times(200, 'Sensors', ',')}`, '1. 62 62')).toBeNull();
});

test('a critical brought along may have as many effects and reaches as one in a booklet, and no more', () => {
  const most = `Sensors (${times(5, `no ${reaches(8)}`, ', then ')}, then knocked down longer)`;
  expect(faultOf(...HEAD, `lone starts: ${most}`, '1. 62 62')).toBeNull();
  for (const far of [
    effects(37_000),
    `no ${reaches(37_000)}`,
    `no maneuver "Cool Off" or ${reaches(37_000)}`,
  ]) {
    const fault = faultOf(...HEAD, `lone starts: Sensors (${far})`, '1. 62 62');
    expect(fault).toMatch(/at most [68]/);
  }
});

test.each([
  `${'a'.repeat(33)} (no maneuver "Cool Off")`,
  `Sensors (no maneuver "Cool Off" or maneuver "${'a'.repeat(61)}")`,
])('a critical brought along may not have a longer name than a booklet allows: %s', (critical) => {
  expect(faultOf(...HEAD, `lone starts: ${critical}`, '1. 62 62')).toMatch(/^line 4: /);
});

test('a fault quotes a short piece of its line, with every character visible', () => {
  const long = 'a'.repeat(900_000);
  for (const text of [
    lines('viewscreen record 1', `lone: ${long} Ada`, 'rival: grf-1n Ben', 'ammunition: counted'),
    lines(
      'viewscreen record 1',
      'lone: rfl-3n Ada',
      'rival: grf-1n Ben',
      'ammunition: counted',
      `1. ${long} 62`,
    ),
    lines(...HEAD, `1. 62 62, ${long}`),
    lines(...HEAD, `1. 62 62, lone loses ${long}`),
    lines(...HEAD, `${'1'.repeat(900_000)}. 62 62`),
    lines(...HEAD, `lone starts: ${long} (${long})`),
    lines(...HEAD, `lone starts: ${'('.repeat(200_000)}`),
    lines(...HEAD, `lone starts: ${'a,'.repeat(200_000)}`),
    `viewscreen record ${'7'.repeat(900_000)}`,
  ]) {
    const { fault } = battleFrom(text, shelf);
    expect(faultText(fault!).length).toBeLessThan(200);
  }
  expect(faultOf(...HEAD, '1. 62 62, \u202eescapes')).toBe(
    'line 4: "\\u202eescapes" cannot be announced',
  );
});
