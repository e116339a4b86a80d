import { Matrix4, Quaternion, Vector3, Euler } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Polygons, Triple } from './polygons.ts';

const RADIANS = Math.PI / 180;

/** A place and a turn (degrees about x, y, z, in the order y, x, z) as a matrix. */
export const frameMatrix = (at: Triple = [0, 0, 0], turn: Triple = [0, 0, 0]): Matrix4 =>
  new Matrix4()
    .makeRotationFromEuler(
      new Euler(turn[0] * RADIANS, turn[1] * RADIANS, turn[2] * RADIANS, 'YXZ'),
    )
    .setPosition(...at);

/** Facing the camera at a place, turned on the page (radians). */
export const facingFrame = (camera: PerspectiveCamera, at: Vector3, roll = 0): Matrix4 =>
  new Matrix4()
    .makeRotationFromQuaternion(camera.getWorldQuaternion(new Quaternion()))
    .multiply(new Matrix4().makeRotationZ(roll))
    .setPosition(at);

/** Half of the page's height, so far before the eye (meters). */
export const halfAt = ({ fov }: PerspectiveCamera, away: number): number =>
  Math.tan((fov * Math.PI) / 360) * away;

/** The page so far before the eye (meters): in halves of its height from its middle. */
export const beforeEye = (camera: PerspectiveCamera, away: number): Matrix4 => {
  const half = halfAt(camera, away);
  return camera.matrixWorld
    .clone()
    .multiply(new Matrix4().makeTranslation(0, 0, -away))
    .multiply(new Matrix4().makeScale(half, half, half));
};

/** With y along a way. */
export const along = (at: Vector3, way: Vector3): Matrix4 =>
  new Matrix4()
    .makeRotationFromQuaternion(
      new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize()),
    )
    .setPosition(at);

/** With y along a way, x across it on the page, and z to the camera. */
export const acrossPage = (camera: PerspectiveCamera, at: Vector3, way: Vector3): Matrix4 => {
  const up = way.clone().normalize();
  const sight = at.clone().sub(camera.position).normalize();
  const side = new Vector3().crossVectors(sight, up).normalize();
  return new Matrix4().makeBasis(side, up, side.clone().cross(up)).setPosition(at);
};

/** A sheet of three corners (meters), seen from where they go round anticlockwise. */
export const triangle = (a: Triple, b: Triple, c: Triple): Polygons => ({
  corners: [a, b, c],
  faces: [[0, 1, 2]],
});
