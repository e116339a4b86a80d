import { Vector3 } from 'three';
import type { Booklet, ViewScreen } from '../rules/booklet/booklet.ts';
import type { Wear } from '../rules/words/wear.ts';
import type { Movement } from './drawing.ts';
import type { Figure } from './body/figure.ts';
import { eachCorner } from './body/stance.ts';
import { stageScene } from './tableau.ts';
import { moves } from './effects/effects.ts';
import type { Effect } from './effects/effect.ts';
import type { Mouth, SceneStage } from './scenes/scene.ts';

/** Where an effect begins, which way it goes (as long as it reaches), and whether it is shot. */
interface Beginning {
  readonly at: Vector3;
  readonly way: Vector3;
  readonly shot: boolean;
}

const beginningOf = (effect: Effect): Beginning | null => {
  switch (effect.kind) {
    case 'beam':
    case 'bolt':
    case 'shells':
    case 'missile':
      return { at: effect.from, way: effect.to.clone().sub(effect.from), shot: true };
    case 'jet':
      return { at: effect.from, way: effect.way.clone().setLength(effect.length), shot: false };
    case 'smoke':
      return {
        at: effect.at,
        way: new Vector3(...effect.way).setLength(effect.length),
        shot: false,
      };
    case 'shimmer':
      return { at: effect.at, way: new Vector3(0, effect.height, 0), shot: false };
    case 'burst':
    case 'debris':
      return { at: effect.at, way: new Vector3(), shot: false };
    case 'rush':
    case 'streaks':
    case 'trail':
    case 'cracks':
    case 'mirror':
    case 'prints':
      return null;
  }
};

/** Ways that leave less than this of themselves together go everywhere. */
const LEAST_TOGETHER = 0.35;
/** As far along a way its direction is looked at (meters): where it ends may be behind whoever looks. */
const AHEAD = 0.5;

/**
 * How the effects of a scene move on its page: shots out of their muzzles, what strikes (`strikes`) out of where it
 * does, all else along its ways; null where none of them moves.
 */
const movementIn = (
  effects: readonly Effect[],
  { onPage }: Pick<SceneStage, 'onPage'>,
  strikes: boolean,
): Movement | null => {
  const beginnings = effects.flatMap((effect) => {
    const beginning = moves(effect) ? beginningOf(effect) : null;
    return beginning ? [{ ...beginning, kind: effect.kind }] : [];
  });
  const shots = beginnings.filter(({ shot }) => shot);
  const burst = strikes ? beginnings.find(({ kind }) => kind === 'burst') : undefined;
  const counted = shots.length > 0 ? shots : burst ? [burst] : beginnings;
  if (counted.length === 0) return null;
  let [x, y, across, up, length] = [0, 0, 0, 0, 0];
  for (const { at, way } of counted) {
    const [fromX, fromY] = onPage(at);
    x += fromX / counted.length;
    y += fromY / counted.length;
    if (way.lengthSq() === 0) continue;
    const [toX, toY] = onPage(at.clone().addScaledVector(way.clone().normalize(), AHEAD));
    const far = Math.hypot(toX - fromX, toY - fromY);
    if (far === 0) continue;
    // Of smoke the longer counts for more.
    const weight = shots.length > 0 ? 1 : way.length();
    across += ((toX - fromX) / far) * weight;
    up += ((toY - fromY) / far) * weight;
    length += weight;
  }
  const together = length > 0 && Math.hypot(across, up) / length > LEAST_TOGETHER;
  return {
    kind: shots.length > 0 ? 'shoots' : burst ? 'bursts' : 'drifts',
    x: (1 + x) / 2,
    y: (1 - y) / 2,
    // Clockwise from the right, as the page is seen.
    way: together ? (Math.atan2(-up, across) / (Math.PI * 2) + 1) % 1 : null,
  };
};

/** A place on a square picture, in shares of its side from the upper left. */
interface PicturePlace {
  readonly x: number;
  readonly y: number;
}

/** Where a picture shows what one looks for. */
export interface PicturePlaces {
  /** The highest of the head. */
  readonly head: PicturePlace;
  /** The longer side of the box that the head is in, as a share of the picture's. */
  readonly headSize: number;
  /** The middle of the torso. */
  readonly torso: PicturePlace;
  /** Where something strikes or flashes, or the blow that is dealt; the torso where nothing does. */
  readonly hit: PicturePlace;
  /** The flashes before muzzles, from the left; none where nothing is fired. */
  readonly muzzles: readonly PicturePlace[];
  /** How what moves on it does; null where nothing does. */
  readonly movement: Movement | null;
}

/** What strikes bursts there. */
const STRUCK = /-hit$|^critical-hit/;

/** Blows that are dealt: lines of speed run from them. */
const DEALT = /^(?:punching|pushing|kicking)$/;
/** A flash is its muzzle's where it is this near to it (meters). */
const OF_MUZZLE = 2.5;

const burstsIn = (effects: readonly Effect[]): readonly Vector3[] =>
  effects.flatMap((effect) => (effect.kind === 'burst' ? [effect.at] : []));

/** Where on the page a picture shows flashes before muzzles, from the left. */
const flashesOn = (
  effects: readonly Effect[],
  muzzles: readonly Mouth[],
  onPage: SceneStage['onPage'],
): readonly (readonly [number, number])[] =>
  burstsIn(effects)
    .filter((at) => muzzles.some((mouth) => mouth.at.distanceTo(at) < OF_MUZZLE))
    .map(onPage)
    .toSorted(([one], [other]) => one - other);

/** Where on the page a picture shows what is done: what strikes, the middle of its flashes, or the fist. */
const actOn = (
  picture: string,
  effects: readonly Effect[],
  flashes: readonly (readonly [number, number])[],
  onPage: SceneStage['onPage'],
): readonly [number, number] | null => {
  const [burst] = burstsIn(effects);
  if (STRUCK.test(picture)) return burst ? onPage(burst) : null;
  const rush = effects.find((effect) => effect.kind === 'rush');
  if (DEALT.test(picture)) return rush?.kind === 'rush' ? rush.centre : null;
  if (flashes.length === 0) return null;
  const mean = (axis: 0 | 1): number =>
    flashes.reduce((sum, flash) => sum + flash[axis], 0) / flashes.length;
  return [mean(0), mean(1)];
};

/** Where the picture of a view screen shows head, torso and hit, by the drawing; it may be beyond the picture's edge. */
export const placesOn = (
  booklet: Booklet,
  figure: Figure,
  screen: ViewScreen,
  wear: Wear | null = null,
): PicturePlaces => {
  const { bones, effects, plan, stage } = stageScene(booklet, figure, screen, 1, wear);
  const placed = ([x, y]: readonly [number, number]): PicturePlace => ({
    x: (1 + x) / 2,
    y: (1 - y) / 2,
  });
  const onPicture = (at: Vector3): PicturePlace => placed(stage.onPage(at));
  const hasHead = figure.bones.some(({ name }) => name === 'head');
  const boxOf = (bone: string) => {
    let [left, right, top, foot] = [Infinity, -Infinity, Infinity, -Infinity];
    const widen = (at: Vector3): void => {
      const { x, y } = onPicture(at);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, foot] = [Math.min(top, y), Math.max(foot, y)];
    };
    eachCorner(figure, bones, widen, { of: (name) => name === bone });
    const middle = { x: (left + right) / 2, y: (top + foot) / 2 };
    return { top, middle, size: Math.max(right - left, foot - top) };
  };
  const torso = boxOf('torso');
  const head = hasHead ? boxOf('head') : torso;
  const mouths = plan.weapons.flatMap(stage.muzzles);
  const flashes = flashesOn(effects, mouths, stage.onPage);
  const act = actOn(screen.picture, effects, flashes, stage.onPage);
  return {
    head: { x: head.middle.x, y: head.top },
    headSize: head.size,
    torso: torso.middle,
    hit: act ? placed(act) : torso.middle,
    muzzles: flashes.map(placed),
    movement: movementIn(effects, stage, STRUCK.test(screen.picture)),
  };
};
