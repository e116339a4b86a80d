import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionOf } from '../../../src/rules/booklet/edition.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { sure } from '../../../src/rules/sure.ts';
import { EDITION, EDITION_LENGTH } from '../../../src/rules/vocabulary.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import { booklets, griffin, rifleman } from '../battle/table-top.ts';

const { document } = rifleman;

/** The same value with the entries of every object in another order, drawn by `seed`. */
const shuffled = (value: unknown, seed: number): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => shuffled(each, seed));
  const entries = Object.entries(value).map(([key, each]) => [key, shuffled(each, seed)] as const);
  return Object.fromEntries(
    entries
      .map((entry, place) => [Math.imul(place + 1, seed | 1) % 997, entry] as const)
      .sort(([one], [other]) => one - other)
      .map(([, entry]) => entry),
  );
};

/** Paths to every value of a document that is no list and no object. */
const leavesOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  value === null || typeof value !== 'object'
    ? [path]
    : Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));

const changedAt = (value: unknown, [first, ...rest]: readonly string[], to: unknown): unknown => {
  if (first === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[first] = changedAt(copy[first], rest, to);
  return copy;
};

test('an edition is eight lower-case letters and digits, and no two booklets share one', () => {
  for (const { edition } of booklets) {
    expect(edition).toMatch(EDITION);
    expect(edition).toHaveLength(EDITION_LENGTH);
  }
  expect(new Set(booklets.map(({ edition }) => edition)).size).toBe(booklets.length);
});

test('an edition is made from the first six bytes of a SHA-256 hash, so anybody can work it out', () => {
  const sorted = (value: unknown): unknown =>
    value === null || typeof value !== 'object'
      ? value
      : Array.isArray(value)
        ? value.map(sorted)
        : Object.fromEntries(
            Object.keys(value)
              .sort()
              .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
          );
  // Without numbers as names, which JSON.stringify would sort.
  const small = { mech: document.mech, statCard: { ...document.statCard, ammunition: { b: 2 } } };
  const text = JSON.stringify(
    sorted({ ...small, statCard: { ...small.statCard, ammunition: [['b', 2]] } }),
  );
  const digest = createHash('sha256').update(text).digest().readUIntBE(0, 6) % 36 ** 8;
  expect(editionOf(small as unknown as BookletDocument)).toBe(digest.toString(36).padStart(8, '0'));
});

test.each(booklets.map((booklet) => [booklet.id, booklet] as const))(
  'law: %s keeps its edition however its file is indented and its entries are ordered',
  (_, booklet) => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 9 }), (seed, indent) => {
        const { ammunition } = booklet.document.statCard;
        const other = shuffled(booklet.document, seed) as BookletDocument;
        const text = JSON.stringify(
          { ...other, statCard: { ...other.statCard, ammunition } },
          null,
          indent,
        );
        const read = parseBookletText(text);
        expect(read.ok && read.booklet.edition).toBe(booklet.edition);
      }),
      { numRuns: 20 },
    );
  },
);

test('law: changing any single value changes the edition', () => {
  const leaves = leavesOf(document).filter(([first]) => first !== '$schema');
  fc.assert(
    fc.property(fc.constantFrom(...leaves), fc.string(), (path, to) => {
      const changed = changedAt(document, path, to) as BookletDocument;
      const same = JSON.stringify(changed) === JSON.stringify(document);
      expect(editionOf(changed) === rifleman.edition).toBe(same);
    }),
    { numRuns: 300 },
  );
});

test('a booklet without a front cover of its own keeps the edition it had before there were covers', () => {
  expect([griffin, rifleman].map(({ edition }) => edition)).toEqual(['kjxa9b1l', 'plltt2m7']);
  const figure = { ...document.figure, cover: 'moon' as const };
  expect(editionOf({ ...document, figure })).not.toBe(rifleman.edition);
});

test('the path to the schema does not change the edition', () => {
  expect(editionOf({ ...document, $schema: '../elsewhere.json' })).toBe(rifleman.edition);
});

test('the order of ammunition changes the edition, since an explosion takes the first of equal supplies (H4)', () => {
  const armed = twoAmmunitions(document) as BookletDocument;
  const { ammunition } = armed.statCard;
  const turned = Object.fromEntries(Object.entries(ammunition).toReversed());
  const other = { ...armed, statCard: { ...armed.statCard, ammunition: turned } };
  expect(Object.keys(ammunition)).toHaveLength(2);
  expect(editionOf(other)).not.toBe(editionOf(armed));
});

test('a booklet parsed from its file has the same edition as the one in the library', () => {
  const text = readFileSync('books/rfl-3n.json', 'utf8');
  const read = parseBooklet(JSON.parse(text) as unknown);
  expect(sure(read.ok ? read.booklet : null).edition).toBe(rifleman.edition);
});
