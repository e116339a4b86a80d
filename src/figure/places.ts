import { Vector3 } from 'three';
import type { Booklet, ViewScreen } from '../rules/booklet/booklet.ts';
import type { Wear } from '../rules/words/wear.ts';
import type { Movement } from './drawing.ts';
import type { Figure } from './body/figure.ts';
import { movementIn } from './movement.ts';
import { stageScene } from './tableau.ts';

/** A place on a square picture, in shares of its side from the upper left. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
}

/** Where a picture shows what one looks for. */
export interface PicturePlaces {
  /** The highest of the head. */
  readonly head: PicturePlace;
  /** The middle of the torso. */
  readonly torso: PicturePlace;
  /** Where something strikes; the torso where nothing does. */
  readonly hit: PicturePlace;
  /** How what moves on it does; null where nothing does. */
  readonly movement: Movement | null;
}

/** What strikes bursts there. */
const STRUCK = /-hit$|^critical-hit/;

/** Where the picture of a view screen shows head, torso and hit, by the drawing; it may be beyond the picture's edge. */
export const placesOn = (
  booklet: Booklet,
  figure: Figure,
  screen: ViewScreen,
  wear: Wear | null = null,
): PicturePlaces => {
  const { bones, effects, stage } = stageScene(booklet, figure, screen, 1, wear);
  const onPicture = (at: Vector3): PicturePlace => {
    const [x, y] = stage.onPage(at);
    return { x: (1 + x) / 2, y: (1 - y) / 2 };
  };
  const hasHead = figure.bones.some(({ name }) => name === 'head');
  const boxOf = (bone: string) => {
    const matrix = bones.get(bone);
    const { marks, positions } = figure.mesh;
    const at = new Vector3();
    let [left, right, top, foot] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let corner = 0; corner * 3 < positions.length; corner += 1) {
      if (!matrix || figure.bones[(marks[corner * 4] ?? 0) - 1]?.name !== bone) continue;
      const { x, y } = onPicture(at.fromArray(positions, corner * 3).applyMatrix4(matrix));
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, foot] = [Math.min(top, y), Math.max(foot, y)];
    }
    return { top, middle: { x: (left + right) / 2, y: (top + foot) / 2 } };
  };
  const torso = boxOf('torso');
  const head = hasHead ? boxOf('head') : torso;
  const burst = STRUCK.test(screen.picture)
    ? effects.find((effect) => effect.kind === 'burst')
    : undefined;
  return {
    head: { x: head.middle.x, y: head.top },
    torso: torso.middle,
    hit: burst?.kind === 'burst' ? onPicture(burst.at) : torso.middle,
    movement: movementIn(effects, stage, STRUCK.test(screen.picture)),
  };
};
