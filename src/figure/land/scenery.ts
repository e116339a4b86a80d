import { Matrix4 } from 'three';
import type { PerspectiveCamera, Vector3 } from 'three';
import { chance } from '../shape/chance.ts';
import type { Country, CountryOutlook } from './horizon.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix } from '../shape/frames.ts';
import { groundAt, layHorizon, outlookOf } from './horizon.ts';
import type { Polygons, Triple } from '../shape/polygons.ts';
import { lathe } from '../shape/polygons.ts';

/** Lays ground, horizon, scratches and rocks before the camera. */
export const layCountry = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  country: Country,
): void => {
  const outlook = outlookOf(camera, chance(country.seed));
  layGround(mesh);
  layHorizon(mesh, country, outlook);
  layScratches(mesh, { ...outlook, craters: country.world.ground === 'craters' });
  layRocks(mesh, country, outlook);
};

/** How far the ground reaches, and its squares a side: a weak device is not exact about the depth of a larger one. */
const [REACH, SQUARES] = [700, 20] as const;

const layGround = (mesh: DrawingMesh): void => {
  const line = (at: number): number => (at * 2 * REACH) / SQUARES - REACH;
  const part = mesh.part({ angle: 0.06, spacing: 0.95 });
  for (let column = 0; column < SQUARES; column += 1)
    for (let row = 0; row < SQUARES; row += 1) {
      const [west, east] = [line(column), line(column + 1)];
      const [north, south] = [line(row), line(row + 1)];
      mesh.add(
        {
          corners: [
            [west, 0, north],
            [west, 0, south],
            [east, 0, south],
            [east, 0, north],
          ],
          faces: [[0, 1, 2, 3]],
        },
        new Matrix4(),
        { part },
      );
    }
};

const layScratches = (
  mesh: DrawingMesh,
  { here, heading, random, craters }: CountryOutlook & { readonly craters: boolean },
): void => {
  for (let scratch = 0; scratch < 90; scratch += 1) {
    const away = 3 + random() ** 1.5 * 34;
    const turn = heading + (random() - 0.5) * 1.9;
    const [x, z] = groundAt({ here }, turn, away);
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
    const away = 20 + random() * 30;
    const turn = heading + (random() - 0.5) * 1.6;
    const [x, z] = groundAt({ here }, turn, away);
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

/**
 * How tall a stone is against its radius; how far its corners are pushed, the least and how much more,
 * and turned about its axis (radians in all).
 */
interface Roughness {
  readonly height: number;
  readonly aside: readonly [number, number];
  readonly up: readonly [number, number];
  readonly turn?: number;
}

/** A stone: a lathe of radius 1 with every corner pushed about, the same way for the same seed. */
export const roughened = (
  round: Polygons,
  radius: number,
  seed: number,
  { height, aside, up, turn = 0 }: Roughness,
): Polygons => {
  const random = chance(seed);
  return {
    ...round,
    corners: round.corners.map(([x, y, z]): Triple => {
      const push = (aside[0] + random() * aside[1]) * radius;
      const raised = y * radius * height * (up[0] + random() * up[1]);
      const way = Math.atan2(z, x) + (random() - 0.5) * turn;
      const off = Math.hypot(x, z) * push;
      return [Math.cos(way) * off, raised, Math.sin(way) * off];
    }),
  };
};

const BOULDER = lathe(
  [
    [0.55, -0.2],
    [1, 0.05],
    [0.9, 0.45],
    [0.5, 0.8],
    [0.02, 0.9],
  ],
  { sides: 7 },
);

/** A squat boulder. */
export const boulder = (radius: number, seed: number, height = 1): Polygons =>
  roughened(BOULDER, radius, seed, { height, aside: [0.75, 0.5], up: [0.8, 0.4] });

/** Whether what lies at a place hides the feet of the 'Mech, which stands at the middle of the world. */
const hidesFeet = (
  { x: u, z: v }: Vector3,
  [x, z]: readonly [number, number],
  size: number,
): boolean => {
  const far = Math.hypot(u, v);
  const along = (u * x + v * z) / far;
  const aside = Math.abs(u * z - v * x) / far;
  return along > 0 && along < far && aside < (2.6 * (far - along)) / far + size;
};

const layRocks = (
  mesh: DrawingMesh,
  { rocks, world }: Country,
  { here, heading, random }: CountryOutlook,
): void => {
  const many = world.ground === 'stones' ? rocks : Math.round(rocks * 0.5);
  for (let rock = 0; rock < many; rock += 1) {
    const away = 5 + random() * 34;
    const turn = heading + (random() - 0.5) * 1.5;
    const [x, z] = groundAt({ here }, turn, away);
    const size = (0.12 + random() ** 3 * 0.9) * Math.min(1, away / 14);
    const spin = random() * 360;
    if (Math.hypot(x, z) < 3.2 || hidesFeet(here, [x, z], size)) continue;
    mesh.add(boulder(size, rock * 31 + 5, 0.9), frameMatrix([x, 0, z], [0, spin, 0]), {
      part: mesh.part({ angle: -0.9, spacing: 0.9 }),
      crease: 5,
    });
  }
};
