import { expect, test } from 'vitest';
import {
  bookletOfStill,
  hasStills,
  isOldStill,
  stillAddress,
} from '../../../src/offline/pictures/stills.ts';

const game = 'https://host/games/';
const still = new URL(stillAddress('grf-1n', 49), game).href;

const sheet = still.replace('49.webp?v=', 'second-').concat('/49.webp');

test('a still says of which booklet it is; a page that was drawn here does not', () => {
  expect(hasStills('grf-1n')).toBe(true);
  expect(bookletOfStill(still)).toBe('grf-1n');
  expect(bookletOfStill(sheet)).toBe('grf-1n');
  expect(bookletOfStill(`${game}drawn/abc`)).toBe('');
});

test.each([
  ['of this game', still, false],
  ['of this game, its second sheet', sheet, false],
  ['of another drawing, its second sheet', sheet.replace(/second-\w+/, 'second-0ld'), true],
  ['of another drawing', still.replace(/v=.*/, 'v=0ld'), true],
  ['of a booklet that has left the game', still.replace('grf-1n', 'old-1'), true],
  ['of a game elsewhere on the host', still.replace('/games/', '/'), false],
  ['no still at all', `${game}drawn/abc`, false],
])('a still %s', (_, address, isOld) => {
  expect(isOldStill(address, game)).toBe(isOld);
});
