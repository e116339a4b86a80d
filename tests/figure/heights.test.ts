import { describe, expect, test } from 'vitest';
import rfl from '../../books/rfl-3n.json' with { type: 'json' };
import { buildFigure } from '../../src/figure/body/figure.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { PictureKind } from '../../src/rules/booklet/picture-kinds.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import { RANGES } from '../../src/rules/vocabulary.ts';
import type { Range } from '../../src/rules/vocabulary.ts';
import { booklets } from '../rules/battle/table-top.ts';
import type { BodyOnPage } from './body-on-page.ts';
import { bodiesOf } from './body-on-page.ts';

/**
 * How much of the page's height a standing 'Mech takes. Three bands with room between them: where one range
 * began at what another ended with, eleven of 64 pages were taken for another range by who saw them without
 * their titles.
 */
const BANDS: Readonly<Record<Range, readonly [number, number]>> = {
  long: [0.25, 0.4],
  medium: [0.5, 0.75],
  close: [0.95, 1.3],
};

/** Whose height does not tell how far off it is, and why. */
const NO_MEASURE: Partial<Record<PictureKind, string>> = {
  'knocked-down': 'it lies',
  ducking: 'it crouches',
};

const built = (figure: object): Booklet => {
  const read = parseBooklet({ ...rfl, figure });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};

const rankOf = (range: Range): number => RANGES.indexOf(range);
const told = (near: BodyOnPage, far: BodyOnPage): string =>
  `${near.number} ${near.picture} (${near.range}, ${near.metre.toFixed(3)}) is no larger than ${far.number} (${far.range}, ${far.metre.toFixed(3)})`;

describe.each<readonly [string, Booklet]>([
  ...booklets.map((booklet) => [booklet.mech.name, booklet] as const),
  ['slight with backward knees', built({ build: 'slight', legs: 'backward', torso: 'barrel' })],
  ['massive with pods', built({ build: 'massive', arms: 'pods', head: 'visor', torso: 'hull' })],
  ['broad on columns', built({ build: 'broad', legs: 'columns', arms: 'hands', head: 'sunk' })],
])('the %s', (_, booklet) => {
  const pages = bodiesOf(booklet, buildFigure(booklet));
  const measured = pages.filter(({ picture }) => !(picture in NO_MEASURE));

  test.each(RANGES)('stands as high at %s range as the range says', (range) => {
    const [least, most] = BANDS[range];
    const of = measured.filter((page) => page.range === range);
    expect(of.length).toBeGreaterThan(6);
    const wrong = of.filter(({ height }) => height < least || height > most);
    expect(wrong.map(({ height, number, picture }) => [number, picture, height])).toEqual([]);
  });

  test('is larger at closer range in the same action, down on the ground too', () => {
    const same = pages.flatMap((near) =>
      pages.flatMap((far): [BodyOnPage, BodyOnPage][] =>
        near.picture === far.picture && rankOf(near.range) < rankOf(far.range) ? [[near, far]] : [],
      ),
    );
    expect(same.length).toBeGreaterThan(7);
    const smaller = same.filter(([near, far]) => near.metre < far.metre * 1.03);
    expect(smaller.map((pair) => told(...pair))).toEqual([]);
  });

  test('is no smaller than a third of its band where it crouches or lies', () => {
    for (const { height, number, picture, range } of pages)
      if (picture in NO_MEASURE)
        expect(height, `view screen ${number}`).toBeGreaterThan(BANDS[range][0] / 3);
  });
});
