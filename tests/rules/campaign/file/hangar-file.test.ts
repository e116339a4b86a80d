import { describe, expect, test } from 'vitest';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { HangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import {
  printHangarFile,
  readHangarFile,
} from '../../../../src/rules/campaign/file/hangar-file.ts';
import { hindranceText } from '../../../../src/rules/words/hindrance-text.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { beats, deed, done, three } from '../circle.ts';
import { closedAfter, settle } from '../settling.ts';
import { filed, fold, readFile } from './files.ts';
import { fileFaultText } from '../../../../src/rules/words/finding-text.ts';

/** One game closed, a gift from its salvage, and a second game half settled. */
const weeks = (): Hangar => {
  const first = closedAfter(beats(three(), 'p1', 'p2'), [
    { step: 'salvage', pilot: 'p1', of: 'm2', take: ['Left Leg Actuator', 'Engine'] },
  ]);
  const given = done(
    deed(first, {
      kind: 'give',
      goods: { pilot: 'p1', parts: [{ of: 'm2', name: 'Engine' }], rounds: {} },
      to: 'p3',
    }),
  );
  return settle(
    beats(given, 'p1', 'p3', {}, { id: 'g-2' }),
    [{ step: 'experience', pilot: 'p1', learn: [] }],
    'g-2',
  );
};

const text = printHangarFile(filed(weeks()));
const lines = text.split('\n');

const read = (words: string): HangarFile => {
  const found = readFile(words);
  if (!found.ok) throw new Error(found.faults.map(fileFaultText).join('\n'));
  return found.file;
};

describe('the file of a hangar', () => {
  test("is read back as the same hangar: cards, 'Mechs, scrap, history and open games", () => {
    const folded = fold(read(text));
    expect(folded.ok && folded.hangar).toEqual(weeks());
  });

  test('is printed as the same text whatever the order of its keys', () => {
    expect(printHangarFile(read(text))).toBe(text);
    const turned = lines.map((line) => {
      const value = JSON.parse(line || '{}') as Record<string, unknown>;
      return line.startsWith('{"choices"')
        ? JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()))
        : line;
    });
    expect(printHangarFile(read(turned.join('\r\n')))).toBe(text);
  });
});

describe('a forged booklet in a hangar file', () => {
  const SHEET = '{ "game": "destiny", "name": "Zoë" }\n';
  const [first, ...others] = filed(weeks()).booklets;
  const withSheet = printHangarFile({
    ...filed(weeks()),
    booklets: [{ ...sure(first), sheet: SHEET }, ...others],
  });

  test('is written with its sheet, and nothing else in the file changes but the version', () => {
    expect(read(withSheet).booklets.map(({ sheet }) => sheet)).toEqual([SHEET, undefined]);
    expect(printHangarFile(read(withSheet))).toBe(withSheet);
    const [head, , ...rest] = withSheet.split('\n');
    expect(rest).toEqual(lines.slice(2));
    expect(head?.replace('"version":3', '"version":1')).toBe(lines[0]);
  });

  test('is a fault if its sheet is not text', () => {
    const found = readFile(withSheet.replace(JSON.stringify(SHEET), '7'));
    expect(found.ok ? 'it was read' : found.faults.map(fileFaultText)).toEqual([
      expect.stringMatching(/^line 2, sheet: /),
    ]);
  });
});

const withLine = (number: number, change: (line: string) => string): string =>
  lines.map((line, at) => (at === number - 1 ? change(line) : line)).join('\n');

describe("reading a stranger's hangar file", () => {
  test.each([
    ['a file of another kind', '{"mech":{}}\n', /^this is not a file of a hangar/],
    ['an empty file', '', /^the file is empty$/],
    ['a file of nothing but line ends', '\uFEFF\r\n \n', /^the file is empty$/],
    [
      'a file of a newer Viewscreen',
      withLine(1, (line) => line.replace('"version":1', '"version":7')),
      /newer Viewscreen/,
    ],
    [
      'a file that was cut off',
      lines.slice(0, -2).join('\n'),
      /^the file has 8 lines, and its first says that there are 9/,
    ],
    [
      'an impossible house rule',
      withLine(1, (line) => line.replace('"replacements":3', '"replacements":4')),
      /^line 1, founding\.replacements: 4 is not possible here/,
    ],
    [
      'a line that is too long',
      withLine(4, () => '9'.repeat(4_100_001)),
      /^line 4: it is longer than 4100000 characters$/,
    ],
    [
      'a file that is too long',
      ' '.repeat(60_000_001),
      /^the file has 60,000,001 characters; a hangar has at most 60,000,000$/,
    ],
    ['a line that is not JSON', withLine(4, (line) => line.slice(3)), /^line 4: this is not JSON/],
    [
      "a pilot's name that no record can hold",
      withLine(4, (line) => line.replace('"Ada"', '"# Ada"')),
      /^line 4, who\.name: "# Ada" cannot be the name of a pilot/,
    ],
    [
      'an unknown entry',
      withLine(5, (line) => line.replace('{"after"', '{"gold":9,"after"')),
      /^line 5, gold: there is no such entry in a hangar/,
    ],
    [
      'an unknown step',
      withLine(7, (line) => line.replace('"step":"salvage"', '"step":"steal"')),
      /^line 7, choices\.\d+\.step: "steal" is not a step of a settlement/,
    ],
  ])('says where the fault is, and what it is, in %s', (_what, words, wanted) => {
    const found = readFile(words);
    expect(found.ok ? 'it was read' : fileFaultText(found.faults[0]!)).toMatch(wanted);
  });

  test('lets the page have a turn every ten thousand lines, even with two million line ends', () => {
    const steps = readHangarFile(`${text}${'\n'.repeat(2_000_000)}`);
    let turns = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) turns += 1;
    expect(turns).toBe(2_000_000 / 10_000);
    expect(step.value.ok ? 'it was read' : fileFaultText(step.value.faults[0]!)).toMatch(
      /^the file has 2,?000,?009 lines, and its first says/,
    );
  });

  test('refuses a file without a head before counting its lines', () => {
    const first = readHangarFile(`{"mech":{}}${'\n'.repeat(2_000_000)}`).next();
    expect(first.done && !first.value.ok ? first.value.faults : null).toEqual([
      { kind: 'no hangar' },
    ]);
  });

  test.each(['2026-19-39', '2026-00-00', '2026-02-29', '2026-04-31'])(
    'refuses a game on %s, a day that does not exist',
    (day) => {
      const found = readFile(
        withLine(7, (line) => line.replace('"on":"2026-11-17"', `"on":"${day}"`)),
      );
      expect(found.ok ? 'it was read' : found.faults.map(fileFaultText)).toEqual([
        `line 7, on: "${day}" is not a day (like 2026-11-17)`,
      ]);
    },
  );

  test.each([
    [
      'a skill without the experience for it',
      7,
      (line: string) => line.replace('"learn":[]', '"learn":["III"]'),
      'no step of 250 tons is left to take',
    ],
    [
      'a part given twice',
      8,
      (line: string) =>
        line.replace(
          '{"name":"Engine","of":"m2"}',
          '{"name":"Engine","of":"m2"},{"name":"Engine","of":"m2"}',
        ),
      'the Engine is not there, or was taken already',
    ],
    [
      'the same game twice',
      9,
      (line: string) => line.replace('"id":"g-2"', '"id":"g"'),
      'game g is here already',
    ],
    [
      'a record that cannot be played',
      7,
      (line: string) => line.replace('"record":null', '"record":"garbage"'),
      'its record has a fault in line 1',
    ],
    [
      'a stand with a pilot on the wrong side',
      9,
      (line: string) => line.replace('"side":"many"', '"side":"few"'),
      'the game that was mustered cannot have ended like this',
    ],
  ])('leaves %s to be found by folding', (_what, number, change, wanted) => {
    const folded = fold(read(withLine(number, change)));
    if (folded.ok) throw new Error('it was folded');
    expect([folded.line, hindranceText(folded.why, (pilot) => pilot)]).toEqual([number, wanted]);
  });
});
