import type { Range } from '../../rules/vocabulary.ts';
import { seenFrom } from './cameras.ts';
import { fire } from './fire.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { ARMS_READY, BRACED, otherSide, turnedBy } from './postures.ts';
import { recoiling } from './recoil.ts';
import { isMirrored } from './staging.ts';

/** How a 'Mech stands that fires at medium range. */
const MEDIUM_POSES = {
  braced: {
    stance: {
      joints: { ...BRACED, ...ARMS_READY, torso: [8, -14, 0], head: [0, 10, 0] },
      turn: [0, -20, 0],
    },
    camera: seenFrom('on the ground', { round: -13, roll: -8, framing: [0.68, 0.08] }),
    light: 'burst',
    strips: 2,
  },
  kneeling: {
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [6, 18, 0],
        head: [0, -10, 0],
        // Its knee on the ground.
        'thigh left': [101, 10, 8],
        'shin left': 103,
        'foot left': 2,
        'thigh right': [-8, 8, 10],
        'shin right': 87,
        'foot right': -40,
      },
      turn: [0, 24, 0],
    },
    camera: seenFrom('at its side', { round: 30, up: 3, framing: [0.54, 0.14] }),
    light: 'burst',
    strips: 2,
  },
  'with legs apart': {
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [-4, 10, 0],
        head: [4, -8, 0],
        'thigh left': [24, 12, 28],
        'shin left': 26,
        'foot left': [4, 0, -22],
        'thigh right': [-4, 12, 28],
        'shin right': 16,
        'foot right': [4, 0, -24],
      },
      turn: [0, 14, 0],
    },
    camera: seenFrom('on the ground', { round: 10, roll: 9, framing: [0.66, 0.08] }),
    light: 'burst',
    strips: 2,
  },
  'one foot forward': {
    stance: {
      joints: {
        ...ARMS_READY,
        torso: [16, -20, 4],
        head: [-10, 16, 0],
        'thigh left': [-26, 12, 12],
        'shin left': 14,
        'foot left': [12, 0, -10],
        'thigh right': [54, 6, 10],
        'shin right': 52,
        'foot right': [2, 0, -8],
      },
      turn: [0, -28, 0],
    },
    camera: seenFrom('before it', { round: -20, up: 4.6, roll: 3, framing: [0.62, 0.1] }),
    light: 'burst',
    strips: 2,
  },
} satisfies Record<string, Scene>;

/** Who fires what, and how far off. */
type Firing = Pick<ScenePlan, 'figure' | 'range' | 'weapons'>;

/** Whether a weapon of these shines: it fires under the stars. */
const shines = ({ figure, weapons }: Firing): boolean =>
  weapons.some((weapon) => {
    const mount = figure.choices.mounts.find((each) => each.weapon === weapon);
    return mount?.as === 'laser' || mount?.as === 'long gun';
  });

/** On one knee; who has them behind would be a heap, and puts a foot forward. */
const onKnees = ({ figure }: ScenePlan): Scene =>
  figure.choices.legs === 'backward'
    ? turnedBy(MEDIUM_POSES['one foot forward'], 58)
    : MEDIUM_POSES.kneeling;

/** Each way of firing in a pose of its own, and in another the second time. */
const poseOf = (plan: ScenePlan): Scene => {
  const { braced, 'with legs apart': apart, 'one foot forward': forward } = MEDIUM_POSES;
  const first = plan.weapons.length > 1 ? apart : shines(plan) ? braced : forward;
  const second =
    plan.weapons.length > 1
      ? turnedBy(apart, -46)
      : shines(plan)
        ? onKnees(plan)
        : turnedBy(onKnees(plan), -52);
  return [first, second, turnedBy(first, 40)][plan.again % 3] ?? first;
};

/** Whether what it fires is in its hull, between arms that are guns. */
const firesHull = ({ figure, weapons }: Firing): boolean =>
  figure.gunArms &&
  weapons.every((weapon) => figure.muzzles.get(weapon)?.every(({ bone }) => bone === 'torso'));

/** The side of the page on which all that it fires is, left (−1) or right, once the page is staged; null of guns for arms. */
const firesFrom = (plan: Firing & Parameters<typeof isMirrored>[0]): -1 | 1 | null => {
  if (plan.figure.gunArms) return null;
  const muzzles = plan.weapons.flatMap((weapon) => plan.figure.muzzles.get(weapon) ?? []);
  const allOn = (side: -1 | 1): boolean =>
    muzzles.every(({ at: [x], bone }) =>
      bone === 'torso' ? x * side > 0.3 : bone.endsWith(side < 0 ? ' right' : ' left'),
    );
  const mirrored = isMirrored(plan);
  return allOn(-1) ? (mirrored ? 1 : -1) : allOn(1) ? (mirrored ? -1 : 1) : null;
};

/** One word for all pages of a range that are fired in one stance. */
export const mannerOf = (plan: Firing): string => {
  if (plan.range === 'close') return firesHull(plan) ? 'hull' : 'arms';
  if (plan.range === 'medium' && plan.weapons.length > 1) return 'together';
  return shines(plan) ? 'shining' : 'smoking';
};

/** A 'Mech that fires far off a second or a third time. */
const farAgain = (plan: ScenePlan): Scene => {
  const { 'with legs apart': apart, 'one foot forward': forward } = MEDIUM_POSES;
  const [pose, camera] = shines(plan)
    ? plan.again % 2 === 1
      ? ([onKnees(plan), seenFrom('far off on a hill', { framing: [0.3, 0.2] })] as const)
      : ([apart, seenFrom('far off on the ground', { framing: [0.36, 0.18] })] as const)
    : plan.again % 2 === 1
      ? ([forward, seenFrom('far off', { up: 1.4, framing: [0.34, 0.2] })] as const)
      : ([turnedBy(apart, -50), seenFrom('far off on a hill', { framing: [0.33, 0.2] })] as const);
  return {
    ...pose,
    ...{ camera, chestDepth: 24, hatch: 3.3, height: 0.6, rocks: 18, strips: 3 },
  };
};

/** Close before one, a second time. */
const CLOSE_AGAIN: Scene = {
  stance: {
    joints: { ...BRACED, ...ARMS_READY, torso: [12, 16, 0], head: [4, -10, 0] },
    turn: [0, 22, 0],
  },
  camera: seenFrom('at its feet', { round: -9, up: 3, framing: [1, -0.12] }),
  light: 'burst',
  chestDepth: 8,
  strips: 1,
};

/** No hand before a face that is beside its gun. */
const handsLow = (scene: Scene): Scene => ({
  ...scene,
  stance: { ...scene.stance, joints: { ...scene.stance.joints, fore: 24, 'fore right': 24 } },
});

/** Fires on its own feet, and staggers from it. */
const fireStanding = (plan: ScenePlan, scene: Scene, past = 0): Scene =>
  fire(plan, recoiling(plan, scene), past);

/** The way a 'Mech fires what the title names, at each range. */
export const FIRING_BY_RANGE: Readonly<Record<Range, (plan: ScenePlan) => Scene>> = {
  long: (plan) =>
    plan.again > 0
      ? fireStanding(plan, farAgain(plan))
      : shines(plan)
        ? fireStanding(plan, {
            stance: {
              joints: {
                ...BRACED,
                ...ARMS_READY,
                torso: [4, -8, 0],
                head: [0, 6, 0],
                'thigh left': [36, 8, 12],
                'shin left': 34,
                'thigh right': [-26, 10, 14],
                'foot right': [14, 0, -10],
              },
              turn: [0, -14, 0],
            },
            camera: seenFrom('far off', { up: 1.4, framing: [0.36, 0.18] }),
            light: 'burst',
            chestDepth: 24,
            hatch: 3.3,
            // What flies does so before the sky.
            height: 0.45,
            rocks: 18,
          })
        : fireStanding(
            plan,
            {
              stance: {
                joints: {
                  ...ARMS_READY,
                  torso: [10, 14, 0],
                  head: [-4, -10, 0],
                  'thigh left': [44, 10, 8],
                  'shin left': 40,
                  'foot left': -4,
                  'thigh right': [-34, 8, 10],
                  'shin right': 6,
                  'foot right': [20, 0, -8],
                },
                turn: [0, 24, 0],
              },
              camera: seenFrom('far off at its side', { framing: [0.34, 0.2] }),
              light: 'raking from the left',
              chestDepth: 24,
              hatch: 3.3,
              height: 1.4,
              rocks: 18,
            },
            -24,
          ),
  medium: (plan) => fireStanding(plan, poseOf(plan)),
  close: (plan) =>
    fire(
      plan,
      firesHull(plan)
        ? turnedBy(
            {
              stance: {
                joints: { ...BRACED, torso: [20, 6, 0] },
                turn: [0, 12, 0],
              },
              camera: seenFrom('at its feet', { round: 6, up: 2.6, framing: [1.03, -0.13] }),
              light: 'burst',
              chestDepth: 8,
              strips: 1,
            },
            plan.again * -40,
          )
        : plan.again % 2 === 0
          ? turnedBy(
              {
                stance: {
                  joints: { ...BRACED, ...ARMS_READY, torso: [6, 0, 0], head: [4, 10, 0] },
                  turn: [0, plan.figure.gunArms ? -8 : 30 * (firesFrom(plan) ?? -1), 0],
                },
                camera: seenFrom('eye to eye', {
                  round: 1,
                  away: 11.4,
                  up: 5,
                  framing: [1, -0.12],
                }),
                light: 'burst',
                chestDepth: 8.5,
                strips: 1,
              },
              plan.again * 24,
            )
          : firesFrom(plan) === -1
            ? otherSide(handsLow(CLOSE_AGAIN))
            : CLOSE_AGAIN,
    ),
};
