import type { Triple } from '../shape/polygons.ts';

/**
 * Where one may stand before a 'Mech: degrees round it from its front (to the right of the page), meters off
 * and above the ground, and how far one's head is tilted (degrees).
 */
interface Stand {
  readonly round: number;
  readonly away: number;
  readonly up: number;
  readonly roll: number;
}

/** All places to stand. The first four are those of long range. */
const STANDS = {
  'far off': { round: -2, away: 36, up: 4, roll: 0 },
  'far off at its side': { round: 52, away: 36, up: 2.4, roll: -2 },
  'far off on the ground': { round: 5, away: 33, up: 0.6, roll: 4 },
  'far off on a hill': { round: -24, away: 36, up: 13, roll: -3 },
  'before it': { round: -8, away: 15.4, up: 1.4, roll: -4 },
  'on the ground': { round: 16, away: 12.5, up: 0.5, roll: 9 },
  'at its side': { round: 56, away: 15, up: 2, roll: 4 },
  'on a roof': { round: 22, away: 13, up: 13, roll: -9 },
  'eye to eye': { round: -4, away: 9.6, up: 5.4, roll: -7 },
  'at its feet': { round: 12, away: 8.6, up: 1, roll: 8 },
  'at its shoulder': { round: 44, away: 10, up: 6.6, roll: -8 },
} as const satisfies Record<string, Stand>;
export type StandName = keyof typeof STANDS;

/** How a standing 'Mech is to stand on the page, in shares of its height: the lens is chosen so. */
export interface Framing {
  /** From its lowest to its highest point, without what it carries. */
  readonly fills: number;
  /** So far over the foot of the page its lowest point is; less than 0 below it. */
  readonly foot: number;
}

/** Where the one who looks is, and what is in the middle of the page (meters); the lens in degrees. */
export interface CameraView {
  readonly at: Triple;
  readonly to: Triple;
  readonly fov: number;
  readonly roll?: number;
  /** The 'Mech as large as this says, whatever the lens; the middle of the page moves up or down for it. */
  readonly framing?: Framing;
}

/** The look from a place of the table; what is said besides goes before what the place says. */
export const seenFrom = (
  name: StandName,
  {
    to = [0, 6, 0],
    fov = 45,
    framing,
    mirrored = false,
    ...other
  }: {
    readonly to?: Triple;
    readonly fov?: number;
    readonly framing?: readonly [fills: number, foot: number];
    /** From the other side. */
    readonly mirrored?: boolean;
  } & Partial<Stand> = {},
): CameraView => {
  const { round, away, up, roll } = { ...STANDS[name], ...other };
  const side = mirrored ? -1 : 1;
  const turn = (round * side * Math.PI) / 180;
  return {
    at: [Math.sin(turn) * away, up, Math.cos(turn) * away],
    to: [to[0] * side, to[1], to[2]],
    fov,
    roll: roll * side,
    ...(framing ? { framing: { fills: framing[0], foot: framing[1] } } : {}),
  };
};
