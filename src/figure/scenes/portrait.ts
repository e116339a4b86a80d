import type { Figure } from '../body/figure.ts';
import type { Scene, ScenePlan } from './scene.ts';
import { seenFrom } from './cameras.ts';
import { ARMS_READY, guns } from './postures.ts';

/** Arms that are guns reach far to both sides, and a dish stands over the head. */
const framingOf = ({ choices, gunArms }: Figure): readonly [fills: number, foot: number] => {
  if (choices.dish) return [0.98, -0.14];
  return gunArms ? [1.12, -0.26] : [1.28, -0.4];
};

/** The portrait of a 'Mech: its body turned, its weight on one leg, hip against shoulder, seen from knee height. It
 *  does nothing, and is whole only down to its knees. */
export const portraitScene = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      ...ARMS_READY,
      pelvis: [0, 0, -5],
      torso: [4, 16, 8],
      head: [2, -20, -4],
      'thigh left': [20, 16, 14],
      'shin left': 22,
      'foot left': [2, 0, -10],
      'thigh right': [-8, 8, 0],
      'shin right': 6,
      'foot right': [4, 0, -2],
      'arm left': [-6, 0, 24],
      'fore left': 30,
      'arm right': [10, 0, 16],
      'fore right': [64, -18, 0],
    },
    turn: [0, -24, 0],
    aims: guns(figure, [2.4, -2, 12], [-4, 1, 12], [2, 0, 12]),
  },
  rests: true,
  camera: seenFrom('on the ground', {
    round: 6,
    away: 14,
    up: 1.1,
    roll: 4,
    framing: framingOf(figure),
  }),
  light: 'upper left',
  sky: 'stars',
  shows: { kind: 'disc', at: [0.05, 0.22], radius: 0.62 },
  chestDepth: 11,
  strips: 1,
  height: 0.6,
});
