import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import { chance } from './chance.ts';
import type { Choices } from './choices.ts';
import type { DrawingMesh } from './drawing-mesh.ts';
import { frameMatrix } from './frame-matrix.ts';
import type { Polygons, Triple } from './polygons.ts';
import { lathe, loft } from './polygons.ts';

/** What of the country a picture shows. */
export interface Country {
  readonly world: Choices['world'];
  readonly seed: number;
  /** How many strips of horizon, and how high (1 as usual). */
  readonly strips: number;
  readonly height: number;
  readonly rocks: number;
}

const FARTHEST = 520;

/** Lays ground, horizon, scratches and rocks before the camera. */
export const layCountry = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  country: Country,
): void => {
  const random = chance(country.seed);
  const here = camera.position;
  const way = camera.getWorldDirection(new Vector3());
  const heading = Math.atan2(way.x, way.z);
  layGround(mesh);
  for (let strip = 0; strip < country.strips; strip += 1)
    layStrip(mesh, country, { strip, here, heading, random });
  layScratches(mesh, { here, heading, random, craters: country.world.ground === 'craters' });
  layRocks(mesh, country, { here, heading, random });
};

const layGround = (mesh: DrawingMesh): void => {
  const far = 700;
  mesh.add(
    {
      corners: [
        [-far, 0, -far],
        [-far, 0, far],
        [far, 0, far],
        [far, 0, -far],
      ],
      faces: [[0, 1, 2, 3]],
    },
    new Matrix4(),
    { part: mesh.part({ angle: 0.06, spacing: 0.95 }) },
  );
};

interface Outlook {
  readonly here: Vector3;
  readonly heading: number;
  readonly random: () => number;
}

/** Height of the skyline at a place (0 to 1 of its strip), by the kind of horizon. */
const skyline = (
  horizon: Choices['world']['horizon'],
  at: number,
  phase: number,
  random: () => number,
): number => {
  const roll = 0.45 + 0.5 * Math.sin(at * 0.33 + phase) * Math.sin(at * 0.13 + phase * 2);
  switch (horizon) {
    case 'flat':
      return 0.1 + random() * 0.05;
    case 'hills':
      return roll + (random() - 0.5) * 0.1;
    case 'mesas':
      return Math.sin(at * 0.21 + phase) > 0.55
        ? 1.05 + random() * 0.06
        : roll * 0.7 + (random() - 0.5) * 0.14;
    case 'peaks':
      return Math.abs(((at * 0.27 + phase) % 2) - 1) * 1.2 + (random() - 0.5) * 0.2;
    case 'towers':
    case undefined:
      return random() > 0.72 ? 0.7 + random() * 0.7 : 0.16 + random() * 0.12;
  }
};

const layStrip = (
  mesh: DrawingMesh,
  { world, height }: Country,
  { strip, here, heading, random }: Outlook & { readonly strip: number },
): void => {
  const part = mesh.part({ angle: -1 - strip * 0.1, spacing: 1.2, weight: 0.4 });
  const distance = FARTHEST - strip * 120;
  const steps = 64;
  const width = distance * 2.1;
  const most = height * (46 - strip * 15);
  const phase = random() * 20;
  const square = world.horizon === 'towers';
  const corners: Triple[] = [];
  for (let at = 0; at <= steps; at += 1) {
    const y = Math.max(0.5, most * skyline(world.horizon, at, phase, random));
    const x = (at / steps - 0.5) * width;
    const last = corners.at(-1);
    if (square && last) corners.push([x, 0, 0], [x, last[1], 0]);
    corners.push([x, 0, 0], [x, y, 0]);
  }
  const faces = Array.from({ length: corners.length / 2 - 1 }, (_, at) => [
    at * 2,
    at * 2 + 2,
    at * 2 + 3,
    at * 2 + 1,
  ]).filter(([a, b]) => corners[a as number]?.[0] !== corners[b as number]?.[0]);
  const frame = new Matrix4()
    .makeRotationY(heading + Math.PI)
    .setPosition(here.x + Math.sin(heading) * distance, 0, here.z + Math.cos(heading) * distance);
  mesh.add({ corners, faces }, frame, { part, surface: 'paper' });
  for (let at = 1; at < corners.length / 2 - 1; at += 1) {
    if (random() > 0.5) continue;
    const [x, y] = corners[at * 2 + 1] as Triple;
    const down = y * (0.25 + random() * 0.5);
    const slant = square ? 0.05 : 0.25 + random() * 0.4;
    mesh.add(
      {
        corners: [
          [x, y, 0.4],
          [x + down * slant, y - down, 0.4],
          [x + (0.5 * distance) / 400, y - 0.2, 0.4],
        ],
        faces: [[0, 1, 2]],
      },
      frame,
      { part: 0, surface: 'ink' },
    );
  }
};

const layScratches = (
  mesh: DrawingMesh,
  { here, heading, random, craters }: Outlook & { readonly craters: boolean },
): void => {
  for (let scratch = 0; scratch < 90; scratch += 1) {
    const away = 3 + random() ** 1.5 * 34;
    const turn = heading + (random() - 0.5) * 1.9;
    const [x, z] = [here.x + Math.sin(turn) * away, here.z + Math.cos(turn) * away];
    const long = 0.3 + random() * 1.6 * (away / 20);
    const slant = heading + Math.PI / 2 + (random() - 0.5) * 0.3;
    // As thick on the page wherever it lies.
    const thick = ((0.0011 * away * away) / Math.max(1, here.y)) * (0.4 + random() * 0.8);
    const [dx, dz] = [Math.sin(slant), Math.cos(slant)];
    const [mx, mz] = [x + dx * long * 0.5, z + dz * long * 0.5];
    mesh.add(
      {
        corners: [
          [x, 0.02, z],
          [mx - dz * thick, 0.02, mz + dx * thick],
          [x + dx * long, 0.02, z + dz * long],
          [mx + dz * thick, 0.02, mz - dx * thick],
        ],
        faces: [[0, 1, 2, 3]],
      },
      new Matrix4(),
      { part: 0, surface: 'ink' },
    );
  }
  if (!craters) return;
  for (let crater = 0; crater < 7; crater += 1) {
    const away = 9 + random() * 34;
    const turn = heading + (random() - 0.5) * 1.6;
    const [x, z] = [here.x + Math.sin(turn) * away, here.z + Math.cos(turn) * away];
    const wide = 0.8 + random() * 2.4;
    // None under the 'Mech: it would stand on a stage.
    if (Math.hypot(x, z) < 17) continue;
    mesh.add(
      lathe(
        [
          [wide * 1.3, 0],
          [wide, 0.24 * wide],
          [wide * 0.86, 0.2 * wide],
          [wide * 0.6, 0.02],
        ],
        { sides: 18 },
      ),
      frameMatrix([x, 0, z]),
      { part: mesh.part({ angle: -0.4, spacing: 0.9 }), crease: 40 },
    );
  }
};

/** A boulder: a squat lathe with every corner pushed about. */
export const boulder = (radius: number, seed: number, height = 1): Polygons => {
  const random = chance(seed);
  const round = lathe(
    [
      [0.55, -0.2],
      [1, 0.05],
      [0.9, 0.45],
      [0.5, 0.8],
      [0.02, 0.9],
    ],
    { sides: 7 },
  );
  return {
    ...round,
    corners: round.corners.map(([x, y, z]): Triple => {
      const push = 0.75 + random() * 0.5;
      return [x * push * radius, y * radius * height * (0.8 + random() * 0.4), z * push * radius];
    }),
  };
};

const layRocks = (
  mesh: DrawingMesh,
  { rocks, world }: Country,
  { here, heading, random }: Outlook,
): void => {
  const many = world.ground === 'stones' ? rocks : Math.round(rocks * 0.5);
  for (let rock = 0; rock < many; rock += 1) {
    const away = 5 + random() * 34;
    const turn = heading + (random() - 0.5) * 1.5;
    const [x, z] = [here.x + Math.sin(turn) * away, here.z + Math.cos(turn) * away];
    const size = (0.12 + random() ** 3 * 0.9) * Math.min(1, away / 14);
    const spin = random() * 360;
    if (Math.hypot(x, z) < 3.2) continue;
    mesh.add(boulder(size, rock * 31 + 5, 0.9), frameMatrix([x, 0, z], [0, spin, 0]), {
      part: mesh.part({ angle: -0.9, spacing: 0.9 }),
      crease: 5,
    });
  }
};

/** Something to stand behind, broad as the 'Mech and up to its chest (metres). */
export const layCover = (
  mesh: DrawingMesh,
  kind: Choices['world']['cover'],
  { at, width, height, seed }: { at: Triple; width: number; height: number; seed: number },
): void => {
  const random = chance(seed);
  if (kind === 'rock') {
    for (const [x, size, tall] of [
      [-width * 0.3, width * 0.42, height],
      [width * 0.26, width * 0.36, height * 0.82],
      [width * 0.56, width * 0.2, height * 0.4],
      [-width * 0.6, width * 0.18, height * 0.34],
    ] as const)
      mesh.add(
        boulder(size, seed + Math.round(size * 100), tall / size / 0.9),
        frameMatrix([at[0] + x, at[1] - 0.3, at[2] + random() * 0.6], [0, random() * 360, 0]),
        { part: mesh.part({ angle: -0.9, spacing: 1 }), crease: 5 },
      );
    return;
  }
  // A wall with its top broken off, its bricks showing here and there.
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
  for (let rubble = 0; rubble < 12; rubble += 1)
    mesh.add(
      boulder(0.2 + random() * 0.4, seed + rubble, 0.8),
      frameMatrix([at[0] + (random() - 0.5) * width * 1.1, 0, at[2] + 0.6 + random() * 1.4]),
      { part: mesh.part({ angle: -0.9, spacing: 0.9 }), crease: 5 },
    );
};
