import type { Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import type { stageScene } from '../../src/figure/tableau.ts';

/** A field of a picture, in shares of its sides from the upper left. */
export interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** The box of some bones of a figure on its picture; what is nearer than a meter is left out. */
export const boxOf = (
  figure: Figure,
  { bones, camera }: Pick<ReturnType<typeof stageScene>, 'bones' | 'camera'>,
  wanted: RegExp,
): Box => {
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

/** The box of its head; of its torso where that is all the head it has. */
export const headBox = (
  figure: Figure,
  staged: Pick<ReturnType<typeof stageScene>, 'bones' | 'camera'>,
): Box =>
  boxOf(figure, staged, figure.bones.some(({ name }) => name === 'head') ? /^head$/ : /^torso$/);
