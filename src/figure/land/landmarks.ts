import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import type { Choices } from '../body/choices.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { facingFrame, frameMatrix, halfAt, triangle } from '../shape/frames.ts';
import { groundAt, outlookOf } from './horizon.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { flat, loft } from '../shape/polygons.ts';

type Horizon = NonNullable<Choices['world']['horizon']>;

/** A floor of a house, its windows, and a pole along a road (meters): they tell how large the rest is. */
const FLOOR = 3;
const WINDOW: Pair = [1.1, 1.3];
const BAY = 2.6;
const POLE = 9;
/** They stand so far behind the 'Mech (meters). */
const NEAREST = 34;

/** How many floors the houses of a country have, at least and at most; none where nobody lives. */
const FLOORS: Readonly<Record<Horizon, readonly [number, number] | null>> = {
  towers: [2, 5],
  hills: [1, 2],
  flat: [1, 2],
  mesas: null,
  peaks: null,
};

/** Lays what men have built behind a 'Mech, and by day a flock of birds: by them one sees how tall it is. */
export const layLandmarks = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  {
    horizon,
    night,
    seed,
  }: {
    readonly horizon: Horizon;
    readonly night: boolean;
    readonly seed: number;
  },
): void => {
  const random = chance(seed);
  const outlook = outlookOf(camera, random);
  const { here, heading } = outlook;
  const half = Math.atan(halfAt(camera, 1) * camera.aspect);
  /** A place on the ground, aside of the middle of the page (−1 to 1), so far behind the 'Mech. */
  const behind = (aside: number, away: number): Triple => {
    const far = Math.hypot(here.x, here.z) + away;
    const [x, z] = groundAt(outlook, heading - aside * half, far);
    return [x, 0, z];
  };
  const floors = FLOORS[horizon];
  const side = random() < 0.5 ? -1 : 1;
  if (floors)
    for (let house = 0; house < 4; house += 1) {
      const aside = side * (house < 2 ? 1 : -1) * (0.42 + random() * 0.5);
      const many = floors[0] + Math.floor(random() * (floors[1] - floors[0] + 1));
      const turn = (heading * 180) / Math.PI + 180 + (random() - 0.5) * 50;
      layHouse(mesh, frameMatrix(behind(aside, NEAREST + random() * 60), [0, turn, 0]), {
        floors: many,
        gabled: horizon !== 'towers',
        random,
      });
    }
  layPoles(
    mesh,
    camera,
    [0, 1, 2, 3].map((pole) => behind(side * (1.1 - pole * 0.3), 18 + pole ** 1.6 * 22)),
  );
  if (!night && random() < 0.55)
    layBirds(mesh, camera, behind(-side * (0.2 + random() * 0.5), 70), random);
};

/** A house of so many floors: windows in rows, its side in shade, a roof or a flat top. */
const layHouse = (
  mesh: DrawingMesh,
  frame: Matrix4,
  { floors, gabled, random }: { floors: number; gabled: boolean; random: Chance },
): void => {
  const bays = 2 + Math.floor(random() * 3);
  const [wide, deep, high] = [bays * BAY + 0.8, 7, floors * FLOOR];
  const part = mesh.part({ angle: 1.2, spacing: 0.8, weight: 0.6 });
  mesh.add(
    loft([
      [0, wide, deep, 0.02],
      [high, wide, deep, 0.02],
    ]),
    frame,
    { part, panel: 1, crease: 10 },
  );
  mesh.add(
    gabled
      ? loft([
          [0, wide + 0.7, deep + 0.7, 0.02],
          [0.2, wide + 0.7, deep + 0.7, 0.02],
          [2.2, wide - 0.6, 0.1, 0.02],
        ])
      : loft([
          [0, wide + 0.4, deep + 0.4, 0.02],
          [0.5, wide + 0.4, deep + 0.4, 0.02],
        ]),
    frame.clone().multiply(frameMatrix([0, high, 0])),
    { part, panel: 2, tone: gabled ? 0.5 : 0, crease: 10 },
  );
  const [x, y] = WINDOW;
  const pane = flat([
    [-x / 2, 0],
    [x / 2, 0],
    [x / 2, y],
    [-x / 2, y],
  ]);
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1)
      if (random() > 0.12)
        mesh.add(
          pane,
          frame
            .clone()
            .multiply(
              frameMatrix([(bay + 0.5 - bays / 2) * BAY, floor * FLOOR + 0.95, deep / 2 + 0.05]),
            ),
          { part, panel: 3 + ((floor * bays + bay) % 50), tone: 1 },
        );
};

/** Poles of a road that leads away, and the wires between them. */
const layPoles = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  places: readonly Triple[],
): void => {
  const part = mesh.part({ angle: 1.4, weight: 0.5 });
  const heads = places.map(([x, , z]): Vector3 => {
    const frame = frameMatrix([x, 0, z]);
    mesh.add(
      loft([
        [0, 0.34, 0.34, 0.08],
        [POLE, 0.24, 0.24, 0.06],
      ]),
      frame,
      { part, panel: 1, tone: 0.8 },
    );
    mesh.add(
      loft([
        [0, 2.2, 0.2, 0.02],
        [0.2, 2.2, 0.2, 0.02],
      ]),
      frame.multiply(frameMatrix([0, POLE - 0.9, 0])),
      { part, panel: 2, tone: 0.8 },
    );
    return new Vector3(x, POLE - 0.7, z);
  });
  heads.slice(1).forEach((head, index) => {
    const from = heads[index] as Vector3;
    for (const off of [-1, 1]) layWire(mesh, camera, [from, head], off);
  });
};

/** A wire that sags, as thick on the page wherever it is. */
const layWire = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  [from, to]: readonly [Vector3, Vector3],
  off: number,
): void => {
  const steps = 8;
  const at = (step: number): Vector3 => {
    const part = step / steps;
    const place = from.clone().lerp(to, part);
    place.x += off;
    place.y -= 4 * part * (1 - part) * 1.1;
    return place;
  };
  for (let step = 0; step < steps; step += 1) {
    const [one, other] = [at(step), at(step + 1)];
    const thick = (place: Vector3): number => place.distanceTo(camera.position) * 0.0009;
    mesh.add(
      {
        corners: [
          [one.x, one.y - thick(one), one.z],
          [other.x, other.y - thick(other), other.z],
          [other.x, other.y + thick(other), other.z],
          [one.x, one.y + thick(one), one.z],
        ],
        faces: [[0, 1, 2, 3]],
      },
      new Matrix4(),
      { part: 0, surface: 'air' },
    );
  }
};

/** Birds that it has scared up: two strokes each. */
const layBirds = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  [x, , z]: Triple,
  random: Chance,
): void => {
  const high = 24 + random() * 16;
  for (let bird = 0; bird < 6; bird += 1) {
    const place = new Vector3(x + (random() - 0.5) * 26, high + (random() - 0.5) * 9, z);
    const frame = facingFrame(camera, place, (random() - 0.5) * 0.6);
    const span = (0.8 + random() * 0.5) * (place.distanceTo(camera.position) / 90);
    for (const side of [-1, 1]) {
      const tip: Triple = [side * span, span * (0.3 + random() * 0.3), 0];
      const knee: Triple = [side * span * 0.5, span * 0.62, 0];
      const under: Triple = [side * span * 0.46, span * 0.4, 0];
      for (const [a, b] of [
        [[0, 0, 0], knee],
        [knee, tip],
      ] as const)
        mesh.add(side > 0 ? triangle(a, under, b) : triangle(a, b, under), frame, {
          part: 0,
          surface: 'air',
        });
    }
  }
};
