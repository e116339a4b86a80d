import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Effect } from '../effects/effect.ts';
import type { Triple } from '../shape/polygons.ts';

/** Towards the light, as it is seen on the page: x to its right, y up, z to the one who looks. */
const LIGHTS = {
  'upper left': [-0.6, 0.7, 0.42],
  'raking from the left': [-0.9, 0.36, 0.08],
  'raking from the right': [0.9, 0.36, 0.08],
  'from behind': [0.42, 0.5, -0.86],
  'from behind on the left': [-0.62, 0.42, -0.62],
  'from before': [-0.5, 0.5, 0.82],
  'from below': [-0.5, -0.34, 0.6],
} as const satisfies Record<string, Triple>;

/** Where the light of a scene is; `burst` is the flash of a muzzle, or where something strikes. */
export type LightName = keyof typeof LIGHTS | 'burst';

/** Tones from which on there is solid black: the harder the light, the more of it. */
const BLACK: Readonly<Record<LightName, number>> = {
  'upper left': 0.62,
  'raking from the left': 0.6,
  'raking from the right': 0.6,
  'from behind': 0.64,
  'from behind on the left': 0.64,
  'from before': 0.64,
  'from below': 0.6,
  burst: 0.6,
};

/** Light from a burst comes from no further before the 'Mech than this, so that it rakes over it. */
const MOST_BEFORE = 0.3;
/** And comes from so far above the ground, or shadows would have no end. */
const LEAST_UP = 0.12;

/** The light of a picture: towards it in the world, and the tone from which on there is solid black. */
export const lightOf = (
  name: LightName,
  camera: PerspectiveCamera,
  chest: Vector3,
  effects: readonly Effect[],
): { readonly light: Vector3; readonly black: number } => {
  const heading = new Vector3(0, 0, 1).transformDirection(camera.matrixWorld).setY(0).normalize();
  const right = new Vector3(heading.z, 0, -heading.x);
  const inWorld = ([x, y, z]: Triple): Vector3 =>
    right.clone().multiplyScalar(x).addScaledVector(heading, z).setY(y).normalize();
  const black = BLACK[name];
  if (name !== 'burst') return { light: inWorld(LIGHTS[name]), black };
  const burst = effects.find(({ kind }) => kind === 'burst');
  if (burst?.kind !== 'burst') return { light: inWorld(LIGHTS['upper left']), black };
  const way = burst.at.clone().sub(chest).normalize();
  const [x, z] = [way.dot(right), way.dot(heading)];
  // What strikes the middle of the chest lights from its own side.
  const aside = Math.abs(x) < 0.5 ? 0.75 * (x < 0 ? -1 : 1) : x;
  return {
    light: inWorld([aside, Math.max(LEAST_UP, way.y + 0.25), Math.min(MOST_BEFORE, z)]),
    black,
  };
};
