import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind } from '../../rules/booklet/picture-kinds.ts';
import { mixed } from '../../rules/booklet/dealing.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Figure } from '../body/figure.ts';
import type { CameraView } from './cameras.ts';
import { wholeOtherSide } from './mirrored.ts';
import type { Scene, ScenePlan } from './scene.ts';

/**
 * How an act is staged: whether on the other side, so many degrees further round it and so many meters higher, the
 * 'Mech so far off the middle of the page (of its width), so many times as large, and its foot so much higher.
 */
interface Staging {
  readonly mirrored: boolean;
  readonly round: number;
  readonly up: number;
  readonly aside: number;
  readonly fills: number;
  readonly foot: number;
}

/** The four of each range; the first as it was thought of. */
const STAGINGS: Readonly<Record<Range, readonly Staging[]>> = {
  long: [
    { mirrored: false, round: 0, up: 0, aside: -0.16, fills: 1, foot: 0 },
    { mirrored: true, round: 24, up: 3.5, aside: 0.2, fills: 0.92, foot: 0.16 },
    { mirrored: false, round: -30, up: -2, aside: 0.24, fills: 1.03, foot: -0.04 },
    { mirrored: true, round: -8, up: 8, aside: -0.2, fills: 0.9, foot: 0.2 },
  ],
  medium: [
    { mirrored: false, round: 0, up: 0, aside: 0.06, fills: 1, foot: 0 },
    { mirrored: true, round: 22, up: 2.6, aside: 0.12, fills: 0.94, foot: 0.06 },
    { mirrored: false, round: -34, up: 0.4, aside: -0.12, fills: 1, foot: -0.02 },
    { mirrored: true, round: -12, up: 6, aside: -0.1, fills: 0.94, foot: 0.08 },
  ],
  close: [
    { mirrored: false, round: 0, up: 0, aside: 0, fills: 1, foot: 0 },
    { mirrored: true, round: 12, up: 1.2, aside: 0.06, fills: 1, foot: 0 },
    { mirrored: false, round: -20, up: -1.4, aside: -0.06, fills: 1.02, foot: 0 },
    { mirrored: true, round: -8, up: 2, aside: -0.05, fills: 1, foot: 0 },
  ],
};

/** Acts that tell less from elsewhere are staged so much of the way. */
const HARDLY_TURNED = 0.4;
const TURNED: Partial<Readonly<Record<PictureKind, number>>> = {
  'behind-you': 0,
  'dodging-and-firing': HARDLY_TURNED,
  ducking: 0,
  'firing-from-cover': 0,
  'jumping-back': HARDLY_TURNED,
  'jumping-up': HARDLY_TURNED,
  kicking: HARDLY_TURNED,
  'knocked-down': 0,
  landing: HARDLY_TURNED,
  punching: HARDLY_TURNED,
  pushing: HARDLY_TURNED,
  sidestepping: HARDLY_TURNED,
  'turned-around': HARDLY_TURNED,
};

/** At long range a page is so wide where the 'Mech stands, in heights of one that fills it (meters). */
const WIDE = 10.5;
/** Whoever is this far off the middle already (meters) is moved no further. */
const OFF = 0.9;
/** Nobody lies lower than this (meters). */
const LOWEST = 0.5;

const seenBy = (view: CameraView, { round, up, aside, fills, foot }: Staging): CameraView => {
  const [x, y, z] = view.at;
  const turn = (round * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = [x * cos + z * sin, Math.max(LOWEST, y + up), z * cos - x * sin] as const;
  const [toX, toY, toZ] = view.to;
  const away = Math.hypot(at[0] - toX, at[2] - toZ);
  const off = Math.abs(toX) > OFF ? 0 : (-aside * 0.7 * WIDE) / (view.framing?.fills ?? 0.6) / away;
  const { framing } = view;
  return {
    ...view,
    at,
    to: [toX + at[2] * off, toY, toZ - at[0] * off],
    ...(framing ? { framing: { fills: framing.fills * fills, foot: framing.foot + foot } } : {}),
  };
};

/** The scene as it is staged on its page; that of a poster as it is. */
export const staged = (plan: ScenePlan, scene: Scene): Scene => {
  const { picture, range, staging } = plan;
  const found = staging === null ? undefined : STAGINGS[range][staging];
  if (!found) return scene;
  const part = isPictureKind(picture) ? (TURNED[picture] ?? 1) : 1;
  // Whoever rests is looked up at.
  const { aside, fills, foot, mirrored, round, up } = scene.rests
    ? { ...found, up: Math.min(0, found.up), foot: 0 }
    : found;
  const camera = seenBy(scene.camera, {
    mirrored,
    round: round * part,
    up: up * part,
    aside: aside * part,
    fills: 1 + (fills - 1) * part,
    foot: foot * part,
  });
  const seen = part === 0 ? scene : { ...scene, camera };
  return isMirrored(plan) ? wholeOtherSide(seen) : seen;
};

/** By this salt one of the game's own booklets is staged the other way round. */
const OTHER_WAY_ROUND = 653;

/** By their seeds half of all booklets mirror what the others do not: two that are staged alike are no copies. */
const isOtherWayRound = ({ choices }: Figure): boolean =>
  mixed(choices.seed, OTHER_WAY_ROUND) % 2 === 1;

/** One's own cockpit, and scenes that the seed alone mirrors. */
const MIRRORS_ITSELF: ReadonlySet<string> = new Set([
  'behind-you',
  'cooling-down',
  'jumping-back',
] satisfies PictureKind[]);

/** Whether a page is seen from the other side: no cockpit of one's own, and no blow with the hand that holds a gun. */
export const isMirrored = ({ figure, picture, range, staging }: ScenePlan): boolean =>
  staging !== null &&
  (STAGINGS[range][staging]?.mirrored ?? false) !== isOtherWayRound(figure) &&
  !MIRRORS_ITSELF.has(picture) &&
  !(figure.holds === 'right' && ['punching', 'pushing'].includes(picture));
