import type { Matrix4 } from 'three';
import { Euler, Quaternion, Vector3 } from 'three';
import { chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { triangle, frameMatrix } from '../shape/frames.ts';
import type { Figure } from '../body/figure.ts';
import { lathe } from '../shape/polygons.ts';
import { boulder } from './scenery.ts';
import { sizeOn } from '../body/proportions.ts';

/** An ankle so high over the ground belongs to a foot that stands on it (meters, of an even build). */
const STANDING = 1.05;
/** Half of the length of a foot, and where its middle is before the ankle (meters). */
const HALF = 1.1;
const AHEAD = 0.3;
/** Cracks and clods round a foot. */
const CRACKS = 9;
const CLODS = 11;

/** What the ground presses up round a foot. */
const RIM = lathe(
  [
    [1.5, -0.02],
    [1.22, 0.12],
    [1.06, 0.15],
    [0.92, 0],
  ],
  { sides: 22 },
);

/** Lays the ground that gives under standing feet: a rim, clods that it has broken off, and cracks. */
export const layFootfall = (
  mesh: DrawingMesh,
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
  seed: number,
): void => {
  const random = chance(seed);
  for (const side of ['left', 'right'] as const) {
    const foot = bones.get(`foot ${side}`);
    if (!foot) continue;
    const [place, turn, scale] = [new Vector3(), new Quaternion(), new Vector3()];
    foot.decompose(place, turn, scale);
    if (place.y > STANDING * scale.y) continue;
    const [wide] = sizeOn(figure.choices, `foot ${side}`);
    const size = wide * scale.x;
    const heading = (new Euler().setFromQuaternion(turn, 'YXZ').y * 180) / Math.PI;
    const frame = frameMatrix([place.x, 0, place.z], [0, heading, 0]).multiply(
      frameMatrix([0, 0, AHEAD * size]),
    );
    const scaled = frame.clone().scale(new Vector3(0.78 * size, size, HALF * size));
    mesh.add(RIM, scaled, {
      part: mesh.part({ angle: 0.3, spacing: 0.9, weight: 0.5 }),
      crease: 50,
    });
    const clods = mesh.part({ angle: -0.9, spacing: 0.9, weight: 0.7 });
    for (let clod = 0; clod < CLODS; clod += 1) {
      const way = random() * Math.PI * 2;
      const off = 1.2 + random() * 0.7;
      mesh.add(
        boulder((0.07 + random() ** 2 * 0.2) * size, seed + clod, 0.8),
        scaled.clone().multiply(frameMatrix([Math.sin(way) * off, 0, Math.cos(way) * off])),
        { part: clods, panel: 1 + clod, crease: 5 },
      );
    }
    for (let crack = 0; crack < CRACKS; crack += 1) {
      const way = ((crack + random() * 0.7) / CRACKS) * Math.PI * 2;
      const [x, z] = [Math.sin(way), Math.cos(way)];
      const [from, to] = [1.25, 1.9 + random() * 1.3];
      const half = 0.05 + random() * 0.06;
      mesh.add(
        triangle(
          [x * from - z * half, 0.03, z * from + x * half],
          [x * from + z * half, 0.03, z * from - x * half],
          [x * to + z * 0.2, 0.03, z * to - x * 0.2],
        ),
        scaled,
        { part: 0, surface: 'ink' },
      );
    }
  }
};
