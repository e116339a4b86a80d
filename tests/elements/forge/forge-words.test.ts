import { expect, test } from 'vitest';
import { asPrinted, weaponTitle } from '../../../src/elements/forge/forge-words.ts';

test.each([
  ['ac/20', 'AC/20'],
  ['ultra ac/5', 'Ultra AC/5'],
  ['lrm 15', 'LRM 15'],
  ['snub-nose ppc', 'Snub-nose PPC'],
  ['medium pulse laser', 'Medium pulse laser'],
  ['clan lb 10-x ac', 'Clan LB 10-X AC'],
  ['er medium laser', 'ER medium laser'],
])('the list shows %s as it is printed, %s', (word, title) => {
  expect(weaponTitle(word)).toBe(title);
});

test('a sentence shows weapons as they are printed too, one or several of them', () => {
  expect(asPrinted('2 ppcs count as one, 1 lrm 20 and 2 medium lasers')).toBe(
    '2 PPCs count as one, 1 LRM 20 and 2 medium lasers',
  );
});
