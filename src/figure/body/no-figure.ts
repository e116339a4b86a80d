import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { MOST_PARTS } from '../shape/drawing-mesh.ts';
import type { Triple } from '../shape/polygons.ts';

/** A figure that no sense can be made of: the words say why, to be read after "cannot be drawn". */
export class NoFigure extends Error {}

/** The kit makes 'Mechs of up to some 27,000 triangles; far more would hold the device up for long. */
export const MOST_TRIANGLES = 120_000;
/** Meters from the hip: further on, a part would stand where the camera is, or lift the 'Mech off the page. */
const FURTHEST = 10;

const HIP: Triple = [0, 5.2, 0];

/** Looks at what a part has laid into a mesh from a corner on, on bones that are here in the figure at rest. */
export const checkLaid = (
  { marks, parts, positions }: DrawingMesh,
  from: number,
  joints: readonly Triple[],
  name: string,
): void => {
  // The next part may be laid twice.
  if (parts.length + 2 > MOST_PARTS)
    throw new NoFigure(`${name} is one part too many for a picture`);
  if (positions.length > MOST_TRIANGLES * 9)
    throw new NoFigure(
      `with ${name} it has more than ${MOST_TRIANGLES.toLocaleString('en')} triangles`,
    );
  for (let corner = from; corner * 3 < positions.length; corner += 1) {
    const joint = joints[(marks[corner * 4] ?? 0) - 1] ?? HIP;
    const off = (axis: 0 | 1 | 2): number =>
      (positions[corner * 3 + axis] ?? NaN) + joint[axis] - HIP[axis];
    const distance = Math.hypot(off(0), off(1), off(2));
    if (!(distance <= FURTHEST))
      throw new NoFigure(`${name} reaches further than ${FURTHEST} meters from the hip`);
  }
};
