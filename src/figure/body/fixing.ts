import { Vector3 } from 'three';
import type { LiveryRing } from '../../rules/battle/livery.ts';
import type { MountPlace, WeaponShape } from '../../rules/document/figure-document.ts';
import type { Choices, Mount } from './choices.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { Barrel, KitPart } from './kit/kit-part.ts';
import { fixed } from './kit/kit-part.ts';
import { TURRET, MISSILES } from './kit/missiles.ts';
import type { Triple } from '../shape/polygons.ts';
import { ringBarrel } from './livery.ts';
import { FRAMES } from './skeleton.ts';
import { autocannon, MACHINE_GUN, greatGun } from './kit/cannons.ts';
import { laser, LENS } from './kit/lasers.ts';
import { LONG_GUN } from './kit/long-gun.ts';

/** A weapon of a shape: as long as an arm where an arm carries it, short where it is set in. */
const barrelOf = (shape: WeaponShape, where: 'held' | 'arm' | 'set in'): Barrel => {
  switch (shape) {
    case 'laser':
      return where === 'set in' ? LENS : laser(where === 'held' ? 3.2 : 3.94);
    case 'autocannon':
      return autocannon(where === 'set in' ? 1.5 : where === 'held' ? 3 : 3.44);
    case 'great gun':
      return greatGun(where === 'set in' ? 1.5 : where === 'held' ? 2.6 : 2.4);
    case 'long gun':
      return where === 'set in' ? autocannon(1.9) : LONG_GUN;
    case 'missiles':
      return MISSILES;
    case 'machine gun':
      return MACHINE_GUN;
  }
};

/** Where a weapon speaks, in the space of its bone; it speaks towards +z of `frame`. */
export interface Muzzle {
  readonly bone: string;
  readonly at: Triple;
  readonly towards: Triple;
  /** A barrel that points where it shoots; else it is set in armor and shoots past it. */
  readonly aimed: boolean;
  /** How long what speaks there is, and the radius of its bore (meters): nothing larger comes out of it. */
  readonly long: number;
  readonly bore: number;
}

/** Places whose weapons would stand in each other. */
type Region = 'hand' | 'arm' | 'shoulder' | 'torso' | 'torsos' | 'head';
type Side = 'left' | 'right' | 'both';

/** A weapon of a region: which of how many, and how far they are spread (meters). */
interface Rank {
  readonly index: number;
  readonly of: number;
  readonly spread: number;
  /** How far the widest of them reaches to its side (meters). */
  readonly radius: number;
}

interface Fixing {
  readonly bone: string;
  readonly at: Triple;
  readonly turn: Triple;
  /** Once more, mirrored, on the same bone. */
  readonly both: boolean;
}

/** What has a pylon of its own. */
const STANDS: readonly WeaponShape[] = ['missiles', 'great gun'];
/** However many share a place, they are spread no further (meters). */
const MOST_SPREAD = 3.6;
/** Two barrels of an arm stand so far apart, slim as they may be (meters). */
const APART_ON_ARMS = 0.84;

/** Where weapons are on arms without hands, so far about where one alone would be. */
const ON_ARMS: Readonly<Record<Exclude<Choices['arms'], 'hands'>, (about: number) => Triple>> = {
  'twin guns': (about) => [0.1, about, 2.45],
  'single guns': (about) => [0.1, about, 2.45],
  pods: (about) => [0.42, -0.66 + about, 1.5],
  stubs: (about) => [0.4, -0.1 + about, 0.66],
};

const regionOf = (place: MountPlace, arms: Choices['arms']): Region => {
  if (place === 'torso' || place === 'head') return place;
  const limb = place.split(' ')[1];
  if (limb === 'hand') return arms === 'hands' ? 'hand' : 'arm';
  return limb === 'arms' || limb === 'arm'
    ? 'arm'
    : limb?.startsWith('shoulder')
      ? 'shoulder'
      : 'torsos';
};

const sideOf = (place: MountPlace): Side =>
  place.startsWith('left') ? 'left' : place.startsWith('right') ? 'right' : 'both';

const whereIs = (region: Region, arms: Choices['arms']): 'held' | 'arm' | 'set in' =>
  region === 'hand' ? 'held' : region === 'arm' && arms.endsWith('guns') ? 'arm' : 'set in';

/** Those that meet in a place have ranks of their own; a weapon of the left arm meets none of the right. */
const rankOf = (mount: Mount, { arms, mounts }: Choices): Rank => {
  const region = regionOf(mount.at, arms);
  const sharing = mounts.filter(({ at }) => regionOf(at, arms) === region);
  const ranks = new Map<Mount, number>();
  for (const each of sharing) {
    const side = sideOf(each.at);
    const taken = [...ranks].flatMap(([{ at }, rank]) =>
      side === 'both' || sideOf(at) === 'both' || side === sideOf(at) ? [rank] : [],
    );
    ranks.set(each, [...taken.keys(), taken.length].find((rank) => !taken.includes(rank)) ?? 0);
  }
  const of = Math.max(...ranks.values()) + 1;
  const where = whereIs(region, arms);
  const widest = Math.max(...sharing.map(({ as }) => barrelOf(as, where).radius));
  const least = region === 'arm' ? APART_ON_ARMS : 0;
  return {
    index: ranks.get(mount) ?? 0,
    of,
    radius: widest,
    spread: of > 1 ? Math.min(MOST_SPREAD, Math.max(least, 2 * widest * (of - 1))) : 0,
  };
};

/** Where a place is on this 'Mech, for a weapon of a rank. */
const fixingOf = (
  place: MountPlace,
  { arms: kind, head: top, torso: body }: Choices,
  { index, of, spread, radius }: Rank,
): Fixing => {
  const frame = FRAMES[body];
  const side = sideOf(place);
  const across = ([x, y, z]: Triple): Triple => [side === 'right' ? -x : x, y, z];
  const none: Triple = [0, 0, 0];
  /** The first where one alone would be, and the others from there. */
  const onward = of > 1 ? spread * (index / (of - 1)) : 0;
  /** From one side to the other of where one alone would be. */
  const about = of > 1 ? spread / 2 - onward : 0;
  const onTorso = ([x, y, z]: Triple): Fixing => ({
    bone: 'torso',
    at: [x, y + onward, z],
    turn: none,
    both: side === 'both' && x !== 0,
  });
  switch (regionOf(place, kind)) {
    case 'arm':
      if (kind === 'hands')
        return {
          bone: `fore ${side}`,
          // Beside the forearm, however thick it is.
          at: across([0.34 + radius, -0.7, 0.1 + about]),
          turn: [90, 0, 0],
          both: false,
        };
      return {
        bone: `arm ${side}`,
        at: across(ON_ARMS[kind](about)),
        turn: none,
        both: false,
      };
    case 'hand':
      return { bone: `gun ${side}`, at: [0, -onward, 0], turn: none, both: false };
    case 'shoulder':
      return onTorso(across(frame.shoulder));
    case 'torso':
      // The cockpit of a wedge is above: what is set in there comes forward, and the others hang under it.
      return top === 'wedge'
        ? { ...onTorso(none), at: [0, 0.9 - onward, 1.5] }
        : onTorso([0, 0.9, frame.mount[2]]);
    case 'torsos':
      return onTorso(across(frame.mount));
    case 'head':
      // A wedge is no head of its own: the weapon stands on the cockpit.
      return top === 'wedge'
        ? { bone: 'torso', at: [about, 2, 1.5], turn: none, both: false }
        : { bone: 'head', at: [about, -0.1, 0.9], turn: none, both: false };
  }
};

/** The weapon that bears the rings of a 'Mech: of those with a barrel the longest; null where none has one. */
export const ringedMount = ({ arms, mounts }: Choices): Mount | null => {
  const lengthOf = ({ as, at }: Mount): number => {
    const { bare, muzzles } = barrelOf(as, whereIs(regionOf(at, arms), arms));
    return bare ? (muzzles[0]?.[2] ?? 0) : 0;
  };
  const [longest] = mounts.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest && lengthOf(longest) > 0 ? longest : null;
};

/** The parts of a weapon where it is mounted on this 'Mech, its muzzles, and the rings painted on it. */
export const fixWeapon = (
  mount: Mount,
  choices: Choices,
  victories: readonly LiveryRing[] = [],
): {
  readonly parts: readonly KitPart[];
  readonly muzzles: readonly Muzzle[];
  readonly rings: readonly KitPart[];
} => {
  const region = regionOf(mount.at, choices.arms);
  const where = whereIs(region, choices.arms);
  const barrel = barrelOf(mount.as, where);
  const fixing = fixingOf(mount.at, choices, rankOf(mount, choices));
  const stand = region === 'shoulder' && !STANDS.includes(mount.as) ? TURRET : [];
  const { rings, ribs } = ringBarrel(barrel, victories);
  const onMount = (parts: readonly KitPart[]): readonly KitPart[] =>
    fixed(parts, fixing.bone, fixing.at, fixing.turn).map((part) =>
      fixing.both ? { ...part, both: true } : part,
    );
  return {
    parts: onMount([...barrel.parts, ...ribs, ...stand]),
    rings: onMount(rings),
    muzzles: muzzlesOf(barrel, fixing, where !== 'set in'),
  };
};

const muzzlesOf = (
  barrel: Barrel,
  { bone, at, turn, both }: Fixing,
  aimed: boolean,
): readonly Muzzle[] => {
  const frame = frameMatrix(at, turn);
  const on = (of: string, mirrored: boolean): readonly Muzzle[] =>
    barrel.muzzles.map((muzzle) => {
      const { x, y, z } = new Vector3(...muzzle).applyMatrix4(frame);
      const towards = new Vector3(0, 0, 1).transformDirection(frame);
      const sign = mirrored ? -1 : 1;
      return {
        bone: of,
        at: [x * sign, y, z],
        towards: [towards.x * sign, towards.y, towards.z],
        aimed,
        long: muzzle[2],
        bore: barrel.bore,
      };
    });
  if (bone.endsWith(' both'))
    return [...on(bone.replace('both', 'left'), false), ...on(bone.replace('both', 'right'), true)];
  return [...on(bone, false), ...(both ? on(bone, true) : [])];
};
