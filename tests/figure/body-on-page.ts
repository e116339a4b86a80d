import { Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import type { Range } from '../../src/rules/vocabulary.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';

/** A page, by how large its 'Mech is and where its joints are. */
export interface BodyOnPage {
  readonly number: number;
  readonly range: Range;
  readonly picture: string;
  /** From its lowest to its highest point, in heights of the page, were that as large as need be. */
  readonly height: number;
  /** How large a meter at its hip is, in heights of the page. */
  readonly metre: number;
  /** Its joints about their middle, in the size of them all: the same wherever and however large it stands. */
  readonly joints: ReadonlyMap<string, readonly [number, number]>;
}

/** What stands up when all that it carries is left out: barrels may point at the lens. */
const CARRIES = /^(arm|fore|hand|fingers|tips|gun) |^dish$/;
/** The joints that make a stance, and the ends of what points somewhere. */
const JOINT = /^(?:pelvis|torso|head|(?:arm|fore|hand|thigh|shin|foot) (?:left|right))$/;
const POINTS = /^(?:arm|foot) /;

/** The 32 pages of a booklet. */
export const bodiesOf = (booklet: Booklet, figure: Figure): readonly BodyOnPage[] =>
  VIEW_SCREENS.map((number) => {
    const screen = viewScreen(booklet, number);
    const { bones, camera } = stageScene(booklet, figure, screen, 1);
    const farOff = (of: Vector3): number => -of.clone().applyMatrix4(camera.matrixWorldInverse).z;
    let [low, high] = [Infinity, -Infinity];
    const widen = (place: Vector3): void => {
      if (farOff(place) < 1) return;
      const { y } = place.project(camera);
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    };
    eachCorner(figure, bones, widen, { of: (bone) => !CARRIES.test(bone) });
    const hip = new Vector3().setFromMatrixPosition(bones.get('pelvis')!);
    const opening = 2 * farOff(hip) * Math.tan((camera.fov * Math.PI) / 360);
    const joints = new Map<string, Vector3>();
    for (const { name } of figure.bones) {
      if (!JOINT.test(name)) continue;
      const matrix = bones.get(name)!;
      joints.set(name, new Vector3().setFromMatrixPosition(matrix).project(camera));
      if (POINTS.test(name))
        joints.set(`${name}'s end`, new Vector3(0, 0, 2).applyMatrix4(matrix).project(camera));
    }
    const { picture, range } = screen;
    return {
      ...{ number, range, picture },
      height: (high - low) / 2,
      metre: 1 / opening,
      joints: evened(joints),
    };
  });

/** Places about their middle, at a mean distance of 1 from it. */
const evened = (places: ReadonlyMap<string, Vector3>): BodyOnPage['joints'] => {
  const all = [...places.values()];
  const mean = (of: (place: Vector3) => number): number =>
    all.reduce((sum, place) => sum + of(place), 0) / all.length;
  const [x, y] = [mean((place) => place.x), mean((place) => place.y)];
  const size = Math.sqrt(mean((place) => (place.x - x) ** 2 + (place.y - y) ** 2));
  return new Map(
    [...places].map(([name, place]) => [name, [(place.x - x) / size, (place.y - y) / size]]),
  );
};

const otherSide = (name: string): string =>
  name.includes('left') ? name.replace('left', 'right') : name.replace('right', 'left');

/** How far the joints of two pages are apart on average, the one seen in a mirror if asked. */
export const stancesApart = (one: BodyOnPage, other: BodyOnPage, mirrored: boolean): number => {
  let sum = 0;
  for (const [name, [x, y]] of one.joints) {
    const [u, v] = other.joints.get(mirrored ? otherSide(name) : name)!;
    sum += (x - (mirrored ? -u : u)) ** 2 + (y - v) ** 2;
  }
  return Math.sqrt(sum / one.joints.size);
};
