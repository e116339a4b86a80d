import type { Matrix4 } from 'three';
import { Vector3 } from 'three';
import { along, frameMatrix } from '../shape/frames.ts';
import type { Pair, Polygons, Triple } from '../shape/polygons.ts';
import { lathe, loft } from '../shape/polygons.ts';

/** A solid in the space of what it is a piece of (meters, y up from the ground), as dark as it is of itself, 0 to 1. */
export interface Piece {
  readonly polygons: Polygons;
  readonly frame: Matrix4;
  readonly tone: number;
  readonly crease: number;
}

/** The four corners of a square, x and z. */
const CORNERS = [1, -1].flatMap((x) => [1, -1].map((z): Pair => [x, z]));
/** A bar is of pieces no longer than this (meters), so that each can be as dark as its own place wants it. */
const LONGEST = 6;

/** A square bar from one place to another. */
export const bar = (from: Triple, to: Triple, thick: number, tone = 1): readonly Piece[] => {
  const [start, way] = [new Vector3(...from), new Vector3(...to).sub(new Vector3(...from))];
  const pieces = Math.ceil(way.length() / LONGEST);
  const long = way.length() / pieces;
  const polygons = loft([
    [0, thick, thick, 0.01],
    [long, thick, thick, 0.01],
  ]);
  return Array.from({ length: pieces }, (_, piece) => ({
    polygons,
    frame: along(start.clone().addScaledVector(way, piece / pieces), way),
    tone,
    crease: 12,
  }));
};

/** Black bars of one thickness, each from one place to another: x, y, z and x, y, z. */
export const bars = (thick: number, ...rows: readonly Ends[]): readonly Piece[] =>
  rows.flatMap(([x, y, z, ...to]) => bar([x, y, z], to, thick));
type Ends = readonly [number, number, number, number, number, number];

/** A box that stands on a place, so wide, high and deep. */
export const box = (
  at: Triple,
  [wide, high, deep]: Triple,
  { tone = 1, turn = 0 } = {},
): Piece => ({
  polygons: loft([
    [0, wide, deep, 0.02],
    [high, wide, deep, 0.02],
  ]),
  frame: frameMatrix(at, [0, turn, 0]),
  tone,
  crease: 12,
});

/** Something round that stands on a place: radius and height by turns, from below. */
export const round = (
  at: Triple,
  profile: readonly number[],
  { tone = 0, sides = 22 } = {},
): Piece => ({
  polygons: lathe(
    profile.flatMap((radius, place): Pair[] =>
      place % 2 === 0 ? [[radius, profile[place + 1] ?? 0]] : [],
    ),
    { sides },
  ),
  frame: frameMatrix(at),
  tone,
  crease: 34,
});

/** The same pieces moved and turned together. */
export const shifted = (pieces: readonly Piece[], at: Triple, turn?: Triple): readonly Piece[] => {
  const frame = frameMatrix(at, turn);
  return pieces.map((piece) => ({ ...piece, frame: frame.clone().multiply(piece.frame) }));
};

/** A mast of four legs that lean together, crossed by thinner bars in as many bays: half as wide at its foot, and at its head. */
export const lattice = ({
  high,
  foot,
  head,
  bays,
  thick,
}: {
  readonly high: number;
  readonly foot: number;
  readonly head: number;
  readonly bays: number;
  readonly thick: number;
}): readonly Piece[] => {
  const at = ([x, z]: Pair, y: number): Triple => {
    const half = foot + ((head - foot) * y) / high;
    return [x * half, y, z * half];
  };
  const legs = CORNERS.flatMap((corner) => bar(at(corner, 0), at(corner, high), thick));
  const crosses = Array.from({ length: bays }, (_, bay) =>
    CORNERS.flatMap(([x, z]) =>
      bar(at([-x, z], (high * bay) / bays), at([x, z], (high * (bay + 1)) / bays), thick * 0.58),
    ),
  );
  return [...legs, ...crosses.flat()];
};
