import type { Matrix4 } from 'three';
import { Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import type { MountPlace } from '../../src/rules/document/figure-document.ts';

/** The 'Mech of a page as it stands there, by its bones and its mesh, and what happens round it. */
export const standing = (booklet: Booklet, number: number, figure = buildFigure(booklet)) => {
  const { bones, effects } = stageScene(booklet, figure, viewScreen(booklet, number), 1);
  return { bones, effects, figure };
};
export type Standing = ReturnType<typeof standing>;

/** The limb that a bone is of: `arm left`, `leg right`, or the body. */
const limbOfBone = (bone: string): string => {
  const [part = '', side] = bone.split(' ');
  return side ? `${/^(thigh|shin|foot)$/.test(part) ? 'leg' : 'arm'} ${side}` : 'body';
};

/** How low each limb of a posed 'Mech is, and its body (meters over the ground). */
export const lowestByLimb = (
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
): ReadonlyMap<string, number> => {
  const lowest = new Map<string, number>();
  eachCorner(figure, bones, ({ y }, bone) => {
    const limb = limbOfBone(bone);
    lowest.set(limb, Math.min(lowest.get(limb) ?? Infinity, y));
  });
  return lowest;
};

/** Where on the 'Mech a place in the world is. */
export interface Spot {
  /** The bone of the corner that is nearest, and how far off that is (meters). */
  readonly bone: string;
  readonly off: number;
  /** From the hip, as the torso stands (meters): x to the 'Mech's left, y up, z forward. */
  readonly from: Vector3;
}

/** Finds a place on the 'Mech. */
export const spotOf = (picture: Standing, place: Vector3): Spot => {
  let nearest = { bone: '', off: Infinity };
  eachCorner(picture.figure, picture.bones, (at, bone) => {
    const off = at.distanceTo(place);
    if (off < nearest.off) nearest = { bone, off };
  });
  return { ...nearest, from: fromHip(picture, place) };
};

const fromHip = ({ bones }: Standing, place: Vector3): Vector3 =>
  place.clone().applyMatrix4(bones.get('torso')!.clone().invert());

/** A spot in words, for who looks why a test failed. */
export const tellSpot = ({ bone, off, from: { x, y, z } }: Spot): string =>
  `${bone}, ${off.toFixed(1)} m off, ${x.toFixed(1)} ${y.toFixed(1)} ${z.toFixed(1)} from the hip`;

type Side = 'left' | 'right' | 'middle';

/** The sides that the words of a mount name; the middle where they name none. */
export const sidesOf = (place: MountPlace): readonly Side[] => {
  const [side] = place.split(' ');
  if (side === 'both') return ['left', 'right'];
  return side === 'left' || side === 'right' ? [side] : ['middle'];
};

/** A shot starts no further than this from what it comes out of (meters). */
const MOST_OFF = 0.5;

/** Whether a spot is where a mount's words say, on one of its sides: by limbs alone, no weapon is asked. */
export const isOn = (
  picture: Standing,
  { bone, off, from: { x, y, z } }: Spot,
  place: MountPlace,
  side: Side,
): boolean => {
  const { gunArms } = picture.figure;
  const arm = new Vector3().setFromMatrixPosition(picture.bones.get('arm left')!);
  const shoulder = fromHip(picture, arm);
  const outward = side === 'right' ? -x : x;
  const limb = (place.split(' ').at(-1) ?? '').replace(/s$/, '');
  if (off > MOST_OFF) return false;
  switch (limb) {
    case 'hand':
      return bone === `${gunArms ? 'arm' : 'gun'} ${side}`;
    case 'arm':
      return (gunArms ? ['arm'] : ['fore', 'hand']).some((each) => bone === `${each} ${side}`);
    case 'shoulder':
      return bone === 'torso' && outward > 0.5 && y > shoulder.y + 0.4;
    case 'torso': {
      const across = side === 'middle' ? Math.abs(x) < 0.45 : outward > 0.5 && outward < shoulder.x;
      return bone === 'torso' && across && y > 0 && y < shoulder.y && z > 0.5;
    }
    case 'head':
      // A wedge is no head of its own: it is the middle of the hull, above the arms.
      return (bone === 'head' || bone === 'torso') && Math.abs(x) < 1 && y > shoulder.y;
    default:
      throw new Error(`nobody knows what a ${limb} is`);
  }
};

/** How many corners of a bone stand in the way of what goes from a place to another. */
export const inTheWay = (picture: Standing, of: string, from: Vector3, to: Vector3): number => {
  const way = to.clone().sub(from).normalize();
  let corners = 0;
  const count = (at: Vector3): void => {
    const off = at.sub(from);
    const along = off.dot(way);
    if (along > 0.6 && off.addScaledVector(way, -along).length() < 0.12) corners += 1;
  };
  eachCorner(picture.figure, picture.bones, count, { of: (bone) => bone === of });
  return corners;
};
