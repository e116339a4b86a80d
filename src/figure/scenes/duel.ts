import type { Figure } from '../body/figure.ts';
import type { Triple } from '../shape/polygons.ts';
import type { CameraView } from './cameras.ts';
import { ARMS_READY, BRACED, guns } from './postures.ts';
import type { Scene, ScenePlan } from './scene.ts';

/** One lens for all, so that who is taller is seen to be. */
const CAMERA: CameraView = { at: [1.6, 0.9, 16], to: [-4, 5.6, 0], fov: 45, roll: -3 };

/** The first of a duel: lit, in front, its guns held low, so that none is before the other's head. */
export const duelScene = ({ figure }: ScenePlan): Scene => ({
  stance: {
    joints: {
      ...ARMS_READY,
      'thigh left': [46, 8, 14],
      'shin left': 40,
      'foot left': [-2, 0, -10],
      'thigh right': [-30, 10, 14],
      'shin right': 12,
      'foot right': [16, 0, -12],
      torso: [14, 14, 4],
      head: [-8, -12, -4],
    },
    turn: [0, -30, 0],
    aims: guns(figure, [-1, -3, 14], [-4, -6, 12], [-5, -3, 12]),
  },
  rests: true,
  camera: CAMERA,
  light: 'upper left',
  sky: 'stars',
  shows: { kind: 'disc', at: [-0.4, 0.06], radius: 0.66 },
  chestDepth: 13,
  strips: 1,
  height: 0.7,
});

/** Where the other stands (meters), and how dark all of it is at least: a silhouette before the moon. */
export const RIVAL = { at: [-11, 0, -6.5] as Triple, tone: 0.42 } as const;

/** The other of a duel, by itself: it comes from the left. */
export const rivalScene = (figure: Figure): Scene => ({
  stance: {
    joints: { ...BRACED, ...ARMS_READY, torso: [8, 20, 0], head: [0, 8, 0] },
    turn: [0, 44, 0],
    aims: guns(figure, [12, 3, 8], [6, 2, 12], [10, 3, 8]),
  },
  rests: true,
  camera: CAMERA,
});
