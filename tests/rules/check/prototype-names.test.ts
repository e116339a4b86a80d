import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { findingText, placeText } from '../../../src/rules/words/finding-text.ts';
import { parseBooklet, parseBookletText } from '../../../src/rules/check/parse-booklet.ts';

const TEXT = readFileSync('books/rfl-3n.json', 'utf8');
/** The same without a figure: names are its entries, and some are refused there (check-tree.ts). */
const PLAIN = JSON.stringify({ ...(JSON.parse(TEXT) as object), figure: undefined });
/** What every object of the language answers to although nobody wrote it there. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Where a booklet names something in its own words, each with a word of the Rifleman's. */
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

/** The Rifleman's booklet with another word wherever this one stands, as it plays. */
const playedWith = (word: string, other: string): string => {
  const parsed = parseBookletText(PLAIN.replaceAll(`"${word}"`, JSON.stringify(other)));
  if (!parsed.ok) throw new Error(parsed.faults.map(findingText).join('\n'));
  return JSON.stringify({ ...parsed.booklet, edition: '', warnings: parsed.warnings });
};

describe.each(NAMED)('%s may be called as every object is', (_, word) => {
  let another = '';
  beforeAll(() => {
    another = playedWith(word, 'Another');
  });

  test('the Rifleman has it', () => {
    expect(another).not.toBe(playedWith('no such word', 'Another'));
  });

  test.each(NAMES)('%s', (name) => {
    expect(playedWith(word, name).replaceAll(name, 'Another')).toBe(another);
  });
});

/** Objects of a booklet: those with entries of its definition, and those whose entries have any name. */
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

describe.each(NAMES)('an entry %s of an author’s own', (name) => {
  test.each(PLACES)('is told at "%s"', (place) => {
    const document = JSON.parse(TEXT) as object;
    const keys = place.split('.').filter(Boolean);
    const holder = keys.reduce<object>((at, key) => (at as Record<string, object>)[key]!, document);
    Object.defineProperty(holder, name, { value: '13E', enumerable: true, configurable: true });
    for (const parsed of [parseBooklet(document), parseBookletText(JSON.stringify(document))]) {
      const faults = parsed.ok ? [] : parsed.faults.map(findingText);
      // Of a reach is told what it may be, as a whole.
      const places = [[...keys, name], ...(keys.includes('of') ? [keys] : [])];
      const told = places.map((path) => `${path.join('.')}: `);
      expect(faults.some((fault) => told.some((path) => fault.startsWith(path)))).toBe(true);
    }
  });

  test('is no cell that a source may speak of', () => {
    const document = JSON.parse(TEXT) as { sources: { cells: { of: string[] }[] } };
    document.sources.cells[0]!.of = [name, `consoles.${name}`, `consoles.24.${name}`];
    const parsed = parseBooklet(document);
    expect(parsed.ok ? [] : parsed.faults.map(({ place }) => placeText(place))).toEqual([
      ...['sources.cells.0.of.0', 'sources.cells.0.of.1', 'sources.cells.0.of.2'],
    ]);
  });
});
