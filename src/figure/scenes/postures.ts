import type { Figure } from '../body/figure.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Aim, Stance } from '../body/stance.ts';
import type { Limb, Scene, ScenePlan } from './scene.ts';

/** Joint angles. */
type Joints = NonNullable<Stance['joints']>;

/** At ease. */
export const STAND: Joints = {
  'thigh left': [6, 14, 8],
  'thigh right': [-4, 14, 8],
  shin: 6,
  'foot left': [0, 4, -8],
  'foot right': [2, 4, -8],
};
/** One foot before the other. */
export const BRACED: Joints = {
  'thigh left': [26, 8, 10],
  'shin left': 24,
  'thigh right': [-18, 10, 12],
  'shin right': 10,
  'foot left': [-2, 0, -8],
  'foot right': [8, 0, -10],
};
/** In full run. */
export const RUN: Joints = {
  'thigh left': [62, 4, 4],
  'shin left': 70,
  'foot left': -6,
  'thigh right': [-32, 0, 4],
  'shin right': 48,
  'foot right': -26,
};
/** Down on bent knees. */
export const CROUCH: Joints = {
  'thigh left': [98, 14, 12],
  'shin left': 112,
  'foot left': 14,
  'thigh right': [52, 10, 8],
  'shin right': 134,
  'foot right': 40,
};
/** Down between one's own knees. */
export const SQUAT: Joints = {
  'thigh left': [88, 22, 26],
  'shin left': 108,
  'foot left': [20, 0, -14],
  'thigh right': [72, 22, 26],
  'shin right': 112,
  'foot right': [36, 0, -14],
};
/** Legs drawn up in the air. */
export const FLIGHT: Joints = {
  'thigh left': [58, 8, 8],
  'shin left': 84,
  'foot left': -20,
  'thigh right': [6, 8, 8],
  'shin right': 44,
  'foot right': -30,
};
/** Knees drawn up, by one's own strength. */
export const LEAP: Joints = {
  'thigh left': [102, 12, 12],
  'shin left': 118,
  'foot left': -16,
  'thigh right': [80, 12, 14],
  'shin right': 116,
  'foot right': -24,
};
/** Thrown off balance. */
export const REEL: Joints = {
  'thigh left': [20, 10, 10],
  'shin left': 34,
  'foot left': -4,
  'thigh right': [-22, 10, 12],
  'shin right': 18,
  'foot right': -8,
};
/** A gun at the hip. */
export const ARMS_READY: Joints = {
  'arm left': [-8, 0, 20],
  'fore left': [24, 0, 0],
  'arm right': [14, 0, 14],
  'fore right': [70, -20, 0],
};
/** Arms that swing. */
export const ARMS_RUN: Joints = {
  'arm left': [-46, 0, 22],
  'fore left': 70,
  'arm right': [46, 0, 14],
  'fore right': [50, -10, 0],
};
/** Arms thrown out. */
export const ARMS_FLUNG: Joints = {
  'arm left': [26, 0, 62],
  'fore left': 40,
  'arm right': [-10, 0, 50],
  'fore right': 30,
};

/** Guns at rest: arms that are guns a little apart, a held gun across; arms with hands stay where their joints put them. */
export const guns = (
  { gunArms }: Figure,
  left: Triple,
  right: Triple,
  held: Triple = right,
): readonly Aim[] => [
  ...(gunArms
    ? [{ what: 'gun left', to: left } as const, { what: 'gun right', to: right } as const]
    : []),
  { what: 'gun', to: held },
];

/** A place or a way on the other side. */
export const flipped = ([x, y, z]: Triple): Triple => [-x, y, z];

const otherHand = (side: 'left' | 'right'): 'left' | 'right' =>
  side === 'left' ? 'right' : 'left';

const otherLimb = (limb: Limb): Limb => {
  const [kind, side] = limb.split(' ') as ['arm' | 'leg', 'left' | 'right'];
  return `${kind} ${otherHand(side)}`;
};

/** The scene with its 'Mech turned so far (degrees): whoever is seen twice doing the same is seen from another side. */
export const turnedBy = (scene: Scene, degrees: number): Scene => {
  const [x, y, z] = scene.stance.turn ?? [0, 0, 0];
  return { ...scene, stance: { ...scene.stance, turn: [x, y + degrees, z] } };
};

/** How far a 'Mech is turned that does the same a second time, and after that (degrees). */
const AROUND = [46, -38, 80] as const;

/** The scene as it is where a page is the first of its kind at its range, and otherwise from another side. */
export const seenAgain = ({ variant }: Pick<ScenePlan, 'variant'>, scene: Scene): Scene =>
  variant === 0 ? scene : turnedBy(scene, AROUND[(variant - 1) % AROUND.length] ?? 0);

/** The bone on the other side. */
export const flippedName = (bone: string): string =>
  bone.includes('left') ? bone.replace('left', 'right') : bone.replace('right', 'left');

/** The scene seen in a mirror: what stood left stands right. The 'Mech itself is not mirrored. */
export const otherSide = (scene: Scene): Scene => ({
  ...scene,
  stance: {
    ...scene.stance,
    joints: Object.fromEntries(
      Object.entries(scene.stance.joints ?? {}).map(([bone, angles]) => [
        flippedName(bone),
        ['torso', 'head', 'pelvis', 'dish'].includes(bone) && typeof angles !== 'number'
          ? ([angles[0], -angles[1], -angles[2]] as const)
          : angles,
      ]),
    ),
    ...(scene.stance.off ? { off: scene.stance.off.map(otherHand) } : {}),
    ...(scene.stance.turn
      ? { turn: [scene.stance.turn[0], -scene.stance.turn[1], -scene.stance.turn[2]] as Triple }
      : {}),
    aims: (scene.stance.aims ?? []).map(({ what, to }) => ({
      what: flippedName(what) as Aim['what'],
      to: flipped(to),
    })),
  },
  ...(scene.needs ? { needs: scene.needs.map(otherLimb) } : {}),
  camera: {
    ...scene.camera,
    at: flipped(scene.camera.at),
    to: flipped(scene.camera.to),
    roll: -(scene.camera.roll ?? 0),
  },
});
