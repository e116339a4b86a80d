import type { KitPart } from './kit-part.ts';
import type { Barrel } from './barrel.ts';
import { BONE, FORWARD, ring } from './barrel.ts';

/** Up to this length (meters) it is all collar and brake, and no barrel is seen between them. */
const SHORT = 2;

/** From where on a barrel of some length has its collar behind it (meters). */
const collarOf = (length: number): number => (length > SHORT ? 0.62 : 0.24);
/** Ribs stand between the collar and the brake. */
const RIBS = { from: 1.2, pitch: 0.2, most: 4, brake: 0.95 } as const;
/** Radius of the bore of an autocannon (meters). */
const BORE = 0.18;

/** A heavier barrel with a slotted brake; `length` in meters. */
export const autocannon = (length: number): Barrel => {
  const collar = collarOf(length);
  const ribs = Math.floor((length - RIBS.brake - RIBS.from) / RIBS.pitch) + 1;
  return {
    parts: [
      {
        bone: BONE,
        shape: 'lathe',
        profile: [
          [0.34, 0],
          [0.4, 0.04],
          [0.4, collar],
          [0.32, collar + 0.04],
          [0.32, collar + 0.2],
          [0.24, collar + 0.24],
          [0.24, length - 0.8],
          [0.34, length - 0.76],
          [0.36, length - 0.06],
          [0.28, length],
          [BORE + 0.01, length],
          [BORE, length - 0.4],
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
    ribs: Array.from({ length: Math.max(0, Math.min(RIBS.most, ribs)) }, (_, rib): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.24, 0],
        [0.29, 0.02],
        [0.29, 0.08],
        [0.24, 0.1],
      ],
      turn: FORWARD,
      at: [0, 0, RIBS.from + rib * RIBS.pitch],
    })),
    muzzles: [[0, 0, length]],
    radius: 0.4,
    bore: BORE,
  };
};

/** Where the thin barrels of a machine gun are round its middle, and how thick they are (meters). */
const BUNDLE = ring(5, 0.14);
const THIN = 0.06;

/** A short bundle of thin barrels, a ring round their ends. */
export const MACHINE_GUN: Barrel = {
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.24, 0],
        [0.3, 0.06],
        [0.3, 0.5],
        [0.2, 0.54],
      ],
      turn: FORWARD,
    },
    ...BUNDLE.map(([x, y]): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [THIN, 0],
        [THIN, 0.9],
      ],
      turn: FORWARD,
      at: [x, y, 0.5],
      sides: 10,
    })),
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.16, 0],
        [0.225, 0.02],
        [0.225, 0.12],
        [0.16, 0.14],
      ],
      turn: FORWARD,
      at: [0, 0, 1.12],
      sides: 18,
    },
    ...BUNDLE.map(([x, y]): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.042, 0],
        [0.042, 0.02],
      ],
      turn: FORWARD,
      at: [x, y, 1.39],
      sides: 10,
      tone: 1,
    })),
  ],
  muzzles: [[0, 0, 1.4]],
  radius: 0.3,
  bore: 0.042,
};
