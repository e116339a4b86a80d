import type { Barrel } from './kit-part.ts';
import { BONE, FORWARD, block, mouth, rib, turned } from './kit-part.ts';
import { circle } from '../../shape/polygons.ts';

/** A gun as long as the 'Mech is wide, to be held. */
export const LONG_GUN: Barrel = {
  parts: [
    block(
      [
        [-1.2, 0.4, 0.5, 0.1, 0, 0.06],
        [-0.7, 0.56, 0.74, 0.14, 0, 0.08],
        [0.9, 0.6, 0.8, 0.16, 0, 0.08],
        [1.5, 0.5, 0.62, 0.14, 0, 0.06],
      ],
      { turn: FORWARD, at: [0, 0.1, 0.2] },
    ),
    turned(
      [
        [0.22, 0],
        [0.22, 0.5],
        [0.34, 0.52],
        [0.34, 1.5],
        [0.24, 1.54],
        [0.24, 3.3],
        [0.36, 3.34],
        [0.38, 4.0],
        [0.3, 4.06],
        [0.2, 4.06],
        [0.18, 3.8],
        [0.02, 3.8],
      ],
      { at: [0, 0.06, 1.5], crease: 30, sides: 32 },
    ),
    mouth(0.195, [0, 0.06, 5.42], 20),
    ...[0, 1, 2, 3].map((nth) => rib([0.34, 0.42], 0.14, [0, 0.06, 2.15 + nth * 0.24])),
    ...circle(0.36, 3).map(([x, y]) =>
      block(
        [
          [0, 0.12, 0.1, 0.03],
          [0.56, 0.12, 0.1, 0.03],
        ],
        { turn: FORWARD, at: [y, 0.06 + x, 4.92], tone: 1 },
      ),
    ),
    turned(
      [
        [0.1, -0.4],
        [0.15, -0.36],
        [0.15, 0.4],
        [0.2, 0.42],
        [0.2, 0.55],
        [0.15, 0.56],
      ],
      { at: [0, 0.72, 0.6] },
    ),
    block(
      [
        [-0.7, 0.24, 0.34, 0.06],
        [0, 0.28, 0.4, 0.06],
      ],
      { at: [0, -0.1, 0], tone: 0.9 },
    ),
    block(
      [
        [-0.9, 0.4, 0.5, 0.1],
        [0, 0.36, 0.44, 0.1],
      ],
      { at: [0, -0.05, 1.25], turn: [12, 0, 0] },
    ),
    {
      bone: BONE,
      shape: 'tube',
      path: [
        [0.28, -0.1, -0.6],
        [0.6, -0.3, -0.1],
        [0.55, -0.2, 0.9],
        [0.3, -0.05, 1.7],
      ],
      radius: 0.09,
      ribs: 24,
    },
    {
      bone: BONE,
      shape: 'vent',
      width: 0.9,
      height: 0.34,
      slats: 5,
      at: [0.31, 0.14, 0.3],
      turn: [0, 90, 0],
    },
    {
      bone: BONE,
      shape: 'vent',
      width: 0.9,
      height: 0.34,
      slats: 5,
      at: [-0.31, 0.14, 0.3],
      turn: [0, -90, 0],
    },
  ],
  bare: { from: 3.2, to: 4.76, radius: 0.24, y: 0.06 },
  muzzles: [[0, 0.06, 5.56]],
  radius: 0.6,
  bore: 0.18,
};
