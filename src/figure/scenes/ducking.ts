import { Vector3 } from 'three';
import { seenFrom } from './cameras.ts';
import type { Effect } from '../effects/effect.ts';
import type { ScenePlan, Scene, SceneStage } from './scene.ts';
import { dust } from './happenings.ts';
import { CROUCH, SQUAT, aimsOf, guns, otherSide } from './postures.ts';

/** It crouches behind a ridge while a beam goes over it. */
const duckingFarOff = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      ...(figure.gunArms ? SQUAT : CROUCH),
      torso: [figure.gunArms ? 22 : 42, -16, 0],
      head: [-24, 20, 0],
      'arm right': [30, 0, 26],
      'fore right': 70,
      'arm left': [10, 0, 36],
      'fore left': [60, 30, 0],
    },
    turn: [0, figure.gunArms ? -18 : -34, 0],
    aims: aimsOf(figure, guns([7, 1, 12], [-12, 2.4, 12], [-9, 3.2, 14])),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('at its side', { round: 38, to: [-0.2, 5, 0.4], fov: 50, mirrored: true }),
  chestDepth: 11,
  light: 'from behind on the left',
  rocks: 26,
  strips: 1,
  effects: (on) => [
    { kind: 'streaks', angle: 8, count: 14, centre: [0, 0.78], spread: 0.2 },
    // What went over its head.
    { kind: 'beam', from: new Vector3(7, 8, 5), to: new Vector3(-16, 22.5, -26), thick: 0.16 },
    ...dust(on, ['foot right'], 0.6),
  ],
});

/** How high the highest of it is that a shot has to clear (meters). */
const topOf = ({ figure, place }: SceneStage): number =>
  Math.max(
    place(['head', 'torso'], [0, 1, 0]).y,
    place(['dish', 'head', 'torso'], [0, 1.3, 0]).y,
    place(['hand left', 'torso']).y,
    ...[1.6, -1.6].map((x) => place('torso', [x, 3.8, -0.6]).y),
    // The whip on a head.
    ...(figure.choices.antenna ? [place('head', [-0.5, 2.5, -0.8]).y] : []),
  );

/** It is down on a knee, its head between its shoulders and an arm over it, and a salvo goes by above. */
const duckingClose = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      'thigh left': [112, 16, 12],
      'shin left': 128,
      'foot left': 16,
      'thigh right': [26, 12, 10],
      'shin right': 132,
      'foot right': -20,
      torso: [46, -4, 0],
      head: [10, 8, 0],
      'arm left': [150, 0, 30],
      'fore left': [110, 32, 0],
      'arm right': [30, 0, 20],
      'fore right': 60,
    },
    turn: [0, 30, 0],
    aims: aimsOf(figure, guns([11, 0.4, 7], [5, 0, 11], [12, 0.4, 6])),
  },
  needs: ['leg left', 'leg right'],
  camera: seenFrom('eye to eye', { round: -6, away: 13, up: 3.2, roll: 0, framing: [0.68, 0.07] }),
  chestDepth: 10,
  light: 'upper left',
  rocks: 26,
  strips: 1,
  effects: (on) => {
    const top = topOf(on);
    return [
      ...[0, 1, 2].map((shot): Effect => {
        const at = new Vector3(0, top + 0.9 + shot * 0.5, 2.6 - shot * 1.8);
        return {
          kind: 'missile',
          from: at.clone().add(new Vector3(11, 0.5, 3)),
          to: at.clone().add(new Vector3(-11, -0.5, -3)),
          along: 0.52 + shot * 0.08,
        };
      }),
      ...dust(on, ['foot right'], 0.5),
    ];
  },
});

/** Who ducks, from one side and then from the other. */
export const ducking = (plan: ScenePlan): Scene => {
  const scene = plan.range === 'close' ? duckingClose(plan) : duckingFarOff(plan);
  return plan.variant % 2 === 0 ? scene : otherSide(scene);
};
