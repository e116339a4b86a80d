import type { WeaponShape } from '../../rules/figure-document.ts';
import type { KitPart } from './kit-part.ts';

/** A weapon as a thing: its parts with the barrel along +z, and where it speaks (metres). */
export interface Barrel {
  readonly parts: readonly KitPart[];
  readonly muzzles: readonly (readonly [number, number, number])[];
}

const BONE = 'torso';
const FORWARD = [90, 0, 0] as [number, number, number];
const ring = (count: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, index): [number, number] => {
    const turn = (index / count) * Math.PI * 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius];
  });

/** A smooth barrel with a glass at its end; `length` in metres. */
const laser = (length: number): Barrel => ({
  // A table, a part a line.
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
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
      turn: FORWARD,
      sides: 32,
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.148, 0],
        [0.148, 0.03],
      ],
      turn: FORWARD,
      at: [0, 0, length - 0.07],
      sides: 20,
      tone: 1,
    },
    ...[0, 1, 2].map((rib): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.2, 0],
        [0.25, 0.02],
        [0.25, 0.1],
        [0.2, 0.12],
      ],
      turn: FORWARD,
      at: [0, 0, 1.05 + rib * 0.22],
    })),
  ],
  muzzles: [[0, 0, length]],
});

/** A heavier barrel with a slotted brake; `length` in metres. */
const autocannon = (length: number): Barrel => ({
  // A table, a part a line.
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
    ...[0, 1, 2, 3].map((rib): KitPart => ({
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
  ],
  muzzles: [[0, 0, length]],
});

/** A gun as long as the 'Mech is wide, to be held. */
const LONG_GUN: Barrel = {
  // A table, a part a line.
  parts: [
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [-1.2, 0.4, 0.5, 0.1, 0, 0.06],
        [-0.7, 0.56, 0.74, 0.14, 0, 0.08],
        [0.9, 0.6, 0.8, 0.16, 0, 0.08],
        [1.5, 0.5, 0.62, 0.14, 0, 0.06],
      ],
      turn: FORWARD,
      at: [0, 0.1, 0.2],
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
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
      turn: FORWARD,
      at: [0, 0.06, 1.5],
      crease: 30,
      sides: 32,
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.195, 0],
        [0.195, 0.03],
      ],
      turn: FORWARD,
      at: [0, 0.06, 5.42],
      sides: 20,
      tone: 1,
    },
    ...[0, 1, 2, 3].map((rib): KitPart => ({
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.34, 0],
        [0.42, 0.02],
        [0.42, 0.14],
        [0.34, 0.16],
      ],
      turn: FORWARD,
      at: [0, 0.06, 2.15 + rib * 0.24],
    })),
    ...ring(3, 0.36).map(([x, y]): KitPart => ({
      bone: BONE,
      shape: 'loft',
      sections: [
        [0, 0.12, 0.1, 0.03],
        [0.56, 0.12, 0.1, 0.03],
      ],
      turn: FORWARD,
      at: [y, 0.06 + x, 4.92],
      tone: 1,
    })),
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.1, -0.4],
        [0.15, -0.36],
        [0.15, 0.4],
        [0.2, 0.42],
        [0.2, 0.55],
        [0.15, 0.56],
      ],
      turn: FORWARD,
      at: [0, 0.72, 0.6],
    },
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [-0.7, 0.24, 0.34, 0.06],
        [0, 0.28, 0.4, 0.06],
      ],
      at: [0, -0.1, 0],
      tone: 0.9,
    },
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [-0.9, 0.4, 0.5, 0.1],
        [0, 0.36, 0.44, 0.1],
      ],
      at: [0, -0.05, 1.25],
      turn: [12, 0, 0],
    },
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
  muzzles: [[0, 0.06, 5.56]],
};

/** A drum of ten tubes on a pylon. */
const MISSILES: Barrel = {
  // A table, a part a line.
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
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
      turn: FORWARD,
      sides: 28,
      scale: [0.95, 1, 0.95],
    },
    {
      bone: BONE,
      shape: 'holes',
      centres: [[0, 0], ...ring(9, 0.42)],
      radius: 0.1,
      at: [0, 0, 1.2],
    },
    {
      bone: BONE,
      shape: 'loft',
      sections: [
        [0, 0.5, 0.9, 0.12],
        [0.5, 0.36, 0.7, 0.1],
      ],
      at: [0.1, -0.82, 0],
      tone: 0.4,
    },
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
  muzzles: [
    [0, 0, 1.25],
    [0.42, 0, 1.25],
    [-0.3, 0.3, 1.25],
  ],
};

/** A short bundle of thin barrels. */
const MACHINE_GUN: Barrel = {
  // A table, a part a line.
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
};

/** A lens in a collar, set into armor. */
const LENS: Barrel = {
  // A table, a part a line.
  parts: [
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.2, 0],
        [0.24, 0.1],
        [0.24, 0.5],
        [0.17, 0.55],
        [0.12, 0.5],
        [0.02, 0.3],
      ],
      turn: FORWARD,
      scale: [1.2, 1.2, 1.2],
    },
    {
      bone: BONE,
      shape: 'lathe',
      profile: [
        [0.12, 0],
        [0.12, 0.02],
      ],
      turn: FORWARD,
      at: [0, 0, 0.5],
      sides: 16,
      tone: 1,
    },
  ],
  muzzles: [[0, 0, 0.66]],
};

/** A weapon of a shape: as long as an arm where an arm carries it, short where it is set in. */
export const barrelOf = (shape: WeaponShape, where: 'held' | 'arm' | 'set in'): Barrel => {
  switch (shape) {
    case 'laser':
      return where === 'set in' ? LENS : laser(where === 'held' ? 3.2 : 3.94);
    case 'autocannon':
      return autocannon(where === 'set in' ? 1.5 : where === 'held' ? 3 : 3.44);
    case 'long gun':
      return where === 'set in' ? autocannon(1.9) : LONG_GUN;
    case 'missiles':
      return MISSILES;
    case 'machine gun':
      return MACHINE_GUN;
  }
};
