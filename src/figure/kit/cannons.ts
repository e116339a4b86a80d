import type { KitPart } from './kit-part.ts';
import type { Barrel } from './barrel.ts';
import { BONE, FORWARD, ring } from './barrel.ts';

/** Up to this length (metres) it is all collar and brake, and no barrel is seen between them. */
const SHORT = 2;

/** A heavier barrel with a slotted brake; `length` in metres. */
export const autocannon = (length: number): Barrel => ({
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.34, 0],
        [0.4, 0.04],
        [0.4, 0.62],
        [0.32, 0.66],
        [0.32, 0.9],
        [0.24, 0.94],
        [0.24, length - 0.8],
        [0.34, length - 0.76],
        [0.36, length - 0.06],
        [0.28, length],
        [0.19, length],
        [0.18, length - 0.4],
        [0.02, length - 0.4],
      ],
      turn: FORWARD,
      sides: 32,
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.188, 0],
        [0.188, 0.03],
      ],
      turn: FORWARD,
      at: [0, 0, length - 0.07],
      sides: 20,
      tone: 1,
    },
    ...[0, 1].map((slot): KitPart => ({
      bone: BONE,
      shape: 'loft',
      sections: [
        [0, 0.74, 0.1, 0.04],
        [0.2, 0.74, 0.1, 0.04],
      ],
      turn: FORWARD,
      at: [0, 0, length - 0.62 + slot * 0.3],
      tone: 1,
    })),
  ],
  ...(length > SHORT ? { bare: { from: 1, to: length - 0.82, radius: 0.24, y: 0 } } : {}),
  ribs: [0, 1, 2, 3].map((rib): KitPart => ({
    bone: BONE,
    shape: 'lathe',
    profile: [
      [0.24, 0],
      [0.29, 0.02],
      [0.29, 0.08],
      [0.24, 0.1],
    ],
    turn: FORWARD,
    at: [0, 0, 1.2 + rib * 0.2],
  })),
  muzzles: [[0, 0, length]],
  radius: 0.4,
});

/** A short bundle of thin barrels. */
export const MACHINE_GUN: Barrel = {
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.2, 0],
        [0.26, 0.06],
        [0.26, 0.5],
        [0.18, 0.54],
      ],
      turn: FORWARD,
    },
    ...ring(4, 0.11).map(([x, y]): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.05, 0],
        [0.05, 0.7],
        [0.03, 0.7],
      ],
      turn: FORWARD,
      at: [x, y, 0.5],
      sides: 8,
    })),
  ],
  muzzles: [[0, 0, 1.2]],
  radius: 0.27,
};
