import type { MountPlace } from '../../rules/document/figure-document.ts';
import type { Choices } from './choices.ts';
import type { Triple } from '../shape/polygons.ts';
import { sizeOn, sized } from './proportions.ts';
import { waistDownOf } from './waist-down.ts';

/** What parts hang on and what moves. */
export interface Bone {
  /** `torso`, or a limb with its side: `arm left`. */
  readonly name: string;
  /** Name of the bone it hangs on; empty for the root. */
  readonly parent: string;
  /** Its joint, in its parent's space (meters). */
  readonly at: Triple;
}

/** A hand by its side, the 'Mech's own. */
export type Hand = 'left' | 'right';

/** Joints and fixings of a torso, right side (x of the left side is positive). */
export const FRAMES: Readonly<
  Record<Choices['torso'], Readonly<Record<'head' | 'arm' | 'shoulder' | 'mount', Triple>>>
> = {
  chest: {
    head: [0, 2.72, 0.3],
    arm: [1.78, 2.02, 0],
    shoulder: [1.74, 3.06, -0.1],
    mount: [0.96, 1.02, 0.86],
  },
  hull: {
    head: [0, 2.36, 0.3],
    arm: [2.35, 1.55, -0.1],
    shoulder: [1.6, 2.96, -0.2],
    mount: [0.86, 0.72, 1.2],
  },
  barrel: {
    head: [0, 2.62, 0.2],
    arm: [1.78, 1.95, 0],
    shoulder: [1.4, 2.98, -0.1],
    mount: [0.72, 0.95, 1.12],
  },
  keel: {
    head: [0, 1.94, 0.7],
    arm: [1.06, 0.62, 0.05],
    shoulder: [1.32, 2.06, -0.5],
    mount: [0.6, 0.66, 1.36],
  },
};

const limbs = (name: string, parent: string, [x, y, z]: Triple): Bone[] =>
  (['left', 'right'] as const).map((side) => ({
    name: `${name} ${side}`,
    parent: ['torso', 'pelvis'].includes(parent) ? parent : `${parent} ${side}`,
    at: [side === 'left' ? x : -x, y, z],
  }));

/** The bones of a 'Mech, each after its parent; `armed` hands have one for the gun. */
export const skeletonOf = (choices: Choices, armed: readonly Hand[]): Bone[] => {
  const frame = FRAMES[choices.torso];
  const gunArms = choices.arms !== 'hands';
  const bones: readonly Bone[] = [
    { name: 'root', parent: '', at: [0, 0, 0] },
    { name: 'pelvis', parent: 'root', at: [0, 5.2, 0] },
    { name: 'torso', parent: 'pelvis', at: [0, 0.5, 0] },
    ...(choices.head === 'wedge' ? [] : [{ name: 'head', parent: 'torso', at: frame.head }]),
    ...(choices.dish ? [{ name: 'dish', parent: 'torso', at: [0, 2.75, -0.5] as Triple }] : []),
    ...limbs('arm', 'torso', frame.arm),
    ...(gunArms
      ? []
      : [
          ...limbs('fore', 'arm', [0.2, -1.6, 0]),
          ...limbs('hand', 'fore', [0, -1.75, 0]),
          ...limbs('fingers', 'hand', [0.2, -1.14, 0]),
          ...limbs('tips', 'fingers', [-0.46, 0.02, 0]),
        ]),
    ...armed.map((side): Bone => ({
      name: `gun ${side}`,
      parent: `hand ${side}`,
      at: [0, -0.72, 0.1],
    })),
    ...limbs('thigh', 'pelvis', waistDownOf(choices).hip),
    ...limbs('shin', 'thigh', [0.14, -2.1, 0]),
    ...limbs('foot', 'shin', [0, -2.36, 0]),
  ];
  return bones.map((bone) => ({ ...bone, at: sized(bone.at, sizeOn(choices, bone.parent)) }));
};

/** The hands that hold a gun. */
export const armedHands = ({ arms: kind, mounts }: Choices): readonly Hand[] => {
  const at = (place: MountPlace): number => mounts.findIndex((mount) => mount.at === place);
  if (kind !== 'hands') return [];
  return (['left', 'right'] as const)
    .filter((side) => at(`${side} hand`) >= 0)
    .toSorted((one, other) => at(`${one} hand`) - at(`${other} hand`));
};

/** Where the joints are while the 'Mech is at rest. */
export const jointsAtRest = (bones: readonly Bone[]): readonly Triple[] => {
  const places = new Map<string, Triple>();
  return bones.map(({ name, parent, at: [x, y, z] }) => {
    const [u, v, w] = places.get(parent) ?? [0, 0, 0];
    const place: Triple = [x + u, y + v, z + w];
    places.set(name, place);
    return place;
  });
};
