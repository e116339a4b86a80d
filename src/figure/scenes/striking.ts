import type { Triple } from '../polygons.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from '../scene.ts';
import { guns, aimsOf } from './postures.ts';
import { dust, swing } from './happenings.ts';

/** Blows, close by. */
export const STRIKING = {
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
        { what: 'fist left', to: figure.gunArms ? [-0.5, 5.1, 10] : [-0.2, 5, 9] },
        ...(figure.gunArms ? [{ what: 'gun right', to: [-9, 9, 4] } as const] : []),
        { what: 'gun', to: [-8, 12, 6] },
      ],
      ...(figure.gunArms ? { turn: [0, -16, 0] as Triple } : {}),
    },
    needs: ['arm left'],
    camera: figure.gunArms
      ? { at: [-0.2, 4.4, 11.8], to: [0.7, 6.6, 0], fov: 54, roll: -7 }
      : { at: [-1.2, 4.9, 7.8], to: [0.9, 6.5, 0], fov: 62, roll: -7 },
    chestDepth: 8,
    strips: 1,
    effects: (on) => {
      const fist = on.place(['hand left', 'arm left'], figure.gunArms ? [0.1, 0, 6.2] : [0, -1, 0]);
      const rush = { kind: 'rush', centre: on.onPage(fist), clear: 0.62, count: 110 } as const;
      if (!figure.gunArms) return [{ ...rush, thick: 0.014 }];
      return [
        rush,
        { kind: 'trail', path: swing(on.place('arm left'), fist), width: 1.1, lines: 6 },
      ];
    },
  }),

  pushing: ({ figure }) => ({
    stance: {
      joints: {
        torso: [28, -10, 0],
        head: [-18, 10, 0],
        'arm right': [-34, 0, 26],
        'fore right': 80,
        'thigh left': [50, 6, 8],
        'shin left': 44,
        'thigh right': [-34, 6, 8],
        'shin right': 8,
        // The free hand open, its palm forward.
        'hand left': [0, -90, 90],
        'fingers left': [0, 0, 76],
        'tips left': [0, 0, 88],
      },
      aims: figure.gunArms
        ? [
            { what: 'fist left', to: [0.8, 4.9, 9] },
            { what: 'fist right', to: [-0.8, 4.9, 9] },
          ]
        : [
            { what: 'gun left', to: [1.9, 4.6, 8] },
            { what: 'gun', to: [-8, 12, 6] },
          ],
    },
    needs: figure.gunArms ? ['arm left', 'arm right'] : ['arm left'],
    camera: { at: [0.4, 5.2, 8.9], to: [0.4, 6.4, 0], fov: 60, roll: 4 },
    chestDepth: 8,
    strips: 1,
    effects: (on) => [
      {
        kind: 'rush',
        centre: on.onPage(on.place(['hand left', 'arm left'], [0, -0.6, 0])),
        clear: 0.66,
        count: 110,
        thick: 0.014,
      },
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
      aims: aimsOf(figure, guns([10, 9, 8], [-9, -3, 1], [-16, 7, 4])),
    },
    needs: ['leg left', 'leg right'],
    camera: { at: [-1.6, 2.2, 9.6], to: [-0.3, 5.6, 0], fov: 60, roll: 6 },
    light: [-0.5, 0.65, 0.8],
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
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
