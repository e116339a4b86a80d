import { Vector3 } from 'three';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { seenFrom } from './cameras.ts';
import type { Effect } from '../effects/effect.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { dustBothWays, jetFlames, leap } from './happenings.ts';
import { CROUCH, FLIGHT, LEAP, ARMS_FLUNG, guns } from './postures.ts';

/** Where the leap back began: at the feet of the one who looks. */
const TAKE_OFF = new Vector3(-5, 0.1, 9);

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

/** Off the ground and back on it. */
export const JUMPING = {
  'jumping-back': ({ figure }) => ({
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
      lift: 6.5,
      aims: guns(figure, [6, 9, 20], [-8, 10, 20], [-6, 10, 20]),
    },
    camera: seenFrom('far off on the ground', {
      round: -5,
      up: 5,
      to: [-1.6, 6, 0],
      roll: -4,
      framing: [0.29, 0.5],
    }),
    light: 'raking from the left',
    chestDepth: 22,
    hatch: 3.6,
    effects: (on) => [
      ...wake(leap(TAKE_OFF, on.place('pelvis', [0.4, -2, 1]), 2.4, 0.94)),
      ...jetFlames(on, 5.4),
      // It stood there before.
      { kind: 'prints', at: TAKE_OFF, towards: new Vector3(0.5, 0, 1), size: 1.1 },
      ...dustBothWays(
        TAKE_OFF.clone().add(new Vector3(0, 0, -3)),
        { size: 0.8, puffs: 26, way: [1.6, 0.1, -0.2], length: 3 },
        1.1,
      ),
      { kind: 'debris', at: TAKE_OFF, count: 16, reach: 1.9, size: 0.16 },
    ],
  }),

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
      ...dustBothWays(
        new Vector3(0, 0.3, -2),
        { size: 1.3, puffs: 40, way: [2, 0.05, 0], length: 5 },
        2,
      ),
      { kind: 'debris', at: new Vector3(0, 1.4, 0), count: 18, reach: 2.4 },
      { kind: 'streaks', angle: 84, count: 30, spread: 0.9, clear: 0.24 },
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
    light: 'from behind',
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
