import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { facingFrame, frameMatrix, triangle } from '../shape/frames.ts';
import type { Triple } from '../shape/polygons.ts';
import { flat, loft } from '../shape/polygons.ts';
import type { Piece } from './pieces.ts';
import { bars, box } from './pieces.ts';

/** A floor of a house, its windows, and a pole along a road (meters): they tell how large the rest is. */
const FLOOR = 3;
const BAY = 2.6;
const POLE = 9;
const WINDOW = flat([
  [-0.55, 0],
  [0.55, 0],
  [0.55, 1.3],
  [-0.55, 1.3],
]);

/** A house of so many floors: windows in rows, dark in bare walls or lit in black ones, a roof or a flat top. */
export const house = (
  floors: number,
  random: Chance,
  { isGabled = true, isDark = false } = {},
): readonly Piece[] => {
  const tone = isDark ? 1 : 0;
  const bays = 2 + Math.floor(random() * 3);
  const [wide, deep, high] = [bays * BAY + 0.8, 7, floors * FLOOR];
  const roof = loft([
    [0, wide + 0.7, deep + 0.7, 0.02],
    [0.2, wide + 0.7, deep + 0.7, 0.02],
    [2.2, wide - 0.6, 0.1, 0.02],
  ]);
  const windows = Array.from({ length: floors * bays }, (_, at): Piece => {
    const [floor, bay] = [Math.floor(at / bays), at % bays];
    const place: Triple = [(bay + 0.5 - bays / 2) * BAY, floor * FLOOR + 0.95, deep / 2 + 0.05];
    return { polygons: WINDOW, frame: frameMatrix(place), tone: 1 - tone, crease: 10 };
  });
  return [
    box([0, 0, 0], [wide, high, deep], { tone }),
    isGabled
      ? { polygons: roof, frame: frameMatrix([0, high, 0]), tone: 0.5, crease: 10 }
      : box([0, high, 0], [wide + 0.4, 0.5, deep + 0.4], { tone }),
    ...windows.filter(() => random() > 0.12),
  ];
};

/** A pole along a road, and where its wires hang. */
export const POLE_PIECES: readonly Piece[] = [
  ...bars(0.32, [0, 0, 0, 0, POLE, 0]),
  ...bars(0.2, [-1.1, POLE - 0.8, 0, 1.1, POLE - 0.8, 0]),
];
export const POLE_WIRES: readonly Triple[] = [
  [-1, POLE - 0.7, 0],
  [1, POLE - 0.7, 0],
];

/** Lays a wire that sags from one place to another, as thick on the page wherever it is. */
export const layWire = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  from: Vector3,
  to: Vector3,
): void => {
  const steps = 8;
  const at = (step: number): Vector3 => {
    const part = step / steps;
    const place = from.clone().lerp(to, part);
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

/** Lays birds over a place on the ground that have been scared up: two strokes each. */
export const layBirds = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { x, z }: Vector3,
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
