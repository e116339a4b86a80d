import type { Chance } from './chance.ts';
import { chance } from './chance.ts';
import type { Choices } from './choices.ts';
import type { DrawingMesh } from './drawing-mesh.ts';
import { frameMatrix } from './frame-matrix.ts';
import type { Polygons, Triple } from './polygons.ts';
import { lathe, loft } from './polygons.ts';
import { boulder, roughened } from './scenery.ts';

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

const CRAG = lathe(
  [
    [0.9, -0.2],
    [1, 0.1],
    [0.94, 0.34],
    [0.78, 0.56],
    [0.5, 0.78],
    [0.02, 0.92],
  ],
  { sides: 9 },
);

/** A rock as tall as one likes, with many faces. */
const crag = (radius: number, seed: number, height: number): Polygons =>
  roughened(CRAG, radius, seed, { height, aside: [0.8, 0.4], up: [0.88, 0.24], turn: 0.5 });

const layRocks = (mesh: DrawingMesh, { at, width, height, random, seed }: Heap): void => {
  for (const [x, wide, tall, front] of ROCKS) {
    const size = width * wide;
    const rock = crag(size, seed + Math.round(size * 100), (height * tall) / size / 0.9);
    const frame = frameMatrix(
      [at[0] + x * width, at[1] - 0.3, at[2] + front + random() * 0.4],
      [0, random() * 360, 0],
    );
    const part = mesh.part({ angle: -0.9, spacing: 0.9 });
    // Some faces are darker stone: blank ones would be paper.
    const tones = rock.faces.map(() => [0, 0, 0.3, 0.46, 0.6][Math.floor(random() * 5)] ?? 0);
    for (const tone of new Set(tones)) {
      const faces = rock.faces.filter((_, face) => tones[face] === tone);
      mesh.add({ corners: rock.corners, faces }, frame, { part, tone, crease: 5 });
    }
  }
};

/** A course of stones is so high (metres). */
const COURSE = 0.42;
const STONES = 12;

/** A wall of stones with its top broken off and holes where windows were. */
const layWall = (mesh: DrawingMesh, { at, width, height, random, seed }: Heap): void => {
  const wide = width / STONES;
  const left = at[0] - width / 2;
  const part = mesh.part({ angle: 0.2, spacing: 0.9 });
  const dark = mesh.part({ weight: 0 });
  const topAt = (x: number): number =>
    height * (0.72 + 0.24 * Math.sin((x / width) * 9 + seed) + 0.1 * Math.sin((x / width) * 23));
  let panel = 0;
  for (let course = 0; course * COURSE < height; course += 1) {
    const y = course * COURSE;
    for (let stone = -1; stone < STONES; stone += 1) {
      const x = left + (stone + (course % 2 === 0 ? 0.5 : 1)) * wide;
      const [lost, deep, chip] = [random(), random(), random()];
      panel += 1;
      if (y + COURSE * (0.4 + lost * 0.8) > topAt(x - at[0]) || Math.abs(x - at[0]) > width / 2)
        continue;
      const isHole = (stone + course) % 5 === 2 && course > 1 && course % 3 !== 0;
      if (isHole) {
        mesh.add(
          loft([
            [0, wide, 0.2, 0.01],
            [COURSE, wide, 0.2, 0.01],
          ]),
          frameMatrix([x, at[1] + y, at[2] - 0.2]),
          { part: dark, tone: 1, panel },
        );
        continue;
      }
      const broken = y + COURSE * 1.7 > topAt(x - at[0]);
      mesh.add(
        loft([
          [0.02, wide * 0.97, 0.8 + deep * 0.16, 0.03],
          [COURSE * (broken ? 0.55 : 0.9), wide * 0.97, 0.8 + deep * 0.16, 0.03],
          [
            COURSE * (broken ? 0.7 + chip * 0.4 : 0.98),
            wide * (broken ? 0.5 + chip * 0.3 : 0.95),
            0.72 + deep * 0.16,
            0.03,
            broken ? (chip - 0.5) * wide * 0.4 : 0,
          ],
        ]),
        frameMatrix([x, at[1] + y, at[2]]),
        { part, panel, crease: 10, tone: chip > 0.8 ? 0.34 : 0 },
      );
    }
  }
};
