import type { Barrel } from './barrel.ts';
import { BONE, FORWARD } from './barrel.ts';

/** Radius of the bore of a great gun (meters). */
const BORE = 0.4;

/** A gun that a 'Mech is built round: a bore like a gate, a breech like a house; `length` in meters. */
export const greatGun = (length: number): Barrel => ({
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.56, -0.2],
        [0.66, -0.1],
        [0.66, length - 0.7],
        [0.6, length - 0.66],
        [0.6, length - 0.5],
        [0.74, length - 0.46],
        [0.76, length - 0.06],
        [0.68, length],
        [BORE + 0.02, length],
        [BORE, length - 0.4],
        [0.02, length - 0.4],
      ],
      turn: FORWARD,
      sides: 36,
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [BORE + 0.01, 0],
        [BORE + 0.01, 0.03],
      ],
      turn: FORWARD,
      at: [0, 0, length - 0.07],
      sides: 28,
      tone: 1,
    },
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [-1.7, 0.9, 0.9, 0.24],
        [-1.4, 1.4, 1.4, 0.3],
        [-0.1, 1.56, 1.56, 0.34],
        [0.5, 1.46, 1.46, 0.36],
        [0.7, 1.2, 1.2, 0.3],
      ],
      turn: FORWARD,
    },
    {
      bone: BONE,
      shape: 'plate',
      outline: [
        [-0.8, -0.44],
        [0.4, -0.44],
        [0.56, 0],
        [0.4, 0.44],
        [-0.8, 0.44],
        [-1, 0],
      ],
      thick: 0.12,
      bevel: 0.05,
      at: [-0.72, 0, -0.4],
      turn: [0, -90, 0],
    },
    {
      bone: BONE,
      shape: 'vent',
      width: 0.7,
      height: 0.9,
      slats: 5,
      at: [0, 0.74, -0.7],
      turn: [-90, 0, 0],
    },
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [-1.1, 0.7, 0.8, 0.16],
        [-0.6, 0.9, 1.1, 0.2],
      ],
      at: [0, 0, -0.5],
      tone: 0.4,
    },
  ],
  muzzles: [[0, 0, length]],
  radius: 0.8,
  bore: BORE,
});
