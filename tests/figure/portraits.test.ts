import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { goneOn, setUp, stageScene } from '../../src/figure/tableau.ts';
import { PORTRAIT, POSTER_HEIGHT } from '../../src/rules/booklet/picture-name.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { booklets, griffin } from '../rules/battle/table-top.ts';
import { BUILT } from './built.ts';
import { lowestByLimb } from './limbs.ts';
import { boxOf, headBox } from './poster-places.ts';
import type { Silhouette, Triangle } from './silhouette.ts';
import { eachPixelIn, overlap } from './silhouette.ts';
import { UNHURT } from './wears.ts';

const ASPECT = 1 / POSTER_HEIGHT;
const WEARS: readonly Wear[] = [
  { ...UNHURT, torn: 3, dead: ['left'], gone: ['left'], limp: ['right'] },
  { ...UNHURT, torn: 1, dead: ['right'], limp: ['left'], smoking: true, hot: true },
  { ...UNHURT, torn: 2, dark: true },
];

describe.each(BUILT)('the portrait of the %s', (_, booklet) => {
  const whole = buildFigure(booklet);
  const plain = stageScene(booklet, whole, PORTRAIT, ASPECT);

  test('law: begins its head in the upper quarter, and a square of it shows all of the head', () => {
    const head = headBox(whole, plain);
    // A head that is sunk in its chest has shoulders over it.
    expect(head.top).toBeLessThan(whole.choices.head === 'sunk' ? 0.32 : 0.26);
    expect(head.top).toBeGreaterThan(0.1);
    expect(head.left).toBeGreaterThan(0);
    expect(head.right).toBeLessThan(1);
  });

  test('law: shows it standing on the ground and doing nothing', () => {
    expect(plain.effects).toEqual([]);
    const lowest = lowestByLimb(whole, plain.bones);
    for (const leg of ['leg left', 'leg right'])
      expect(Math.abs(lowest.get(leg) ?? Infinity), leg).toBeLessThan(0.12);
  });

  test('law: whatever harm it shows moves nobody who looks, and hides no head', () => {
    for (const wear of WEARS) {
      const figure = buildFigure(booklet, wear.torn, null, goneOn(booklet, whole, PORTRAIT, wear));
      const worn = stageScene(booklet, figure, PORTRAIT, ASPECT, wear, whole);
      expect(worn.camera.matrixWorld.equals(plain.camera.matrixWorld)).toBe(true);
      const head = headBox(figure, worn);
      expect(head.top).toBeGreaterThan(0);
      expect(head.top).toBeLessThan(0.45);
    }
  });
});

/** The 'Mech on its portrait as a black shape. */
const shapeOf = (booklet: Booklet, wear: Wear | null): Silhouette => {
  const whole = buildFigure(booklet);
  const figure = wear
    ? buildFigure(booklet, wear.torn, null, goneOn(booklet, whole, PORTRAIT, wear))
    : whole;
  const { bones, camera } = stageScene(booklet, figure, PORTRAIT, ASPECT, wear, whole);
  const page = { filled: new Uint8Array(192 * 240), width: 192, height: 240 };
  const { marks, positions } = figure.mesh;
  for (let at = 0; at * 3 < positions.length; at += 3) {
    const corners = [at, at + 1, at + 2].map((corner) => {
      const bone = figure.bones[(marks[corner * 4] ?? 0) - 1]!.name;
      const { x, y } = new Vector3()
        .fromArray(positions, corner * 3)
        .applyMatrix4(bones.get(bone)!)
        .project(camera);
      return [((1 + x) / 2) * page.width, ((1 - y) / 2) * page.height];
    });
    eachPixelIn(corners as unknown as Triangle, page, (pixel) => (page.filled[pixel] = 1));
  }
  return page;
};

test.each([
  ['unhurt', null, 0.7],
  // With the same arm hanging or gone from both there is less to tell them by.
  ['an arm hanging', { ...UNHURT, dead: ['right'], limp: ['left'] }, 0.75],
  ['an arm gone', { ...UNHURT, dead: ['left'], gone: ['left'], limp: ['right'] }, 0.75],
] satisfies [string, Wear | null, number][])(
  'law: no two portraits are alike as black shapes: %s',
  (_, wear, most) => {
    const shapes = booklets.map((booklet) => [booklet.mech.name, shapeOf(booklet, wear)] as const);
    const pairs = shapes.flatMap(([name, one], at) =>
      shapes
        .slice(at + 1)
        .map(([other, another]) => [`${name}, ${other}`, overlap(one, another)] as const),
    );
    expect(pairs).toHaveLength(28);
    expect(pairs.filter(([, shared]) => shared > most)).toEqual([]);
  },
);

test('a barrel that is aimed reaches into the lower left of the portrait', () => {
  const figure = buildFigure(griffin);
  const gun = boxOf(figure, stageScene(griffin, figure, PORTRAIT, ASPECT), /^gun right$/);
  expect(gun.foot).toBeGreaterThan(0.6);
  expect(gun.right).toBeLessThan(0.5);
});

test('a portrait is at night, and nothing on it moves', () => {
  const { night, moving } = setUp(griffin, buildFigure(griffin), PORTRAIT, ASPECT);
  expect(night).toBe(true);
  expect(moving.count).toBe(0);
});
