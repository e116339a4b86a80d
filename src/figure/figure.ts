import { Vector3 } from 'three';
import type { Booklet } from '../rules/booklet.ts';
import type { MountPlace } from '../rules/figure-document.ts';
import type { Choices, Mount } from './choices.ts';
import { chooseFigure } from './choices.ts';
import { DrawingMesh, FIRST_FIGURE_PART } from './drawing-mesh.ts';
import { frameMatrix } from './frame-matrix.ts';
import * as arms from './kit/arms.ts';
import * as head from './kit/head.ts';
import type { KitPart } from './kit/kit-part.ts';
import { fixed } from './kit/kit-part.ts';
import * as legs from './kit/legs.ts';
import * as marks from './kit/marks.ts';
import * as torso from './kit/torso.ts';
import { barrelOf } from './kit/weapons.ts';
import { layPart } from './lay-part.ts';
import type { Triple } from './polygons.ts';
import { wornParts } from './worn.ts';

export interface Bone {
  readonly name: string;
  readonly parent: string;
  /** Its joint, in its parent's space (metres). */
  readonly at: Triple;
}

/** Where a weapon speaks, in the space of its bone; it speaks towards +z of `frame`. */
export interface Muzzle {
  readonly bone: string;
  readonly at: Triple;
  readonly towards: Triple;
  /** A barrel that points where it shoots; else it is set in armor and shoots past it. */
  readonly aimed: boolean;
}

/** A 'Mech built from its booklet, standing on no leg yet. */
export interface Figure {
  readonly choices: Choices;
  readonly bones: readonly Bone[];
  readonly mesh: DrawingMesh;
  /** By the names that maneuvers fire. */
  readonly muzzles: ReadonlyMap<string, readonly Muzzle[]>;
  readonly jets: readonly Muzzle[];
  /** Arms that are guns from the shoulder on: they point along +z. */
  readonly gunArms: boolean;
  /** The hand that holds a gun. */
  readonly holds: 'left' | 'right' | null;
  /** Size against an even build. */
  readonly scale: number;
}

const SCALE: Readonly<Record<Choices['build'], number>> = {
  slight: 0.9,
  even: 1,
  broad: 1.03,
  massive: 1.12,
};

/** Joints and fixings of a torso, right side (x of the left side is positive). */
const FRAMES: Readonly<
  Record<Choices['torso'], Readonly<Record<'head' | 'arm' | 'shoulder' | 'mount', Triple>>>
> = {
  chest: {
    head: [0, 2.72, 0.3],
    arm: [1.78, 2.02, 0],
    shoulder: [1.42, 3.02, -0.1],
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
};

const limbs = (name: string, parent: string, [x, y, z]: Triple): Bone[] =>
  (['left', 'right'] as const).map((side) => ({
    name: `${name} ${side}`,
    parent: ['torso', 'pelvis'].includes(parent) ? parent : `${parent} ${side}`,
    at: [side === 'left' ? x : -x, y, z],
  }));

const skeletonOf = (choices: Choices, holds: Figure['holds']): Bone[] => {
  const frame = FRAMES[choices.torso];
  const gunArms = choices.arms !== 'hands';
  const hip: Triple = choices.legs === 'columns' ? [0.86, -0.12, 0] : [0.72, -0.12, 0];
  return [
    { name: 'root', parent: '', at: [0, 0, 0] },
    { name: 'pelvis', parent: 'root', at: [0, 5.2, 0] },
    { name: 'torso', parent: 'pelvis', at: [0, 0.5, 0] },
    ...(choices.head === 'wedge' ? [] : [{ name: 'head', parent: 'torso', at: frame.head }]),
    ...(choices.dish ? [{ name: 'dish', parent: 'torso', at: [0, 2.75, -0.5] as Triple }] : []),
    ...limbs('arm', 'torso', frame.arm),
    ...(gunArms
      ? []
      : [...limbs('fore', 'arm', [0.2, -1.6, 0]), ...limbs('hand', 'fore', [0, -1.75, 0])]),
    ...(holds && !gunArms
      ? [{ name: `gun ${holds}`, parent: `hand ${holds}`, at: [0, -0.72, 0.1] as Triple }]
      : []),
    ...limbs('thigh', 'pelvis', hip),
    ...limbs('shin', 'thigh', [0.14, -2.1, 0]),
    ...limbs('foot', 'shin', [0, -2.36, 0]),
  ];
};

const bodyOf = (choices: Choices): readonly KitPart[] => [
  ...{
    greaves: [legs.THIGHS, legs.KNEES, legs.GREAVES, legs.BOOTS],
    columns: [legs.COLUMNS, legs.PADS_FEET],
    backward: [legs.BACKWARD, legs.PADS_FEET],
  }[choices.legs].flat(),
  ...torso.PELVIS,
  ...{
    chest: [...torso.CHEST, ...torso.CHEST_PACK],
    hull: torso.HULL,
    barrel: [...torso.BARREL, ...torso.CHEST_PACK],
  }[choices.torso],
  ...(choices.jets ? torso.JETS : []),
  ...(choices.dish ? torso.DISH : []),
  ...{ canopy: head.CANOPY, wedge: head.WEDGE, visor: head.VISOR, sunk: head.SUNK }[choices.head],
  ...(choices.antenna && choices.head !== 'wedge' ? head.ANTENNA : []),
  ...{
    hands: [
      ...{ pads: arms.PADS, drums: arms.DRUM_SHOULDERS, plain: arms.PLAIN_SHOULDERS }[
        choices.shoulders
      ],
      ...arms.FOREARMS,
      ...arms.HANDS,
    ],
    'twin guns': [...(choices.torso === 'hull' ? arms.GUN_SOCKETS : []), ...arms.GUN_ARMS],
    'single guns': [...(choices.torso === 'hull' ? arms.GUN_SOCKETS : []), ...arms.GUN_ARMS],
    pods: arms.PODS,
  }[choices.arms],
  ...markingOf(choices),
];

const markingOf = ({ marking, arms: kind, shoulders, legs: leg }: Choices): readonly KitPart[] => {
  const guns = kind === 'twin guns' || kind === 'single guns';
  switch (marking) {
    case 'chevron':
      return [
        ...marks.CHEVRON,
        ...(kind === 'hands' && shoulders === 'pads' ? marks.PAD_CHEVRONS : []),
      ];
    case 'stripes':
      return [...marks.HIP_STRIPES, ...(guns ? marks.GUN_STRIPES : [])];
    case 'bars':
      return leg === 'greaves' ? legs.SHIN_BARS : marks.HIP_STRIPES;
    case 'none':
      return [];
  }
};

interface Fixing {
  readonly bone: string;
  readonly at: Triple;
  readonly turn: Triple;
  /** Once more, mirrored, on the same bone. */
  readonly both: boolean;
  readonly where: 'held' | 'arm' | 'set in';
}

/** Where a place is on this 'Mech. `stacked` weapons in one pair of arms stand above each other. */
const fixingOf = (
  place: MountPlace,
  { arms: kind, torso: body }: Choices,
  stacked: { readonly index: number; readonly of: number },
): Fixing => {
  const frame = FRAMES[body];
  const side = place.startsWith('left') ? 'left' : place.startsWith('right') ? 'right' : 'both';
  const sign = side === 'right' ? -1 : 1;
  const across = ([x, y, z]: Triple): Triple => [sign * x, y, z];
  const none: Triple = [0, 0, 0];
  const raise = stacked.of > 1 ? 0.42 - 0.84 * (stacked.index / (stacked.of - 1)) : 0;
  switch (place) {
    case 'both arms':
    case 'left arm':
    case 'right arm':
      return kind === 'hands'
        ? {
            bone: `fore ${side}`,
            at: across([0.62, -0.7, 0.1]),
            turn: [90, 0, 0],
            both: false,
            where: 'set in',
          }
        : {
            bone: `arm ${side}`,
            at: kind === 'pods' ? across([0.3, -0.6 + raise, 1.5]) : across([0.1, raise, 2.45]),
            turn: none,
            both: false,
            where: kind === 'pods' ? 'set in' : 'arm',
          };
    case 'left hand':
    case 'right hand':
      return kind === 'hands'
        ? { bone: `gun ${side}`, at: none, turn: none, both: false, where: 'held' }
        : {
            bone: `arm ${side}`,
            at: across([0.1, raise, 2.45]),
            turn: none,
            both: false,
            where: 'arm',
          };
    case 'both shoulders':
    case 'left shoulder':
    case 'right shoulder':
      return {
        bone: 'torso',
        at: across(frame.shoulder),
        turn: none,
        both: side === 'both',
        where: 'set in',
      };
    case 'torso':
      return {
        bone: 'torso',
        at: [0, 0.9, frame.mount[2]],
        turn: none,
        both: false,
        where: 'set in',
      };
    case 'both torsos':
    case 'left torso':
    case 'right torso':
      return {
        bone: 'torso',
        at: across(frame.mount),
        turn: none,
        both: side === 'both',
        where: 'set in',
      };
    case 'head':
      return { bone: 'head', at: [0, -0.1, 0.9], turn: none, both: false, where: 'set in' };
  }
};

/**
 * Builds the 'Mech of a booklet: the kit of its choices, its weapons on their mounts, its own parts;
 * `torn` (0–3) is how much its plates have suffered.
 */
export const buildFigure = (booklet: Booklet, torn = 0): Figure => {
  const choices = chooseFigure(booklet);
  const gunArms = choices.arms !== 'hands';
  const inHand = choices.mounts.find(({ at }) => at.endsWith('hand'));
  const holds = inHand && !gunArms ? (inHand.at.startsWith('left') ? 'left' : 'right') : null;
  const bones = skeletonOf(choices, holds);
  const mesh = new DrawingMesh(FIRST_FIGURE_PART);
  const known = new Set(bones.map(({ name }) => name));
  const lay = (part: KitPart): void => {
    layPart(mesh, part, (bone) =>
      known.has(bone) ? bones.findIndex(({ name }) => name === bone) + 1 : null,
    );
  };
  for (const part of wornParts(bodyOf(choices), torn, choices.seed)) lay(part);
  const muzzles = new Map<string, Muzzle[]>();
  for (const mount of choices.mounts) {
    const { parts, at } = armed(mount, choices);
    for (const part of parts) lay(part);
    muzzles.set(
      mount.weapon,
      at.filter(({ bone }) => known.has(bone)),
    );
  }
  for (const part of choices.parts) lay(part);
  return {
    choices,
    bones,
    mesh,
    muzzles,
    jets: choices.jets
      ? [1, -1].map((sign): Muzzle => ({
          bone: 'torso',
          at: [0.72 * sign, -0.35, -1.95],
          towards: [0.1 * sign, -0.82, -0.57],
          aimed: true,
        }))
      : [],
    gunArms,
    holds,
    scale: SCALE[choices.build],
  };
};

/** The parts of a weapon where it is mounted, and its muzzles. */
const armed = (
  mount: Mount,
  choices: Choices,
): { readonly parts: readonly KitPart[]; readonly at: Muzzle[] } => {
  const sharing = choices.mounts.filter(({ at }) => at === mount.at);
  const fixing = fixingOf(mount.at, choices, { index: sharing.indexOf(mount), of: sharing.length });
  const barrel = barrelOf(mount.as, fixing.where);
  const parts = fixed(barrel.parts, fixing.bone, fixing.at, fixing.turn).map((part) =>
    fixing.both ? { ...part, both: true } : part,
  );
  const frame = frameMatrix(fixing.at, fixing.turn);
  const muzzlesOn = (bone: string, mirrored: boolean): Muzzle[] =>
    barrel.muzzles.map((muzzle) => {
      const at = new Vector3(...muzzle).applyMatrix4(frame);
      const towards = new Vector3(0, 0, 1).transformDirection(frame);
      const sign = mirrored ? -1 : 1;
      return {
        bone,
        at: [at.x * sign, at.y, at.z],
        towards: [towards.x * sign, towards.y, towards.z],
        aimed: fixing.where !== 'set in',
      };
    });
  const at = fixing.bone.endsWith(' both')
    ? [
        ...muzzlesOn(fixing.bone.replace('both', 'left'), false),
        ...muzzlesOn(fixing.bone.replace('both', 'right'), true),
      ]
    : [...muzzlesOn(fixing.bone, false), ...(fixing.both ? muzzlesOn(fixing.bone, true) : [])];
  return { parts, at };
};
