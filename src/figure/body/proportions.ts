import type { Choices } from './choices.ts';
import type { Triple } from '../shape/polygons.ts';

/** What a build makes of the kit, each against an even one: how wide and deep, and how long. */
interface Proportion {
  readonly head: number;
  readonly torso: Triple;
  readonly pelvis: number;
  /** Arms with hands and arms that are guns; legs; barrels that hands hold: thick, and long. */
  readonly arm: readonly [number, number];
  readonly leg: readonly [number, number];
  readonly gun: readonly [number, number];
}

/** A scout is all legs and head; what is massive is all torso and limbs. */
const PROPORTIONS: Readonly<Record<Choices['build'], Proportion>> = {
  slight: {
    head: 1.2,
    torso: [0.78, 0.92, 0.86],
    pelvis: 0.82,
    arm: [0.76, 0.94],
    leg: [0.74, 1.14],
    gun: [0.8, 0.88],
  },
  even: { head: 1, torso: [1, 1, 1], pelvis: 1, arm: [1, 1], leg: [1, 1], gun: [1, 1] },
  broad: {
    head: 0.96,
    torso: [1.05, 1, 1.03],
    pelvis: 1.04,
    arm: [1.08, 1],
    leg: [1.1, 0.97],
    gun: [1.1, 1],
  },
  massive: {
    head: 0.82,
    torso: [1.16, 1.04, 1.12],
    pelvis: 1.14,
    arm: [1.26, 0.98],
    leg: [1.3, 0.88],
    gun: [1.28, 1.04],
  },
};

/** How large what hangs on a bone is against an even build: along x, y and z of the bone. */
export const sizeOn = ({ arms, build }: Pick<Choices, 'arms' | 'build'>, bone: string): Triple => {
  const { arm, gun, head, leg, pelvis, torso } = PROPORTIONS[build];
  const [limb] = bone.split(' ');
  switch (limb) {
    case 'torso':
      return torso;
    case 'head':
    case 'dish':
      return [head, head, head];
    case 'pelvis':
      return [pelvis, 1, pelvis];
    case 'thigh':
    case 'shin':
      return [leg[0], leg[1], leg[0]];
    case 'foot':
      return [leg[0], 1, leg[0]];
    case 'gun':
      return [gun[0], gun[0], gun[1]];
    case 'arm':
      // A gun from the shoulder on lies along z, an arm hangs along y.
      return arms === 'hands' ? [arm[0], arm[1], arm[0]] : [arm[0], arm[0], arm[1]];
    case 'fore':
      return [arm[0], arm[1], arm[0]];
    case 'hand':
    case 'fingers':
    case 'tips':
      return [arm[0], arm[0], arm[0]];
    case undefined:
    default:
      return [1, 1, 1];
  }
};

/** A place on a bone of an even build, on one of another. */
export const sized = ([x, y, z]: Triple, [wide, high, deep]: Triple): Triple => [
  x * wide,
  y * high,
  z * deep,
];
