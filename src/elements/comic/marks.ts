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

interface Inked {
  readonly fill: Ink | null;
  readonly edge: Ink | null;
  /** Of its edge, in pixels. */
  readonly wide: number;
}
/** Its path is as in SVG. */
type Shape = Inked & { readonly kind: 'shape'; readonly path: string };
interface Words extends Inked {
  readonly kind: 'words';
  readonly text: string;
  readonly at: Point;
  /** In pixels. */
  readonly size: number;
  readonly bold: boolean;
  readonly from: 'start' | 'middle' | 'end';
  /** Degrees, clockwise. */
  readonly turned: number;
}
/** The picture that is wanted at this place of their list, cut by a path. */
interface Picture {
  readonly kind: 'picture';
  readonly wanted: number;
  readonly box: Box;
  readonly path: string;
}
/** One thing that is drawn; a page is these, the first at the bottom. SVG and PNG are both made of them. */
export type ComicMark = Shape | Words | Picture;

/** A shape with an edge so wide (pixels), if it has one. */
export const shape = (
  path: string,
  fill: Ink | null,
  edge: Ink | null = null,
  wide = 0,
): ComicMark => ({ kind: 'shape', path, fill, edge, wide });

const PLAIN = { bold: true, fill: 'ink', edge: null, wide: 0, from: 'start', turned: 0 } as const;

/** Words on a line from a place; bold and in ink, if nothing else is said. */
export const printed = (
  text: string,
  at: Point,
  size: number,
  more: Partial<Words> = {},
): ComicMark => ({ kind: 'words', text, at, size, ...PLAIN, ...more });

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/** A size at which a text is no wider than its room. */
export const sizeFor = (text: string, size: number, room: number, measure: Measure): number =>
  Math.min(size, (size * room) / Math.max(1, measure(text, size, true)));

export const pathOf = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A box as a polygon whose corners are cut: upper left, upper right, lower right, lower left (pixels). */
export const cutBox = ({ x, y, width, height }: Box, a = 0, b = 0, c = 0, d = 0): string => {
  const [right, foot] = [x + width, y + height];
  const upper = pathOf([x, y + a], [x + a, y], [right - b, y], [right, y + b]).slice(0, -1);
  return `${upper}L${pathOf([right, foot - c], [right - c, foot], [x + d, foot], [x, foot - d]).slice(1)}`;
};

/** Whether two boxes share a place. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
