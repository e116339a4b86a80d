import { Matrix4 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { DrawingMesh } from '../drawing-mesh.ts';
import { frameMatrix } from '../frame-matrix.ts';
import * as arms from '../kit/arms.ts';
import * as head from '../kit/head.ts';
import type { KitPart } from '../kit/kit-part.ts';
import * as torso from '../kit/torso.ts';
import { layPart } from '../lay-part.ts';
import type { Triple } from '../polygons.ts';
import { FRAMES } from '../skeleton.ts';

/** So many metres of it are half the page's height. */
const HALF = 3.3;
/** Where its waist is, in halves of the page's height from the middle. */
const WAIST: Triple = [-0.36, -1.28, 0];
/** Its breast to the one who looks; its head turned towards who stands behind it. */
const TURN: Triple = [8, -22, 0];
const LOOK: Triple = [0, 96, 0];

const PARTS: readonly KitPart[] = [
  ...torso.CHEST,
  ...torso.CHEST_PACK,
  ...torso.JETS,
  ...head.CANOPY,
  ...head.ANTENNA,
  ...arms.PADS,
];

const [ASIDE, HIGH, BEFORE] = FRAMES.chest.arm;
const BONES: Readonly<Record<string, Matrix4>> = {
  torso: frameMatrix(),
  head: frameMatrix(FRAMES.chest.head, LOOK),
  'arm left': frameMatrix([ASIDE, HIGH, BEFORE]),
  'arm right': frameMatrix([-ASIDE, HIGH, BEFORE]),
};

/** Black where it is light, its panes white. */
const inBlack = (part: KitPart): KitPart => {
  const isDark = part.tone === 1;
  return { ...part, tone: isDark || part.paper ? 0 : 1, paper: isDark };
};

/**
 * One's own 'Mech, black, down to its breast at the foot of the page and inside its middle, that looks over its
 * shoulder at who stands behind it. Stands before the camera, whatever the camera does.
 */
export const layBack = (mesh: DrawingMesh, camera: PerspectiveCamera): void => {
  const away = HALF / Math.tan((camera.fov * Math.PI) / 360);
  const frame = camera.matrixWorld
    .clone()
    .multiply(new Matrix4().makeTranslation(WAIST[0] * HALF, WAIST[1] * HALF, -away))
    .multiply(frameMatrix([0, 0, 0], TURN));
  for (const part of PARTS)
    for (const [bone, matrix] of Object.entries(BONES))
      layPart(
        mesh,
        inBlack(part),
        (name) => (name === bone ? 0 : null),
        () => [1, 1, 1],
        frame.clone().multiply(matrix),
      );
};
