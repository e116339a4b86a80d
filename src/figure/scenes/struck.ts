import { Vector3 } from 'three';
import type { Range } from '../../rules/vocabulary.ts';
import type { Triple } from '../shape/polygons.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { Figure } from '../body/figure.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { seenFrom } from './cameras.ts';
import { REEL, ARMS_FLUNG, guns, otherSide } from './postures.ts';
import { dustBothWays, struck } from './happenings.ts';

/** How a blow on its left breast throws it, at each range in another way. */
const thrownBack = (figure: Figure): Readonly<Record<Range, Scene>> => ({
  close: {
    stance: {
      joints: {
        ...REEL,
        ...ARMS_FLUNG,
        torso: [figure.gunArms ? -4 : -11, 20, -8],
        head: [4, 14, -6],
      },
      turn: [0, 6, 0],
      aims: guns(figure, [9, 13, 8], [-9, 9, 8], [-9, 0, 10]),
    },
    camera: seenFrom('at its feet', { round: 7, up: 3.4, framing: [1.02, -0.1] }),
    chestDepth: 8.5,
    strips: 1,
  },
  // Twisted round its hip, on one foot.
  medium: {
    stance: {
      joints: {
        torso: [figure.gunArms ? -6 : -16, 36, -16],
        head: [-8, -22, -10],
        'thigh left': [46, 16, 18],
        'shin left': 58,
        'foot left': -16,
        'thigh right': [-14, 10, 10],
        'shin right': 22,
        'foot right': 2,
        'arm left': [-34, 0, 44],
        'fore left': 60,
        'arm right': [52, 0, 48],
        'fore right': [30, -20, 0],
      },
      turn: [0, 22, -6],
      off: ['left'],
      aims: guns(figure, [10, 3, 10], [-4, 15, 11], [-9, 12, 4]),
    },
    camera: seenFrom('before it', { round: 17, up: 2.6, roll: -8, framing: [0.7, 0.09] }),
    chestDepth: 12,
    strips: 1,
  },
  // From the side: off its feet, its back to the ground.
  long: {
    stance: {
      joints: {
        torso: [figure.gunArms ? -12 : -24, -14, 0],
        head: [20, 0, 0],
        'thigh left': [64, 8, 10],
        'shin left': 22,
        'foot left': 20,
        'thigh right': [14, 8, 8],
        'shin right': 48,
        'foot right': -20,
        'arm left': [70, 0, 30],
        'fore left': 20,
        'arm right': [60, 0, 20],
        'fore right': 30,
      },
      turn: [-22, 0, 0],
      lift: 0.9,
      aims: guns(figure, [6, 13, 14], [-5, 11, 16], [-6, 14, 10]),
    },
    camera: seenFrom('far off at its side', { framing: [0.33, 0.2] }),
    chestDepth: 24,
    hatch: 3.3,
    strips: 3,
  },
});

/** Not always the same side: at medium range a 'Mech is hit on its right. */
const sideHit = (range: Range): 'left' | 'right' => (range === 'medium' ? 'right' : 'left');

/** A place or a way given for the left side. */
const onSide = ([x, y, z]: Triple, side: 'left' | 'right'): Triple => [
  side === 'left' ? x : -x,
  y,
  z,
];

/** A gun that is held is flung aside with the arm that holds it: upright it would stand before the chest. */
const gunFlungAside = (scene: Scene): Scene => ({
  ...scene,
  stance: {
    ...scene.stance,
    aims: (scene.stance.aims ?? []).map((aim) =>
      aim.what === 'gun' ? { ...aim, to: [-15, 6.5, 4] as const } : aim,
    ),
  },
});

/** Ground that a fall has thrown up. */
const FALLEN: Pick<Scene, 'effects' | 'rocks' | 'strips'> = {
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

/** Flat on its back close before one, its soles towards who looks. */
const downBefore = (figure: Figure): Scene => ({
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
    turn: [-74, -20, 0],
    seated: true,
    aims: guns(figure, [9, 6, 6], [-7, 6, 9], [-8, 10, 6]),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('at its feet', {
    round: -13,
    away: 8.8,
    up: 2.3,
    to: [0.2, 2.9, -1],
    fov: 46,
    roll: -8,
  }),
  light: 'raking from the left',
  chestDepth: 9,
  ...FALLEN,
});

/** Stretched out on its back across the page, where it was thrown. */
const downAcross = (figure: Figure): Scene => ({
  stance: {
    joints: {
      torso: [34, -16, 0],
      head: [10, -50, 0],
      'thigh left': [52, 10, 16],
      'shin left': 84,
      'foot left': -8,
      'thigh right': [2, 10, 14],
      'shin right': 8,
      'foot right': -16,
      'arm left': [20, 0, 70],
      'fore left': 26,
      'arm right': [20, 0, 80],
      'fore right': 30,
    },
    turn: [-80, 66, 0],
    seated: true,
    aims: guns(figure, [-12, 2, 12], [-16, 1, -9], [-16, 1, -9]),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('before it', {
    up: 10,
    away: 21,
    to: [-3.9, 3.4, -1.6],
    // Knees behind fold up.
    fov: figure.choices.legs === 'backward' ? 34 : 40,
  }),
  light: 'raking from the right',
  chestDepth: 12,
  ...FALLEN,
});

/** At medium range the torso is hit in its middle: on its side it might be an arm. */
const MIDDLE: Triple = [0.1, 0.35, 1.6];

/** What is done to a 'Mech. */
export const STRUCK = {
  'torso-hit': ({ figure, range }) => {
    const scene: Scene = {
      ...thrownBack(figure)[range],
      light: 'burst',
      effects: (on) =>
        struck(
          on,
          'torso',
          onSide(
            range === 'medium' ? MIDDLE : figure.gunArms ? [0.75, 0.95, 1.7] : [0.5, 1.1, 1.4],
            sideHit(range),
          ),
          range === 'long' ? 1.5 : 1,
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
        aims: guns(figure, [9.5, 10.5, -2.5], [-7, 4, 12], [-7, 3, 11]),
      },
      needs: ['arm left'],
      camera: close
        ? seenFrom('at its shoulder', {
            round: 30,
            up: 5,
            to: [1.2, 6.6, 0],
            framing: [1.02, -0.14],
          })
        : seenFrom('before it', {
            round: 11,
            up: 0.9,
            to: [0.8, 6, 0],
            roll: 7,
            framing: [0.64, 0.1],
          }),
      light: 'burst',
      chestDepth: close ? 8.5 : 12.5,
      strips: 1,
      effects: (on) =>
        struck(
          on,
          [`fore ${side}`, `arm ${side}`],
          onSide(
            figure.gunArms ? [0.7, 0, 1.6] : close ? [0.5, -1.5, 0.5] : [0.6, -0.5, 0.4],
            side,
          ),
          close ? (figure.gunArms ? 1.05 : 0.9) : 1.15,
          figure.gunArms ? 1.7 : 0.9,
        ),
    };
    if (side === 'left') return scene;
    return gunFlungAside(otherSide(scene));
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
        off: ['left'],
        aims: guns(figure, [8, 3, 11], [-9, 12, 8], [-9, 10, 8]),
      },
      needs: ['leg left', 'leg right'],
      camera: close
        ? seenFrom('at its feet', {
            round: -8,
            up: 1.8,
            away: 9.6,
            to: [0.2, 4.9, 0],
            roll: -7,
            framing: [0.99, -0.02],
          })
        : seenFrom('at its side', {
            round: 27,
            up: 3.4,
            to: [0.4, 5, 0],
            roll: -4,
            framing: [0.6, 0.12],
          }),
      light: 'burst',
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
    return side === 'left' ? scene : gunFlungAside(otherSide(scene));
  },

  'critical-hit-head': ({ figure }) => ({
    stance: {
      joints: {
        ...REEL,
        ...ARMS_FLUNG,
        torso: [figure.gunArms ? -6 : -8, -6, 6],
        head: [-10, -14, 14],
        'thigh left': [38, 14, 20],
        'shin left': 50,
        'foot left': [-8, 0, -16],
        'arm left': [60, 0, 50],
        'fore left': 80,
      },
      turn: [-4, -10, 0],
      aims: guns(figure, [9, 12, 6], [-9, 13, 6], [-10, 2, 9]),
    },
    camera: seenFrom('on the ground', { round: -12, up: 1.2, roll: 10, framing: [0.64, 0.1] }),
    light: 'burst',
    chestDepth: 11,
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

  'knocked-down': ({ figure, range }) =>
    range === 'close' ? downBefore(figure) : otherSide(downAcross(figure)),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
