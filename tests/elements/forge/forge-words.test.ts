import { expect, test } from 'vitest';
import { weaponTitle } from '../../../src/elements/forge/forge-words.ts';

test.each([
  ['ac/20', 'AC/20'],
  ['ultra ac/5', 'Ultra AC/5'],
  ['lrm 15', 'LRM 15'],
  ['snub-nose ppc', 'Snub-nose PPC'],
  ['medium pulse laser', 'Medium pulse laser'],
])('in the list %s stands as it is printed, %s', (word, title) => {
  expect(weaponTitle(word)).toBe(title);
});
