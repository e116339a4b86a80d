import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../src/rules/check/finding.ts';
import { findingText, placeText } from '../../../src/rules/words/finding-text.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';

const TEXT = readFileSync('books/rfl-3n.json', 'utf8');
/** The same without a figure: its entries are names too, and some are refused there (check-tree.ts). */
const PLAIN = JSON.stringify({ ...(JSON.parse(TEXT) as object), figure: undefined });
/** Names that every object of the language has, although nobody wrote them. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Everything that a booklet names itself, each with an example from the Rifleman. */
const NAMED: readonly (readonly [what: string, word: string])[] = [
  ['a weapon', 'Large Laser'],
  ['a weapon with ammunition', 'Autocannon'],
  ['a group', 'Dodge'],
  ['a maneuver', 'Kick'],
  ['a maneuver that a status names', 'Run Away'],
  ['a part', 'Gyro'],
  ['a title', 'knocked down'],
  ["a 'Mech", 'Rifleman'],
  ['an engine', 'Pitban 240'],
];

/** The Rifleman's booklet, played, with every occurrence of a word replaced. */
const playedWith = (word: string, other: string): string => {
  const parsed = parseBookletText(PLAIN.replaceAll(`"${word}"`, JSON.stringify(other)));
  if (!parsed.ok) throw new Error(parsed.faults.map(findingText).join('\n'));
  return JSON.stringify({ ...parsed.booklet, edition: '', warnings: parsed.warnings });
};

/** The Rifleman's booklet with each of these words replaced by Another. */
const another = new Map(NAMED.map(([, word]) => [word, playedWith(word, 'Another')]));

test('law: a booklet plays the same whatever its parts are called, "constructor" included', () => {
  const unchanged = playedWith('no such word', 'Another');
  expect([...another.values()].filter((played) => played === unchanged)).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...NAMED), fc.constantFrom(...NAMES), ([, word], name) => {
      expect(playedWith(word, name).replaceAll(name, 'Another')).toBe(another.get(word));
    }),
    { numRuns: 20 },
  );
});

/** Objects of a booklet: some with defined entries, and some whose entries can have any name. */
const PLACES = [
  '',
  'mech',
  'statCard',
  'statCard.ammunition',
  'statCard.maneuvers.3',
  'statCard.maneuvers.3.conversions',
  'viewScreens',
  'viewScreens.27',
  'viewScreens.27.status',
  'viewScreens.27.criticals.0',
  'viewScreens.27.criticals.0.letters',
  'viewScreens.27.criticals.0.effects.0',
  'viewScreens.27.criticals.0.effects.0.of.0',
  'consoles',
  'consoles.24',
  'figure',
  'figure.world',
  'sources',
  'sources.cells.0',
];

const faultsOf = (parsed: ReturnType<typeof parseBooklet>): readonly Finding[] =>
  parsed.ok ? [] : parsed.faults;

test('law: a name like "constructor" is a fault at its place, as an entry and as a cell of a source', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.constantFrom(...NAMES), (place, name) => {
      const document = JSON.parse(TEXT) as { sources: { cells: { of: string[] }[] } };
      const keys = place.split('.').filter(Boolean);
      const holder = keys.reduce<object>(
        (at, key) => (at as Record<string, object>)[key]!,
        document,
      );
      Object.defineProperty(holder, name, { value: '13E', enumerable: true, configurable: true });
      for (const parsed of [parseBooklet(document), parseBookletText(JSON.stringify(document))]) {
        const found = faultsOf(parsed).map(findingText);
        // In a reach the fault is at the whole of it, and lists what it may be.
        const places = [[...keys, name], ...(keys.includes('of') ? [keys] : [])];
        const announced = places.map((path) => `${path.join('.')}: `);
        expect(found.some((fault) => announced.some((path) => fault.startsWith(path)))).toBe(true);
      }
      const spoken = JSON.parse(TEXT) as typeof document;
      spoken.sources.cells[0]!.of = [name, `consoles.${name}`, `consoles.24.${name}`];
      expect(faultsOf(parseBooklet(spoken)).map((fault) => placeText(fault.place))).toEqual([
        ...['sources.cells.0.of.0', 'sources.cells.0.of.1', 'sources.cells.0.of.2'],
      ]);
    }),
    { numRuns: 20 },
  );
});
