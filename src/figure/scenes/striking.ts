import type { Triple } from '../shape/polygons.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { Figure } from '../body/figure.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { seenFrom } from './cameras.ts';
import { guns } from './postures.ts';
import { dust, swing } from './happenings.ts';

/** Whether it strikes with its hull: it has no fist, and no barrel as long as an arm. */
const rams = ({ choices: { arms } }: Figure): boolean => arms === 'pods' || arms === 'stubs';

/** Its hull comes through the pane; a keel, which is small over long legs, with its nose first. */
const ramming = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      pelvis: [6, 0, -6],
      torso: figure.choices.torso === 'keel' ? [26, -8, 6] : [40, -20, 10],
      head: [-10, 16, 0],
      'thigh left': [66, 8, 12],
      'shin left': 58,
      'foot left': [-6, 0, -10],
      'thigh right': [-38, 8, 12],
      'shin right': 12,
      'foot right': [24, 0, -8],
    },
    turn: [0, 14, 0],
    aims: guns(figure, [6, 2, 12], [-12, 7, 4]),
  },
  camera: seenFrom('eye to eye', {
    round: -6,
    away: 8.6,
    up: 3.4,
    to: [0.4, 6, 0],
    roll: 14,
    framing: figure.choices.torso === 'keel' ? [1.28, -0.36] : [1.06, -0.16],
  }),
  light: 'raking from the left',
  chestDepth: 7,
  strips: 1,
  effects: (on) => {
    const at = on.place('torso', [-0.9, 0.2, 2.2]);
    return [
      { kind: 'rush', centre: on.onPage(at), clear: 0.7, count: 120, thick: 0.016 },
      { kind: 'debris', at, count: 26, reach: 2.2, size: 0.12 },
      { kind: 'cracks', centre: on.onPage(at) },
      ...dust(on, ['foot left', 'foot right']),
    ];
  },
});

const punching = ({ figure }: ScenePlan): Scene => ({
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
    ? seenFrom('eye to eye', {
        round: -1,
        away: 11.8,
        up: 4.4,
        to: [0.7, 6.6, 0],
        framing: [1.02, -0.13],
      })
    : seenFrom('eye to eye', {
        round: -9,
        away: 7.9,
        up: 4.9,
        to: [0.9, 6.5, 0],
        framing: [1.05, -0.17],
      }),
  light: 'raking from the left',
  chestDepth: 8,
  strips: 1,
  effects: (on) => {
    const fist = on.place(['hand left', 'arm left'], figure.gunArms ? [0.1, 0, 6.2] : [0, -1, 0]);
    const rush = { kind: 'rush', centre: on.onPage(fist), clear: 0.62, count: 110 } as const;
    if (!figure.gunArms) return [{ ...rush, thick: 0.014 }];
    return [rush, { kind: 'trail', path: swing(on.place('arm left'), fist), width: 1.1, lines: 6 }];
  },
});

/** Blows, close by. */
export const STRIKING = {
  punching: (plan) => (rams(plan.figure) ? ramming(plan) : punching(plan)),

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
    camera: seenFrom('eye to eye', {
      round: 3,
      away: 8.9,
      up: 6.6,
      to: [0.4, 6, 0],
      roll: 17,
      framing: [1.04, -0.15],
    }),
    light: 'raking from the right',
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
      off: ['right'],
      aims: guns(figure, [10, 9, 8], [-9, -3, 1], [-16, 7, 4]),
    },
    needs: ['leg left', 'leg right'],
    camera: seenFrom('at its feet', {
      round: -9,
      away: 9.7,
      up: 2.2,
      to: [-0.3, 5.6, 0],
      fov: 60,
      roll: 6,
      framing: [0.98, -0.06],
    }),
    light: 'upper left',
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
