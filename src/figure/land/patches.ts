import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import { chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { halfAt } from '../shape/frames.ts';
import type { Triple } from '../shape/polygons.ts';
import { circle } from '../shape/polygons.ts';
import { groundAt, horizonOn, outlookOf } from './horizon.ts';

/** None comes nearer to where the 'Mech stands, along the ground (meters). */
const ROOM = 4;
/** The less ground, the more of the page is a bare sky. */
const LEAST = 0.5;

/**
 * Lays shadows of clouds on the ground, black and long across the page, none where the 'Mech stands: half of `many` where
 * half of the page is ground, twice as many where all of it is, `LEAST` of them where there is little.
 */
export const layPatches = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  {
    seed,
    stands,
    many,
  }: { readonly seed: number; readonly stands: Vector3; readonly many: number },
): void => {
  const random = chance(seed);
  const { here, heading } = outlookOf(camera, random);
  const [east, south] = [stands.x - here.x, stands.z - here.z];
  const base = Math.hypot(east, south);
  const down = Math.asin(-camera.getWorldDirection(new Vector3()).y);
  // The foot of the page, or the horizon where one looks up.
  const foot = here.y / Math.tan(Math.max(0.02, down + (camera.fov * Math.PI) / 360));
  const near = Math.min(0.8 * base, Math.max(0.25 * base, 1.05 * foot));
  const half = Math.atan(halfAt(camera, 1) * camera.aspect);
  const ground = Math.max(0, Math.min(1, (horizonOn(camera) + 1) / 2));
  // Some fall where the 'Mech stands: others are laid for them.
  for (
    let patch = 0, laid = 0;
    laid < Math.round(many * Math.max(LEAST, 2 * ground ** 2)) && patch < 15 * many;
    patch += 1
  ) {
    const away = near + random() ** 0.8 * (1.75 * base - near);
    const turn = heading + (random() - 0.5) * 2.4 * half;
    const [x, z] = groundAt({ here }, turn, away);
    const wide = away * (0.1 + random() * 0.3);
    // As flat on the page wherever it lies, less so from above.
    const deep =
      (away ** 2 * 0.012 * (0.5 + ground) * (0.5 + random())) / Math.max(0.9, here.y * 0.55);
    const outline = circle(1, 18).map(([u, v]): Triple => {
      const reach = 0.72 + random() * 0.5;
      const [right, far] = [u * wide * reach, v * deep * reach];
      return [
        x + Math.cos(heading) * right + Math.sin(heading) * far,
        0.02,
        z - Math.sin(heading) * right + Math.cos(heading) * far,
      ];
    });
    const isUnder =
      Math.abs(away - base) < deep + ROOM && Math.hypot(x - stands.x, z - stands.z) < wide + ROOM;
    // From above what is behind it on the page is ground.
    const aside = Math.abs((x - here.x) * south - (z - here.z) * east) / base;
    const isBehind = ground > 0.7 && away > base && aside < wide + ROOM;
    if (isUnder || isBehind) continue;
    laid += 1;
    const faces = outline.map((_, at) => [0, at + 1, ((at + 1) % outline.length) + 1]);
    mesh.add({ corners: [[x, 0.02, z], ...outline], faces }, new Matrix4(), {
      part: 0,
      surface: 'ink',
    });
  }
};
