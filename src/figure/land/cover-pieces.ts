import { Matrix4 } from 'three';
import type { Chance } from '../shape/chance.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { Polygons, Triple } from '../shape/polygons.ts';
import { lathe, loft } from '../shape/polygons.ts';
import type { Piece } from './pieces.ts';
import { roughened } from './scenery.ts';

/** What one stands behind: its middle on the ground, where it begins in front of whoever hides (meters). */
export interface Heap {
  readonly at: Triple;
  readonly width: number;
  readonly height: number;
  readonly random: Chance;
  readonly seed: number;
}

/** A stone, or a piece of a wall, in the world; `of` tells the parts of the drawing apart that it is of. */
export interface CoverPiece extends Piece {
  readonly of: number;
}

/** Rocks of a heap, of its width and height: where, how wide, how tall, how far in front. */
const ROCKS = [
  [-0.36, 0.25, 1, 0],
  [-0.03, 0.22, 0.84, 0.3],
  [0.29, 0.26, 0.96, 0],
  [0.56, 0.17, 0.56, 0.2],
  [-0.62, 0.16, 0.5, 0.2],
  [-0.2, 0.13, 0.5, 1.5],
  [0.12, 0.15, 0.44, 1.6],
  [0.42, 0.1, 0.34, 1.7],
] as const;

const CRAG = lathe(
  [
    [0.9, -0.2],
    [1, 0.1],
    [0.94, 0.34],
    [0.78, 0.56],
    [0.5, 0.78],
    [0.02, 0.92],
  ],
  { sides: 9 },
);
/** A corner is pushed so far at most, of the radius. */
const WIDEST = 1.2;
/** They are so deep against their width: the one who looks stands not far before them. */
const FLAT = 0.4;

/** A rock as tall as one likes, with many faces. */
export const crag = (radius: number, seed: number, height: number): Polygons =>
  roughened(CRAG, radius, seed, { height, aside: [0.8, 0.4], up: [0.88, 0.24], turn: 0.5 });

/** Some faces are darker stone: blank ones would be paper. */
const toneOf = (random: Chance): number => [0, 0, 0.3, 0.46, 0.6][Math.floor(random() * 5)] ?? 0;

/** A heap of crags; none reaches behind the place of the heap. */
export const cragPieces = ({ at, height, random, seed, width }: Heap): readonly CoverPiece[] =>
  ROCKS.flatMap(([x, wide, tall, front]) => {
    const size = width * wide;
    const rock = crag(size, seed + Math.round(size * 100), (height * tall) / size / 0.9);
    const deep = size * WIDEST * FLAT;
    const frame = frameMatrix([
      at[0] + x * width,
      at[1] - 0.3,
      at[2] + deep + front * FLAT + random() * 0.3,
    ])
      .multiply(new Matrix4().makeScale(1, 1, FLAT))
      .multiply(frameMatrix([0, 0, 0], [0, random() * 360, 0]));
    const tones = rock.faces.map(() => toneOf(random));
    return [...new Set(tones)].map((tone): CoverPiece => ({
      polygons: {
        corners: rock.corners,
        faces: rock.faces.filter((_, face) => tones[face] === tone),
      },
      frame,
      of: size,
      tone,
      crease: 5,
    }));
  });

/** A floor of a house, from one to the next; its sills and lintels over the floor (meters). */
const FLOOR = 3;
const SILL = 0.95;
const LINTEL = 2.3;
/** From window to window, and the pier between them (meters). */
const BAY = 1.9;
const PIER = 0.62;
/** How thick the wall is, and how far its floors stand out of it (meters). */
const THICK = 0.5;
const LEDGE = 0.16;

/** A box of the wall: from and to across, from and to up; `out` of the wall; with a broken top. */
interface Slab {
  readonly across: readonly [number, number];
  readonly up: readonly [number, number];
  readonly out?: number;
  readonly broken?: number;
  readonly tone?: number;
  readonly back?: number;
}

/**
 * The front of a house, or what is left of it: floors of three meters, bays of windows dark inside, its top
 * broken off, lowest in the middle where one looks over it, and girders bent out of it.
 */
export const ruinPieces = ({ at, height, random, width }: Heap): readonly CoverPiece[] => {
  const bays = Math.round((width * 1.7) / BAY);
  const left = -(bays * BAY) / 2;
  const pieces: CoverPiece[] = [];
  const lay = ({ across, up, out = 0, broken = 0, tone = 0, back = 0 }: Slab): void => {
    const [wide, middle] = [across[1] - across[0], (across[0] + across[1]) / 2];
    if (up[1] - up[0] < 0.1) return;
    const top = up[1] - up[0];
    const deep = THICK + out;
    pieces.push({
      polygons: loft([
        [0, wide, deep, 0.03],
        [broken > 0 ? top * (1 - broken * 0.5) : top, wide, deep, 0.03],
        ...(broken > 0
          ? [
              [
                top,
                wide * (0.25 + random() * 0.4),
                deep * 0.8,
                0.03,
                (random() - 0.5) * wide * 0.5,
              ] as const,
            ]
          : []),
      ]),
      frame: frameMatrix([at[0] + middle, at[1] + up[0], at[2] + THICK / 2 - back + out / 2]),
      of: 0,
      tone,
      crease: 10,
    });
  };
  for (let bay = 0; bay < bays; bay += 1) {
    const x = left + bay * BAY;
    // At the sides a floor more is left of it.
    const aside = Math.abs(x + BAY / 2) / (width / 2);
    const top = Math.max(
      1.2,
      (aside < 0.86 ? height : height + (aside - 0.5) * 4.6) * (0.86 + random() * 0.2),
    );
    for (let floor = 0; floor * FLOOR < top; floor += 1) {
      const foot = floor * FLOOR;
      const upTo = (y: number): number => Math.min(foot + y, top);
      const isTop = top < foot + FLOOR;
      lay({ across: [x, x + BAY], up: [foot, upTo(SILL)], tone: random() > 0.8 ? 0.3 : 0 });
      lay({
        across: [x, x + PIER],
        up: [foot + SILL, upTo(LINTEL)],
        broken: isTop ? 0.6 : 0,
      });
      if (top > foot + SILL + 0.5)
        lay({
          across: [x + PIER, x + BAY],
          up: [foot + SILL, upTo(LINTEL)],
          tone: 1,
          out: -0.3,
          back: 0.04,
        });
      lay({ across: [x, x + BAY], up: [foot + LINTEL, upTo(2.7)], broken: isTop ? 0.7 : 0 });
      lay({ across: [x, x + BAY], up: [foot + 2.7, upTo(FLOOR)], out: LEDGE, tone: 0.12 });
    }
    if (random() > 0.62)
      pieces.push(...girder([at[0] + x, at[1] + top - 0.3, at[2] + 0.2], random()));
  }
  return pieces;
};

/** A girder that stands bent out of what is left of a wall. */
const girder = ([x, y, z]: Triple, lean: number): readonly CoverPiece[] =>
  [0, 1].map((half): CoverPiece => ({
    polygons: loft([
      [0, 0.2, 0.24, 0.02],
      [0.9, 0.18, 0.22, 0.02],
    ]),
    frame: frameMatrix([x, y, z], [20, 0, (lean - 0.5) * 40]).multiply(
      frameMatrix([0, half * 0.86, 0], [half * 38, 0, half * (lean - 0.5) * 70]),
    ),
    of: 0.5,
    tone: 0.7,
    crease: 10,
  }));
