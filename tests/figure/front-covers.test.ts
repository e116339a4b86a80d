import { describe, expect, test } from 'vitest';
import { chooseFigure } from '../../src/figure/body/choices.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { FRONT_SCENES } from '../../src/figure/scenes/front-covers.ts';
import { setUp, stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { COVER, POSTER_HEIGHT } from '../../src/rules/booklet/picture-name.ts';
import type { FrontCover } from '../../src/rules/document/figure-document.ts';
import { FRONT_COVERS } from '../../src/rules/document/figure-document.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';
import { BUILT } from './built.ts';
import { boxOf, headBox } from './poster-places.ts';

const covered = (booklet: Booklet, cover: FrontCover): Booklet => ({
  ...booklet,
  document: { ...booklet.document, figure: { ...booklet.document.figure, cover } },
});

const BODY = /^(pelvis|torso|head|thigh|shin|foot)( |$)/;

/** The eight as they are built; with which cover makes no difference to that. */
const FIGURES = BUILT.map(([name, booklet]) => [name, booklet, buildFigure(booklet)] as const);

describe.each(FRONT_COVERS)('the front cover "%s"', (cover) => {
  test.each(FIGURES)(
    'shows a %s whole, more than half as high as it is, its head where a low window has it',
    (_, booklet, built) => {
      const figure = { ...built, choices: { ...built.choices, cover } };
      const staged = stageScene(booklet, figure, COVER, 1 / POSTER_HEIGHT);
      const body = boxOf(figure, staged, BODY);
      expect(body.foot - body.top).toBeGreaterThan(0.5);
      expect(body.top).toBeGreaterThan(0);
      expect(body.foot).toBeLessThan(1);
      expect(body.left).toBeGreaterThan(0);
      expect(body.right).toBeLessThan(1);
      const head = headBox(figure, staged);
      expect(head.top).toBeGreaterThan(0.03);
      expect(head.foot).toBeLessThan(0.6);
    },
  );
});

test('every one of them is another picture, two at least under a black sky', () => {
  const all = FRONT_COVERS.map((cover) => {
    const booklet = covered(griffin, cover);
    return setUp(booklet, buildFigure(booklet), COVER, 1 / POSTER_HEIGHT);
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
