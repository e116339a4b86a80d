import type { Barrel } from './kit-part.ts';
import { mouth, rib, turned } from './kit-part.ts';

/** A smooth barrel with a glass at its end; `length` in meters. */
export const laser = (length: number): Barrel => ({
  parts: [
    turned(
      [
        [0.3, 0],
        [0.36, 0.04],
        [0.36, 0.5],
        [0.3, 0.56],
        [0.3, 0.7],
        [0.2, 0.72],
        [0.2, length - 0.72],
        [0.29, length - 0.7],
        [0.31, length - 0.04],
        [0.25, length],
        [0.15, length],
        [0.14, length - 0.3],
        [0.02, length - 0.3],
      ],
      { sides: 32 },
    ),
    mouth(0.148, [0, 0, length - 0.07], 20),
  ],
  bare: { from: 0.78, to: length - 0.78, radius: 0.2, y: 0 },
  ribs: [0, 1, 2].map((nth) => rib([0.2, 0.25], 0.1, [0, 0, 1.05 + nth * 0.22])),
  muzzles: [[0, 0, length]],
  radius: 0.36,
  bore: 0.14,
});

/** A lens in a collar, set into armor. */
export const LENS: Barrel = {
  parts: [
    turned(
      [
        [0.2, 0],
        [0.24, 0.1],
        [0.24, 0.5],
        [0.17, 0.55],
        [0.12, 0.5],
        [0.02, 0.3],
      ],
      { scale: [1.2, 1.2, 1.2] },
    ),
    mouth(0.12, [0, 0, 0.5], 16, 0.02),
  ],
  muzzles: [[0, 0, 0.66]],
  radius: 0.3,
  bore: 0.12,
};
