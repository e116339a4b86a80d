import type { Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet, ViewScreen } from '../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../src/rules/words/wear.ts';

/** Where a picture shows the head, in shares of its side from its top. */
export interface HeadPlace {
  readonly top: number;
  readonly foot: number;
}

/** A wedge has no head of its own: the highest of its hull, so far down (shares of the hull). */
const OF_A_HULL = 0.6;

const figures = new Map<Booklet, Figure>();

/** The 'Mech of a booklet, built once. */
export const figureOf = (booklet: Booklet): Figure => {
  const figure = figures.get(booklet) ?? buildFigure(booklet);
  figures.set(booklet, figure);
  return figure;
};

/** Where the picture of a view screen shows the head, by the drawing. */
export const headPlace = (
  booklet: Booklet,
  screen: ViewScreen,
  wear: Wear | null = null,
): HeadPlace => {
  const figure = figureOf(booklet);
  const { bones, camera } = stageScene(booklet, figure, screen, 1, wear);
  const hasHead = figure.bones.some(({ name }) => name === 'head');
  let [top, foot] = [Infinity, -Infinity];
  const widen = (at: Vector3): void => {
    const y = (1 - at.project(camera).y) / 2;
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
  };
  eachCorner(figure, bones, widen, { of: (bone) => bone === (hasHead ? 'head' : 'torso') });
  return { top, foot: hasHead ? foot : top + OF_A_HULL * (foot - top) };
};
