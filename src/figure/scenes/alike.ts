import type { Scene } from './scene.ts';

/** How the legs stand, the left one and the right one, and from where hips and chest are seen (degrees). */
interface Look {
  readonly legs: readonly [readonly number[], readonly number[]];
  readonly bearings: readonly [number, number];
}

const lookOf = ({ camera: { at }, stance }: Scene): Look => {
  const angles = (bone: string): readonly number[] => {
    const said = stance.joints?.[bone] ?? stance.joints?.[bone.split(' ')[0] ?? ''] ?? 0;
    return typeof said === 'number' ? [said, 0, 0] : said;
  };
  const legOf = (side: 'left' | 'right'): readonly number[] =>
    ['thigh', 'shin'].flatMap((bone) => angles(`${bone} ${side}`));
  const hips = (stance.turn?.[1] ?? 0) - (Math.atan2(at[0], at[2]) * 180) / Math.PI;
  return {
    legs: [legOf('left'), legOf('right')],
    bearings: [hips, hips + (angles('torso')[1] ?? 0)],
  };
};

const inMirror = ({ legs: [left, right], bearings: [hips, chest] }: Look): Look => ({
  legs: [right, left],
  bearings: [-hips, -chest],
});

const meanApart = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, each, at) => sum + Math.abs(each - (others[at] ?? 0)), 0) / some.length;

/** So far apart in their joints, or seen from so much elsewhere, two stances are not one (degrees on average). */
const LEGS = 10;
const VIEW = 20;

const lookApart = (one: Look, other: Look): number =>
  Math.hypot(
    meanApart(one.legs.flat(), other.legs.flat()) / LEGS,
    meanApart(one.bearings, other.bearings) / VIEW,
  );

/** How far two scenes are from showing one stance, the one in a mirror or not: from 1 on they do not. */
export const scenesApart = (one: Scene, other: Scene): number => {
  const [look, beside] = [lookOf(one), lookOf(other)];
  return Math.min(lookApart(look, beside), lookApart(look, inMirror(beside)));
};
