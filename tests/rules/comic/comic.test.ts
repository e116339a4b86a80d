import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comicPage } from '../../../src/rules/comic/comic.ts';
import { recordOf } from '../../tools/recorded-duels.ts';
import { foughtOf } from '../../tools/told-fights.ts';

test('the comic page of a duel goes from its first hit to its wreck, and says who wins', () => {
  const page = comicPage(foughtOf(recordOf(116)));
  if (typeof page === 'string') throw new Error(page);
  expect(page.title).toEqual(['Rifleman', 'against', 'Griffin']);
  expect(page.panels.map(({ claim }) => claim)).toEqual([
    ...['first hit', 'swing', 'event', 'swing', 'event', 'event'],
    ...['last turn', 'wreck'],
  ]);
  expect(page.panels.at(-1)).toMatchObject({
    ...{ captions: ["Ada's Rifleman has no armor left.", 'No armor left.'], plate: 'Ben wins' },
  });
  expect(page.foot).toBe('Armor: Ada 38 to 0, Ben 36 to 26. Two booklets, no dice.');
});

test.each([
  ['unfinished', 'There will be a comic page once the battle is over.'],
  [
    'nobody-agreed-between-turns',
    'There is no comic page for a battle in which nobody called a number.',
  ],
])('of the record %s there is a sentence instead of a comic page', (name, sentence) => {
  const text = readFileSync(`tests/rules/fight/fixtures/${name}.txt`, 'utf8');
  expect(comicPage(foughtOf(text))).toBe(sentence);
});
