import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { comicOfRecord } from '../../../src/rules/comic/comic.ts';
import { recordOf } from '../../tools/recorded-duels.ts';

const library = readLibrary();
const find = (id: string) => library.get(id);
const fixture = (name: string): string =>
  readFileSync(`tests/rules/fight/fixtures/${name}.txt`, 'utf8');

test('the comic page of a duel goes from its covers to its wreck, and says who wins', () => {
  const page = comicOfRecord(recordOf(116), find);
  if (typeof page === 'string') throw new Error(page);
  expect(page.title).toEqual(['Rifleman', 'against', 'Griffin']);
  expect(page.panels.map(({ claim }) => claim)).toEqual([
    ...['covers', 'first hit', 'swing', 'event', 'swing', 'event', 'event'],
    ...['last turn', 'wreck'],
  ]);
  expect(page.panels.at(-1)).toHaveProperty('caption', "Ada's Rifleman has no armor left.");
  expect(page.panels.at(-1)).toHaveProperty('plate', 'Ben wins');
  expect(page.foot).toBe('Armor: Ada 38 to 0, Ben 36 to 26. Two booklets, no dice.');
});

test.each([
  ['unfinished', 'There is a comic page once the battle is over.'],
  [
    'nobody-agreed-between-turns',
    'There is no comic page of a battle in which nobody called a number.',
  ],
])('of the record %s there is a sentence instead of a comic page', (name, sentence) => {
  expect(comicOfRecord(fixture(name), find)).toBe(sentence);
});

test('of a record whose booklet has gone there is a sentence instead of a comic page', () => {
  expect(comicOfRecord(recordOf(116), () => undefined)).toMatch(/^There is no comic page of this/u);
});
