import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { MOST_COMMENTS, commentsByTurn } from '../../../src/rules/fight/comments.ts';
import { pairOff } from '../../../src/rules/fight/lineup.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { freshEntrant, hasTooManyTurns } from '../../../src/rules/fight/record.ts';
import type { FightRecord } from '../../../src/rules/fight/record.ts';
import { playFight } from '../../tools/random-fight.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { anySeed } from '../battle/play-out.ts';
import { booklets, entry, findBook } from '../battle/table-top.ts';
import { recordsIn } from '../../../src/rules/fight/pasted.ts';
import { printRecord, printedLines } from '../../../src/rules/fight/print.ts';
import { faultText } from '../../../src/rules/words/refusal-text.ts';

const HEAD = [
  'viewscreen record 1',
  'lone: rfl-3n Ada',
  'rival: grf-1n Ben',
  'ammunition: counted',
];
const PLAIN = [...HEAD, '1. 52 62', '2. 20 28, rival bails out'];
const FIXTURES = 'tests/rules/fight/fixtures/';
const text = (lines: readonly string[]): string => [...lines, ''].join('\n');

/** The only record in a text as it is printed, or what is wrong with it. */
const only = (of: string): string => {
  const [found, ...more] = recordsIn(of);
  if (!found || more.length > 0) return 'not one';
  if (found.fault) return faultText(found.fault);
  return found.record ? printRecord(found.record) : 'none';
};

test('text around a pasted record is reported line by line, but quote marks and fences are not', () => {
  const [found] = recordsIn(text(['Hi Ben,', '', '```', ...PLAIN, '```', '', 'See you!']));
  expect(found?.leftOff).toEqual(['Hi Ben,', 'See you!']);
  expect(recordsIn(text(PLAIN.map((line) => `> ${line}`)))[0]?.leftOff).toEqual([]);
});

test('a line of how a pilot starts is read even if it has curly quotes, a dash for a minus, or is wrapped', () => {
  const starts =
    'lone starts: armor 20, Fist (score -1 for weapon "Punch" or weapon "Kick"), laser +1';
  const plain = ['viewscreen record 2', ...HEAD.slice(1), starts, '1. 52 62'];
  const curly = starts
    .replace(/"(\w+)"/gu, '“$1”')
    .replace('-1', '–1')
    .replace('weapon “Kick”', 'weapon\n“Kick”');
  expect(only(text([...plain.slice(0, 4), curly, '1. 52 62']))).toBe(text(plain));
});

test('lines about computer pilots stay with their record even if they are wrapped', () => {
  const told = [
    "# rival is Marlow, of the game; judged 9k2m4x0a; seed's hash 3f2a",
    "# rival's seals 3f2a91bc 8f01aa02 11223344",
    '# sum 9c41aa02',
  ];
  const wrapped = told.map((line) => line.replace("'", '’').replace(/ (hash|8f01)/u, '\n$1'));
  const [found] = recordsIn(text([...PLAIN, ...wrapped]));
  expect(found?.fault).toBeNull();
  expect(found?.text.split('\n').filter((line) => line.startsWith('#'))).toEqual(told);
  expect(found?.record?.comments).toBeUndefined();
});

test.each([
  [
    [...PLAIN.slice(0, 5), 'hello', PLAIN[5]!],
    'line 6: expected turn "2." with two console numbers',
  ],
  [
    ['Hi!', ...PLAIN.slice(0, 5), '2. 20 29'],
    'line 7: "29" is not a console number (consoles are even, 2–64)',
  ],
  [
    ['> viewscreen record 1', '> lone: rfl-3n'],
    'line 2: expected "lone: " with a booklet and a pilot\'s name, like "lone: rfl-3n Ada"',
  ],
  [[...HEAD, '1. 52', '62', '3. 20 28'], 'line 7: expected turn 2, not 3'],
  [['hello'], 'line 1: a record begins with "viewscreen record 1"'],
  [[...PLAIN, '', '12 52 62'], 'line 8: expected turn "3." with two console numbers'],
])('a fault names its line in the pasted text', (lines, told) => {
  expect(only(text(lines))).toBe(told);
});

test('several records in one text are read separately, each with its own fault and comments', () => {
  const found = recordsIn(
    text([
      ...[...PLAIN, '# A good end', '', '# Club night', ...HEAD, '1. 52', ''],
      ...['# table 3', ...PLAIN].map((line) => `> ${line}`),
    ]),
  );
  expect(found.map(({ fault }) => fault && faultText(fault))).toEqual([
    null,
    'line 14: a turn has two console numbers, the lone seat\'s first, like "1. 52 62"',
    null,
  ]);
  expect(found.map(({ record }) => record?.comments?.map(({ words }) => words))).toEqual([
    ['A good end'],
    undefined,
    ['table 3'],
  ]);
});

test('comments are kept, shown at their turn, and printed again', () => {
  const [found] = recordsIn(
    text([
      ...['# Club night, table 3', ...HEAD, '1. 52 62 # she cools first'],
      ...['# here a charge was better', PLAIN[5]!, '# so it ended'],
    ]),
  );
  const record = found!.record!;
  expect(commentsByTurn(record)).toEqual([
    ['Club night, table 3', 'she cools first'],
    // Comments after the last turn are shown at that turn.
    ['here a charge was better', 'so it ended'],
  ]);
  const printed = printRecord(record);
  expect(printed.split('\n').slice(4)).toEqual([
    ...['# Club night, table 3', '# she cools first', PLAIN[4]],
    ...['# here a charge was better', PLAIN[5], '# so it ended', ''],
  ]);
  expect(parseRecord(printed).record).toEqual(record);
  expect(printedLines(record).moves).toEqual([7, 9]);
});

test('a record keeps a limited number of comments, at most 300 characters of each', () => {
  const long = `# ${'long '.repeat(100)}`;
  const { record } = parseRecord(text([...PLAIN, ...Array.from({ length: 1000 }, () => long)]));
  expect(record?.comments).toHaveLength(MOST_COMMENTS);
  expect(Math.max(...record!.comments!.map(({ words }) => words.length))).toBe(300);
});

test('a pasted record of more than 3,000 turns is refused, but one on disk is read', () => {
  const turns = Array.from({ length: 3001 }, (_, at) => `${at + 1}. 52 62`);
  const long = text([...HEAD, ...turns]);
  expect(only(`> ${long.replaceAll('\n', '\n> ')}`)).toBe(
    'line 1: this is longer than anybody plays: a record from elsewhere has at most 3,000 turns',
  );
  expect(only(text([...HEAD, ...turns.slice(1)]))).toMatch(/^line 5: expected turn 1/u);
  expect(parseRecord(long).fault).toBeNull();
});

test.each([
  ...['1. 52 62', ' \t12 . 52 62', 'A3. 52 62', 'A 3. 52 62', 'AB3. 52 62'].map(
    (line) => [line, true] as const,
  ),
  ...['lone: rfl-3n Ada 1. 2', '# 1. 52 62', '1 joins: 2'].map((line) => [line, false] as const),
])('3,001 lines of %j count as too many turns: %s', (line, are) => {
  expect(hasTooManyTurns(new Array<string>(3001).fill(line).join('\n'))).toBe(are);
});

test('a very long text gets an answer even if little of it is a record', () => {
  const head = text(HEAD);
  expect(only(head + 'x y z\n'.repeat(160_000))).toMatch(/^line 5: expected turn "1\."/u);
  expect(only(head + '\r'.repeat(900_000))).toBe(head);
  expect(only('viewscreen record 1\n'.repeat(40_000))).toBe(
    'line 1: this is too long for a record',
  );
});

const IS_TURN = /^[A-Z]{0,2}\d+\. /u;
/** What mail, a chat or a phone makes of the lines of a record. */
const MANGLED: Readonly<Record<string, (lines: readonly string[]) => readonly string[]>> = {
  wrapped: (lines) =>
    lines.flatMap((line) =>
      /^(?:lone|rival|pilot): |^viewscreen/iu.test(line)
        ? [line]
        : line.replace(/(.{24,}?) /gu, '$1\n').split('\n'),
    ),
  capitals: (lines) => lines.map((line) => line.replace(/^[a-z]/u, (sign) => sign.toUpperCase())),
  loud: (lines) => lines.map((line) => (IS_TURN.test(line) ? line.toUpperCase() : line)),
  minus: (lines) =>
    lines.map((line) => (IS_TURN.test(line) ? line.replaceAll('-', '\u2212') : line)),
  hyphens: (lines) =>
    lines.map((line) =>
      /^(?:lone|rival|pilot): |starts: /iu.test(line) ? line : line.replaceAll('-', '–'),
    ),
  booklets: (lines) =>
    lines.map((line) =>
      line.replace(/(?<=^(?:lone|rival|pilot): )\S+/iu, (id) =>
        id.toUpperCase().replaceAll('-', '\u2011'),
      ),
    ),
  quoted: (lines) => lines.map((line) => `> ${line}`),
  tight: (lines) => lines.map((line) => `>${line}`),
  phone: (lines) => [...lines, '', 'See you on Friday!', 'Ada', '', 'Sent from my phone'],
  spaces: (lines) => lines.map((line) => line.replaceAll(' ', '\u00a0')),
  unseen: (lines) => [`\ufeff${lines[0]}`, ...lines.slice(1).map((line) => `${line}\u200b`)],
  fence: (lines) => ['```', ...lines, '```'],
  words: (lines) => ['Look at this:', '', ...lines, '', 'Not bad?', '-- ', 'Ada'],
  returns: (lines) => lines.map((line) => `${line}\r`),
};
const anyMangling = fc.subarray(Object.keys(MANGLED));

const isKept = (record: FightRecord, manglings: readonly string[]): void => {
  const printed = printRecord(record);
  const [whole] = recordsIn(printed);
  expect(whole).toMatchObject({ fault: null, record, text: printed, leftOff: [] });
  const mangled = manglings.reduce(
    (lines: readonly string[], each) => MANGLED[each]!(lines),
    printed.trimEnd().split('\n'),
  );
  const found = recordsIn(mangled.join('\n'));
  expect(found.map(({ fault }) => fault)).toEqual([null]);
  expect(found[0]?.record).toEqual(record);
};

test.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.txt')))(
  'law: the record %s reads the same however mail or a chat mangles it',
  (name) => {
    const record = parseRecord(readFileSync(FIXTURES + name, 'utf8')).record!;
    fc.assert(
      fc.property(anyMangling, (manglings) => isKept(record, manglings)),
      { numRuns: 40 },
    );
  },
);

/** Two to five pilots: the first against the rest, or two against two. */
const anyFight = fc
  .array(fc.constantFrom(...booklets.map(({ id }) => id)), { minLength: 2, maxLength: 5 })
  .map((ids) => {
    const few = ids.length === 4 ? [0, 1] : [0];
    return { ids, lineups: pairOff(few, ids.map((_, pilot) => pilot).slice(few.length)) };
  });
const anyComments = fc.array(
  fc.record({ at: fc.nat(40), words: fc.stringMatching(/^[a-z](?: ?[a-z#;:.]){0,60}[a-z]$/u) }),
  { maxLength: 4 },
);

test('law: fights of many with comments read the same however mail or a chat mangles them', () => {
  fc.assert(
    fc.property(
      anyFight,
      anySeed,
      anyMangling,
      anyComments,
      ({ ids, lineups }, seed, manglings, said) => {
        const entries = ids.map((id, pilot) => entry(findBook(id)!, pilot));
        const options = USUAL_OPTIONS;
        const { moves } = playFight({ options, entries, lineups }, randomFrom(seed));
        const comments = said
          .map(({ at, words }) => ({ at: Math.min(at, moves.length), words }))
          .sort((one, other) => one.at - other.at);
        const entrants = entries.map(({ booklet, pilot }) => freshEntrant(booklet.id, pilot));
        const record = { options, entrants, battles: lineups, moves };
        isKept(comments.length > 0 ? { ...record, comments } : record, manglings);
      },
    ),
    { numRuns: 150 },
  );
});

test('law: no pasted text throws', () => {
  const odd = '> |#|```|-- |\n|\r| |\u200b|“|–|A1.|3 joins: C is 2|lone starts: |"|\ud800|😀';
  const bits = [...PLAIN, ...odd.split('|')];
  const anyText = fc.array(
    fc.oneof(fc.constantFrom(...bits), fc.string(), fc.string({ unit: 'binary' })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyText, fc.constantFrom('', ' ', '\n'), (parts, between) => {
      for (const { fault } of recordsIn(parts.join(between)))
        if (fault) expect(faultText(fault)).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});
