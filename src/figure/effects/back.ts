import { Matrix4 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { DrawingMesh } from '../drawing-mesh.ts';
import { frameMatrix } from '../frame-matrix.ts';
import type { Polygons, Triple } from '../polygons.ts';
import { dome, lathe, loft } from '../polygons.ts';

/** How far before the eye it stands (metres): before all that happens. */
const AWAY = 2.2;

/** A shoulder, a collar and what covers the neck (halves of the page's height). */
const SHOULDER = loft([
  [-0.5, 0.36, 0.3, 0.06],
  [0, 0.4, 0.34, 0.08],
  [0.16, 0.34, 0.3, 0.08],
  [0.22, 0.2, 0.2, 0.06],
]);
const YOKE = loft([
  [-0.6, 0.9, 0.24, 0.06],
  [-0.06, 0.84, 0.26, 0.08],
  [0.06, 0.4, 0.22, 0.06],
]);
const JET = lathe(
  [
    [0.07, -0.5],
    [0.07, 0.1],
    [0.09, 0.13],
    [0.09, 0.2],
    [0.06, 0.24],
    [0.05, 0.2],
  ],
  { sides: 20 },
);
const VENT = loft([
  [-0.03, 0.2, 0.03, 0.005],
  [0.03, 0.2, 0.03, 0.005],
]);

/**
 * One's own 'Mech from behind, black against what stands over it: its head, its shoulders and its jets, at the
 * foot of the page and inside its middle. Stands before the camera, whatever the camera does.
 */
export const layBack = (mesh: DrawingMesh, camera: PerspectiveCamera): void => {
  const half = Math.tan((camera.fov * Math.PI) / 360) * AWAY;
  const frame = camera.matrixWorld
    .clone()
    .multiply(new Matrix4().makeTranslation(0, 0, -AWAY))
    .multiply(new Matrix4().makeScale(half, half, half))
    .multiply(frameMatrix([-0.06, -0.98, 0], [0, 0, -(camera.up.x * 40)]));
  const lay = (polygons: Polygons, at: Triple, turn: Triple = [0, 0, 0]): void =>
    mesh.add(polygons, frame.clone().multiply(frameMatrix(at, turn)), {
      part: mesh.part({ weight: 1 }),
      tone: 1,
      crease: 24,
    });
  lay(YOKE, [0, 0.04, 0]);
  lay(dome(0.17, { from: -40, rings: 10, sides: 24 }), [0, 0.2, 0.02]);
  lay(VENT, [0, 0.18, 0.19]);
  for (const side of [1, -1]) {
    lay(SHOULDER, [0.5 * side, 0.02, 0.06], [0, 12 * side, -7 * side]);
    lay(JET, [0.24 * side, 0.16, 0.16], [-8, 0, -6 * side]);
  }
};
