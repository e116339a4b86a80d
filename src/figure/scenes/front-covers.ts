import { Vector3 } from 'three';
import type { Sky } from '../../rules/booklet/picture-sky.ts';
import type { FrontCover } from '../../rules/document/figure-document.ts';
import { seenFrom } from './cameras.ts';
import { fire } from './fire.ts';
import type { Figure } from '../body/figure.ts';
import type { Scene, ScenePlan } from './scene.ts';
import { dustBothWays, jetFlames } from './happenings.ts';
import { ARMS_FLUNG, ARMS_READY, BRACED, FLIGHT, LEAP, STAND, guns } from './postures.ts';

/** Says its own sky, as no page does. */
type FrontScene = Scene & { readonly sky: Sky | null };

/** As large as there is room for: arms that are guns and a bird's legs reach far to both sides, and a dish stands over the head. */
const largest = (
  { choices, gunArms }: Figure,
  fills: number,
  foot: number,
): readonly [fills: number, foot: number] => {
  const room = choices.dish ? 0.8 : gunArms ? 0.88 : choices.legs === 'backward' ? 0.92 : 1;
  return [fills * room, foot + (choices.dish ? 0 : (fills * (1 - room)) / 2)];
};

/**
 * What a front cover may show: a poster, higher than wide, on which the 'Mech is as large as it can be and its head
 * where every window shows it.
 */
export const FRONT_SCENES: Readonly<Record<FrontCover, (plan: ScenePlan) => FrontScene>> = {
  dawn: ({ figure }) => ({
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [12, -8, 0],
        head: [-8, 6, 0],
        'arm left': [-26, 0, 20],
        'fore left': [40, 0, 0],
        'thigh left': [48, 6, 8],
        'shin left': 40,
        'foot left': [-4, 0, -6],
        'thigh right': [-30, 8, 8],
        'shin right': 10,
        'foot right': [18, 0, -8],
      },
      turn: [0, -12, 0],
      aims: guns(figure, [5, -2, 12], [-5, -3, 12], [-9, 1, 10]),
    },
    camera: seenFrom('on the ground', {
      round: 9,
      up: 0.7,
      roll: 3,
      framing: largest(figure, 0.86, 0.05),
    }),
    light: 'from behind on the left',
    chestDepth: 12,
    strips: 1,
    height: 0.8,
    sky: null,
    shows: { kind: 'disc', at: [-0.2, 0.3], radius: 0.55 },
    effects: (on) => [
      { kind: 'rush', centre: [-0.25, 0.3], clear: 0.66, count: 120, thick: 0.016 },
      ...dustBothWays(
        new Vector3(0, 0.6, -5),
        {
          size: 2,
          puffs: 46,
          way: [2.2, 0.5, -0.4],
          length: 6,
        },
        2,
      ),
      ...dustBothWays(
        on.place('foot right', [0, -0.4, -0.8]),
        {
          size: 1,
          puffs: 22,
          way: [1.6, 0.2, 0.2],
          length: 4,
        },
        1,
      ),
    ],
  }),

  moon: ({ figure }) => ({
    stance: {
      joints: {
        ...STAND,
        ...ARMS_READY,
        'thigh left': [30, 14, 16],
        'shin left': 30,
        'thigh right': [-10, 12, 14],
        'shin right': 8,
        torso: [2, -4, 0],
        head: [4, 12, 0],
      },
      turn: [0, 4, 0],
      aims: guns(figure, [7, -7, 10], [-8, -5, 10], [-11, 13, 3]),
    },
    camera: seenFrom('on the ground', {
      round: -10,
      up: 0.5,
      roll: -3,
      framing: largest(figure, 0.76, 0.14),
    }),
    light: 'raking from the right',
    chestDepth: 12,
    strips: 1,
    height: 0.5,
    sky: 'stars',
    shows: { kind: 'disc', at: [0.12, 0.34], radius: 0.58 },
    foreground: 'ridge',
  }),

  barrage: (plan) => {
    const scene: Scene = {
      stance: {
        joints: { ...BRACED, ...ARMS_READY, torso: [6, 4, 0], head: [4, 4, 0] },
        turn: [0, -6, 0],
      },
      camera: seenFrom('on the ground', {
        round: 3,
        up: 1.4,
        roll: 5,
        framing: largest(plan.figure, 0.84, 0.04),
      }),
      light: 'burst',
      chestDepth: 10,
      strips: 1,
      height: 0.6,
    };
    // It stands in the middle, whichever side the shots go.
    return { ...fire(plan, scene), camera: scene.camera, sky: 'stars' };
  },

  ruin: ({ figure }) => ({
    stance: {
      joints: {
        ...BRACED,
        ...ARMS_READY,
        torso: [12, 14, 0],
        head: [12, -10, 0],
      },
      turn: [0, 12, 0],
      aims: guns(figure, [5, 2, 12], [-5, 1, 12], [-10, 5, 9]),
    },
    camera: seenFrom('on the ground', {
      round: 10,
      away: 14.5,
      up: 2,
      roll: -4,
      framing: largest(figure, 0.84, 0.06),
    }),
    light: 'raking from the left',
    cover: { at: [0.6, 0, 4], width: 8, height: 3.2, of: 'ruin' },
    chestDepth: 11,
    strips: 1,
    height: 0.8,
    sky: null,
    effects: () =>
      [-1, 1].map((side) => ({
        kind: 'smoke',
        at: new Vector3(side * 4.6, 0.6, -5),
        size: 1.7,
        puffs: 46,
        way: [side * 0.3, 1, -0.1],
        length: 14,
        grow: 1.3,
        dark: true,
      })),
  }),

  storm: ({ figure }) => ({
    stance: {
      joints: {
        ...BRACED,
        ...ARMS_READY,
        torso: [14, -12, -3],
        head: [-4, 14, 0],
      },
      turn: [0, -14, 0],
      aims: guns(figure, [6, 0, 14], [-5, 1, 14], [-6, 2, 12]),
    },
    camera: seenFrom('on the ground', {
      round: -14,
      up: 0.6,
      roll: -8,
      framing: largest(figure, 0.86, 0.05),
    }),
    light: 'from behind on the left',
    chestDepth: 11,
    strips: 1,
    sky: 'rain',
    shows: { kind: 'lightning', at: [0.56, 0.92], radius: 1.1 },
    effects: (on) => [
      ...dustBothWays(
        on.place('foot right', [0, -0.6, -0.4]),
        {
          size: 0.7,
          puffs: 16,
          way: [1.4, 0.2, 0.2],
          length: 3,
        },
        0.6,
      ),
    ],
  }),

  jump: ({ figure }) => {
    const flies = figure.jets.length > 0;
    return {
      stance: {
        joints: {
          ...FLIGHT,
          ...(flies ? {} : LEAP),
          ...ARMS_FLUNG,
          torso: [12, 12, 0],
          head: [22, -6, 0],
          'arm left': [40, 0, 56],
          'fore left': 50,
        },
        turn: [4, -18, 5],
        lift: 4.6,
        aims: guns(figure, [8, 6, 16], [-8, 4, 16], [-6, 5, 16]),
      },
      camera: seenFrom('on the ground', {
        round: 6,
        away: 22,
        up: 1.6,
        roll: 5,
        framing: largest(figure, 0.68, 0.23),
      }),
      light: 'from below',
      chestDepth: 16,
      strips: 2,
      sky: 'stars',
      effects: (on) => [
        ...jetFlames(on, 7),
        { kind: 'streaks', angle: 94, count: 60, centre: [0, 0.2], spread: 1, clear: 0.3 },
        ...dustBothWays(
          new Vector3(0, 0.3, -1),
          { size: 1.5, puffs: 40, way: [2, 0.08, 0], length: 7 },
          1,
        ),
        { kind: 'debris', at: new Vector3(0, 1, 0), count: 30, reach: 3 },
      ],
    };
  },
};
