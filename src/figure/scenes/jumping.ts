import { Vector3 } from 'three';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { mixed, oneOfEach } from '../../rules/booklet/dealing.ts';
import type { CameraView } from './cameras.ts';
import { seenFrom } from './cameras.ts';
import { wholeOtherSide } from './mirrored.ts';
import type { Effect } from '../effects/effect.ts';
import type { ScenePlan, Scene, SceneStage } from './scene.ts';
import { dustBothWays, jetFlames, leap } from './happenings.ts';
import { CROUCH, FLIGHT, LEAP, ARMS_FLUNG, guns } from './postures.ts';

/**
 * A leap back: where it began, at the feet of the one who looks, and how high it is and its arc (meters); from where it
 * is seen, and how large.
 */
interface LeapBack {
  readonly from: Vector3;
  readonly lift: number;
  readonly arc: number;
  readonly seen: Pick<CameraView, 'to'> & { readonly round: number; readonly up: number };
  readonly framing: readonly [number, number];
}
const LEAPS_BACK: readonly LeapBack[] = [
  {
    ...{ from: new Vector3(-5, 0.1, 9), lift: 6.5, arc: 2.4 },
    ...{ seen: { round: -5, up: 5, to: [-1.6, 6, 0] }, framing: [0.29, 0.5] },
  },
  {
    ...{ from: new Vector3(-9, 0.1, 6), lift: 8, arc: 4.4 },
    ...{ seen: { round: 12, up: 1.2, to: [-3, 6, 0] }, framing: [0.33, 0.37] },
  },
  {
    ...{ from: new Vector3(-1, 0.1, 13), lift: 5.5, arc: 1.4 },
    ...{ seen: { round: -22, up: 10, to: [2.6, 6, 0] }, framing: [0.275, 0.53] },
  },
];
/** By this salt no two of the game's own booklets leap back alike. */
const LEAP_BACK = 784;

/** Puffs along the way of a leap, smaller and thinner the longer it lasts. */
const wake = (path: readonly Vector3[]): Effect[] =>
  path.slice(1).map((at, place) => ({
    kind: 'smoke',
    at,
    size: 0.75 - place * 0.02,
    puffs: 4,
    way: [0, 0.1, 0],
    length: 0.4,
  }));

/** So many puffs in the ring of dust from which a 'Mech has sprung, so far from its middle (meters). */
const RING = 10;
const RING_WIDE = 3.4;

/** By its own strength: a ring of dust where it stood, and lines from there to each foot, thin at the ground. */
const offTheGround = (on: SceneStage): Effect[] => [
  ...Array.from({ length: RING }, (_, puff): Effect => {
    const turn = (puff / RING) * 2 * Math.PI;
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    return {
      kind: 'smoke',
      at: new Vector3(x * RING_WIDE, 0.3, z * RING_WIDE),
      size: 0.6,
      puffs: 5,
      way: [x, 0.14, z],
      length: 1.6,
    };
  }),
  ...['foot left', 'foot right', 'pelvis'].map((bone): Effect => {
    const to = on.place(bone, [0, -0.5, 0]);
    const from = new Vector3(to.x * 0.4, 0.2, to.z * 0.4);
    return { kind: 'trail', path: leap(from, to, 0, 0.92), width: 0.5, lines: 5 };
  }),
];

/** Off the ground and back on it. */
export const JUMPING = {
  'jumping-back': ({ figure }) => {
    const [how, isFlipped] = oneOfEach(mixed(figure.choices.seed, LEAP_BACK), LEAPS_BACK, [
      false,
      true,
    ]);
    const { from, lift, arc, seen, framing } = how;
    const scene: Scene = {
      stance: {
        joints: {
          ...FLIGHT,
          ...ARMS_FLUNG,
          torso: [-12, 8, 0],
          head: [18, 0, 0],
          'thigh right': [34, 8, 10],
          'shin right': 30,
          'shin left': 40,
        },
        // On its back, so that what it rides on points at the one it leaps away from.
        turn: [-24, 12, 0],
        lift,
        aims: guns(figure, [6, 9, 20], [-8, 10, 20], [-6, 10, 20]),
      },
      camera: seenFrom('far off on the ground', { roll: -4, ...seen, framing }),
      light: 'raking from the left',
      chestDepth: 22,
      hatch: 3.6,
      effects: (on) => [
        ...wake(leap(from, on.place('pelvis', [0.4, -2, 1]), arc, 0.94)),
        ...jetFlames(on, 5.4),
        // It stood there before.
        { kind: 'prints', at: from, towards: new Vector3(0.5, 0, 1), size: 1.1 },
        ...dustBothWays(
          from.clone().add(new Vector3(0, 0, -3)),
          { size: 0.8, puffs: 26, way: [1.6, 0.1, -0.2], length: 3 },
          1.1,
        ),
        { kind: 'debris', at: from, count: 16, reach: 1.9, size: 0.16 },
      ],
    };
    return isFlipped ? wholeOtherSide(scene) : scene;
  },

  'jumping-up': ({ figure }) => ({
    stance: {
      joints: {
        ...FLIGHT,
        ...(figure.jets.length > 0 ? {} : LEAP),
        torso: [14, 12, 0],
        head: [14, 0, 0],
        'arm left': [-30, 0, 30],
        'fore left': 44,
        'arm right': [36, 0, 20],
        'fore right': 40,
      },
      turn: [10, figure.jets.length > 0 ? -62 : -24, 0],
      lift: figure.jets.length > 0 ? 4.6 : 3.4,
      aims: guns(figure, [4, 5, 20], [-9, 6, 18], [-3.4, 3.5, 16]),
    },
    camera: seenFrom('on the ground', {
      round: -10,
      away: 14.5,
      roll: -7,
      framing: [0.58, figure.jets.length > 0 ? 0.36 : 0.3],
    }),
    light: 'from below',
    chestDepth: 15,
    strips: 2,
    effects: (on) => [
      ...jetFlames(on),
      ...(figure.jets.length > 0 ? [] : offTheGround(on)),
      ...dustBothWays(
        new Vector3(0, 0.3, -2),
        { size: 1.3, puffs: 40, way: [2, 0.05, 0], length: 5 },
        2,
      ),
      { kind: 'debris', at: new Vector3(0, 1.4, 0), count: 18, reach: 2.4 },
      ...(figure.jets.length > 0
        ? [{ kind: 'streaks', angle: 84, count: 30, spread: 0.9, clear: 0.24 } as const]
        : []),
    ],
  }),

  landing: ({ figure }) => ({
    stance: {
      joints: {
        ...CROUCH,
        'thigh left': [74, 16, 14],
        'shin left': 86,
        'foot left': 10,
        'thigh right': [60, 14, 12],
        'shin right': 104,
        'foot right': 30,
        torso: [40, 0, 0],
        head: [-30, 0, 0],
        'arm left': [-24, 0, 58],
        'fore left': 30,
        'arm right': [-10, 0, 52],
        'fore right': 40,
      },
      turn: [0, 10, 0],
      aims: guns(figure, [8, 3, 8], [-8, 3, 8], [-8, 3, 9]),
    },
    camera: seenFrom('at its feet', { round: -7, away: 9.6, roll: -5, framing: [0.98, 0] }),
    light: 'raking from the right',
    chestDepth: 8.5,
    strips: 1,
    effects: (on) => [
      ...jetFlames(on, 3.4),
      ...dustBothWays(
        new Vector3(0, 0.2, 1.4),
        { size: 0.9, puffs: 30, way: [2, 0.1, 0.5], length: 3.4 },
        1.4,
      ),
      { kind: 'debris', at: new Vector3(0, 0.1, 2.6), count: 30, reach: 2.2 },
      { kind: 'streaks', angle: 90, count: 30, centre: [0, 0.7], spread: 1 },
      { kind: 'rush', centre: [0, -0.5], clear: 1.1, count: 50 },
    ],
  }),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
