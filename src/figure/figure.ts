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
import { NoFigure, checkLaid } from './no-figure.ts';
import type { Triple } from './polygons.ts';
import type { Bone, Hand } from './skeleton.ts';
import { FRAMES, armedHands, jointsAtRest, skeletonOf } from './skeleton.ts';
import { wornParts } from './worn.ts';

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
  /** The hand that holds a gun; of two, the one whose gun is aimed. */
  readonly holds: Hand | null;
  /** Size against an even build. */
  readonly scale: number;
}

const SCALE: Readonly<Record<Choices['build'], number>> = {
  slight: 0.9,
  even: 1,
  broad: 1.03,
  massive: 1.12,
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
  { arms: kind, head: top, torso: body }: Choices,
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
      // A wedge is no head of its own: the weapon stands on the cockpit.
      return top === 'wedge'
        ? { bone: 'torso', at: [0, 2, 1.5], turn: none, both: false, where: 'set in' }
        : { bone: 'head', at: [0, -0.1, 0.9], turn: none, both: false, where: 'set in' };
  }
};

/**
 * Builds the 'Mech of a booklet: the kit of its choices, its weapons on their mounts, its own parts;
 * `torn` (0–3) is how much its plates have suffered.
 * @throws NoFigure where its own parts are too many, too large, or on a bone that it lacks
 */
export const buildFigure = (booklet: Booklet, torn = 0): Figure => {
  const choices = chooseFigure(booklet);
  const gunArms = choices.arms !== 'hands';
  const armed = armedHands(choices);
  const bones = skeletonOf(choices, armed);
  const joints = jointsAtRest(bones);
  const mesh = new DrawingMesh(FIRST_FIGURE_PART);
  const known = new Set(bones.map(({ name }) => name));
  const lay = (part: KitPart, name: string): boolean => {
    const from = mesh.positions.length / 3;
    const hangs = layPart(mesh, part, (bone) =>
      known.has(bone) ? bones.findIndex((each) => each.name === bone) + 1 : null,
    );
    checkLaid(mesh, from, joints, name);
    return hangs;
  };
  for (const part of wornParts(bodyOf(choices), torn, choices.seed)) lay(part, 'the body');
  const muzzles = new Map<string, Muzzle[]>();
  for (const mount of choices.mounts) {
    const { parts, at } = weaponOf(mount, choices);
    for (const part of parts) lay(part, `the weapon ${mount.weapon}`);
    muzzles.set(
      mount.weapon,
      at.filter(({ bone }) => known.has(bone)),
    );
  }
  choices.parts.forEach((part, index) => {
    const name = `figure.parts.${index}`;
    if (!lay(part, name))
      throw new NoFigure(`${name} hangs on a bone that the 'Mech lacks (${part.bone})`);
  });
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
    holds: armed[0] ?? null,
    scale: SCALE[choices.build],
  };
};

/** The parts of a weapon where it is mounted, and its muzzles. */
const weaponOf = (
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
