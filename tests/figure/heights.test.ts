import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/figure.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import type { PictureKind } from '../../src/rules/booklet/picture-kinds.ts';
import { RANGES, VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import type { Range } from '../../src/rules/vocabulary.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';

/** Whose height does not tell how far off it is, and why. They are compared among themselves. */
const NO_MEASURE: Partial<Record<PictureKind, string>> = {
  'knocked-down': 'it lies',
  ducking: 'it crouches',
  'leg-hit': 'its knee gives way, and its foot comes near',
  'jumping-up': 'its knees are drawn up, and the ground that it left is on the page',
  'critical-hit-head': 'the page goes up to its head, where it is hit',
};

/** What stands up when all that it carries is left out: barrels may point at the lens. */
const CARRIES = /^(arm|fore|hand|fingers|tips|gun) |^dish$/;

interface Page {
  readonly number: number;
  readonly range: Range;
  readonly picture: string;
  /** From its lowest to its highest point, in heights of the page, were that as large as need be. */
  readonly height: number;
  /** How large a metre at its hip is, in heights of the page. */
  readonly metre: number;
}

const pagesOf = (booklet: Booklet): readonly Page[] => {
  const figure = buildFigure(booklet);
  const { marks, positions } = figure.mesh;
  return VIEW_SCREENS.map((number) => {
    const screen = viewScreen(booklet, number);
    const { bones, camera } = stageScene(booklet, figure, screen, 1);
    const place = new Vector3();
    const farOff = (of: Vector3): number => -of.clone().applyMatrix4(camera.matrixWorldInverse).z;
    let [low, high] = [Infinity, -Infinity];
    for (let corner = 0; corner * 3 < positions.length; corner += 1) {
      const bone = figure.bones[(marks[corner * 4] ?? 0) - 1]?.name ?? '';
      if (CARRIES.test(bone)) continue;
      place.fromArray(positions, corner * 3).applyMatrix4(bones.get(bone)!);
      if (farOff(place) < 1) continue;
      const { y } = place.project(camera);
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
    const hip = new Vector3().setFromMatrixPosition(bones.get('pelvis')!);
    const opening = 2 * farOff(hip) * Math.tan((camera.fov * Math.PI) / 360);
    const { picture, range } = screen;
    return { number, range, picture, height: (high - low) / 2, metre: 1 / opening };
  });
};

const rankOf = (range: Range): number => RANGES.indexOf(range);
/** All pairs of pages that satisfy something, the nearer first. */
const pairs = (
  pages: readonly Page[],
  fit: (near: Page, far: Page) => boolean,
): readonly (readonly [Page, Page])[] =>
  pages.flatMap((near) =>
    pages.flatMap((far): [Page, Page][] =>
      rankOf(near.range) < rankOf(far.range) && fit(near, far) ? [[near, far]] : [],
    ),
  );
const told = ([near, far]: readonly [Page, Page], what: 'height' | 'metre'): string =>
  `${near.number} ${near.picture} (${near.range}, ${near[what].toFixed(3)}) is no larger than ${far.number} ${far.picture} (${far.range}, ${far[what].toFixed(3)})`;

describe.each([
  ['Rifleman', rifleman],
  ['Griffin', griffin],
])('the %s', (_, booklet) => {
  const pages = pagesOf(booklet);
  const of = (picture: PictureKind, range: Range): Page =>
    pages.find((page) => page.picture === picture && page.range === range)!;

  test('is higher on every page of close range than on any of medium, and there than at long', () => {
    const measured = pages.filter(({ picture }) => !(picture in NO_MEASURE));
    // No range is left without a measure.
    for (const range of RANGES)
      expect(measured.filter((page) => page.range === range).length).toBeGreaterThan(6);
    const wrong = pairs(measured, () => true).filter(([near, far]) => near.height <= far.height);
    expect(wrong.map((pair) => told(pair, 'height'))).toEqual([]);
  });

  test('is larger at closer range in the same action, down on the ground too', () => {
    const same = pairs(pages, (near, far) => near.picture === far.picture);
    expect(same.length).toBeGreaterThan(7);
    const smaller = same.filter(([near, far]) => near.metre < far.metre * 1.03);
    expect(smaller.map((pair) => told(pair, 'metre'))).toEqual([]);
    const lower = same.filter(
      ([{ height, picture }, far]) => picture !== 'knocked-down' && height < far.height * 1.05,
    );
    expect(lower.map((pair) => told(pair, 'height'))).toEqual([]);
  });

  test('hit in the head at medium range is smaller than hit in the torso at close, and larger than all of long', () => {
    const { height } = of('critical-hit-head', 'medium');
    expect(height).toBeLessThan(of('torso-hit', 'close').height * 0.9);
    const long = pages.filter(({ range }) => range === 'long');
    for (const page of long) expect(height).toBeGreaterThan(page.height * 1.4);
  });

  test('is higher where it jumps up at medium range than where it jumps back at long', () => {
    expect(of('jumping-up', 'medium').height).toBeGreaterThan(
      of('jumping-back', 'long').height * 1.3,
    );
  });

  test('fills two fifths of the height of each page, and a third at long range', () => {
    for (const { height, number, range } of pages)
      expect(height, `view screen ${number}`).toBeGreaterThan(range === 'long' ? 0.33 : 0.4);
  });
});
