import { Vector3 } from 'three';
import type { Range } from '../../rules/vocabulary.ts';
import type { Triple } from '../polygons.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from '../scene.ts';
import { REEL, ARMS_FLUNG, guns, aimsOf, otherSide } from './postures.ts';
import { dustBothWays, struck } from './happenings.ts';

/** Not always the same side: at medium range a 'Mech is hit on its right. */
const sideHit = (range: Range): 'left' | 'right' => (range === 'medium' ? 'right' : 'left');

/** A place or a way given for the left side. */
const onSide = ([x, y, z]: Triple, side: 'left' | 'right'): Triple => [
  side === 'left' ? x : -x,
  y,
  z,
];

/** What is done to a 'Mech. */
export const STRUCK = {
  'torso-hit': ({ figure, range }) => {
    const [at, to, fov]: [Triple, Triple, number] =
      range === 'long'
        ? [[1.6, 4, 35], [0, 6.2, 0], 27]
        : range === 'medium'
          ? [[1.6, 2.2, 14.5], [0, 5.9, 0], 43]
          : [[1.2, 4.2, 9.2], [0, 6.6, 0], 54];
    const scene: Scene = {
      stance: {
        joints: {
          ...REEL,
          ...ARMS_FLUNG,
          torso: [figure.gunArms ? -4 : -11, 20, -8],
          head: [4, 14, -6],
        },
        turn: [0, 6, 0],
        aims: aimsOf(figure, guns([9, 13, 8], [-9, 9, 8], [-9, 0, 10])),
      },
      camera: { at, to, fov, roll: range === 'long' ? -3 : -7 },
      chestDepth: range === 'long' ? 20 : range === 'medium' ? 12 : 8.5,
      hatch: range === 'long' ? 3.6 : 4.2,
      strips: range === 'long' ? 3 : 1,
      effects: (on) =>
        struck(
          on,
          'torso',
          onSide(figure.gunArms ? [0.75, 0.95, 1.7] : [0.5, 1.1, 1.4], sideHit(range)),
          range === 'long' ? 1.3 : 1,
        ),
    };
    return sideHit(range) === 'left' ? scene : otherSide(scene);
  },

  'arm-hit': ({ figure, range }) => {
    const close = range === 'close';
    const side = sideHit(range);
    const scene: Scene = {
      stance: {
        joints: {
          ...REEL,
          torso: figure.gunArms ? [-6, -16, 10] : [4, -22, 8],
          head: [figure.gunArms ? 0 : 8, figure.gunArms ? 40 : 14, 0],
          'arm left': [-14, 0, figure.gunArms ? 66 : 54],
          'fore left': 16,
          'hand left': 10,
          'arm right': [20, 0, 26],
          'fore right': 60,
        },
        turn: [0, -6, 6],
        aims: aimsOf(figure, guns([9.5, 10.5, -2.5], [-7, 4, 12], [-7, 3, 11])),
      },
      needs: ['arm left'],
      camera: close
        ? { at: [1.6, 3.6, 10.4], to: [0.8, 7, 0], fov: 54, roll: 8 }
        : { at: [2.2, 1.8, 15], to: [0.6, 6, 0], fov: 43, roll: 6 },
      chestDepth: close ? 8.5 : 12.5,
      strips: 1,
      effects: (on) =>
        struck(
          on,
          [`fore ${side}`, `arm ${side}`],
          onSide(figure.gunArms ? [0.7, 0, 1.6] : [0.6, -0.5, 0.4], side),
          close ? 1.05 : 1.15,
          figure.gunArms ? 1.7 : 0.9,
        ),
    };
    if (side === 'left') return scene;
    const seen = otherSide(scene);
    // The gun that the arm held is flung up with it.
    const aims = (seen.stance.aims ?? []).map((aim) =>
      aim.what === 'gun' ? { ...aim, to: [-12, 13, 5] as const } : aim,
    );
    return { ...seen, stance: { ...seen.stance, aims } };
  },

  'leg-hit': ({ figure, range }) => {
    const close = range === 'close';
    const side = sideHit(range);
    const scene: Scene = {
      stance: {
        joints: {
          torso: [24, 10, 12],
          head: [-10, 0, -8],
          'thigh left': [54, 6, 16],
          'shin left': 96,
          'foot left': 16,
          'thigh right': [6, 12, 12],
          'shin right': 20,
          'foot right': [4, 0, -12],
          'arm left': [30, 0, 54],
          'fore left': 40,
          'arm right': [-24, 0, 44],
          'fore right': 30,
        },
        turn: [4, -12, 8],
        aims: aimsOf(figure, guns([8, 3, 11], [-9, 12, 8], [-9, 10, 8])),
      },
      needs: ['leg left', 'leg right'],
      camera: close
        ? { at: [-1.4, 1.8, 9.6], to: [0.2, 4.9, 0], fov: 60, roll: -7 }
        : { at: [-2, 1.2, 15], to: [0, 5, 0], fov: 43, roll: -6 },
      chestDepth: close ? 8.5 : 12.5,
      strips: 1,
      effects: (on) => [
        ...struck(on, `shin ${side}`, onSide([0.3, -0.5, 0.9], side), close ? 0.95 : 1.1),
        {
          kind: 'smoke',
          at: on.place(`foot ${side === 'left' ? 'right' : 'left'}`, [0, -0.6, 0]),
          size: 0.6,
          puffs: 14,
          way: onSide([-1, 0.1, 0], side),
          length: 2.4,
        },
      ],
    };
    return side === 'left' ? scene : otherSide(scene);
  },

  'critical-hit-head': ({ figure }) => ({
    stance: {
      joints: {
        ...REEL,
        ...ARMS_FLUNG,
        torso: [figure.gunArms ? -6 : -8, -6, 6],
        head: [-10, -14, 14],
        'arm left': [60, 0, 50],
        'fore left': 80,
      },
      turn: [-4, -10, 0],
      aims: aimsOf(figure, guns([9, 12, 6], [-9, 13, 6], [-10, 2, 9])),
    },
    camera: { at: [-1.6, 3.4, 11.6], to: [0.2, 7.1, 0], fov: 46, roll: 8 },
    chestDepth: 10,
    strips: 1,
    effects: (on) => {
      const at =
        figure.choices.head === 'wedge'
          ? on.place('torso', [0.55, 1.75, 2])
          : on.place('head', [0.85, 0.4, 0.6]);
      return [
        { kind: 'rush', centre: on.onPage(at), clear: 0.85, count: 70 },
        { kind: 'burst', at, size: 0.8, points: 12, nearer: 1.5 },
        { kind: 'debris', at, count: 34, reach: 1.9, size: 0.16 },
        {
          kind: 'smoke',
          at: at.clone().add(new Vector3(0, 0.6, -1.2)),
          size: 0.7,
          puffs: 34,
          way: [0.9, 1, -0.5],
          length: 2.6,
          grow: 0.5,
        },
      ];
    },
  }),

  'knocked-down': ({ figure, range }) => {
    const close = range === 'close';
    const scene: Scene = {
      stance: {
        joints: {
          torso: [44, 14, 4],
          head: [30, 6, 0],
          'thigh left': [58, 14, 16],
          'shin left': 78,
          'foot left': -8,
          'thigh right': [12, 10, 22],
          'shin right': 8,
          'foot right': -6,
          'arm left': [14, 0, 58],
          'fore left': 26,
          'arm right': [46, 0, 44],
          'fore right': 40,
        },
        turn: close ? [-74, -20, 0] : [-72, 34, 0],
        lift: -0.55,
        aims: aimsOf(figure, guns([9, 6, 6], [-7, 6, 9], [-8, 10, 6])),
      },
      needs: ['leg left', 'leg right'],
      camera: close
        ? { at: [-2, 2.3, 8.6], to: [0.2, 3.1, -1], fov: 54, roll: -8 }
        : { at: [3.4, 2.6, 13.6], to: [-0.7, 3, -1], fov: 46, roll: 5 },
      chestDepth: close ? 9 : 12,
      strips: 2,
      rocks: 26,
      effects: () => [
        ...dustBothWays(
          new Vector3(0, 0.4, -4.5),
          { size: 1.2, puffs: 30, way: [1.2, 0.1, 0], length: 5 },
          2.6,
        ),
        { kind: 'debris', at: new Vector3(0, 0.6, 1.6), count: 26, reach: 3.2 },
      ],
    };
    return scene;
  },
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
