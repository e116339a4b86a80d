import type { Range } from '../../rules/vocabulary.ts';
import { seenFrom } from './cameras.ts';
import type { Figure } from '../body/figure.ts';
import type { Scene } from './scene.ts';
import { REEL, ARMS_FLUNG, guns, aimsOf } from './postures.ts';

/** How a blow on its left breast throws it, at each range in another way. */
export const thrownBack = (figure: Figure): Readonly<Record<Range, Scene>> => ({
  close: {
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
      aims: aimsOf(figure, guns([10, 3, 10], [-4, 15, 11], [-9, 12, 4])),
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
      aims: aimsOf(figure, guns([6, 13, 14], [-5, 11, 16], [-6, 14, 10])),
    },
    camera: seenFrom('far off at its side', { framing: [0.33, 0.2] }),
    chestDepth: 24,
    hatch: 3.3,
    strips: 3,
  },
});
