import { Vector3 } from 'three';
import type { Range } from '../rules/vocabulary.ts';
import type { Effect } from './effects.ts';
import type { Figure } from './figure.ts';
import { fire } from './fire.ts';
import type { Triple } from './polygons.ts';
import type { Aim, Stance } from './stance.ts';

/** Where the one who looks is, and what is drawn there. */
export interface Scene {
  readonly stance: Stance;
  readonly camera: {
    readonly at: Triple;
    readonly to: Triple;
    readonly fov: number;
    readonly roll?: number;
  };
  readonly chestDepth?: number;
  readonly hatch?: number;
  readonly strips?: number;
  readonly height?: number;
  readonly rocks?: number;
  /** Towards the light. */
  readonly light?: Triple;
  readonly effects?: (on: Stage) => readonly Effect[];
  readonly cover?: { readonly at: Triple; readonly width: number; readonly height: number };
}

/** Where a weapon or a jet speaks in the world, and which way; `aimed` where it points at what it hits. */
export interface Mouth {
  readonly at: Vector3;
  readonly way: Vector3;
  readonly aimed: boolean;
}

/** The 'Mech as it stands, for what is fixed to it. */
export interface Stage {
  readonly figure: Figure;
  /** A place in a bone's space, in the world; of the first of these bones that the 'Mech has. */
  readonly place: (bones: string | readonly string[], at?: Triple) => Vector3;
  /** Where a weapon speaks, and which way. */
  readonly muzzles: (weapon: string) => readonly Mouth[];
  readonly jets: readonly Mouth[];
  /** A place in the world on the page, −1 to 1. */
  readonly onPage: (at: Vector3) => readonly [number, number];
}

/** What a picture is to show. */
export interface Plan {
  readonly figure: Figure;
  readonly range: Range;
  /** Counts the pictures of the same kind at the same range: the next one is seen from the other side. */
  readonly variant: number;
  /** The weapons that are fired. */
  readonly weapons: readonly string[];
}

type Joints = NonNullable<Stance['joints']>;

const STAND: Joints = {
  'thigh left': [6, 14, 8],
  'thigh right': [-4, 14, 8],
  shin: 6,
  'foot left': [0, 4, -8],
  'foot right': [2, 4, -8],
};
const BRACED: Joints = {
  'thigh left': [26, 8, 10],
  'shin left': 24,
  'thigh right': [-18, 10, 12],
  'shin right': 10,
  'foot left': [-2, 0, -8],
  'foot right': [8, 0, -10],
};
const RUN: Joints = {
  'thigh left': [62, 4, 4],
  'shin left': 70,
  'foot left': -6,
  'thigh right': [-32, 0, 4],
  'shin right': 48,
  'foot right': -26,
};
const CROUCH: Joints = {
  'thigh left': [96, 14, 12],
  'shin left': 112,
  'foot left': 16,
  'thigh right': [38, 10, 8],
  'shin right': 118,
  'foot right': 34,
};
const FLIGHT: Joints = {
  'thigh left': [58, 8, 8],
  'shin left': 84,
  'foot left': -20,
  'thigh right': [6, 8, 8],
  'shin right': 44,
  'foot right': -30,
};
const REEL: Joints = {
  'thigh left': [20, 10, 10],
  'shin left': 34,
  'foot left': -4,
  'thigh right': [-22, 10, 12],
  'shin right': 18,
  'foot right': -8,
};
const ARMS_READY: Joints = {
  'arm left': [-8, 0, 20],
  'fore left': [24, 0, 0],
  'arm right': [14, 0, 14],
  'fore right': [70, -20, 0],
};
const ARMS_RUN: Joints = {
  'arm left': [-46, 0, 22],
  'fore left': 70,
  'arm right': [46, 0, 14],
  'fore right': [50, -10, 0],
};
const ARMS_FLUNG: Joints = {
  'arm left': [26, 0, 62],
  'fore left': 40,
  'arm right': [-10, 0, 50],
  'fore right': 30,
};

/** Guns at rest: arms that are guns a little apart, a held gun across. */
const guns = (left: Triple, right: Triple, held: Triple = right): readonly Aim[] => [
  { what: 'gun left', to: left },
  { what: 'gun right', to: right },
  { what: 'gun', to: held },
];
/** Only what the 'Mech points guns with: arms with hands stay where their joints put them. */
const aimsOf = ({ gunArms }: Figure, aims: readonly Aim[]): readonly Aim[] =>
  aims.filter(({ what }) => gunArms || !what.startsWith('gun '));

const flipped = ([x, y, z]: Triple): Triple => [-x, y, z];

/** The scene seen in a mirror: what stood left stands right. The 'Mech itself is not mirrored. */
const otherSide = (scene: Scene): Scene => ({
  ...scene,
  stance: {
    ...scene.stance,
    joints: Object.fromEntries(
      Object.entries(scene.stance.joints ?? {}).map(([bone, angles]) => [
        bone.includes('left') ? bone.replace('left', 'right') : bone.replace('right', 'left'),
        ['torso', 'head', 'pelvis', 'dish'].includes(bone) && typeof angles !== 'number'
          ? ([angles[0], -angles[1], -angles[2]] as const)
          : angles,
      ]),
    ),
    ...(scene.stance.turn
      ? { turn: [scene.stance.turn[0], -scene.stance.turn[1], -scene.stance.turn[2]] as Triple }
      : {}),
    aims: (scene.stance.aims ?? []).map(({ what, to }) => ({
      what: (what.includes('left')
        ? what.replace('left', 'right')
        : what.replace('right', 'left')) as Aim['what'],
      to: flipped(to),
    })),
  },
  camera: {
    ...scene.camera,
    at: flipped(scene.camera.at),
    to: flipped(scene.camera.to),
    roll: -(scene.camera.roll ?? 0),
  },
});

const LONG_CAMERA = { at: [-1.5, 1, 36], to: [0, 6.6, 0], fov: 29 } as const;

const dust = (on: Stage, bones: readonly string[], size = 0.8): Effect[] =>
  bones.flatMap((bone, index): Effect[] => [
    {
      kind: 'smoke',
      at: on.place(bone, [0, -0.6, -0.6]),
      size,
      puffs: 14,
      way: [index === 0 ? 1 : -1, 0.12, -0.6],
      length: 3.4,
    },
    { kind: 'debris', at: on.place(bone, [0, -0.3, -0.6]), count: 10, reach: 1.5 },
  ]);

/** Puffs, stones, and the star where something strikes; off the machine's middle, so that it stays seen. */
const struck = (
  on: Stage,
  bones: string | readonly string[],
  at: Triple,
  size: number,
  nearer = 0.9,
): Effect[] => {
  const place = on.place(bones, at);
  return [
    { kind: 'burst', at: place, size, points: 11, nearer },
    { kind: 'debris', at: place, count: 26, reach: size * 2 },
    {
      kind: 'smoke',
      at: place.clone().add(new Vector3(0, 0.6, -1.4)),
      size: size * 0.55,
      puffs: 26,
      way: [0.3, 1, -0.3],
      length: size * 3,
      grow: 1.3,
    },
  ];
};

const jetFlames = (on: Stage, length = 6.4): Effect[] =>
  on.jets.map(({ at, way }) => ({ kind: 'jet', from: at, way, length, size: 0.78 }));

const SCENES: Readonly<Record<string, (plan: Plan) => Scene>> = {
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
            ? guns([8, 6, 16], [-10, 4, 18], [-9, 4, 12])
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
      {
        kind: 'smoke',
        at: new Vector3(0, 0.4, -3),
        size: 1.5,
        puffs: 30,
        way: [1.4, 0.1, -0.6],
        length: 5,
      },
      {
        kind: 'smoke',
        at: new Vector3(0, 0.4, -3),
        size: 1.5,
        puffs: 30,
        way: [-1.4, 0.1, -0.6],
        length: 5,
      },
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
    camera: { ...LONG_CAMERA, at: [-1.5, 1, 34] },
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
      turn: [-16, 14, 0],
      lift: 4.2,
      aims: aimsOf(figure, guns([6, 6, 20], [-8, 8, 20], [-6, 7, 20])),
    },
    camera: { at: [-1.8, 0.9, 35], to: [0, 8.6, 0], fov: 31, roll: -3 },
    chestDepth: 20,
    hatch: 3.6,
    effects: (on) => [
      { kind: 'rush', centre: on.onPage(on.place('torso')), clear: 0.8, count: 60, thick: 0.008 },
      ...jetFlames(on, 5.4),
      {
        kind: 'smoke',
        at: new Vector3(1, 0.4, 1),
        size: 1.3,
        puffs: 26,
        way: [2, 0.05, 0],
        length: 4,
      },
      {
        kind: 'smoke',
        at: new Vector3(-1, 0.4, 1),
        size: 1.3,
        puffs: 26,
        way: [-2, 0.05, 0],
        length: 4,
      },
      { kind: 'debris', at: new Vector3(0, 1, 1), count: 14, reach: 2.6 },
    ],
  }),

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
      cover: { at: [0.6, 0, 3.1], width: 8.6, height: 3.3 },
      chestDepth: 12,
      rocks: 26,
      strips: 2,
    }),

  ducking: ({ figure, range, variant }) => {
    const close = range === 'close';
    const scene: Scene = {
      stance: {
        joints: {
          ...CROUCH,
          torso: [34, -16, 0],
          head: [-24, 20, 0],
          'arm right': [30, 0, 26],
          'fore right': 70,
          'arm left': [10, 0, 36],
          'fore left': [60, 30, 0],
        },
        turn: [0, -34, 0],
        aims: aimsOf(figure, guns([6, 1.8, 14], [-12, 3.4, 14], [-9, 3.2, 14])),
      },
      camera: close
        ? { at: [-1.6, 2.8, 10], to: [0, 3.9, 0.4], fov: 52, roll: 6 }
        : { at: [-2.6, 1.6, 14], to: [-0.2, 4.2, 0.4], fov: 42, roll: 3 },
      chestDepth: close ? 8.5 : 11,
      light: [-0.55, 0.8, 0.6],
      rocks: 26,
      strips: 1,
      effects: (on) => [
        { kind: 'streaks', angle: 8, count: close ? 26 : 14, centre: [0, 0.78], spread: 0.2 },
        // What went over its head.
        { kind: 'beam', from: new Vector3(9, 8.4, 2), to: new Vector3(-9, 9.4, 0), thick: 0.09 },
        ...dust(on, ['foot right'], 0.6),
      ],
    };
    return variant % 2 === 0 ? scene : otherSide(scene);
  },

  'jumping-up': ({ figure }) => ({
    stance: {
      joints: {
        ...FLIGHT,
        torso: [14, 12, 0],
        head: [14, 0, 0],
        'arm left': [-30, 0, 30],
        'fore left': 44,
        'arm right': [36, 0, 20],
        'fore right': 40,
      },
      turn: [10, figure.jets.length > 0 ? -62 : -24, 0],
      lift: figure.jets.length > 0 ? 5.4 : 3.4,
      aims: aimsOf(figure, guns([4, 5, 20], [-9, 6, 18], [-3.4, 3.5, 16])),
    },
    camera:
      figure.jets.length > 0
        ? { at: [-2.4, 0.8, 16.5], to: [0.6, 8.1, 0], fov: 52, roll: -6 }
        : { at: [-2.2, 0.7, 15.5], to: [0, 7, 0], fov: 50, roll: -5 },
    chestDepth: 15,
    strips: 2,
    effects: (on) => [
      ...jetFlames(on),
      {
        kind: 'smoke',
        at: new Vector3(2, 0.3, -2),
        size: 1.3,
        puffs: 40,
        way: [2, 0.05, 0],
        length: 5,
      },
      {
        kind: 'smoke',
        at: new Vector3(0, 0.3, -2),
        size: 1.2,
        puffs: 40,
        way: [-1.6, 0, 0.4],
        length: 5,
      },
      { kind: 'debris', at: new Vector3(0, 1.4, 0), count: 18, reach: 2.4 },
      { kind: 'streaks', angle: 84, count: 30, spread: 0.8 },
    ],
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
        },
        turn: [8, 24, 4],
        lift: 4.6,
      },
      camera: { at: [2.6, 0.8, 16], to: [0.6, 8.6, 0], fov: 52, roll: 7 },
      chestDepth: 14,
      strips: 2,
      effects: (on) => [
        ...jetFlames(on),
        { kind: 'streaks', angle: 98, count: 26, spread: 0.9 },
        {
          kind: 'smoke',
          at: new Vector3(0, 0.3, -2),
          size: 1.3,
          puffs: 30,
          way: [2, 0.05, 0],
          length: 5,
        },
        {
          kind: 'smoke',
          at: new Vector3(0, 0.3, -2),
          size: 1.3,
          puffs: 30,
          way: [-2, 0.05, 0],
          length: 5,
        },
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
      aims: aimsOf(figure, guns([8, 3, 8], [-8, 3, 8], [-8, 3, 9])),
    },
    camera: { at: [-1.2, 1.2, 9.6], to: [0, 4, 0], fov: 58, roll: -5 },
    chestDepth: 8.5,
    strips: 1,
    effects: (on) => [
      ...jetFlames(on, 3.4),
      {
        kind: 'smoke',
        at: new Vector3(1.4, 0.2, 1.4),
        size: 0.9,
        puffs: 30,
        way: [2, 0.1, 0.5],
        length: 3.4,
      },
      {
        kind: 'smoke',
        at: new Vector3(-1.4, 0.2, 1.4),
        size: 0.9,
        puffs: 30,
        way: [-2, 0.1, 0.5],
        length: 3.4,
      },
      { kind: 'debris', at: new Vector3(0, 0.8, 2.4), count: 30, reach: 3 },
      { kind: 'streaks', angle: 90, count: 30, centre: [0, 0.7], spread: 1 },
      { kind: 'rush', centre: [0, -0.5], clear: 1.1, count: 50 },
    ],
  }),

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
    effects: () => [
      { kind: 'own frame' },
      { kind: 'rush', centre: [0, 0.3], clear: 1.2, count: 60, thick: 0.016 },
    ],
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

  'torso-hit': ({ figure, range }) => {
    const [at, to, fov]: [Triple, Triple, number] =
      range === 'long'
        ? [[1.6, 1.1, 35], [0, 7, 0], 30]
        : range === 'medium'
          ? [[1.6, 2.2, 14.5], [0, 5.9, 0], 43]
          : [[1.2, 4.2, 9.2], [0, 6.6, 0], 54];
    return {
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
          figure.gunArms ? [0.75, 0.95, 1.7] : [0.5, 1.1, 1.4],
          range === 'long' ? 1.3 : 1,
        ),
    };
  },

  'arm-hit': ({ figure, range }) => {
    const close = range === 'close';
    const scene: Scene = {
      stance: {
        joints: {
          ...REEL,
          torso: [-6, -34, 10],
          head: [0, 40, 0],
          'arm left': [-14, 0, 66],
          'fore left': 16,
          'hand left': 10,
          'arm right': [20, 0, 26],
          'fore right': 60,
        },
        turn: [0, -6, 6],
        aims: aimsOf(figure, guns([9.5, 10.5, -2.5], [-7, 4, 12], [-7, 3, 11])),
      },
      camera: close
        ? { at: [1.6, 3.6, 10.4], to: [0.8, 6.9, 0], fov: 54, roll: 8 }
        : { at: [2.2, 1.8, 15], to: [0.6, 5.8, 0], fov: 43, roll: 6 },
      chestDepth: close ? 8.5 : 12.5,
      strips: 1,
      effects: (on) =>
        struck(
          on,
          ['fore left', 'arm left'],
          figure.gunArms ? [0.7, 0, 1.6] : [0.6, -0.5, 0.4],
          close ? 1.05 : 1.15,
          figure.gunArms ? 1.7 : 0.9,
        ),
    };
    return scene;
  },

  'leg-hit': ({ figure, range }) => {
    const close = range === 'close';
    return {
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
      camera: close
        ? { at: [-1.4, 1.8, 9.6], to: [0.2, 4.9, 0], fov: 60, roll: -7 }
        : { at: [-2, 1.2, 15], to: [0, 5, 0], fov: 43, roll: -6 },
      chestDepth: close ? 8.5 : 12.5,
      strips: 1,
      effects: (on) => [
        ...struck(on, 'shin left', [0.3, -0.5, 0.9], close ? 0.95 : 1.1),
        {
          kind: 'smoke',
          at: on.place('foot right', [0, -0.6, 0]),
          size: 0.6,
          puffs: 14,
          way: [-1, 0.1, 0],
          length: 2.4,
        },
      ],
    };
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
      camera: close
        ? { at: [-2, 2.3, 8.6], to: [0.2, 3.1, -1], fov: 54, roll: -8 }
        : { at: [3.4, 2.6, 13.6], to: [-0.7, 3, -1], fov: 46, roll: 5 },
      chestDepth: close ? 9 : 12,
      strips: 2,
      rocks: 26,
      effects: () => [
        {
          kind: 'smoke',
          at: new Vector3(2.6, 0.4, -4.5),
          size: 1.2,
          puffs: 30,
          way: [1.2, 0.1, 0],
          length: 5,
        },
        {
          kind: 'smoke',
          at: new Vector3(-2.6, 0.4, -4.5),
          size: 1.2,
          puffs: 30,
          way: [-1.2, 0.1, 0],
          length: 5,
        },
        { kind: 'debris', at: new Vector3(0, 0.6, 1.6), count: 26, reach: 3.2 },
      ],
    };
    return scene;
  },
};

/** The way a 'Mech fires what the title names, at each range. */
const FIRING: Readonly<Record<Range, (plan: Plan) => Scene>> = {
  long: (plan) =>
    fire(plan, {
      stance: {
        joints: { ...BRACED, ...ARMS_READY, torso: [4, -8, 0], head: [0, 6, 0] },
        turn: [0, -14, 0],
      },
      camera: { ...LONG_CAMERA, at: [-1.5, 1, 34], to: [0, 7, 0] },
      chestDepth: 20,
      hatch: 3.5,
      height: 1.4,
      rocks: 18,
    }),
  medium: (plan) =>
    fire(
      plan,
      plan.variant % 2 === 0
        ? {
            stance: {
              joints: { ...BRACED, ...ARMS_READY, torso: [8, -14, 0], head: [0, 10, 0] },
              turn: [0, -20, 0],
            },
            camera: { at: [-2.2, 1.2, 15.4], to: [-0.2, 5.8, 0], fov: 43, roll: -5 },
            strips: 2,
          }
        : {
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
            camera: { at: [2.6, 1.4, 13.4], to: [0.2, 4.8, 0], fov: 43, roll: 5 },
            strips: 2,
          },
    ),
  close: (plan) =>
    fire(
      plan,
      plan.variant % 2 === 0
        ? {
            stance: {
              joints: { ...BRACED, ...ARMS_READY, torso: [6, 0, 0], head: [4, 10, 0] },
              turn: [0, plan.figure.gunArms ? -8 : -30, 0],
            },
            camera: { at: [0.6, 4.4, 10.6], to: [-0.3, 6.7, 0], fov: 48, roll: -6 },
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

/** The scene of a picture's kind; a kind that nobody knows is a 'Mech that stands and looks. */
export const sceneOf = (picture: string, plan: Plan): Scene => {
  const known = SCENES[picture];
  if (known) return known(plan);
  return plan.weapons.length > 0
    ? FIRING[plan.range](plan)
    : (SCENES['cooling-down'] as (plan: Plan) => Scene)(plan);
};

/** The kinds that are known by name; `firing-…` with a weapon of the card is known besides. */
export const KNOWN_PICTURES: readonly string[] = Object.keys(SCENES);
