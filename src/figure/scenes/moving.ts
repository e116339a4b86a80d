import { Vector3 } from 'three';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { seenFrom } from './cameras.ts';
import { mixed, oneOfEach } from '../../rules/booklet/dealing.ts';
import type { Effect, EffectOf } from '../effects/effect.ts';
import type { Figure } from '../body/figure.ts';
import type { ScenePlan, Scene, SceneStage } from './scene.ts';
import { coolingDown } from './resting.ts';
import { dust, dustBothWays, leap } from './happenings.ts';
import { BRACED, RUN, ARMS_RUN, guns, turnedBy, CROUCH, SQUAT, otherSide } from './postures.ts';

/** It crouches behind a ridge while a beam goes over it. */
const duckingFarOff = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      ...(figure.gunArms ? SQUAT : CROUCH),
      torso: [figure.gunArms ? 30 : 46, -16, 0],
      head: [-24, 20, 0],
      'arm right': [30, 0, 26],
      'fore right': 70,
      'arm left': [10, 0, 36],
      'fore left': [60, 30, 0],
    },
    turn: [0, figure.gunArms ? -18 : -34, 0],
    aims: guns(figure, [7, 1, 12], [-12, 2.4, 12], [-9, 3.2, 14]),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('at its side', {
    round: 52,
    up: 6,
    to: [-0.2, 5.4, 0.4],
    fov: 50,
    mirrored: true,
  }),
  chestDepth: 11,
  light: 'raking from the left',
  rocks: 26,
  strips: 1,
  effects: (on) => [
    { kind: 'streaks', angle: 8, count: 14, centre: [0, 0.78], spread: 0.2 },
    // What went over its head.
    { kind: 'beam', from: new Vector3(7, 8, 5), to: new Vector3(-16, 22.5, -26), thick: 0.16 },
    ...dust(on, ['foot right'], 0.6),
  ],
});

/** How high the highest of it is that a shot has to clear (meters). */
const topOf = ({ figure, place }: SceneStage): number =>
  Math.max(
    place(['head', 'torso'], [0, 1, 0]).y,
    place(['dish', 'head', 'torso'], [0, 1.3, 0]).y,
    place(['hand left', 'torso']).y,
    ...[1.6, -1.6].map((x) => place('torso', [x, 3.8, -0.6]).y),
    // The whip on a head.
    ...(figure.choices.antenna ? [place('head', [-0.5, 2.5, -0.8]).y] : []),
  );

/** It is down on a knee, its head between its shoulders and an arm over it, and a salvo goes by above. */
const duckingClose = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      'thigh left': [112, 16, 12],
      'shin left': 128,
      'foot left': 16,
      'thigh right': [26, 12, 10],
      'shin right': 132,
      'foot right': -20,
      torso: [46, -4, 0],
      head: [10, 8, 0],
      'arm left': [150, 0, 30],
      'fore left': [110, 32, 0],
      'arm right': [30, 0, 20],
      'fore right': 60,
    },
    turn: [0, 30, 0],
    aims: guns(figure, [11, 0.4, 7], [-8, 0, 9], [12, 0.4, 6]),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('eye to eye', { round: -6, away: 13, up: 3.2, roll: 0, framing: [0.65, 0.06] }),
  chestDepth: 10,
  light: 'upper left',
  rocks: 26,
  strips: 1,
  effects: (on) => {
    const top = topOf(on);
    return [
      ...[0, 1, 2].map((shot): Effect => {
        const at = new Vector3(0, top + 0.9 + shot * 0.5, 2.6 - shot * 1.8);
        return {
          kind: 'missile',
          from: at.clone().add(new Vector3(11, 0.5, 3)),
          to: at.clone().add(new Vector3(-11, -0.5, -3)),
          along: 0.52 + shot * 0.08,
        };
      }),
      ...dust(on, ['foot right'], 0.5),
    ];
  },
});

/** Who ducks, from one side and then from the other. */
const ducking = (plan: ScenePlan): Scene => {
  const scene = plan.range === 'close' ? duckingClose(plan) : duckingFarOff(plan);
  return plan.variant % 2 === 0 ? scene : otherSide(scene);
};

/** It throws itself to one side, and a shot strikes where it stood. */
const steppingAside = (figure: Figure): Scene => ({
  stance: {
    joints: {
      torso: [10, 4, -24],
      head: [0, -6, 12],
      'thigh left': [40, 20, 64],
      'shin left': 66,
      'foot left': [0, 0, -34],
      'thigh right': [2, 10, 38],
      'shin right': 6,
      'foot right': [0, 0, -44],
      'arm left': [40, 0, 76],
      'fore left': 20,
      'arm right': [10, 0, 30],
      'fore right': [60, -20, 0],
    },
    turn: [0, -14, -8],
    off: ['left'],
    aims: guns(figure, [9, 5, 22], [-3, 5, 24], [-3, 5, 22]),
  },
  camera: seenFrom('far off on a hill', { up: 9, to: [-1.2, 6, 0], framing: [0.3, 0.35] }),
  light: 'raking from the right',
  chestDepth: 24,
  hatch: 3.6,
  effects: (on) => {
    // Where it stood a moment ago.
    const was = new Vector3(-9.5, 0.3, -3);
    return [
      { kind: 'beam', from: new Vector3(-22, 9, 26), to: was, thick: 0.2 },
      { kind: 'burst', at: was, size: 1.7, points: 11, nearer: 0.6 },
      { kind: 'debris', at: was, count: 30, reach: 3.4, size: 0.2 },
      {
        kind: 'smoke',
        at: was.clone().add(new Vector3(0, 0.4, -1.4)),
        size: 1.1,
        puffs: 22,
        way: [-0.3, 1, -0.4],
        length: 4,
        grow: 1.3,
      },
      {
        kind: 'trail',
        path: leap(was.clone().setY(3), on.place('torso', [0, 0, -0.4])),
        width: 4.4,
        lines: 9,
      },
      ...dust(on, ['foot right'], 0.7),
    ];
  },
});

/** Whoever steps aside a second time is seen a little from the side: more, and it would walk (degrees). */
const AGAIN = [0, 24, -26] as const;

const GLASSES = ['broad', 'round', 'strip'] as const;
const BOTH = [false, true] as const;
/** By this salt no two of the game's own booklets have the same cockpit. */
const COCKPIT = 16674;

/** The cockpit of whoever has this 'Mech behind: each booklet has its own. */
const cockpitOf = (seed: number): EffectOf<'mirror'> => {
  const [glass, flipped, dark] = oneOfEach(mixed(seed, COCKPIT), GLASSES, BOTH, BOTH);
  return { kind: 'mirror', glass, flipped, dark };
};

/** What a 'Mech does on the ground. */
export const MOVING = {
  'cooling-down': coolingDown,

  charging: ({ figure }) => ({
    stance: {
      joints: { ...RUN, ...ARMS_RUN, torso: [26, 4, 0], head: [-16, 0, 0] },
      turn: [0, 8, 0],
      lift: 0.5,
      aims: guns(figure, [4, 5, 24], [-4.5, 4, 24], [-3, 7, 26]),
    },
    camera: seenFrom('far off on the ground', { round: -3, roll: 0, framing: [0.36, 0.24] }),
    light: 'upper left',
    chestDepth: 18,
    hatch: 3.6,
    effects: (on) => [
      {
        kind: 'rush',
        centre: on.onPage(on.place('torso', [0, 1.4, 1])),
        clear: 0.62,
        count: 90,
        thick: 0.01,
      },
      ...dust(on, ['foot left', 'foot right'], 0.8),
      ...dustBothWays(new Vector3(0, 0.4, -4), {
        size: 1.7,
        puffs: 30,
        way: [1.6, 0.16, -0.6],
        length: 6,
      }),
    ],
  }),

  sidestepping: ({ figure, variant }) =>
    turnedBy(steppingAside(figure), AGAIN[variant % AGAIN.length] ?? 0),

  ducking,

  'behind-you': ({ figure }) => ({
    stance: {
      joints: {
        ...BRACED,
        torso: [20, 10, 0],
        head: [6, -4, 0],
        // Both hands out for one's back, open.
        hand: [-30, 0, 0],
        fingers: [0, 0, 30],
        tips: [0, 0, 30],
      },
      turn: [0, -14, 0],
      aims: figure.gunArms
        ? guns(figure, [-0.6, 5.6, 9], [-3.4, 5.6, 9])
        : [
            { what: 'gun left', to: [0.6, 7.2, 9] },
            { what: 'gun right', to: [-3.6, 6.6, 9] },
            { what: 'gun', to: [-6, 4, 12] },
          ],
    },
    camera: seenFrom('eye to eye', {
      round: 6,
      away: 15,
      up: 8.6,
      to: [-0.9, 5.4, 0],
      roll: 4,
      framing: [0.98, -0.13],
    }),
    light: 'raking from the right',
    chestDepth: 12,
    strips: 1,
    effects: () => [cockpitOf(figure.choices.seed)],
  }),

  'turned-around': ({ figure }) => ({
    stance: {
      joints: {
        torso: [4, 12, 0],
        head: [2, 78, 0],
        'thigh left': [-14, 10, 8],
        'shin left': 12,
        'thigh right': [10, 12, 8],
        'shin right': 14,
        'arm left': [-16, 0, 30],
        'fore left': 40,
        'arm right': [24, 0, 26],
        'fore right': 50,
      },
      turn: [0, 200, 0],
      aims: guns(figure, [-9, 7, -4], [9, 8, 2], [7, 9, 2]),
    },
    camera: seenFrom('eye to eye', { away: 11, up: 4.4, roll: 5, framing: [1.06, -0.14] }),
    light: 'raking from the right',
    chestDepth: 9,
    strips: 1,
  }),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
