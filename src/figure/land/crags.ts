import { Matrix4 } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { CoverPiece, Heap } from './cover-piece.ts';
import { frameMatrix } from '../shape/frame-matrix.ts';
import type { Polygons } from '../shape/polygons.ts';
import { lathe } from '../shape/polygons.ts';
import { roughened } from './scenery.ts';

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
