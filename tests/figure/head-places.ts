import { Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
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

/** Where the picture of a view screen shows the head, by the drawing. */
export const headPlace = (
  booklet: Booklet,
  screen: ViewScreen,
  wear: Wear | null = null,
): HeadPlace => {
  const figure = figures.get(booklet) ?? buildFigure(booklet);
  figures.set(booklet, figure);
  const { bones, camera } = stageScene(booklet, figure, screen, 1, wear);
  const hasHead = figure.bones.some(({ name }) => name === 'head');
  const { marks, positions } = figure.mesh;
  const at = new Vector3();
  let [top, foot] = [Infinity, -Infinity];
  for (let corner = 0; corner * 3 < positions.length; corner += 1) {
    const bone = figure.bones[(marks[corner * 4] ?? 0) - 1]?.name ?? '';
    if (bone !== (hasHead ? 'head' : 'torso')) continue;
    at.fromArray(positions, corner * 3)
      .applyMatrix4(bones.get(bone)!)
      .project(camera);
    const y = (1 - at.y) / 2;
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
  }
  return { top, foot: hasHead ? foot : top + OF_A_HULL * (foot - top) };
};
