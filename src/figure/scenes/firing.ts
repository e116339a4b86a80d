import { Vector3 } from 'three';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { seenFrom } from './cameras.ts';
import type { ScenePlan, Scene, SceneStage } from './scene.ts';
import { RUN, CROUCH, FLIGHT, ARMS_READY, ARMS_RUN, seenAgain } from './postures.ts';
import { dust, dustBothWays, jetFlames } from './happenings.ts';
import { fire } from './fire.ts';

/** Fires from another side where the same is fired again. */
const fireAgain = (plan: ScenePlan, scene: Scene): Scene => fire(plan, seenAgain(plan, scene));

/** Where it stood a moment ago: on the ground, well inside the left of the page. */
const leftBehind = ({ onPage }: SceneStage): Vector3 =>
  [-10, -9.4, -8.8, -8.2, -7.6, -7, -6.4, -5.8]
    .map((x) => new Vector3(x, 0.2, 1.4))
    .find((at) => onPage(at)[0] > -0.76) ?? new Vector3(-5.2, 0.2, 1.4);

/** Everything that fires; `fire.ts` aims and shoots. */
export const FIRING = {
  'running-and-firing': (plan) =>
    fireAgain(plan, {
      stance: {
        joints: { ...RUN, ...ARMS_RUN, torso: [16, 2, 0], head: [-12, 4, 0] },
        turn: [0, -30, 0],
        lift: 0.5,
      },
      camera: seenFrom('at its side', { round: -30, up: 0.9, roll: 6, framing: [0.66, 0.1] }),
      light: 'burst',
      strips: 1,
      effects: (on) => [{ kind: 'streaks', angle: 14, count: 34 }, ...dust(on, ['foot right'])],
    }),

  'dodging-and-firing': (plan) =>
    fireAgain(plan, {
      stance: {
        joints: {
          ...ARMS_READY,
          torso: [12, -10, -34],
          head: [-6, 10, 22],
          'thigh left': [66, 22, 44],
          'shin left': 84,
          'foot left': [4, 0, -36],
          'thigh right': [-4, 10, 48],
          'shin right': 8,
          'foot right': [4, 0, -44],
        },
        turn: [0, 10, 0],
      },
      needs: ['leg left', 'leg right'],
      camera: seenFrom('on the ground', {
        round: 4,
        up: 1.8,
        roll: -5,
        to: [-1.5, 6, 0],
        framing: [0.55, 0.13],
      }),
      light: 'burst',
      strips: 2,
      effects: (on) => {
        const was = leftBehind(on);
        return [
          { kind: 'debris', at: was, count: 34, reach: 2.8, size: 0.2 },
          { kind: 'burst', at: was, size: 1, points: 11, nearer: 0.6 },
          ...dust(on, ['foot left', 'foot right'], 0.7),
        ];
      },
    }),

  'firing-from-cover': (plan) =>
    fireAgain(plan, {
      stance: {
        joints: { ...CROUCH, ...ARMS_READY, torso: [22, -6, 0], head: [-16, 4, 0] },
        turn: [0, -14, 0],
      },
      camera: seenFrom('before it', { round: -9, up: 3, roll: 3, framing: [0.56, 0.16] }),
      needs: ['leg left', 'leg right'],
      // Rocks are as deep as they are wide: no knee is in them.
      cover: {
        at: [0.6, 0, plan.figure.choices.world.cover === 'rock' ? 5.4 : 4.3],
        width: 9.4,
        height: 3.2,
      },
      light: 'burst',
      chestDepth: 12,
      rocks: 26,
      strips: 2,
    }),

  'jumping-and-firing': (plan) =>
    fireAgain(plan, {
      stance: {
        joints: {
          ...FLIGHT,
          ...ARMS_READY,
          torso: [16, 20, 0],
          head: [10, 0, 0],
          'thigh left': [78, 8, 10],
          'shin left': 96,
          'thigh right': [24, 8, 12],
          'shin right': 62,
        },
        turn: [8, 24, 4],
        lift: 3.9,
      },
      camera: seenFrom('on the ground', { round: 9, roll: 8, framing: [0.57, 0.3] }),
      light: 'burst',
      chestDepth: 14,
      strips: 2,
      effects: (on) => [
        ...jetFlames(on),
        { kind: 'streaks', angle: 98, count: 26, centre: [-0.1, 0], spread: 0.9, clear: 0.2 },
        ...dustBothWays(new Vector3(0, 0.3, -2), {
          size: 1.3,
          puffs: 30,
          way: [2, 0.05, 0],
          length: 5,
        }),
      ],
    }),
} satisfies Partial<Record<PictureKind, (plan: ScenePlan) => Scene>>;
