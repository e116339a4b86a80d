import { expect, test } from 'vitest';
import { coverHash, drawingHash } from '../../../src/command-line/drawing-hash.ts';
import {
  bookletOfStill,
  drawnAlike,
  hasStill,
  isOldStill,
  stillAddress,
} from '../../../src/offline/pictures/stills.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { COVER } from '../../../src/rules/booklet/picture-name.ts';
import type { FigureDocument } from '../../../src/rules/document/figure-document.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { griffin } from '../../rules/battle/table-top.ts';

const game = 'https://host/games/';
const still = new URL(stillAddress('grf-1n', 49), game).href;
const cover = new URL(stillAddress('grf-1n', COVER), game).href;

const sheet = still.replace('49.webp?v=', 'second-').concat('/49.webp');

test('a still says of which booklet it is; a page that was drawn here does not', () => {
  expect(hasStill('grf-1n', 49)).toBe(true);
  expect(bookletOfStill(still)).toBe('grf-1n');
  expect(bookletOfStill(sheet)).toBe('grf-1n');
  expect(bookletOfStill(`${game}drawn/abc`)).toBe('');
});

test('a front cover says so too, and is known by what it was drawn from, not by what the pages were', () => {
  expect(hasStill('grf-1n', COVER)).toBe(true);
  expect(hasStill('none-1', COVER)).toBe(false);
  expect(bookletOfStill(cover)).toBe('grf-1n');
  expect(cover.split('?')[1]).not.toBe(still.split('?')[1]);
});

test.each([
  ['of this game', still, false],
  ['of a front cover of this game', cover, false],
  [
    'of a front cover with the drawing of a page',
    cover.replace(/v=.*/, still.split('?')[1]!),
    true,
  ],
  ['of this game, its second sheet', sheet, false],
  ['of another drawing, its second sheet', sheet.replace(/second-\w+/, 'second-0ld'), true],
  ['of another drawing', still.replace(/v=.*/, 'v=0ld'), true],
  ['of a booklet that has left the game', still.replace('grf-1n', 'old-1'), true],
  ['of a game elsewhere on the host', still.replace('/games/', '/'), false],
  ['no still at all', `${game}drawn/abc`, false],
])('a still %s', (_, address, isOld) => {
  expect(isOldStill(address, game)).toBe(isOld);
});

/** The Griffin's booklet in another edition, drawn as is said. */
const drawnWith = (changed: FigureDocument): Booklet => ({
  ...griffin,
  edition: 'other000',
  document: { ...griffin.document, figure: { ...griffin.document.figure, ...changed } },
});
const alike = (other: Booklet): readonly number[] =>
  VIEW_SCREENS.filter((number) => drawnAlike(griffin, other, number));

test('a booklet that is given a front cover keeps the pictures of all its pages, and their stills', () => {
  const covered = drawnWith({ cover: 'moon' });
  expect(alike(covered)).toEqual(VIEW_SCREENS);
  expect(drawingHash(covered)).toBe(drawingHash(griffin));
});

test('its cover is another, and so is the still of it', () => {
  const covered = drawnWith({ cover: 'storm' });
  expect(drawnAlike(griffin, covered, COVER)).toBe(false);
  expect(coverHash(covered)).not.toBe(coverHash(griffin));
  expect(drawnAlike(griffin, drawnWith({}), COVER)).toBe(true);
});

test('one that is built otherwise has other pictures, and other stills', () => {
  const other = drawnWith({ head: 'sunk' });
  expect(alike(other)).toEqual([]);
  expect(drawingHash(other)).not.toBe(drawingHash(griffin));
});
