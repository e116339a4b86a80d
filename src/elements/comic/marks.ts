/** A place on the page, in its pixels from the upper left. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The page in pixels: what messengers show whole. */
export const PAGE = { width: 1080, height: 1350 } as const;

/** As style sheets name it. */
export const TYPEFACE = '"Barlow Condensed", sans-serif';

/** All that the page is printed in; the same in dark mode, as on paper. */
export const INKS = {
  paper: '#faf6ea',
  ink: '#171614',
  soft: '#575146',
  dot: '#33312d',
  slat: '#2b2f33',
  shade: '#17161480',
  /** Of explosions alone; on paper from a printer a screen of 30 %. */
  yellow: '#ebc440',
} as const;
export type Ink = keyof typeof INKS;

/** One thing that is drawn; a page is these, the first at the bottom. SVG and PNG are both made of them. */
export type ComicMark =
  | {
      readonly kind: 'shape';
      /** As in a path of SVG. */
      readonly path: string;
      readonly fill?: Ink;
      readonly edge?: Ink;
      /** Of its edge, in pixels. */
      readonly wide?: number;
    }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly at: Point;
      /** In pixels. */
      readonly size: number;
      readonly bold: boolean;
      readonly fill: Ink;
      readonly from?: 'middle' | 'end';
      readonly edge?: Ink;
      readonly wide?: number;
      /** Degrees, clockwise. */
      readonly turned?: number;
    }
  /** The picture that is wanted at this place of their list, cut by a path. */
  | { readonly kind: 'picture'; readonly wanted: number; readonly box: Box; readonly path: string };

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number;

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A box as a polygon whose corners are cut: upper left, upper right, lower right, lower left (pixels). */
export const cutBox = (
  { x, y, width, height }: Box,
  [a, b, c, d]: readonly [number, number, number, number] = [0, 0, 0, 0],
): string =>
  pathOf([
    [x, y + a],
    [x + a, y],
    [x + width - b, y],
    [x + width, y + b],
    [x + width, y + height - c],
    [x + width - c, y + height],
    [x + d, y + height],
    [x, y + height - d],
  ]);

/** Whether two boxes share a place. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
