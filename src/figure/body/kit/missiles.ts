import type { KitPart, Barrel } from './kit-part.ts';
import { BONE, block, turned } from './kit-part.ts';
import { circle } from '../../shape/polygons.ts';

/** A block on a shoulder, for a weapon that has no pylon of its own. */
// prettier-ignore
export const TURRET: readonly KitPart[] = [
  block([[-0.84, 0.5, 0.9, 0.12], [-0.4, 0.8, 1, 0.18], [0.3, 0.84, 1, 0.22], [0.62, 0.5, 0.8, 0.16]], {at: [0, 0, -0.38]}),
  { bone: BONE, shape: 'vent', width: 0.4, height: 0.36, slats: 3, at: [0, 0, -0.89], turn: [0, 180, 0] },
];

/** The tubes round the middle one. */
const TUBES = circle(0.42, 9);

/** A drum of ten tubes on a pylon. */
export const MISSILES: Barrel = {
  parts: [
    turned(
      [
        [0.5, -1.15],
        [0.62, -1.05],
        [0.62, 0.1],
        [0.68, 0.12],
        [0.68, 0.3],
        [0.62, 0.32],
        [0.62, 0.95],
        [0.7, 0.97],
        [0.7, 1.15],
        [0.64, 1.2],
      ],
      { sides: 28, scale: [0.95, 1, 0.95] },
    ),
    {
      bone: BONE,
      shape: 'holes',
      centres: [[0, 0], ...TUBES],
      radius: 0.1,
      at: [0, 0, 1.2],
    },
    block(
      [
        [0, 0.5, 0.9, 0.12],
        [0.5, 0.36, 0.7, 0.1],
      ],
      { at: [0.1, -0.82, 0], tone: 0.4 },
    ),
    {
      bone: BONE,
      shape: 'plate',
      outline: [
        [-0.5, -0.3],
        [0.5, -0.3],
        [0.4, 0.3],
        [-0.4, 0.3],
      ],
      thick: 0.14,
      bevel: 0.05,
      at: [-0.56, 0.08, -0.2],
      turn: [0, -90, 0],
    },
  ],
  muzzles: [[0, 0], TUBES[2], TUBES[4]].map(([x = 0, y = 0] = []) => [x, y, 1.25]),
  radius: 0.7,
  bore: 0.14,
};
