import type { Choices } from '../choices.ts';
import type { Triple } from '../../shape/polygons.ts';
import type { KitPart } from './kit-part.ts';

/** Where a limb was torn off: a black socket, what is left of its strut, and cables that hang out of it. */
const stump = (bone: string, [x, y, z]: Triple, turn: Triple, side: 1 | -1): readonly KitPart[] => [
  {
    bone,
    shape: 'lathe',
    profile: [
      [0.3, -0.2],
      [0.52, -0.1],
      [0.56, 0.06],
      [0.44, 0.1],
    ],
    at: [x, y, z],
    turn: [...turn],
    sides: 18,
  },
  {
    bone,
    shape: 'lathe',
    profile: [
      [0.44, 0],
      [0.44, 0.03],
    ],
    at: [x, y, z],
    turn: [...turn],
    tone: 1,
  },
  {
    bone,
    shape: 'loft',
    sections: [
      [-0.1, 0.2, 0.2, 0.05],
      [0.34, 0.16, 0.18, 0.04],
      [0.46, 0.05, 0.12, 0.02, 0.06],
    ],
    at: [x, y, z],
    turn: [turn[0] + 8, turn[1], turn[2] + 12],
    crease: 10,
  },
  ...(
    [
      [-0.2, 0.1, 1],
      [0.16, -0.14, 0.7],
      [0.05, 0.22, 1.2],
    ] as const
  ).map(([fore, out, long]): KitPart => ({
    bone,
    shape: 'tube',
    path: [
      [x, y, z + fore],
      [x + side * (0.3 + out), y - 0.1, z + fore],
      [x + side * (0.4 + out), y - 0.5 * long, z + fore * 1.4],
      [x + side * (0.26 + out), y - 0.9 * long, z + fore],
    ],
    radius: 0.055,
    ribs: 14,
    tone: 0.4,
  })),
];

/** What is seen where an arm is gone: below the shoulder, or at the hull where a whole arm was a gun. */
export const stumpOf = (
  arms: Choices['arms'],
  side: 'left' | 'right',
  [x, y, z]: Triple,
): readonly KitPart[] => {
  const sign = side === 'left' ? 1 : -1;
  if (arms === 'hands') return stump(`arm ${side}`, [0.2 * sign, -1.1, 0], [180, 0, 0], sign);
  return stump('torso', [(x - 0.3) * sign, y, z], [0, 0, -90 * sign], sign);
};
