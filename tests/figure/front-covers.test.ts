import type { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { chooseFigure } from '../../src/figure/body/choices.ts';
import type { Figure } from '../../src/figure/body/figure.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { FRONT_SCENES } from '../../src/figure/scenes/front-covers.ts';
import { setUp, stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { COVER, COVER_HEIGHT } from '../../src/rules/booklet/picture-name.ts';
import type { FrontCover } from '../../src/rules/document/figure-document.ts';
import { FRONT_COVERS } from '../../src/rules/document/figure-document.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';
import { BUILT } from './built.ts';

const covered = (booklet: Booklet, cover: FrontCover): Booklet => ({
  ...booklet,
  document: { ...booklet.document, figure: { ...booklet.document.figure, cover } },
});

/** The box of some bones on the front cover, in shares of its sides from the upper left. */
const boxOf = (booklet: Booklet, figure: Figure, wanted: RegExp) => {
  const { bones, camera } = stageScene(booklet, figure, COVER, 1 / COVER_HEIGHT);
  const box = { left: Infinity, right: -Infinity, top: Infinity, foot: -Infinity };
  const widen = (place: Vector3): void => {
    if (place.clone().applyMatrix4(camera.matrixWorldInverse).z > -1) return;
    const { x, y } = place.project(camera);
    box.left = Math.min(box.left, (1 + x) / 2);
    box.right = Math.max(box.right, (1 + x) / 2);
    box.top = Math.min(box.top, (1 - y) / 2);
    box.foot = Math.max(box.foot, (1 - y) / 2);
  };
  eachCorner(figure, bones, widen, { of: (bone) => wanted.test(bone) });
  return box;
};

const BODY = /^(pelvis|torso|head|thigh|shin|foot)( |$)/;

/** The eight as they are built; with which cover makes no difference to that. */
const FIGURES = BUILT.map(([name, booklet]) => [name, booklet, buildFigure(booklet)] as const);

describe.each(FRONT_COVERS)('the front cover "%s"', (cover) => {
  test.each(FIGURES)(
    'shows a %s whole, more than half as high as it is, its head where a low window has it',
    (_, booklet, built) => {
      const figure = { ...built, choices: { ...built.choices, cover } };
      const body = boxOf(booklet, figure, BODY);
      expect(body.foot - body.top).toBeGreaterThan(0.5);
      expect(body.top).toBeGreaterThan(0);
      expect(body.foot).toBeLessThan(1);
      expect(body.left).toBeGreaterThan(0);
      expect(body.right).toBeLessThan(1);
      const hasHead = figure.bones.some(({ name }) => name === 'head');
      const head = boxOf(booklet, figure, hasHead ? /^head$/ : /^torso$/);
      expect(head.top).toBeGreaterThan(0.03);
      expect(head.foot).toBeLessThan(0.6);
    },
  );
});

test('every one of them is another picture, two at least under a black sky', () => {
  const all = FRONT_COVERS.map((cover) => {
    const booklet = covered(griffin, cover);
    return setUp(booklet, buildFigure(booklet), COVER, 1 / COVER_HEIGHT);
  });
  expect(new Set(all.map(({ scene }) => scene.positions.join(' '))).size).toBe(FRONT_COVERS.length);
  expect(all.filter(({ night }) => night).length).toBeGreaterThanOrEqual(2);
  expect(Object.keys(FRONT_SCENES)).toEqual([...FRONT_COVERS]);
});

test('where a booklet says nothing its cover shows what the weapons and the weight of its ’Mech suggest', () => {
  expect(chooseFigure(griffin).cover).toBe('moon');
  expect(chooseFigure(rifleman).cover).toBe('barrage');
  expect(chooseFigure(covered(griffin, 'ruin')).cover).toBe('ruin');
  const chosen = BUILT.map(([, booklet]) => chooseFigure(booklet).cover);
  expect(new Set(chosen).size).toBeGreaterThan(2);
});
