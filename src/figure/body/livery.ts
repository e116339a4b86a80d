import type { Paint, LiveryRing } from '../../rules/battle/livery.ts';
import type { KitPart, Barrel } from './kit/kit-part.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { PAINT } from '../shape/drawing-mesh.ts';
import { outlineBox, inset } from '../shape/polygons.ts';
import { turned } from './kit/kit-part.ts';

/** A plate that bears paint. */
type Plate = KitPart & { readonly shape: 'plate' };

/** Paint lies so far over its plate that the pen sees it as one with it (meters). */
const COAT = 0.012;
/** A plate longer than this many times its height is painted across. */
const LONG = 1.5;

/** Half of what a plate measures, and its middle. */
interface Field {
  readonly wide: number;
  readonly high: number;
}

/** The patterns on a field about its middle: sheets without a bend, the wider the field the wider. */
const PATTERNS: Readonly<Record<Paint, (field: Field) => readonly (readonly Pair[])[]>> = {
  none: () => [],
  bars: ({ wide, high }) =>
    [0.34, -0.34].map((at) => box(-wide, wide, high * (at - 0.19), high * (at + 0.19))),
  stripes: ({ wide, high }) =>
    [-0.42, 0.42].map((at) => {
      const [x, half, lean] = [wide * at, Math.min(wide, high) * 0.24, high * 0.5];
      return [
        [x - half - lean, -high],
        [x + half - lean, -high],
        [x + half + lean, high],
        [x - half + lean, high],
      ];
    }),
  chevron: ({ wide, high }) => {
    const [thick, drop] = [high * 0.42, wide * 0.75];
    return [1, -1].map((side): Pair[] => {
      const tip = -high * 0.62;
      const outer: Pair[] = [
        [0, tip],
        [wide * side, tip + drop],
        [wide * side, tip + drop + thick],
        [0, tip + thick],
      ];
      return side > 0 ? outer : outer.toReversed();
    });
  },
};

const box = (left: number, right: number, low: number, high: number): Pair[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** What of a sheet lies on a convex outline; both anticlockwise. */
const clipped = (sheet: readonly Pair[], outline: readonly Pair[]): readonly Pair[] =>
  outline.reduce<readonly Pair[]>((left, [x, y], index) => {
    const [u, v] = outline[(index + 1) % outline.length] as Pair;
    const off = ([a, b]: Pair): number => (u - x) * (b - y) - (v - y) * (a - x);
    return left.flatMap((corner, at) => {
      const next = left[(at + 1) % left.length] as Pair;
      const [here, there] = [off(corner), off(next)];
      const share = here / (here - there);
      const cut: Pair = [
        corner[0] + (next[0] - corner[0]) * share,
        corner[1] + (next[1] - corner[1]) * share,
      ];
      return [...(here >= 0 ? [corner] : []), ...(here >= 0 !== there >= 0 ? [cut] : [])];
    });
  }, sheet);

const mirror = (outline: readonly Pair[]): readonly Pair[] =>
  outline.map(([x, y]): Pair => [-x, y]).toReversed();

/** The sheets of a pattern on a plate whose front has this outline. */
const sheetsOn = (front: readonly Pair[], paint: Paint): readonly (readonly Pair[])[] => {
  const { left, right, low, high } = outlineBox(front);
  const field = { wide: (right - left) / 2, high: (high - low) / 2 };
  const lies = field.wide > field.high * LONG;
  const sheets = PATTERNS[paint](lies ? { wide: field.high, high: field.wide } : field);
  return sheets
    .map((sheet) =>
      clipped(
        sheet.map(([x, y]): Pair => {
          const [a, b] = lies ? [y, -x] : [x, y];
          return [a + (left + right) / 2, b + (low + high) / 2];
        }),
        front,
      ),
    )
    .filter((sheet) => sheet.length > 2);
};

/** The same on the plate that mirrors it: stripes lean the same way on both, all else is mirrored too. */
const rightOf = (front: readonly Pair[], paint: Paint): readonly (readonly Pair[])[] =>
  paint === 'stripes' ? sheetsOn(mirror(front), paint) : sheetsOn(front, paint).map(mirror);

const isPlate = (part: KitPart): part is Plate => part.shape === 'plate' && part.painted === true;

/** The paint on those of the parts that bear it, on the left and on the right. */
export const paintOn = (parts: readonly KitPart[], paint: Paint): readonly KitPart[] =>
  paint === 'none'
    ? []
    : parts.filter(isPlate).flatMap((plate): KitPart[] => {
        const { at = [0, 0, 0], bevel = 0.06, both, bone, outline, thick = 0.2, turn } = plate;
        const front = inset(outline, bevel);
        const coat = (
          on: string,
          sheets: readonly (readonly Pair[])[],
          frame: { at: Triple; turn?: Triple },
        ): KitPart[] =>
          sheets.length === 0
            ? []
            : [
                {
                  bone: on,
                  shape: 'mark',
                  outlines: sheets as unknown as [number, number][][],
                  at: [0, 0, thick + COAT],
                  frame,
                  tone: PAINT,
                },
              ];
        const [x, y, z] = at;
        const [a, b, c] = turn ?? [0, 0, 0];
        const here = coat(bone.replace('both', 'left'), sheetsOn(front, paint), {
          at: [x, y, z],
          turn: [a, b, c],
        });
        const isPair = both || bone.endsWith(' both');
        return isPair
          ? [
              ...here,
              ...coat(bone.replace('both', 'right'), rightOf(front, paint), {
                at: [-x, y, z],
                turn: [a, -b, -c],
              }),
            ]
          : here;
      });

/** More than this many could not be told from a gray: of more the last are painted. */
const MOST_RINGS = 24;
/** From one ring to the next, where there is room (meters); of that the ring is so much. */
const PITCH = 0.3;
const RING = 0.55;
/** The lines of a hollow ring, against its width. */
const LINE = 0.27;
/** Rings begin so far before the place of a rib (meters). */
const AFTER_RIB = 0.24;
/** White under the rings, so that they stand out in any light, and how far rings stand out of it (meters). */
const GROUND = 0.012;
const RING_COAT = 0.014;

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

/** So many pitches long is what bears some rings: before the first and after the last it is as white as between them. */
const pitchesOf = (rings: readonly LiveryRing[]): number => rings.length + 1 - RING;

/** From one ring to the next on so much room (meters). */
const pitchOf = (rings: readonly LiveryRing[], room: number): number =>
  Math.min(PITCH, room / pitchesOf(rings));

/** The first victory comes first. */
const spread = (rings: readonly LiveryRing[], from: number, to: number): Spread => {
  const pitch = pitchOf(rings, to - from);
  return {
    to: from + pitch * pitchesOf(rings),
    bands: rings.flatMap((ring, place) =>
      bandsOf(ring, { at: from + pitch * (place + 1 - RING), wide: pitch * RING }),
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
  const sleeve = (at: number, wide: number, thick: number) =>
    turned(
      [
        [radius, 0],
        [radius + thick, 0],
        [radius + thick, wide],
        [radius, wide],
      ],
      { at: [0, y, at], sides: 28 },
    );
  return {
    ribs: hasRoom ? ribs : [],
    rings: [
      { ...sleeve(begin, laid.to - begin, GROUND), paper: true },
      ...laid.bands.map(({ at, wide }) => ({ ...sleeve(at, wide, GROUND + RING_COAT), tone: 1 })),
    ],
  };
};

/** Where they are seen from the front, too, on whichever limb: the bone, from where to where down it, how wide and
 *  deep the limb is there (meters). */
const CUFFS = {
  forearms: { bone: 'fore both', from: 0.5, to: 1.62, wide: 1.4, deep: 1.42, corner: 0.34 },
  thighs: { bone: 'thigh both', from: 1.02, to: 2, wide: 1.34, deep: 1.46, corner: 0.3 },
} as const;

/** Rings round both forearms, or the thighs of a 'Mech whose arms are guns; from below up. */
export const ringLimbs = (
  limbs: keyof typeof CUFFS,
  victories: readonly LiveryRing[],
): readonly KitPart[] => {
  if (victories.length === 0) return [];
  const { bone, corner, deep, from, to, wide: across } = CUFFS[limbs];
  const rings = victories.slice(-MOST_RINGS);
  const room = Math.min(to - from, PITCH * pitchesOf(rings));
  const { bands } = spread(rings, to - room, to);
  const cuff = ({ at, wide }: Band, thick: number): KitPart => ({
    bone,
    shape: 'loft',
    sections: [at + wide, at].map((y) => [-y, across + thick, deep + thick, corner, 0.02, 0.02]),
  });
  return [
    { ...cuff({ at: to - room, wide: room }, 0), paper: true },
    ...bands.map((band) => ({ ...cuff(band, 2 * RING_COAT), tone: 1 })),
  ];
};
