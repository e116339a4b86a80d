import { Vector3 } from 'three';
import type { Effect, EffectOf } from '../effects/effect.ts';
import type { Triple } from '../shape/polygons.ts';
import type { SceneStage } from './scene.ts';

/** Smoke and stones at its feet. */
export const dust = (on: SceneStage, bones: readonly string[], size = 0.8): Effect[] =>
  bones.flatMap((bone, index): Effect[] => [
    {
      kind: 'smoke',
      at: on.place(bone, [0, -0.6, -0.6]),
      size,
      puffs: 14,
      way: [index === 0 ? 1 : -1, 0.12, -0.6],
      length: 3.4,
    },
    { kind: 'debris', at: on.place(bone, [0, -0.3, -0.6]), count: 10, reach: 1.5 },
  ]);

/** Puffs, stones, and the star where something strikes; off the machine's middle, so that it stays seen. */
export const struck = (
  on: SceneStage,
  bones: string | readonly string[],
  at: Triple,
  size: number,
  nearer = 0.9,
): Effect[] => {
  const place = on.place(bones, at);
  return [
    { kind: 'burst', at: place, size, points: 11, nearer },
    { kind: 'debris', at: place, count: 26, reach: size * 2 },
    {
      kind: 'smoke',
      at: place.clone().add(new Vector3(0, 0.6, -1.4)),
      size: size * 0.55,
      puffs: 26,
      // Outwards: over the middle it would sit on the head.
      way: [at[0] < 0 ? -0.7 : 0.7, 1, -0.3],
      length: size * 3,
      grow: 1.3,
    },
  ];
};

/** A flame from each jet. */
export const jetFlames = (on: SceneStage, length = 6.4): Effect[] =>
  on.jets.map(({ at, way }) => ({ kind: 'jet', from: at, way, length, size: 0.85 }));

/** Dust that rolls away to both sides of a place. */
export const dustBothWays = (
  at: Vector3,
  { size, puffs, length, way: [x, y, z] }: Omit<EffectOf<'smoke'>, 'kind' | 'at' | 'grow' | 'dark'>,
  apart = 0,
): Effect[] =>
  [1, -1].map((side) => ({
    kind: 'smoke',
    at: at.clone().add(new Vector3(side * apart, 0, 0)),
    size,
    puffs,
    way: [side * x, y, z],
    length,
  }));

/** Places on the way of a leap, `high` above the straight way, from the ground and `far` of it (1 for all). */
export const leap = (from: Vector3, to: Vector3, high = 0, far = 0.8): readonly Vector3[] =>
  Array.from({ length: 25 }, (_, step) => {
    const part = (step / 24) * far;
    const place = from.clone().lerp(to, part);
    place.y += high * 4 * part * (1 - part);
    return place;
  });

/** Places that the end of an arm has swung through, level, from the outside to the front. */
export const swing = (shoulder: Vector3, end: Vector3): readonly Vector3[] =>
  Array.from({ length: 25 }, (_, step) => {
    const turn = ((118 - step * 4.9) * Math.PI) / 180;
    return end
      .clone()
      .sub(shoulder)
      .applyAxisAngle(new Vector3(0, 1, 0), turn)
      .add(shoulder);
  });
