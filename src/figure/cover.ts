import type { Chance } from './chance.ts';
import { chance } from './chance.ts';
import type { Choices } from './choices.ts';
import type { DrawingMesh } from './drawing-mesh.ts';
import { frameMatrix } from './frame-matrix.ts';
import type { Triple } from './polygons.ts';
import { loft } from './polygons.ts';
import { boulder } from './scenery.ts';

/** Something to stand behind, broad as the 'Mech and up to its chest (metres). */
export const layCover = (
  mesh: DrawingMesh,
  kind: Choices['world']['cover'],
  { at, width, height, seed }: { at: Triple; width: number; height: number; seed: number },
): void => {
  const random = chance(seed);
  if (kind === 'rock') layRocks(mesh, { at, width, height, random, seed });
  else layWall(mesh, { at, width, height, random, seed });
  for (let rubble = 0; rubble < 12; rubble += 1)
    mesh.add(
      boulder(0.2 + random() * 0.4, seed + rubble, 0.8),
      frameMatrix([at[0] + (random() - 0.5) * width * 1.1, 0, at[2] + 0.6 + random() * 1.4]),
      { part: mesh.part({ angle: -0.9, spacing: 0.9 }), crease: 5 },
    );
};

interface Heap {
  readonly at: Triple;
  readonly width: number;
  readonly height: number;
  readonly random: Chance;
  readonly seed: number;
}

/** Rocks of a heap, of its width and height: where, how wide, how tall, how far in front. */
const ROCKS = [
  [-0.36, 0.25, 1, 0],
  [-0.03, 0.22, 0.84, 0.3],
  [0.29, 0.26, 0.96, 0],
  [0.56, 0.17, 0.56, 0.2],
  [-0.62, 0.16, 0.5, 0.2],
  [-0.2, 0.13, 0.5, 1.5],
  [0.12, 0.15, 0.44, 1.6],
  [0.42, 0.1, 0.34, 1.7],
] as const;

const layRocks = (mesh: DrawingMesh, { at, width, height, random, seed }: Heap): void => {
  for (const [x, wide, tall, front] of ROCKS) {
    const size = width * wide;
    mesh.add(
      boulder(size, seed + Math.round(size * 100), (height * tall) / size / 0.9),
      frameMatrix(
        [at[0] + x * width, at[1] - 0.3, at[2] + front + random() * 0.4],
        [0, random() * 360, 0],
      ),
      { part: mesh.part({ angle: -0.9, spacing: 1 }), crease: 5 },
    );
  }
};

/** A wall with its top broken off, its bricks showing here and there. */
const layWall = (mesh: DrawingMesh, { at, width, height, random, seed }: Heap): void => {
  const pieces = 7;
  for (let piece = 0; piece < pieces; piece += 1) {
    const tall = height * (0.62 + 0.38 * Math.sin(piece * 1.9 + seed) + (random() - 0.5) * 0.16);
    const x = at[0] + (piece / pieces - 0.43) * width;
    const wide = width / pieces;
    const part = mesh.part({ angle: 0.2, spacing: 1 });
    const lean = (random() - 0.5) * wide * 0.4;
    mesh.add(
      loft([
        [0, wide * 1.02, 0.9, 0.02],
        [tall * 0.9, wide * 1.02, 0.86, 0.02],
        [tall, wide * 0.6, 0.8, 0.02, lean],
      ]),
      frameMatrix([x, at[1], at[2]]),
      { part, crease: 10 },
    );
    for (let brick = 0; brick < 4; brick += 1) {
      const y = 0.4 + random() * (tall - 0.8);
      mesh.add(
        {
          corners: [
            [-wide * 0.3, y, 0.48],
            [wide * 0.1, y, 0.48],
            [wide * 0.1, y + 0.05, 0.48],
            [-wide * 0.3, y + 0.05, 0.48],
          ],
          faces: [[0, 1, 2, 3]],
        },
        frameMatrix([x + (random() - 0.5) * wide * 0.4, at[1], at[2]]),
        { part: 0, surface: 'ink' },
      );
    }
  }
};
