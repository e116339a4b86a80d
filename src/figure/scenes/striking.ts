import type { Triple } from '../polygons.ts';
import type { Scene, Plan } from '../scene.ts';
import { BRACED, guns, aimsOf, dust } from './postures.ts';

/** Blows, close by. */
export const STRIKING: Readonly<Record<string, (plan: Plan) => Scene>> = {
  punching: ({ figure }) => ({
    stance: {
      joints: {
        torso: [10, -30, 0],
        head: [2, 30, 0],
        'arm right': [-34, 0, 26],
        'fore right': [80, 0, 0],
        'thigh left': [34, 8, 8],
        'shin left': 30,
        'thigh right': [-18, 10, 8],
        'shin right': 16,
      },
      aims: [
        { what: 'fist left', to: figure.gunArms ? [0.9, 5.1, 10] : [0.6, 4.9, 8] },
        ...(figure.gunArms ? [{ what: 'gun right', to: [-9, 9, 4] } as const] : []),
        { what: 'gun', to: [-8, 12, 6] },
      ],
      ...(figure.gunArms ? { turn: [0, -16, 0] as Triple } : {}),
    },
    camera: figure.gunArms
      ? { at: [-0.6, 4.4, 11.6], to: [0, 6.6, 0], fov: 54, roll: -7 }
      : { at: [1.1, 5.2, 8.1], to: [0.3, 6.9, 0], fov: 58, roll: -7 },
    chestDepth: 8,
    strips: 1,
    effects: (on) => {
      const fist = on.place(['hand left', 'arm left'], figure.gunArms ? [0.1, 0, 6.2] : [0, -1, 0]);
      return [{ kind: 'rush', centre: on.onPage(fist), clear: 0.95, count: 90, thick: 0.012 }];
    },
  }),

  pushing: ({ figure }) => ({
    stance: {
      joints: {
        ...BRACED,
        torso: [24, 0, 0],
        head: [-14, 0, 0],
        'thigh left': [44, 6, 8],
        'shin left': 40,
        'thigh right': [-30, 6, 8],
        'shin right': 8,
      },
      aims: [
        { what: 'fist left', to: [0.8, 4.9, 9] },
        { what: 'fist right', to: [-0.8, 4.9, 9] },
        ...(figure.gunArms ? [] : [{ what: 'gun', to: [-9, 3, 7] } as const]),
      ],
    },
    camera: { at: [0.2, 4.7, 10.6], to: [0, 6.2, 0], fov: 56, roll: 3 },
    chestDepth: 8,
    strips: 1,
    effects: (on) => [
      { kind: 'rush', centre: [0, 0.1], clear: 1.05, count: 80, thick: 0.014 },
      ...dust(on, ['foot right']),
    ],
  }),

  kicking: ({ figure }) => ({
    stance: {
      joints: {
        torso: [-12, 16, 4],
        head: [10, -8, 0],
        'thigh right': [92, -4, 10],
        'shin right': 8,
        'foot right': 14,
        'thigh left': [-4, 8, 4],
        'shin left': 14,
        'foot left': 6,
        'arm right': [-30, 0, 34],
        'fore right': 40,
        'arm left': [30, 0, 40],
        'fore left': 60,
      },
      turn: [0, -8, 0],
      aims: aimsOf(figure, guns([10, 9, 8], [-12, 7, 6], [-16, 7, 4])),
    },
    camera: { at: [-1.6, 2.2, 9.6], to: [-0.3, 5.6, 0], fov: 60, roll: 6 },
    chestDepth: 8,
    strips: 1,
    effects: (on) => {
      const sole = on.place('foot right', [0, -0.66, 0.4]);
      return [
        { kind: 'rush', centre: on.onPage(sole), clear: 1, count: 80 },
        {
          kind: 'debris',
          at: on.place('foot right', [0, -1.2, 0.4]),
          count: 14,
          reach: 1.4,
          size: 0.14,
        },
      ];
    },
  }),
};
