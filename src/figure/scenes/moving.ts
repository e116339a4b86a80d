import { Vector3 } from 'three';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from '../scene.ts';
import { dust, dustBothWays } from './happenings.ts';
import {
  STAND,
  BRACED,
  RUN,
  CROUCH,
  SQUAT,
  ARMS_READY,
  ARMS_RUN,
  guns,
  aimsOf,
  otherSide,
  LONG_CAMERA,
} from './postures.ts';

/** What a 'Mech does on the ground. */
export const MOVING = {
  'cooling-down': ({ figure, range }) => {
    const far = range === 'long';
    return {
      stance: {
        joints: {
          ...STAND,
          ...ARMS_READY,
          torso: [far ? 2 : 8, 10, 0],
          head: [far ? 2 : 12, 10, 0],
          'fore right': [40, -10, 0],
        },
        turn: [0, far ? -24 : 20, 0],
        aims: aimsOf(
          figure,
          far
            ? guns([7, -2, 14], [-10, 0, 17], [-9, 4, 12])
            : guns([5, 0, 9], [-7, 0, 8], [-6, 0, 8]),
        ),
      },
      camera: far ? LONG_CAMERA : { at: [2.2, 1.6, 16.4], to: [0, 5.8, 0], fov: 43, roll: -3 },
      chestDepth: far ? 20 : 13,
      hatch: far ? 3.5 : 4.2,
      height: 1.5,
      rocks: 20,
      effects: (on) => {
        const back = on.place('torso', [0, 2.3, -1]);
        return [
          {
            kind: 'smoke',
            at: on.place('torso', [1.5, 1.8, -1]),
            size: 0.55,
            puffs: 22,
            way: [0.5, 1, -0.2],
            length: far ? 3.2 : 4.4,
            grow: 1.4,
          },
          {
            kind: 'smoke',
            at: on.place('torso', [-1.5, 1.8, -1]),
            size: 0.55,
            puffs: 22,
            way: [-0.5, 1, -0.2],
            length: far ? 3 : 4,
            grow: 1.4,
          },
          {
            kind: 'shimmer',
            at: back.add(new Vector3(0, 1.6, 0)),
            width: 4.6,
            height: far ? 3 : 3.4,
          },
        ];
      },
    };
  },

  charging: ({ figure }) => ({
    stance: {
      joints: { ...RUN, ...ARMS_RUN, torso: [26, 4, 0], head: [-16, 0, 0] },
      turn: [0, 8, 0],
      lift: 0.5,
      aims: aimsOf(figure, guns([4, 5, 24], [-4.5, 4, 24], [-3, 7, 26])),
    },
    camera: { at: [-0.8, 1, 31], to: [0, 6.4, 0], fov: 30 },
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
      ...dust(on, ['foot left', 'foot right'], 1),
      ...dustBothWays(new Vector3(0, 0.4, -3), {
        size: 1.5,
        puffs: 30,
        way: [1.4, 0.1, -0.6],
        length: 5,
      }),
    ],
  }),

  sidestepping: ({ figure }) => ({
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [6, -8, -9],
        head: [0, -6, 4],
        'thigh left': [10, 10, 42],
        'shin left': 20,
        'foot left': [0, 0, -30],
        'thigh right': [34, 6, -6],
        'shin right': 62,
        'foot right': -10,
      },
      turn: [0, -8, -7],
      aims: aimsOf(figure, guns([7, 5, 22], [-6, 5, 24], [-5, 5, 22])),
    },
    camera: LONG_CAMERA,
    chestDepth: 20,
    hatch: 3.6,
    effects: (on) => [
      { kind: 'streaks', angle: 0, count: 40, centre: [-0.4, -0.1], spread: 0.6 },
      {
        kind: 'smoke',
        at: on.place('foot right', [0, -0.6, 0]),
        size: 0.8,
        puffs: 22,
        way: [-1.6, 0.14, 0],
        length: 5,
      },
      { kind: 'debris', at: on.place('foot right'), count: 10, reach: 1.6 },
    ],
  }),

  ducking: ({ figure, range, variant }) => {
    const close = range === 'close';
    const scene: Scene = {
      stance: {
        joints: {
          ...(figure.gunArms ? SQUAT : CROUCH),
          torso: [figure.gunArms ? 22 : 42, -16, 0],
          head: [-24, 20, 0],
          'arm right': [30, 0, 26],
          'fore right': 70,
          'arm left': [10, 0, 36],
          'fore left': [60, 30, 0],
        },
        turn: [0, figure.gunArms ? -18 : -34, 0],
        aims: aimsOf(figure, guns([7, 1, 12], [-12, 2.4, 12], [-9, 3.2, 14])),
      },
      needs: ['leg left', 'leg right'],
      camera: close
        ? { at: [-1.6, 2.6, 10.4], to: [0, 4.5, 0.4], fov: 54, roll: 6 }
        : { at: [-2.6, 1.6, 14.4], to: [-0.2, 4.7, 0.4], fov: 43, roll: 3 },
      chestDepth: close ? 8.5 : 11,
      light: [-0.55, 0.8, 0.6],
      rocks: 26,
      strips: 1,
      effects: (on) => [
        { kind: 'streaks', angle: 8, count: close ? 26 : 14, centre: [0, 0.78], spread: 0.2 },
        // What went over its head.
        {
          kind: 'beam',
          from: new Vector3(7, close ? 7 : 8, 5),
          to: new Vector3(-16, close ? 25 : 22.5, -26),
          thick: 0.16,
        },
        ...dust(on, ['foot right'], 0.6),
      ],
    };
    return variant % 2 === 0 ? scene : otherSide(scene);
  },

  'behind-you': ({ figure }) => ({
    stance: {
      joints: {
        ...BRACED,
        torso: [20, 12, 0],
        head: [14, -6, 0],
        'arm left': [40, 0, 40],
        'fore left': 60,
        'arm right': [20, 0, 30],
        'fore right': [60, 0, 0],
      },
      turn: [0, 16, 0],
      aims: aimsOf(figure, guns([2.4, 5, 9], [-4.4, 5, 9.5], [-3, 4.4, 10])),
    },
    camera: { at: [2.2, 2.4, 8.6], to: [0.2, 6.8, 0], fov: 62, roll: 16 },
    chestDepth: 8,
    strips: 1,
    effects: () => [{ kind: 'mirror' }],
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
      aims: aimsOf(figure, guns([-9, 7, -4], [9, 8, 2], [7, 9, 2])),
    },
    camera: { at: [-1.6, 4.6, 11.4], to: [0.2, 6.3, 0], fov: 50, roll: 5 },
    chestDepth: 9,
    strips: 1,
  }),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
