import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import { PAINT } from '../shape/drawing-mesh.ts';
import type { KitPart } from './kit/kit-part.ts';
import type { Pair } from '../shape/polygons.ts';
import { outlineBox, inset } from '../shape/polygons.ts';

/** How much plates have suffered, now and in games before: 0 nothing, to 3. */
export interface Suffered {
  readonly torn: number;
  readonly scorched: number;
}

/** What is left of some parts, and what is seen on them besides: it is laid last, as far as there is room. */
interface WornParts {
  readonly parts: readonly KitPart[];
  readonly scars: readonly KitPart[];
}

type Plate = KitPart & { readonly shape: 'plate' };

/** Of all plates such a part is so at each degree of wear; what is scorched or cracked may be so from games before. */
const SCORCHED = [0, 0.14, 0.3, 0.46] as const;
const CRACKED = [0, 0.16, 0.3, 0.4] as const;
const TORN_OFF = [0, 0.06, 0.16, 0.3] as const;
const BENT = [0, 0.08, 0.2, 0.34] as const;
const HOLED = [0, 0.05, 0.2, 0.34] as const;

/** Plates no larger than this have no holes and no cracks (meters). */
const SMALL = 0.36;
/** Scars lie so far over their plate (meters). */
const OVER = 0.02;
const CRACK = 0.035;

/**
 * The parts of a 'Mech that has suffered: plates blackened and cracked, also by games before, bent, shot
 * through, or torn off, so that the struts under them are seen. The same each time.
 */
export const wornParts = (
  parts: readonly KitPart[],
  { torn, scorched }: Suffered,
  seed: number,
): WornParts => {
  if (torn === 0 && scorched === 0) return { parts, scars: [] };
  const random = chance(seed);
  const most = Math.max(torn, scorched);
  const scars: KitPart[] = [];
  const left = parts.flatMap((part, place): KitPart[] => {
    const [lost, black] = [random(), random()];
    const isBlack = black < (SCORCHED[most] ?? 0);
    const toned = isBlack ? { ...part, tone: Math.min(1, (part.tone ?? 0) + 0.16 + black) } : part;
    if (toned.shape !== 'plate') return [toned];
    // Each plate has chances of its own: what was seen of it stays when more is suffered.
    const [bends, scarred] = [chance(seed + 17 + 2 * place), chance(seed + 18 + 2 * place)];
    const [bent, cracked, holed] = [bends(), scarred(), scarred()];
    const isLost = lost < (TORN_OFF[torn] ?? 0);
    // The plates of a weapon are fixed with it, and only blackened or lost.
    if (toned.frame) return isLost ? [] : [toned];
    if (isLost) {
      scars.push(...bared(toned));
      return [];
    }
    const plate = bent < (BENT[torn] ?? 0) ? bentPlate(toned, bends) : toned;
    if (halfOf(plate) > SMALL) {
      if (holed < (HOLED[torn] ?? 0)) scars.push(...holeIn(plate, scarred));
      else if (cracked < (CRACKED[most] ?? 0)) scars.push(crackIn(plate, scarred));
    }
    return [plate];
  });
  return { parts: left, scars };
};

/** Half of what a plate measures where it is narrow. */
const halfOf = ({ outline }: Plate): number => {
  const { left, right, low, high } = outlineBox(outline);
  return Math.min(right - left, high - low) / 2;
};

/** A plate that a blow has bent out of its place. */
const bentPlate = (plate: Plate, random: Chance): Plate => {
  const { at = [0, 0, 0], turn = [0, 0, 0] } = plate;
  const by = (most: number): number => (random() < 0.5 ? -1 : 1) * most * (0.5 + random() * 0.5);
  return {
    ...plate,
    at: [...at],
    turn: [turn[0] + by(13), turn[1] + by(9), turn[2] + by(8)],
  };
};

/** What lies on the front of a plate: where the plate is, there are its scars. */
const onPlate = ({
  at = [0, 0, 0],
  bone,
  both,
  turn,
}: Plate): Pick<KitPart, 'bone' | 'both' | 'frame'> => ({
  bone,
  ...(both ? { both } : {}),
  frame: { at, ...(turn ? { turn } : {}) },
});

/** How far the front of a plate is off its back. */
const frontOf = ({ thick = 0.2 }: Plate): number => thick + OVER;

/** A hole with ragged edges, black in the light and white in a blot, and short cracks out of it. */
const holeIn = (plate: Plate, random: Chance): readonly KitPart[] => {
  const { left, right, low, high } = outlineBox(plate.outline);
  const size = halfOf(plate) * (0.42 + random() * 0.2);
  const [x, y] = [
    (left + right) / 2 + (random() - 0.5) * (right - left) * 0.2,
    (low + high) / 2 + (random() - 0.5) * (high - low) * 0.3,
  ];
  const count = 11;
  const edge = (of: number, spread: number): [number, number][] =>
    Array.from({ length: count }, (_, corner) => {
      const turn = (corner / count) * Math.PI * 2;
      const off = of * (1 - spread / 2 + random() * spread);
      return [x + Math.cos(turn) * off, y + Math.sin(turn) * off];
    });
  const black: KitPart = {
    ...onPlate(plate),
    shape: 'mark',
    outlines: [edge(size, 0.55)],
    at: [0, 0, frontOf(plate)],
    tone: PAINT,
  };
  const lip: KitPart = {
    ...onPlate(plate),
    shape: 'plate',
    outline: edge(size * 1.22, 0.5),
    thick: 0.05,
    bevel: 0.01,
    at: [0, 0, frontOf(plate) - 0.056],
    crease: 5,
  };
  const rays = [0, 1, 2].map((ray): [number, number][] => {
    const turn = random() * 2 + ray * 2.1;
    const at = (off: number, aside: number): [number, number] => [
      x + Math.cos(turn + aside) * size * off,
      y + Math.sin(turn + aside) * size * off,
    ];
    return [at(1, 0), at(1.4, 0.22), at(1.7, -0.1)];
  });
  return [
    lip,
    black,
    { ...onPlate(plate), shape: 'line', paths: rays, width: CRACK, at: [0, 0, frontOf(plate)] },
  ];
};

/** A crack from one edge of a plate to another, with a branch. */
const crackIn = (plate: Plate, random: Chance): KitPart => {
  const { left, right, low, high } = outlineBox(inset(plate.outline, 0.12));
  const steps = 6;
  const wide = right - left;
  const lean = (random() - 0.5) * wide * 0.7;
  const path = Array.from({ length: steps + 1 }, (_, step): [number, number] => [
    (left + right) / 2 + lean * (step / steps - 0.5) + (random() - 0.5) * wide * 0.26,
    low + ((high - low) * step) / steps,
  ]);
  const [x, y] = path[2] as [number, number];
  const branch: [number, number][] = [
    [x, y],
    [x + (lean > 0 ? -1 : 1) * wide * 0.16, y + (high - low) * 0.16],
    [x + (lean > 0 ? -1 : 1) * wide * 0.2, y + (high - low) * 0.32],
  ];
  return {
    ...onPlate(plate),
    shape: 'line',
    paths: [path, branch],
    width: CRACK,
    at: [0, 0, frontOf(plate)],
  };
};

/** The bare skeleton where a plate was: a recess as black as a hole, and struts across it. */
const bared = (plate: Plate): readonly KitPart[] => {
  if (halfOf(plate) < SMALL * 0.6) return [];
  const { left, right, low, high } = outlineBox(plate.outline);
  const across = right - left > high - low;
  const [from, to] = across ? [left, right] : [low, high];
  const [near, far] = across ? [low, high] : [left, right];
  const strut = (a: Pair, b: Pair, radius: number): KitPart => ({
    ...onPlate(plate),
    shape: 'piston',
    from: [a[0], a[1], 0.09],
    to: [b[0], b[1], 0.09],
    radius,
  });
  const place = (along: number, aside: number): Pair => {
    const [u, v] = [from + (to - from) * along, near + (far - near) * aside];
    return across ? [u, v] : [v, u];
  };
  return [
    {
      ...onPlate(plate),
      shape: 'mark',
      outlines: [inset(plate.outline, 0.06) as [number, number][]],
      at: [0, 0, 0.03],
      tone: PAINT,
    },
    strut(place(0.06, 0.28), place(0.94, 0.28), 0.055),
    strut(place(0.06, 0.72), place(0.94, 0.72), 0.055),
    strut(place(0.16, 0.26), place(0.5, 0.74), 0.035),
    strut(place(0.84, 0.26), place(0.5, 0.74), 0.035),
  ];
};
