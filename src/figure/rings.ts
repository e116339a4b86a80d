import type { LiveryRing } from '../rules/battle/livery.ts';
import type { Barrel } from './kit/barrel.ts';
import { BONE, FORWARD } from './kit/barrel.ts';
import type { KitPart } from './kit/kit-part.ts';

/** More than this many could not be told from a grey: of more the last are painted. */
const MOST_RINGS = 24;
/** From one ring to the next, where there is room (metres); of that the ring is so much. */
const PITCH = 0.2;
const RING = 0.6;
/** The lines of a hollow ring, against its width. */
const LINE = 0.24;
/** White under the rings, so that they stand out in any light, and how far rings stand out of it (metres). */
const GROUND = 0.012;
const COAT = 0.03;

/** A band of black: from where, how wide (metres). */
interface Band {
  readonly at: number;
  readonly wide: number;
}

/** Rings on something long: the part of it that they take, from the far end, and the bands that make them. */
interface Spread {
  readonly from: number;
  readonly bands: readonly Band[];
}

/** A ring is one band; a hollow one is two narrow ones with white between. */
const bandsOf = (ring: LiveryRing, { at, wide }: Band): readonly Band[] => {
  const line = wide * LINE;
  return ring === 'whole'
    ? [{ at, wide }]
    : [
        { at, wide: line },
        { at: at + wide - line, wide: line },
      ];
};

/** The first victory is nearest to the far end. */
const spread = (rings: readonly LiveryRing[], from: number, to: number): Spread => {
  const painted = rings.slice(-MOST_RINGS);
  const pitch = Math.min(PITCH, (to - from) / painted.length);
  return {
    from: to - pitch * painted.length,
    bands: painted.flatMap((ring, place) =>
      bandsOf(ring, { at: to - pitch * (place + 0.5 + RING / 2), wide: pitch * RING }),
    ),
  };
};

/** The rings of a barrel along +z, and the ribs that they leave on it. */
export const ringBarrel = (
  { bare, ribs = [] }: Barrel,
  rings: readonly LiveryRing[],
): { readonly rings: readonly KitPart[]; readonly ribs: readonly KitPart[] } => {
  if (!bare || rings.length === 0) return { rings: [], ribs };
  const { from, to, radius, y } = bare;
  const laid = spread(rings, from, to);
  const sleeve = (at: number, wide: number, thick: number): KitPart => ({
    bone: BONE,
    shape: 'lathe',
    profile: [
      [radius, 0],
      [radius + thick, 0],
      [radius + thick, wide],
      [radius, wide],
    ],
    turn: FORWARD,
    at: [0, y, at],
    sides: 28,
  });
  return {
    ribs: ribs.filter(({ at = [0, 0, 0] }) => at[2] + 0.16 < laid.from),
    rings: [
      { ...sleeve(laid.from, to - laid.from, GROUND), paper: true },
      ...laid.bands.map(({ at, wide }) => ({ ...sleeve(at, wide, GROUND + COAT), tone: 1 })),
    ],
  };
};

/** Where a 'Mech without a barrel wears them: round both forearms, from the wrist up. */
export const ringForearms = (rings: readonly LiveryRing[]): readonly KitPart[] => {
  if (rings.length === 0) return [];
  const [elbow, wrist] = [0.5, 1.62];
  const { bands, from } = spread(rings, elbow, wrist);
  const cuff = ({ at, wide }: Band, thick: number): KitPart => ({
    bone: 'fore both',
    shape: 'loft',
    sections: [at + wide, at].map((y) => [-y, 1.4 + thick, 1.42 + thick, 0.34, 0.02, 0.02]),
  });
  return [
    { ...cuff({ at: from, wide: wrist - from }, 0), paper: true },
    ...bands.map((band) => ({ ...cuff(band, 2 * COAT), tone: 1 })),
  ];
};
