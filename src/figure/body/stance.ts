import type { Matrix4 } from 'three';
import { Object3D, Quaternion, Vector3 } from 'three';
import type { Figure } from './figure.ts';
import type { Footing } from './ground.ts';
import { keepArmsUp, putOnGround } from './ground.ts';
import type { Triple } from '../shape/polygons.ts';

/**
 * How a 'Mech stands. Angles in degrees about x, y, z (turned y first): positive x bends a limb
 * forward, a knee or an elbow, a toe up; y turns outward, z spreads. A limb without its side means
 * both; the right side is mirrored.
 */
export interface Stance extends Footing {
  readonly joints?: Readonly<Record<string, number | readonly [number, number, number]>>;
  /** The whole 'Mech turned. */
  readonly turn?: Triple;
  /** What points where, in the world. */
  readonly aims?: readonly Aim[];
}

/** A thing that points at a place. */
export interface Aim {
  /** The gun held (of two the first), the gun in a hand, the arm of a side as a gun or as a fist, the head, or the dish. */
  readonly what: 'gun' | `${'held' | 'gun' | 'fist'} ${'left' | 'right'}` | 'head' | 'dish';
  /** The place, in the world (meters). */
  readonly to: Triple;
}

const RADIANS = Math.PI / 180;
/** Limbs hang down: bending one forward is a turn the other way round. */
const BACKWARD_TURN = ['thigh', 'foot', 'arm', 'fore', 'hand', 'gun'];

const limbOf = (bone: string): { limb: string; side: 'left' | 'right' | null } => {
  const [limb = '', side] = bone.split(' ');
  return { limb, side: side === 'left' || side === 'right' ? side : null };
};

/** World matrices of a figure in a stance, by bone: it stands, sits or flies, and nothing is under the ground. */
export const strike = (figure: Figure, stance: Stance): ReadonlyMap<string, Matrix4> => {
  const world = new Object3D();
  const joints = new Map<string, Object3D>();
  for (const { name, parent, at } of figure.bones) {
    const joint = new Object3D();
    joint.position.set(...at);
    joint.rotation.order = 'YXZ';
    const [x, y, z] = anglesOf(figure, stance, name);
    joint.rotation.set(x * RADIANS, y * RADIANS, z * RADIANS);
    (joints.get(parent) ?? world).add(joint);
    joints.set(name, joint);
  }
  const root = joints.get('root') as Object3D;
  const [x, y, z] = stance.turn ?? [0, 0, 0];
  root.rotation.set(x * RADIANS, y * RADIANS, z * RADIANS);
  root.scale.setScalar(figure.scale);
  world.updateMatrixWorld(true);
  putOnGround(figure, joints, stance);
  for (const aim of stance.aims ?? []) point(figure, joints, aim);
  keepArmsUp(figure, joints);
  return new Map([...joints].map(([name, joint]) => [name, joint.matrixWorld]));
};

/**
 * Goes through the corners of a 'Mech as it stands, of some of its bones: the name of the bone, and the place in the world,
 * which is another at each visit in the same vector. `each` 3 visits the first corner of a triangle alone.
 */
export const eachCorner = (
  { bones: names, mesh: { marks, positions } }: Figure,
  bones: ReadonlyMap<string, Matrix4>,
  visit: (at: Vector3, bone: string) => void,
  { of, each = 1 }: { of?: (bone: string) => boolean; each?: number } = {},
): void => {
  const wanted = names.map(({ name }) => (of?.(name) === false ? undefined : bones.get(name)));
  const at = new Vector3();
  for (let corner = 0; corner * 3 < positions.length; corner += each) {
    const bone = (marks[corner * 4] ?? 0) - 1;
    const matrix = wanted[bone];
    if (matrix)
      visit(at.fromArray(positions, corner * 3).applyMatrix4(matrix), names[bone]?.name ?? '');
  }
};

const anglesOf = (figure: Figure, { joints = {} }: Stance, bone: string): Triple => {
  const { limb, side } = limbOf(bone);
  if (figure.gunArms && limb === 'arm') return [0, 0, 0];
  const said = joints[bone] ?? joints[limb] ?? 0;
  const [x, y, z] = typeof said === 'number' ? [said, 0, 0] : said;
  const mirrored = side === 'right' ? -1 : 1;
  const forward = BACKWARD_TURN.includes(limb) ? -1 : 1;
  const angles: Triple = [x * forward, y * (side ? mirrored : 1), z * (side ? mirrored : 1)];
  return figure.choices.legs === 'backward' ? backward(bone, angles, joints) : angles;
};

/** A leg that stands straight is bent so far at a knee behind (degrees). */
const LEAST_KNEE = 84;
/** Bent further than this it goes deeper than a knee in front, as far as it can at most (degrees). */
const DEEP = 80;
const DEEPEST = 146;
/** From hip to knee and from knee to ankle (meters). */
const THIGH = 2.1;
const SHANK = 2.36;

/** Knees behind: the knee on the other side of the way from hip to ankle, the foot as it would stand. */
const backward = (
  bone: string,
  [x, y, z]: Triple,
  joints: NonNullable<Stance['joints']>,
): Triple => {
  const { limb, side } = limbOf(bone);
  const bend = (of: string): number => {
    const said = joints[`${of} ${side ?? ''}`] ?? joints[of] ?? 0;
    return typeof said === 'number' ? said : said[0];
  };
  // From straight down, back as positive: the thigh, the shank and the way to the ankle.
  const thigh = -bend('thigh');
  const shank = thigh + bend('shin');
  const sum = (wave: (angle: number) => number): number =>
    THIGH * wave(thigh * RADIANS) + SHANK * wave(shank * RADIANS);
  const way = Math.atan2(sum(Math.sin), sum(Math.cos)) / RADIANS;
  const more = Math.max(0, LEAST_KNEE - bend('shin'));
  // Bent as far as a knee in front, it would hardly duck: what is bent deep goes deeper.
  const deeper = Math.max(0, Math.min(DEEPEST, bend('shin') * 1.6 - DEEP * 0.6) - bend('shin'));
  const mirrored = 2 * way - thigh + (more + deeper) * 0.55;
  const knee = -bend('shin') - more - deeper;
  if (limb === 'thigh') return [mirrored, y, z];
  if (limb === 'shin') return [knee, y, z];
  if (limb === 'foot') return [shank + x - mirrored - knee, y, z];
  return [x, y, z];
};

/** Which bones an aim turns, one after the other, and which way they look by themselves. */
const aimed = (
  { gunArms, holds }: Figure,
  what: Aim['what'],
): { bones: string[]; axis: Triple } => {
  const side = what.endsWith('left') ? 'left' : 'right';
  if (what === 'head' || what === 'dish') return { bones: [what], axis: [0, 0, 1] };
  if (what === 'gun') return { bones: holds ? [`gun ${holds}`] : [], axis: [0, 0, 1] };
  if (what.startsWith('held')) return { bones: [`gun ${side}`], axis: [0, 0, 1] };
  if (gunArms) return { bones: [`arm ${side}`], axis: [0, 0, 1] };
  if (what.startsWith('gun')) return { bones: [`arm ${side}`, `fore ${side}`], axis: [0, -1, 0] };
  return { bones: [`arm ${side}`, `fore ${side}`, `hand ${side}`], axis: [0, -1, 0] };
};

const point = (figure: Figure, joints: ReadonlyMap<string, Object3D>, { what, to }: Aim): void => {
  const { bones, axis } = aimed(figure, what);
  for (const bone of bones) {
    const joint = joints.get(bone);
    if (!joint?.parent) continue;
    const parent = joint.parent.getWorldQuaternion(new Quaternion());
    const way = new Vector3(...to).sub(joint.getWorldPosition(new Vector3())).normalize();
    const looks = new Vector3(...axis).applyQuaternion(parent);
    const turned = new Quaternion().setFromUnitVectors(looks, way).multiply(parent);
    joint.quaternion.copy(parent.invert().multiply(turned));
    joint.updateMatrixWorld(true);
  }
};
