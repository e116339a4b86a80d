import { Vector3 } from 'three';
import type { Range } from '../../rules/vocabulary.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from '../scene.ts';
import {
  BRACED,
  RUN,
  CROUCH,
  FLIGHT,
  ARMS_READY,
  ARMS_RUN,
  LONG_CAMERA,
  otherSide,
} from './postures.ts';
import { dust, dustBothWays, jetFlames } from './happenings.ts';
import { fire } from '../fire.ts';

/** Everything that fires; `fire.ts` aims and shoots. */
export const FIRING = {
  'running-and-firing': (plan) =>
    fire(plan, {
      stance: {
        joints: { ...RUN, ...ARMS_RUN, torso: [16, 2, 0], head: [-12, 4, 0] },
        turn: [0, -30, 0],
        lift: 0.5,
      },
      camera: { at: [-3.2, 0.9, 16.5], to: [-0.5, 5.6, 0], fov: 42, roll: 5 },
      light: [-0.5, 0.7, 0.75],
      strips: 1,
      effects: (on) => [{ kind: 'streaks', angle: 14, count: 34 }, ...dust(on, ['foot right'])],
    }),

  'dodging-and-firing': (plan) =>
    fire(plan, {
      stance: {
        joints: {
          ...ARMS_READY,
          torso: [16, -22, -20],
          head: [-6, 14, 10],
          'thigh left': [56, 18, 34],
          'shin left': 78,
          'foot left': [4, 0, -16],
          'thigh right': [-6, 10, 30],
          'shin right': 12,
          'foot right': [4, 0, -28],
        },
        turn: [0, 16, 10],
      },
      camera: { at: [2.6, 1.2, 15], to: [0.4, 4.9, 0], fov: 42, roll: -9 },
      strips: 2,
      effects: (on) => [
        { kind: 'streaks', angle: -24, count: 36 },
        {
          kind: 'smoke',
          at: on.place('foot right', [0, -0.6, 0]),
          size: 0.9,
          puffs: 18,
          way: [-1, 0.15, -0.4],
          length: 4,
        },
      ],
    }),

  'firing-from-cover': (plan) =>
    fire(plan, {
      stance: {
        joints: { ...CROUCH, ...ARMS_READY, torso: [22, -6, 0], head: [-16, 4, 0] },
        turn: [0, -14, 0],
      },
      camera: { at: [-2.2, 2.6, 14.5], to: [0.2, 4.2, 0.4], fov: 42, roll: 2 },
      needs: ['leg left', 'leg right'],
      cover: { at: [0.6, 0, 3.1], width: 8.6, height: 3.3 },
      // From before it: the 'Mech throws no black on what it stands behind.
      light: [-0.5, 0.42, 0.9],
      chestDepth: 12,
      rocks: 26,
      strips: 2,
    }),

  'jumping-and-firing': (plan) =>
    fire(plan, {
      stance: {
        joints: {
          ...FLIGHT,
          ...ARMS_READY,
          torso: [16, 20, 0],
          head: [10, 0, 0],
          'thigh left': [78, 8, 10],
          'shin left': 96,
          'thigh right': [24, 8, 12],
          'shin right': 62,
        },
        turn: [8, 24, 4],
        lift: 3.9,
      },
      camera: { at: [2.6, 0.8, 16], to: [0.7, 8.7, 0], fov: 47, roll: 7 },
      chestDepth: 14,
      strips: 2,
      effects: (on) => [
        ...jetFlames(on),
        { kind: 'streaks', angle: 98, count: 26, centre: [-0.1, 0], spread: 0.9, clear: 0.2 },
        ...dustBothWays(new Vector3(0, 0.3, -2), {
          size: 1.3,
          puffs: 30,
          way: [2, 0.05, 0],
          length: 5,
        }),
      ],
    }),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;

/** How a 'Mech stands that fires at medium range. */
const MEDIUM_POSES = {
  braced: {
    stance: {
      joints: { ...BRACED, ...ARMS_READY, torso: [8, -14, 0], head: [0, 10, 0] },
      turn: [0, -20, 0],
    },
    camera: { at: [-2.2, 1.2, 15.4], to: [-0.2, 5.8, 0], fov: 43, roll: -5 },
    strips: 2,
  },
  kneeling: {
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [6, 18, 0],
        head: [0, -10, 0],
        'thigh left': [88, 10, 8],
        'shin left': 92,
        'foot left': 4,
        'thigh right': [-2, 8, 10],
        'shin right': 92,
        'foot right': -50,
      },
      turn: [0, 24, 0],
    },
    camera: { at: [3.6, 1.4, 15], to: [1.3, 5.2, 0], fov: 44, roll: -5 },
    strips: 2,
  },
  'with legs apart': {
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [-4, 10, 0],
        head: [4, -8, 0],
        'thigh left': [24, 12, 28],
        'shin left': 26,
        'foot left': [4, 0, -22],
        'thigh right': [-4, 12, 28],
        'shin right': 16,
        'foot right': [4, 0, -24],
      },
      turn: [0, 14, 0],
    },
    camera: { at: [2, 0.8, 14.6], to: [0, 5.5, 0], fov: 46, roll: 6 },
    strips: 2,
  },
} satisfies Record<string, Scene>;

/** The second time it kneels; and guns of arms, which fire in many ways, each in a pose of its own. */
const poseOf = ({ figure, variant, weapons }: ScenePlan): Scene => {
  const { braced, kneeling, 'with legs apart': apart } = MEDIUM_POSES;
  if (!figure.gunArms) return variant % 2 === 0 ? braced : kneeling;
  const mount = figure.choices.mounts.find(({ weapon }) => weapon === weapons[0]);
  if (weapons.length > 1) return apart;
  return mount?.as === 'laser' ? braced : otherSide(braced);
};

/** The way a 'Mech fires what the title names, at each range. */
export const FIRING_BY_RANGE: Readonly<Record<Range, (plan: ScenePlan) => Scene>> = {
  long: (plan) =>
    fire(plan, {
      stance: {
        joints: { ...BRACED, ...ARMS_READY, torso: [4, -8, 0], head: [0, 6, 0] },
        turn: [0, -14, 0],
      },
      camera: { ...LONG_CAMERA, at: [-1.5, 4, 34], to: [0, 6.2, 0] },
      chestDepth: 20,
      hatch: 3.5,
      height: 1.4,
      rocks: 18,
    }),
  medium: (plan) => fire(plan, poseOf(plan)),
  close: (plan) =>
    fire(
      plan,
      plan.variant % 2 === 0
        ? {
            stance: {
              joints: { ...BRACED, ...ARMS_READY, torso: [6, 0, 0], head: [4, 10, 0] },
              turn: [0, plan.figure.gunArms ? -8 : -30, 0],
            },
            camera: { at: [0.2, 4.4, 11.8], to: [0, 6.7, 0], fov: 50, roll: -6 },
            chestDepth: 8.5,
            strips: 1,
          }
        : {
            stance: {
              joints: { ...BRACED, ...ARMS_READY, torso: [12, 16, 0], head: [4, -10, 0] },
              turn: [0, 22, 0],
            },
            camera: { at: [-1.4, 3.2, 9.6], to: [0.2, 6.4, 0], fov: 52, roll: 6 },
            chestDepth: 8,
            strips: 1,
          },
    ),
};
