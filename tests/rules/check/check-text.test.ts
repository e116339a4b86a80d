import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingText, placeText } from '../../../src/rules/words/finding-text.ts';
import { readJson } from '../../../src/rules/check/check-text.ts';

const SLIPS: readonly (readonly [text: string, fault: string])[] = [
  ['', 'line 1, column 1: a value belongs here, but the file ends'],
  ['\n\n  ', 'line 3, column 3: a value belongs here, but the file ends'],
  [
    '{\n  "mech": {,}\n}',
    'line 2, column 12: an entry begins with its name in quotation marks, not ","',
  ],
  ['{"a": 1,}', 'line 1, column 9: the comma before this "}" has nothing after it; take it out'],
  ['[1,\n2,\n]', 'line 3, column 1: the comma before this "]" has nothing after it; take it out'],
  ['{"a": }', 'line 1, column 7: a value belongs here, not "}"'],
  ['{"a": 1 "b": 2}', 'line 1, column 8: "," or "}" is missing here, before "\\""'],
  ['[1 2]', 'line 1, column 3: "," or "]" is missing here, before "2"'],
  ['{"a" 1}', 'line 1, column 6: ":" belongs here, after the name "a", not "1"'],
  ['{a: 1}', 'line 1, column 2: an entry begins with its name in quotation marks, not "a"'],
  ["{'a': 1}", 'line 1, column 2: an entry begins with its name in quotation marks, not "\'"'],
  ['{"a": red}', 'line 1, column 7: "red" needs quotation marks, or is not a number'],
  ['{"a": True}', 'line 1, column 7: "True" needs quotation marks, or is not a number'],
  ['[NaN]', 'line 1, column 2: "NaN" needs quotation marks, or is not a number'],
  ['[Infinity]', 'line 1, column 2: "Infinity" needs quotation marks, or is not a number'],
  ['[1e999]', 'line 1, column 2: Infinity is not a number that a booklet can have'],
  ['[+1]', 'line 1, column 2: "+1" needs quotation marks, or is not a number'],
  ['[01]', 'line 1, column 2: "01" needs quotation marks, or is not a number'],
  ['[.5]', 'line 1, column 2: ".5" needs quotation marks, or is not a number'],
  ['["a]', 'line 1, column 2: these quotation marks are never closed'],
  ['["a\n"]', 'line 1, column 2: these quotation marks are not closed on their line'],
  ['["\\x"]', 'line 1, column 2: this text has a tabulator or a bad \\ in it'],
  ['["a\\', 'line 1, column 2: these quotation marks are never closed'],
  ['[1] // armor', 'line 1, column 5: JSON has no comments; take it out'],
  ['{ /* armor */ }', 'line 1, column 3: JSON has no comments; take it out'],
  [
    '{} {}',
    'line 1, column 4: the booklet has ended before this, so the file should end too, not "{"',
  ],
  ['{"a": [1}', 'line 1, column 9: "," or "]" is missing here, before "}"'],
  ['{\n"a": 1\n"b": 2}', 'line 2, column 7: "," or "}" is missing here, before "\\""'],
  ['[[1], [2]', 'line 1, column 10: "," or "]" is missing here, before the file ends'],
  ['[\u00a01]', 'line 1, column 2: a value belongs here, not "\u00a0"'],
  ['[\u200b1]', 'line 1, column 2: a value belongs here, not "\\u200b"'],
];

describe('a mistake in JSON is reported by line and column', () => {
  test.each(SLIPS)('%j', (text, fault) => {
    const { document, faults } = readJson(text);
    expect(document).toBeUndefined();
    expect(faults.map(findingText)).toEqual([fault]);
  });
});

test('duplicate entries are reported with their path even if a name is spelled with escapes', () => {
  const { faults } = readJson('{"a": [{"b": 1, "b": 2}], "c": 1, "\\u0063": 2, "c"   : 3}');
  expect(faults.map(({ place }) => placeText(place))).toEqual(['a.0.b', 'c', 'c']);
});

/** Texts with more entries than a document may have, each with a slip at its end. */
const MANY: readonly (readonly [what: string, text: string])[] = [
  ['numbers', `[${'0,'.repeat(1_900_000)}!`],
  ['empty lists', `[${'[],'.repeat(100_000)}!`],
  ['empty objects', `{"a": [${'{},'.repeat(100_000)}!`],
  ['texts', `[${'"",'.repeat(100_000)}!`],
  ['lists in lists', `[${'[[0]],'.repeat(100_000)}!`],
  ['repeats of one entry', `{${'"a":0,'.repeat(100_000)}!`],
  [
    'entries with different names',
    `{${Array.from({ length: 50_000 }, (_, at) => `"${at}":0,`).join('')}!`,
  ],
  ['entries named "__proto__"', `{${'"__proto__":0,'.repeat(50_000)}!`],
];

test.each(MANY)('reading stops at the limit if there are too many %s', (_, text) => {
  const { document, faults } = readJson(text);
  expect(document).toBeUndefined();
  expect(findingText(faults.at(-1)!)).toBe(
    'the document has more than 12,000 entries; a full booklet has some 2,000',
  );
});

test('a document with the most entries allowed is read', () => {
  const list = Array<number>(11_999).fill(0);
  expect(readJson(JSON.stringify(list))).toEqual({ document: list, faults: [] });
  expect(readJson(JSON.stringify([...list, 0])).document).toBeUndefined();
});

test('names like "__proto__" are reported and dropped', () => {
  const { document, faults } = readJson('{"__proto__": {"armor": 9}, "a": {"constructor": 1}}');
  expect(faults.map(({ place }) => placeText(place))).toEqual(['__proto__', 'a.constructor']);
  expect(document).toEqual({ a: {} });
  expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
});

test('law: any valid JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.nat(3), (text, indent) => {
      const said = JSON.parse(text) as unknown;
      if (/"(__proto__|constructor|prototype)"/.test(text)) return;
      expect(readJson(JSON.stringify(said, null, indent)).document).toEqual(said);
    }),
    { numRuns: 500 },
  );
});

/** Whether it contains a number too large to represent: JSON.parse accepts that, a booklet does not. */
const isEndless = (said: unknown): boolean =>
  said === Infinity ||
  said === -Infinity ||
  (typeof said === 'object' && said !== null && Object.values(said).some(isEndless));

test('law: a text is refused only if JSON.parse refuses it or a number in it is infinite', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e1',
      ' ',
      '\n',
      'null',
      'true',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (list) => {
      const text = list.join('');
      const { document, faults } = readJson(text);
      let said: unknown;
      try {
        said = JSON.parse(text);
      } catch {
        expect(document).toBeUndefined();
        expect(faults).not.toEqual([]);
        return;
      }
      if (isEndless(said)) {
        expect(document).toBeUndefined();
        expect(faults).not.toEqual([]);
      } else expect(document).toEqual(said);
    }),
    { numRuns: 2000, examples: [[['1', 'e1', '0', '0', '1']]] },
  );
});
