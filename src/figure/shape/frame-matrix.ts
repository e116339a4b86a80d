import { Euler, Matrix4 } from 'three';
import type { Triple } from './polygons.ts';

const RADIANS = Math.PI / 180;

/** A place and a turn (degrees about x, y, z, in the order y, x, z) as a matrix. */
export const frameMatrix = (at: Triple = [0, 0, 0], turn: Triple = [0, 0, 0]): Matrix4 =>
  new Matrix4()
    .makeRotationFromEuler(
      new Euler(turn[0] * RADIANS, turn[1] * RADIANS, turn[2] * RADIANS, 'YXZ'),
    )
    .setPosition(...at);
