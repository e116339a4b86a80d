import type { Matrix4 } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { Polygons, Triple } from '../shape/polygons.ts';

/** What one stands behind: its middle on the ground, where it begins in front of whoever hides (meters). */
export interface Heap {
  readonly at: Triple;
  readonly width: number;
  readonly height: number;
  readonly random: Chance;
  readonly seed: number;
}

/** A stone, or a piece of a wall, in the world; `of` tells the parts of the drawing apart that it is of. */
export interface CoverPiece {
  readonly polygons: Polygons;
  readonly frame: Matrix4;
  readonly of: number;
  readonly tone: number;
  readonly crease: number;
}
