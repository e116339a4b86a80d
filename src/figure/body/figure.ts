import type { Livery } from '../../rules/battle/livery.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Choices } from './choices.ts';
import { chooseFigure } from './choices.ts';
import { DrawingMesh, FIRST_FIGURE_PART, MOST_PARTS } from '../shape/drawing-mesh.ts';
import type { Muzzle } from './fixing.ts';
import { fixWeapon, ringedMount } from './fixing.ts';
import * as arms from './kit/arms.ts';
import * as head from './kit/head.ts';
import type { KitPart } from './kit/kit-part.ts';
import * as marks from './kit/marks.ts';
import { stumpOf } from './kit/stumps.ts';
import * as torso from './kit/torso.ts';
import { layPart, NoFigure, checkLaid } from './lay-part.ts';
import { paintOn, ringLimbs } from './livery.ts';
import { sizeOn, sized } from './proportions.ts';
import type { Bone, Hand } from './skeleton.ts';
import { FRAMES, armedHands, jointsAtRest, skeletonOf } from './skeleton.ts';
import { waistDownOf } from './waist-down.ts';
import { wornParts } from './worn-parts.ts';

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

const NO_LIVERY: Livery = { paint: 'none', rings: [], scorched: 0 };

const SCALE: Readonly<Record<Choices['build'], number>> = {
  slight: 0.9,
  even: 1,
  broad: 1.03,
  massive: 1.12,
};

const bodyOf = (choices: Choices): readonly KitPart[] => [
  ...waistDownOf(choices).parts,
  ...{
    chest: [...torso.CHEST, ...torso.CHEST_PACK],
    hull: torso.HULL,
    barrel: [...torso.BARREL, ...torso.CHEST_PACK],
    keel: torso.KEEL,
  }[choices.torso],
  ...(choices.jets ? torso.JETS : []),
  ...(choices.dish ? torso.DISH : []),
  ...{ canopy: head.CANOPY, wedge: head.WEDGE, visor: head.VISOR, sunk: head.SUNK }[choices.head],
  ...(choices.antenna ? antennaOf(choices) : []),
  ...{
    hands: [
      ...{ pads: arms.PADS, drums: arms.DRUM_SHOULDERS, plain: arms.PLAIN_SHOULDERS }[
        choices.shoulders
      ],
      ...arms.FOREARMS,
      ...arms.HANDS,
    ],
    'twin guns': gunArmsOf(choices, arms.TWIN_GUNS),
    'single guns': gunArmsOf(choices, arms.SINGLE_GUNS),
    pods: [
      ...arms.PODS,
      ...{ pads: arms.PAD_SHELLS, drums: arms.DRUMS, plain: [] }[choices.shoulders],
    ],
    stubs: [
      ...arms.STUBS,
      ...{ pads: arms.STUB_ROOFS, drums: arms.STUB_HUBS, plain: [] }[choices.shoulders],
    ],
  }[choices.arms],
  ...markingOf(choices),
];

/** Whether no head stands over the torso. */
const isSunk = ({ head: top }: Choices): boolean => top === 'wedge' || top === 'sunk';

const antennaOf = (choices: Choices): readonly KitPart[] =>
  !isSunk(choices)
    ? head.ANTENNA
    : choices.torso === 'keel'
      ? head.KEEL_ANTENNA
      : head.TORSO_ANTENNA;

const gunArmsOf = (
  { shoulders, torso: body }: Choices,
  guns: readonly KitPart[],
): readonly KitPart[] => [
  ...(body === 'hull' ? arms.GUN_SOCKETS : []),
  ...guns,
  ...{ pads: arms.GUN_PADS, drums: arms.GUN_HUBS, plain: [] }[shoulders],
];

const markingOf = ({ marking, arms: kind, shoulders }: Choices): readonly KitPart[] => {
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
      return marks.HIP_BARS;
    case 'none':
      return [];
  }
};

/** Which bones bear nothing where arms are gone: all from the elbow on, or the whole arm that was a gun. */
const lostBones = ({ arms: kind }: Choices, gone: readonly Hand[]): ((bone: string) => boolean) => {
  const limbs = kind === 'hands' ? ['fore', 'hand', 'fingers', 'tips', 'gun'] : ['arm'];
  const lost = new Set(gone.flatMap((side) => limbs.map((limb) => `${limb} ${side}`)));
  return (bone) => lost.has(bone);
};

/**
 * Builds the 'Mech of a booklet: the kit of its choices, its weapons on their mounts, its own parts;
 * `torn` (0–3) is how much its plates have suffered, `livery` what it wears from games before, `gone` the arms
 * that it has lost.
 * @throws NoFigure where its own parts are too many, too large, or on a bone that it lacks
 */
export const buildFigure = (
  booklet: Booklet,
  torn = 0,
  livery: Livery | null = null,
  gone: readonly Hand[] = [],
): Figure => {
  const { paint, rings, scorched } = livery ?? NO_LIVERY;
  const suffered = { torn, scorched };
  const choices = chooseFigure(booklet);
  const gunArms = choices.arms !== 'hands';
  const armed = armedHands(choices);
  const bones = skeletonOf(choices, armed);
  const joints = jointsAtRest(bones);
  const mesh = new DrawingMesh(FIRST_FIGURE_PART);
  const known = new Set(bones.map(({ name }) => name));
  const isLost = lostBones(choices, gone);
  const hang = (part: KitPart): boolean =>
    layPart(
      mesh,
      part,
      (bone) =>
        known.has(bone) && !isLost(bone) ? bones.findIndex((each) => each.name === bone) + 1 : null,
      (bone) => sizeOn(choices, bone),
    );
  const grown = (muzzle: Muzzle): Muzzle => {
    const size = sizeOn(choices, muzzle.bone);
    return { ...muzzle, at: sized(muzzle.at, size), bore: muzzle.bore * size[1] };
  };
  const lay = (part: KitPart, name: string): boolean => {
    const from = mesh.count;
    const hangs = hang(part);
    checkLaid(mesh, from, joints, name);
    return hangs || isLost(part.bone);
  };
  // Paint of its own takes the place of what its booklet paints on it.
  const marking = paint === 'none' ? choices.marking : 'none';
  const worn = wornParts(bodyOf({ ...choices, marking }), suffered, choices.seed);
  for (const part of worn.parts) lay(part, 'the body');
  const scars = [
    ...worn.scars,
    ...gone.flatMap((side) => stumpOf(choices.arms, side, FRAMES[choices.torso].arm)),
  ];
  const ringed = ringedMount(choices);
  const coats = [
    ...paintOn(worn.parts, paint),
    ...ringLimbs(gunArms ? 'thighs' : 'forearms', rings),
  ];
  const muzzles = new Map<string, Muzzle[]>();
  for (const [index, mount] of choices.mounts.entries()) {
    const weapon = fixWeapon(mount, choices, mount === ringed ? rings : []);
    const left = wornParts(weapon.parts, suffered, choices.seed + 101 * (index + 1));
    for (const part of left.parts) lay(part, `the weapon ${mount.weapon}`);
    coats.push(...weapon.rings);
    muzzles.set(mount.weapon, weapon.muzzles.filter(({ bone }) => known.has(bone)).map(grown));
  }
  choices.parts.forEach((part, index) => {
    const name = `figure.parts.${index}`;
    const own = wornParts([part], suffered, choices.seed + 7919 * (index + 1));
    scars.push(...own.scars);
    for (const left of own.parts)
      if (!lay(left, name))
        throw new NoFigure(`${name} hangs on a bone that the 'Mech lacks (${part.bone})`);
  });
  // Last, so that nothing else is numbered otherwise; no figure is too large to be drawn because of it.
  for (const coat of [...scars, ...coats]) if (mesh.parts.length + 2 <= MOST_PARTS) hang(coat);
  return {
    choices,
    bones,
    mesh,
    muzzles,
    jets: choices.jets
      ? [1, -1].map((sign): Muzzle =>
          grown({
            bone: 'torso',
            at: [0.72 * sign, -0.35, -1.95],
            towards: [0.1 * sign, -0.82, -0.57],
            aimed: true,
            long: 1,
            bore: 0.5,
          }),
        )
      : [],
    gunArms,
    holds: armed[0] ?? null,
    scale: SCALE[choices.build],
  };
};
