import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import { expect, test } from 'vitest';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { playsHash } from '../../../src/tactics/duel/plays-hash.ts';

/** The hash of the Rifleman's booklet with something changed in it. */
const hashOf = (change: (document: BookletDocument) => unknown): string => {
  const document = structuredClone(rfl) as unknown as BookletDocument;
  change(document);
  const read = parseBooklet(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return playsHash(playsOf(read.booklet));
};

/** Writes over something of a document. */
const set = <Thing extends object>(thing: Thing, changes: Partial<Thing>): void => {
  Object.assign(thing, changes);
};

const printed = hashOf(() => {});

test.each([
  ['another name', (document) => set(document.mech, { name: 'Marksman' })],
  ['another title of a page', (document) => set(document.viewScreens[1]!, { title: 'Runs on' })],
  ['other sources', (document) => set(document.sources, { note: 'Read again.' })],
] as const satisfies readonly (readonly [string, (document: BookletDocument) => void])[])(
  '%s does not change the plays of a booklet',
  (_, change) => {
    expect(hashOf(change)).toBe(printed);
  },
);

test.each([
  ['armor', (document) => set(document.statCard, { armor: 37 })],
  ['rounds', (document) => set(document.statCard, { ammunition: { autocannon: 7 } })],
  ['a heat cost', (document) => set(document.statCard.maneuvers[0]!, { heat: 3 })],
  [
    'a score',
    (document) =>
      set(
        Object.values(document.viewScreens).find(({ score }) => score !== undefined)!,
        { score: 9 },
      ),
  ],
  [
    'a cell',
    (document) => {
      const [row = {}] = Object.values(document.consoles) as Record<string, string>[];
      const [one = '', other = ''] = Object.keys(row);
      [row[one], row[other]] = [row[other] ?? '', row[one] ?? ''];
    },
  ],
] as const satisfies readonly (readonly [string, (document: BookletDocument) => void])[])(
  'changing %s changes the plays of a booklet',
  (_, change) => {
    expect(hashOf(change)).not.toBe(printed);
  },
);

test('the Griffin has other plays than the Rifleman', () => {
  const read = parseBooklet(grf);
  expect(read.ok && playsHash(playsOf(read.booklet))).not.toBe(printed);
});
