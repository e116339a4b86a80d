import { Vector3 } from 'three';
import type { Wear } from '../../rules/words/wear.ts';
import type { Effect } from '../effects/effect.ts';
import type { Figure } from '../body/figure.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Limb, Scene, SceneStage } from './scene.ts';
import { armedHands } from '../body/skeleton.ts';
import type { Aim } from '../body/stance.ts';

/** Where something smokes: a place on a bone. */
interface Wound {
  readonly bones: string;
  readonly at: Triple;
}

/** Shut down where it rests: it hangs in its joints, its guns to the ground, and nothing rises from it. */
const shutDown = (scene: Scene, figure: Figure): Scene => ({
  ...scene,
  stance: {
    joints: {
      torso: [34, 6, 5],
      head: [40, 0, 10],
      'thigh left': [22, 8, 10],
      'shin left': 40,
      'foot left': [14, 0, -8],
      'thigh right': [10, 8, 10],
      'shin right': 26,
      'foot right': [12, 0, -8],
      'arm left': [30, 0, 6],
      'fore left': 8,
      'arm right': [34, 0, 6],
      'fore right': 6,
    },
    turn: [0, scene.stance.turn?.[1] ?? 0, 0],
    aims: limpGuns(['left', 'right'], figure),
  },
  effects: (on) =>
    (scene.effects?.(on) ?? []).filter(({ kind }) => kind !== 'smoke' && kind !== 'shimmer'),
});

/** The scene of a 'Mech that has suffered: an arm that hangs, a leg that drags, smoke, heat, darkness. */
export const wornScene = (planned: Scene, wear: Wear | null, figure: Figure): Scene => {
  if (!wear) return planned;
  const scene = wear.dark && planned.rests ? shutDown(planned, figure) : planned;
  const { joints = {}, aims = [], off = [], turn = [0, 0, 0] } = scene.stance;
  const isNeeded = (limb: Limb): boolean => scene.needs?.includes(limb) ?? false;
  const dead = wear.dead.filter((side) => !isNeeded(`arm ${side}`));
  const limp = wear.limp.find((side) => !isNeeded(`leg ${side}`));
  const strained = [
    ...wear.dead.filter((side) => !dead.includes(side)).map((side) => armWound(side, figure)),
    ...wear.limp.map((side): Wound => ({ bones: `shin ${side}`, at: [0, -0.6, 0.2] })),
  ];
  const hanging = Object.fromEntries(
    dead.flatMap((side) => [
      [`arm ${side}`, [4, 0, 7] as const],
      [`fore ${side}`, 9],
      [`hand ${side}`, 0],
    ]),
  );
  const dragging = limp ? { [`thigh ${limp}`]: [-16, 16, 10] as const, [`shin ${limp}`]: 6 } : {};
  const lean = limp ? (limp === 'left' ? -5 : 5) : 0;
  return {
    ...scene,
    stance: {
      ...scene.stance,
      joints: { ...joints, ...hanging, ...dragging },
      turn: [turn[0], turn[1], turn[2] + lean],
      // The other bears it, unless it kicks.
      off: limp ? off.filter((side) => isNeeded(`leg ${side}`)) : off,
      aims: [
        ...aims.filter((aim) => !dead.some((side) => carriedBy(aim, side, figure))),
        ...limpGuns(dead, figure),
      ],
    },
    ...(wear.dark ? { light: 'from behind' } : {}),
    effects: (on) => [
      ...(scene.effects?.(on) ?? []),
      ...wearEffects(on, wear),
      ...strained.flatMap(({ bones, at }) => sparks(on.place(bones, at))),
      ...dead.map((side) => {
        const { bones, at } = armWound(side, figure);
        return spark(on.place(bones, at), 0.6, 4);
      }),
    ],
  };
};

/** Where an arm is hurt: above, on its outer side, where what it fires does not hide it. */
const armWound = (side: 'left' | 'right', { gunArms }: Figure): Wound => {
  const [x, y, z] = gunArms ? [0.9, 0.75, 0.5] : [2.4, 2.2, 0.9];
  return { bones: gunArms ? `arm ${side}` : 'torso', at: [side === 'left' ? x : -x, y, z] };
};

/** Where a limb is hurt. */
const spark = (at: Vector3, size: number, nearer: number): Effect => ({
  kind: 'burst',
  ...{ at, size, points: 7, nearer },
});

/** A hurt limb that does its work all the same. */
const sparks = (at: Vector3): readonly Effect[] => [
  spark(at, 0.4, 1.6),
  {
    kind: 'smoke',
    at,
    size: 0.52,
    puffs: 20,
    way: [0.1, 1, 0],
    length: 2.8,
    grow: 0.9,
    dark: true,
  },
];

const carriedBy = ({ what }: Aim, side: 'left' | 'right', { holds }: Figure): boolean =>
  what.endsWith(side) || (what === 'gun' && holds === side);

/** Guns of dead arms point to the ground. */
const limpGuns = (dead: Wear['dead'], { gunArms, choices }: Figure): readonly Aim[] =>
  dead.flatMap((side): Aim[] => {
    const to: Triple = [side === 'left' ? 3.4 : -3.4, -20, 3];
    if (gunArms) return [{ what: `gun ${side}`, to }];
    return armedHands(choices).includes(side) ? [{ what: `held ${side}`, to }] : [];
  });

const wearEffects = (on: SceneStage, { smoking, hot }: Wear): readonly Effect[] => {
  const shoulder = on.place('torso', [0.5, 2.2, -0.4]);
  const smoke: Effect = {
    kind: 'smoke',
    at: shoulder,
    size: 0.8,
    puffs: 34,
    way: [0.4, 1, -0.1],
    length: 4.6,
    grow: 1,
    dark: true,
  };
  const shimmer: Effect = {
    kind: 'shimmer',
    at: on.place('torso', [0, 2.4, -0.6]).add(new Vector3(0, 0.9, 0)),
    width: 5,
    height: 3.6,
  };
  return [...(smoking ? [smoke] : []), ...(hot ? [shimmer] : [])];
};
