import type { Barrel } from './kit-part.ts';
import { BONE, FORWARD, block, mouth, rib, turned } from './kit-part.ts';
import { circle } from '../../shape/polygons.ts';

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
      turned(
        [
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
        { sides: 32 },
      ),
      mouth(0.188, [0, 0, length - 0.07], 20),
      ...[0, 1].map((slot) =>
        block(
          [
            [0, 0.74, 0.1, 0.04],
            [0.2, 0.74, 0.1, 0.04],
          ],
          { turn: FORWARD, at: [0, 0, length - 0.62 + slot * 0.3], tone: 1 },
        ),
      ),
    ],
    ...(length > SHORT ? { bare: { from: 1, to: length - 0.82, radius: 0.24, y: 0 } } : {}),
    ribs: Array.from({ length: Math.max(0, Math.min(RIBS.most, ribs)) }, (_, nth) =>
      rib([0.24, 0.29], 0.08, [0, 0, RIBS.from + nth * RIBS.pitch]),
    ),
    muzzles: [[0, 0, length]],
    radius: 0.4,
    bore: BORE,
  };
};

/** Where the thin barrels of a machine gun are round its middle, and how thick they are (meters). */
const BUNDLE = circle(0.14, 5);
const THIN = 0.06;

/** A short bundle of thin barrels, a ring round their ends. */
export const MACHINE_GUN: Barrel = {
  parts: [
    turned([
      [0.24, 0],
      [0.3, 0.06],
      [0.3, 0.5],
      [0.2, 0.54],
    ]),
    ...BUNDLE.map(([x, y]) =>
      turned(
        [
          [THIN, 0],
          [THIN, 0.9],
        ],
        { at: [x, y, 0.5], sides: 10 },
      ),
    ),
    rib([0.16, 0.225], 0.12, [0, 0, 1.12], 18),
    ...BUNDLE.map(([x, y]) => mouth(0.042, [x, y, 1.39], 10, 0.02)),
  ],
  muzzles: [[0, 0, 1.4]],
  radius: 0.3,
  bore: 0.042,
};

/** Radius of the bore of a great gun (meters). */
const GREAT_BORE = 0.4;

/** A gun that a 'Mech is built round: a bore like a gate, a breech like a house; `length` in meters. */
export const greatGun = (length: number): Barrel => ({
  parts: [
    turned(
      [
        [0.56, -0.2],
        [0.66, -0.1],
        [0.66, length - 0.7],
        [0.6, length - 0.66],
        [0.6, length - 0.5],
        [0.74, length - 0.46],
        [0.76, length - 0.06],
        [0.68, length],
        [GREAT_BORE + 0.02, length],
        [GREAT_BORE, length - 0.4],
        [0.02, length - 0.4],
      ],
      { sides: 36 },
    ),
    mouth(GREAT_BORE + 0.01, [0, 0, length - 0.07], 28),
    block(
      [
        [-1.7, 0.9, 0.9, 0.24],
        [-1.4, 1.4, 1.4, 0.3],
        [-0.1, 1.56, 1.56, 0.34],
        [0.5, 1.46, 1.46, 0.36],
        [0.7, 1.2, 1.2, 0.3],
      ],
      { turn: FORWARD },
    ),
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
    block(
      [
        [-1.1, 0.7, 0.8, 0.16],
        [-0.6, 0.9, 1.1, 0.2],
      ],
      { at: [0, 0, -0.5], tone: 0.4 },
    ),
  ],
  muzzles: [[0, 0, length]],
  radius: 0.8,
  bore: GREAT_BORE,
});
