import { DataTexture, FloatType, RGBAFormat, Vector2, Vector3 } from 'three';
import type { PartInfo } from '../shape/drawing-mesh.ts';
import { FIRST_FIGURE_PART, MOST_PARTS } from '../shape/drawing-mesh.ts';
import type { Tableau } from './page.ts';
import { partOfSecond } from './second-figure.ts';

/** What the pen asks of each part, as a texture one part a pixel: angle, spacing, smoke, weight. */
export const makePartsTable = (): DataTexture =>
  new DataTexture(new Float32Array(MOST_PARTS * 4), MOST_PARTS, 1, RGBAFormat, FloatType);

/**
 * Writes the parts of a tableau into the table: for each the direction of its hatching on the page
 * (radians), and what else the pen asks of it. `opening` is half of what the camera sees at 1 m.
 */
export const describeParts = (table: DataTexture, tableau: Tableau, opening: Vector2): void => {
  const { figure, moving, scene, second, bones, camera } = tableau;
  const data = table.image.data as Float32Array;
  data.fill(0);
  const view = camera.matrixWorldInverse;
  const onPage = (place: Vector3): Vector2 => {
    const seen = place.applyMatrix4(view);
    return new Vector2(
      (seen.x / -seen.z / opening.x) * camera.aspect,
      seen.y / -seen.z / opening.y,
    );
  };
  const describe = (
    info: PartInfo,
    number: number,
    middle: Vector3 | undefined,
    standing = bones,
  ): void => {
    let angle = info.angle ?? -0.95 + (((number * 7) % 5) - 2) * 0.09;
    const bone = standing[info.bone ?? 0];
    if (info.axis && middle && bone && info.angle === undefined) {
      const from = onPage(middle.clone().applyMatrix4(bone));
      const to = onPage(
        middle
          .clone()
          .addScaledVector(new Vector3(...info.axis), 0.3)
          .applyMatrix4(bone),
      );
      angle = Math.atan2(to.y - from.y, to.x - from.x) - (info.round ? 0 : 0.75);
    }
    data.set([angle, info.spacing ?? 1, info.smoke ? 1 : 0, info.weight ?? 0.6], number * 4);
  };
  scene.parts.forEach((info, number) => describe(info, number, scene.middles[number]));
  moving.parts.forEach((info, number) => {
    if (number >= scene.parts.length) describe(info, number, moving.middles[number]);
  });
  figure.parts.forEach((info, number) => {
    if (number >= FIRST_FIGURE_PART) describe(info, number, figure.middles[number]);
  });
  second?.figure.parts.forEach((info, number) => {
    if (number < FIRST_FIGURE_PART) return;
    describe(info, partOfSecond(tableau, number), second.figure.middles[number], second.bones);
  });
  table.needsUpdate = true;
};
