import type { Object3D } from 'three';
import { Quaternion, Vector3 } from 'three';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import type { Figure } from './figure.ts';
import type { Hand } from './skeleton.ts';

/** The joints of a 'Mech that is being posed, by the names of its bones. */
export type Joints = ReadonlyMap<string, Object3D>;

/** What is on the ground: both legs unless some are off it, or the seat, or nothing but what flies. */
export interface Footing {
  /** How high its lowest point is (meters); it flies. */
  readonly lift?: number;
  readonly off?: readonly Hand[];
  readonly seated?: boolean;
}

const SIDES: readonly Hand[] = ['left', 'right'];
/** What hangs on a limb, from its joint on. */
const LIMBS = {
  leg: ['thigh', 'shin', 'foot'],
  arm: ['arm', 'fore', 'hand', 'fingers', 'tips', 'gun'],
} as const;
const bonesOf = (limb: readonly string[], side: Hand): readonly string[] =>
  limb.map((bone) => `${bone} ${side}`);
const LIMB_BONES = new Set(
  SIDES.flatMap((side) => [...bonesOf(LIMBS.leg, side), ...bonesOf(LIMBS.arm, side)]),
);

/** The places of a figure by their bones, each place once: three numbers a place. */
const placesOf = ({ bones, mesh }: Figure): ReadonlyMap<string, Float32Array> => {
  const known = PLACES.get(mesh);
  if (known) return known;
  const seen = bones.map(() => new Map<string, readonly number[]>());
  const { marks, positions } = mesh;
  for (let corner = 0; corner * 3 < positions.length; corner += 1) {
    const at = [...positions.subarray(corner * 3, corner * 3 + 3)];
    seen[(marks[corner * 4] ?? 0) - 1]?.set(at.map((each) => each.toFixed(3)).join(), at);
  }
  const places = new Map(
    bones.map(({ name }, index) => [
      name,
      Float32Array.from([...(seen[index]?.values() ?? [])].flat()),
    ]),
  );
  PLACES.set(mesh, places);
  return places;
};
const PLACES = new WeakMap<DrawingMesh, ReadonlyMap<string, Float32Array>>();

/** The lowest place of some bones, in the world. */
const lowestOf = (figure: Figure, joints: Joints, bones: Iterable<string>): Vector3 => {
  const places = placesOf(figure);
  const lowest = new Vector3(0, Infinity, 0);
  for (const bone of bones) {
    const matrix = joints.get(bone)?.matrixWorld;
    const at = places.get(bone);
    if (!matrix || !at) continue;
    const { elements } = matrix;
    const [a, b, c, d] = [elements[1], elements[5], elements[9], elements[13]];
    let [low, place] = [lowest.y, -1];
    for (let corner = 0; corner < at.length; corner += 3) {
      const y = a * (at[corner] ?? 0) + b * (at[corner + 1] ?? 0) + c * (at[corner + 2] ?? 0) + d;
      if (y < low) [low, place] = [y, corner];
    }
    if (place >= 0) lowest.fromArray(at, place).applyMatrix4(matrix);
  }
  return lowest;
};

/**
 * Puts a posed 'Mech on the ground, y 0: its standing legs both touch it, the one that would reach
 * deeper bends. Arms are left as they are.
 */
export const putOnGround = (figure: Figure, joints: Joints, footing: Footing): void => {
  const body = [...joints.keys()].filter((bone) => !LIMB_BONES.has(bone));
  const legOf = (side: Hand): number => lowestOf(figure, joints, bonesOf(LIMBS.leg, side)).y;
  const { lift, off = [], seated = false } = footing;
  const seat = lowestOf(figure, joints, body).y;
  const standing = SIDES.filter((side) => !off.includes(side)).map(legOf);
  const height =
    lift !== undefined
      ? Math.min(seat, ...SIDES.map(legOf)) - lift
      : seated
        ? seat
        : Math.min(seat, Math.max(...standing));
  const root = joints.get('root') as Object3D;
  root.position.y -= height;
  root.updateMatrixWorld(true);
  if (lift !== undefined) return;
  for (const side of SIDES) {
    const deep = -legOf(side);
    if (deep <= 0) continue;
    if (!seated) bend(joints, side, deep);
    raise(figure, joints, `thigh ${side}`, bonesOf(LIMBS.leg, side));
  }
};

/** Turns what an arm carries, and then the arm, up until nothing of it is under the ground. */
export const keepArmsUp = (figure: Figure, joints: Joints): void => {
  for (const side of SIDES) {
    raise(figure, joints, `gun ${side}`, [`gun ${side}`]);
    raise(figure, joints, `fore ${side}`, bonesOf(LIMBS.arm.slice(1), side));
    raise(figure, joints, `arm ${side}`, bonesOf(LIMBS.arm, side));
  }
};

const UP = new Vector3(0, 1, 0);
/** So deep is not seen (meters). */
const UNSEEN = 0.01;
/** Degrees of one try, and of all. */
const STEP = 2;
const MOST = 150;

/** Turns a bone up about its joint, by the least, until all that hangs on it is above the ground. */
const raise = (figure: Figure, joints: Joints, name: string, bones: readonly string[]): void => {
  const joint = joints.get(name);
  if (!joint?.parent) return;
  const from = joint.getWorldPosition(new Vector3());
  const lowest = lowestOf(figure, joints, bones);
  if (!(lowest.y < -UNSEEN)) return;
  const way = lowest.sub(from);
  // What hangs straight down is raised forward.
  const across = new Vector3().crossVectors(way, UP);
  const axis = across.length() > 0.05 ? across.normalize() : new Vector3(-1, 0, 0);
  const parent = joint.parent.getWorldQuaternion(new Quaternion());
  const world = joint.getWorldQuaternion(new Quaternion());
  const back = parent.invert();
  const before = joint.quaternion.clone();
  const isUp = (degrees: number): boolean => {
    const turn = new Quaternion().setFromAxisAngle(axis, (degrees * Math.PI) / 180);
    joint.quaternion.copy(back).multiply(turn.multiply(world));
    joint.updateMatrixWorld(true);
    return lowestOf(figure, joints, bones).y >= -UNSEEN;
  };
  for (let degrees = STEP; degrees <= MOST; degrees += STEP) {
    if (!isUp(degrees)) continue;
    for (const less of [1.5, 1, 0.5]) if (isUp(degrees - less)) return;
    isUp(degrees);
    return;
  }
  joint.quaternion.copy(before);
  joint.updateMatrixWorld(true);
};

/** Bends a leg so that its ankle is so much higher (meters), in its own plane; the foot keeps its turn. */
const bend = (joints: Joints, side: Hand, higher: number): void => {
  const [thigh, shin, foot] = LIMBS.leg.map((bone) => joints.get(`${bone} ${side}`)) as [
    Object3D,
    Object3D,
    Object3D,
  ];
  const [hip, knee, ankle] = [thigh, shin, foot].map((joint) =>
    joint.getWorldPosition(new Vector3()),
  ) as [Vector3, Vector3, Vector3];
  const sole = foot.getWorldQuaternion(new Quaternion());
  const [upper, lower] = [hip.distanceTo(knee), knee.distanceTo(ankle)];
  const goal = ankle.clone().setY(ankle.y + higher);
  const way = goal.clone().sub(hip);
  const far = Math.min(
    upper + lower - 0.001,
    Math.max(Math.abs(upper - lower) + 0.05, way.length()),
  );
  way.normalize();
  // The way on which the knee is off the line from hip to ankle.
  const out = knee.clone().sub(hip);
  out.addScaledVector(way, -out.dot(way)).normalize();
  const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far);
  const bent = hip
    .clone()
    .addScaledVector(way, along)
    .addScaledVector(out, Math.sqrt(Math.max(0, upper ** 2 - along ** 2)));
  turnTo(thigh, knee.clone().sub(hip), bent.clone().sub(hip));
  const at = shin.getWorldPosition(new Vector3());
  const now = foot.getWorldPosition(new Vector3());
  turnTo(shin, now.sub(at), hip.clone().addScaledVector(way, far).sub(at));
  foot.quaternion.copy(shin.getWorldQuaternion(new Quaternion()).invert().multiply(sole));
  foot.updateMatrixWorld(true);
};

/** Turns a joint by the least turn that takes one way to another (of the world). */
const turnTo = (joint: Object3D, from: Vector3, to: Vector3): void => {
  const turn = new Quaternion().setFromUnitVectors(
    from.clone().normalize(),
    to.clone().normalize(),
  );
  const world = turn.multiply(joint.getWorldQuaternion(new Quaternion()));
  const parent = (joint.parent as Object3D).getWorldQuaternion(new Quaternion());
  joint.quaternion.copy(parent.invert().multiply(world));
  joint.updateMatrixWorld(true);
};
