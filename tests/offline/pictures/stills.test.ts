import { expect, test } from 'vitest';
import { drawingHash, duelHash, posterHash } from '../../../src/command-line/drawing-hash.ts';
import {
  bookletOfStill,
  drawnAlike,
  hasStill,
  isOldStill,
  stillAddress,
} from '../../../src/offline/pictures/stills.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { COVER, DUEL_COVER, PORTRAIT } from '../../../src/rules/booklet/picture-name.ts';
import type { FigureDocument } from '../../../src/rules/document/figure-document.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';

const game = 'https://host/games/';
const still = new URL(stillAddress('grf-1n', 49), game).href;
const cover = new URL(stillAddress('grf-1n', COVER), game).href;

const sheet = still.replace('49.webp?v=', 'second-').concat('/49.webp');

test('the address of a still names its booklet; that of a page drawn here does not', () => {
  expect(hasStill('grf-1n', 49)).toBe(true);
  expect(bookletOfStill(still)).toBe('grf-1n');
  expect(bookletOfStill(sheet)).toBe('grf-1n');
  expect(bookletOfStill(`${game}drawn/abc`)).toBe('');
});

test('the address of a front cover names its booklet too, with a version other than that of the pages', () => {
  expect(hasStill('grf-1n', COVER)).toBe(true);
  expect(hasStill('none-1', COVER)).toBe(false);
  expect(bookletOfStill(cover)).toBe('grf-1n');
  expect(cover.split('?')[1]).not.toBe(still.split('?')[1]);
});

test('a portrait is drawn from all that the pages show, and from no front cover; without a still it is drawn here', () => {
  const [covered, other] = [drawnWith({ cover: 'storm' }), drawnWith({ head: 'sunk' })];
  expect(drawnAlike(griffin, covered, PORTRAIT)).toBe(true);
  expect(posterHash(covered, PORTRAIT)).toBe(posterHash(griffin, PORTRAIT));
  expect(drawnAlike(griffin, other, PORTRAIT)).toBe(false);
  expect(posterHash(other, PORTRAIT)).not.toBe(posterHash(griffin, PORTRAIT));
  expect(hasStill('none-1', PORTRAIT)).toBe(false);
  const portrait = new URL(stillAddress('grf-1n', PORTRAIT), game).href;
  expect(bookletOfStill(portrait)).toBe('grf-1n');
  expect(isOldStill(portrait.replace(/v=.*/, 'v=0ld'), game)).toBe(true);
});

test('the still of a duel lies with its first, under the name of the second, and is of no other drawing', () => {
  const duel = new URL(stillAddress('rfl-3n', 'against-grf-1n'), game).href;
  expect(duel).toContain('pictures/rfl-3n/against-grf-1n.webp?v=');
  expect(bookletOfStill(duel)).toBe('rfl-3n');
  expect(isOldStill(duel.replace(/v=.*/, 'v=0ld'), game)).toBe(true);
  expect(hasStill('rfl-3n', 'against-none-1')).toBe(false);
});

test('the cover of a duel is drawn from all that the pages of both show, in their order', () => {
  const [covered, other] = [drawnWith({ cover: 'storm' }), drawnWith({ head: 'sunk' })];
  expect(drawnAlike(griffin, covered, DUEL_COVER)).toBe(true);
  expect(drawnAlike(griffin, other, DUEL_COVER)).toBe(false);
  const hash = duelHash(rifleman, griffin);
  expect(duelHash(rifleman, covered)).toBe(hash);
  expect(duelHash(rifleman, other)).not.toBe(hash);
  expect(duelHash(griffin, rifleman)).not.toBe(hash);
});

test.each([
  ['a still of this game', still, false],
  ['a front cover of this game', cover, false],
  ['a front cover with the version of a page', cover.replace(/v=.*/, still.split('?')[1]!), true],
  ['a second sheet of this game', sheet, false],
  ['a second sheet of another drawing', sheet.replace(/second-\w+/, 'second-0ld'), true],
  ['a still of another drawing', still.replace(/v=.*/, 'v=0ld'), true],
  ['a still of a booklet that has left the game', still.replace('grf-1n', 'old-1'), true],
  ['a still of a game elsewhere on the host', still.replace('/games/', '/'), false],
  ['a page drawn here', `${game}drawn/abc`, false],
])('is recognized as an old still or not: %s', (_, address, isOld) => {
  expect(isOldStill(address, game)).toBe(isOld);
});

/** The Griffin's booklet in another edition, with this change to its figure. */
const drawnWith = (changed: FigureDocument): Booklet => ({
  ...griffin,
  edition: 'other000',
  document: { ...griffin.document, figure: { ...griffin.document.figure, ...changed } },
});
const alike = (other: Booklet): readonly number[] =>
  VIEW_SCREENS.filter((number) => drawnAlike(griffin, other, number));

test('a booklet given a new front cover keeps the pictures and the stills of all its pages', () => {
  const covered = drawnWith({ cover: 'moon' });
  expect(alike(covered)).toEqual(VIEW_SCREENS);
  expect(drawingHash(covered)).toBe(drawingHash(griffin));
});

test('a booklet given a new front cover gets another picture and another still of it', () => {
  const covered = drawnWith({ cover: 'storm' });
  expect(drawnAlike(griffin, covered, COVER)).toBe(false);
  expect(posterHash(covered, COVER)).not.toBe(posterHash(griffin, COVER));
  expect(drawnAlike(griffin, drawnWith({}), COVER)).toBe(true);
});

test('a booklet with a different figure has different pictures and different stills', () => {
  const other = drawnWith({ head: 'sunk' });
  expect(alike(other)).toEqual([]);
  expect(drawingHash(other)).not.toBe(drawingHash(griffin));
});
