import { expect, test } from 'vitest';
import { coverHash, drawingHash } from '../../../src/command-line/drawing-hash.ts';
import { drawnAlike } from '../../../src/offline/pictures/drawn-from.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { COVER } from '../../../src/rules/booklet/picture-name.ts';
import type { FigureDocument } from '../../../src/rules/document/figure-document.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { griffin } from '../../rules/battle/table-top.ts';

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
