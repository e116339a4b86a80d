import type { LiveryRing } from '../../rules/battle/livery.ts';
import type { Barrel } from './kit/barrel.ts';
import { BONE, FORWARD } from './kit/barrel.ts';
import type { KitPart } from './kit/kit-part.ts';

/** More than this many could not be told from a gray: of more the last are painted. */
const MOST_RINGS = 24;
/** From one ring to the next, where there is room (meters); of that the ring is so much. */
const PITCH = 0.24;
const RING = 0.62;
/** The lines of a hollow ring, against its width. */
const LINE = 0.27;
/** Rings begin so far before the place of a rib (meters). */
const AFTER_RIB = 0.24;
/** White under the rings, so that they stand out in any light, and how far rings stand out of it (meters). */
const GROUND = 0.012;
const COAT = 0.03;

/** A band of black: from where, how wide (meters). */
interface Band {
  readonly at: number;
  readonly wide: number;
}

/** Rings on something long: where they end on it, and the bands that make them. */
interface Spread {
  readonly to: number;
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

/** From one ring to the next on so much room (meters). */
const pitchOf = (rings: readonly LiveryRing[], room: number): number =>
  Math.min(PITCH, room / rings.length);

/** The first victory comes first. */
const spread = (rings: readonly LiveryRing[], from: number, to: number): Spread => {
  const pitch = pitchOf(rings, to - from);
  return {
    to: from + pitch * rings.length,
    bands: rings.flatMap((ring, place) =>
      bandsOf(ring, { at: from + pitch * (place + 0.5 - RING / 2), wide: pitch * RING }),
    ),
  };
};

/** The rings of a barrel along +z, before its ribs; where there is no room for them there, the ribs are gone. */
export const ringBarrel = (
  { bare, ribs = [] }: Barrel,
  victories: readonly LiveryRing[],
): { readonly rings: readonly KitPart[]; readonly ribs: readonly KitPart[] } => {
  if (!bare || victories.length === 0) return { rings: [], ribs };
  const { from, to, radius, y } = bare;
  const rings = victories.slice(-MOST_RINGS);
  const before = Math.max(from, ...ribs.map(({ at }) => (at?.[2] ?? 0) + AFTER_RIB));
  const hasRoom = pitchOf(rings, to - before) === PITCH;
  const begin = hasRoom ? before : from;
  const laid = spread(rings, begin, to);
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
    ribs: hasRoom ? ribs : [],
    rings: [
      { ...sleeve(begin, laid.to - begin, GROUND), paper: true },
      ...laid.bands.map(({ at, wide }) => ({ ...sleeve(at, wide, GROUND + COAT), tone: 1 })),
    ],
  };
};

/** Where a 'Mech without a barrel wears them: round both forearms, from the wrist up. */
export const ringForearms = (victories: readonly LiveryRing[]): readonly KitPart[] => {
  if (victories.length === 0) return [];
  const rings = victories.slice(-MOST_RINGS);
  const [elbow, wrist] = [0.5, 1.62];
  const room = Math.min(wrist - elbow, PITCH * rings.length);
  const { bands } = spread(rings, wrist - room, wrist);
  const cuff = ({ at, wide }: Band, thick: number): KitPart => ({
    bone: 'fore both',
    shape: 'loft',
    sections: [at + wide, at].map((y) => [-y, 1.4 + thick, 1.42 + thick, 0.34, 0.02, 0.02]),
  });
  return [
    { ...cuff({ at: wrist - room, wide: room }, 0), paper: true },
    ...bands.map((band) => ({ ...cuff(band, 2 * COAT), tone: 1 })),
  ];
};
