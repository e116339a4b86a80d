import { Vector3 } from 'three';
import type { BufferAttribute, BufferGeometry } from 'three';
import { FIRST_FIGURE_PART, MOST_PARTS } from '../shape/drawing-mesh.ts';
import type { SecondFigure, Tableau } from './page.ts';

/** The number in a picture of a part of its second figure: after those of the first; past the last that there is
 *  room for, they share it. */
export const partOfSecond = ({ figure }: Pick<Tableau, 'figure'>, part: number): number =>
  Math.min(part - FIRST_FIGURE_PART + figure.parts.length, MOST_PARTS - 1);

/** A second figure as it stands in the world. Its bones have gone into its corners: two sets of bones are more than
 *  weak devices hold. */
export const bakeSecond = (
  tableau: Pick<Tableau, 'figure'>,
  { figure, bones, tone }: SecondFigure,
): BufferGeometry => {
  const geometry = figure.geometry();
  const at = (name: string): BufferAttribute => geometry.getAttribute(name) as BufferAttribute;
  const [positions, normals, marks] = [at('position'), at('normal'), at('marks')];
  const corner = new Vector3();
  for (let index = 0; index < marks.count; index += 1) {
    const bone = bones[marks.getX(index)];
    if (bone) {
      corner.fromBufferAttribute(positions, index).applyMatrix4(bone);
      positions.setXYZ(index, corner.x, corner.y, corner.z);
      corner.fromBufferAttribute(normals, index).transformDirection(bone);
      normals.setXYZ(index, corner.x, corner.y, corner.z);
    }
    marks.setX(index, 0);
    marks.setY(index, partOfSecond(tableau, marks.getY(index)));
    marks.setW(index, Math.max(marks.getW(index), tone));
  }
  return geometry;
};
