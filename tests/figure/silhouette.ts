import { Matrix4, Vector3 } from 'three';
import type { Figure } from '../../src/figure/body/figure.ts';
import { ARMS_READY, STAND, guns } from '../../src/figure/scenes/postures.ts';
import { strike } from '../../src/figure/body/stance.ts';

/** A 'Mech as a black shape on a page as high as it is and twice as wide, its hip over the middle. */
export interface Silhouette {
  /** Rows of pixels from the top; the shape is where they are 1. */
  readonly filled: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const PIXELS = 192;
/** The limbs of its legs, and all from the waist down. */
export const LEGS = /^(thigh|shin|foot) /;
export const WAIST_DOWN = /^(pelvis|thigh|shin|foot)( |$)/;

/**
 * The black shape of a 'Mech that stands at ease, seen from so many degrees to its left. Of some
 * bones alone, from the waist down, the hip is at the top of the page, whoever stands on them.
 */
export const silhouetteOf = (figure: Figure, from = 0, only?: RegExp): Silhouette => {
  const bones = strike(figure, {
    joints: { ...STAND, ...ARMS_READY, 'fore right': [40, -10, 0] },
    aims: guns(figure, [4, 4, 24], [-4, 4, 24], [-9, 4, 12]),
  });
  const view = new Matrix4().makeRotationY((-from * Math.PI) / 180);
  const matrices = figure.bones.map(({ name }) =>
    new Matrix4().multiplyMatrices(view, bones.get(name) as Matrix4),
  );
  const hip = new Vector3().setFromMatrixPosition(
    matrices[figure.bones.findIndex(({ name }) => name === 'pelvis')] as Matrix4,
  );
  const { marks, positions } = figure.mesh;
  const places: Vector3[] = [];
  let tall = 0;
  for (let corner = 0; corner * 3 < positions.length; corner += 1) {
    const matrix = matrices[(marks[corner * 4] ?? 0) - 1] as Matrix4;
    const place = new Vector3().fromArray(positions, corner * 3).applyMatrix4(matrix);
    tall = Math.max(tall, place.y);
    places.push(place);
  }
  if (only) tall = hip.y;
  const [width, height] = [2 * PIXELS, PIXELS];
  const page = { filled: new Uint8Array(width * height), width, height };
  const onPage = ({ x, y }: Vector3): Point => [
    (1 + (x - hip.x) / tall) * PIXELS,
    (1 - y / tall) * PIXELS,
  ];
  for (let at = 0; at + 2 < places.length; at += 3) {
    const bone = figure.bones[(marks[at * 4] ?? 0) - 1]?.name ?? '';
    if (only && !only.test(bone)) continue;
    const triangle = places.slice(at, at + 3).map(onPage) as unknown as Triangle;
    eachPixelIn(triangle, page, (pixel) => (page.filled[pixel] = 1));
  }
  return page;
};

type Point = readonly [number, number];

export type Triangle = readonly [Point, Point, Point];

/** Visits the pixels whose middle is in a triangle, whichever way round it goes, each with how much of it each corner has:
 *  together the triangle's area, twice and with a sign. */
export const eachPixelIn = (
  [a, b, c]: Triangle,
  { width, height }: Pick<Silhouette, 'width' | 'height'>,
  visit: (pixel: number, shares: readonly [number, number, number]) => void,
): void => {
  const range = (axis: 0 | 1, end: number): readonly [number, number] => [
    Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
    Math.min(end - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
  ];
  const leftOf = ([x, y]: Point, [u, v]: Point, [p, q]: Point): number =>
    (u - x) * (q - y) - (v - y) * (p - x);
  const [[left, right], [top, foot]] = [range(0, width), range(1, height)];
  for (let y = top; y <= foot; y += 1)
    for (let x = left; x <= right; x += 1) {
      const middle: Point = [x + 0.5, y + 0.5];
      const shares = [leftOf(b, c, middle), leftOf(c, a, middle), leftOf(a, b, middle)] as const;
      if (shares.every((each) => each >= 0) || shares.every((each) => each <= 0))
        visit(y * width + x, shares);
    }
};

/** How much of both shapes together is in both: 0 apart, 1 the same. */
export const overlap = (one: Silhouette, other: Silhouette): number => {
  let [both, either] = [0, 0];
  one.filled.forEach((here, at) => {
    const there = other.filled[at] ?? 0;
    both += here & there;
    either += here | there;
  });
  return both / either;
};

/** A field of the page in heights of the 'Mech: from its middle to the right, and from the ground up. */
export interface Field {
  readonly across: readonly [number, number];
  readonly up: readonly [number, number];
}

/** How much of a field is black, 0 to 1. */
export const blackIn = ({ filled, width, height }: Silhouette, { across, up }: Field): number => {
  let [black, all] = [0, 0];
  for (let y = Math.round((1 - up[1]) * height); y < Math.round((1 - up[0]) * height); y += 1)
    for (
      let x = Math.round((1 + across[0]) * height);
      x < Math.round((1 + across[1]) * height);
      x += 1
    ) {
      black += filled[y * width + x] ?? 0;
      all += 1;
    }
  return black / all;
};

/** How many black pieces a column of the page has, so far from its middle (heights of the 'Mech). */
export const piecesAt = ({ filled, width, height }: Silhouette, across: number): number => {
  const x = Math.round((1 + across) * height);
  let pieces = 0;
  for (let y = 0; y < height; y += 1)
    if (filled[y * width + x] && !(y > 0 && filled[(y - 1) * width + x])) pieces += 1;
  return pieces;
};
