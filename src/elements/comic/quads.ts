import type { Box } from './marks.ts';
import { pathOf } from './marks.ts';

/** Where a leaning side is at the top and at the foot. */
type Lean = readonly [top: number, foot: number];

/** A window of the page by the outer edge of its border: level above and below, its sides may lean. */
export interface Quad {
  readonly top: number;
  readonly foot: number;
  readonly left: Lean;
  readonly right: Lean;
}

/** Ink around each window (pixels). */
export const BORDER = 5;

/** The box around a window. */
export const boundsOf = ({ foot, left, right, top }: Quad): Box => {
  const x = Math.min(...left);
  return { x, y: top, width: Math.max(...right) - x, height: foot - top };
};

/** The window inside of its border, without its leaning sides. */
export const safeIn = ({ foot, left, right, top }: Quad): Box => {
  const x = Math.max(...left) + BORDER;
  const width = Math.min(...right) - BORDER - x;
  return { x, y: top + BORDER, width, height: foot - top - 2 * BORDER };
};

/** Where a side of a window is at a height. */
export const sideAt = (quad: Quad, side: 'left' | 'right', y: number): number => {
  const [from, to] = quad[side];
  return from + ((to - from) * (y - quad.top)) / (quad.foot - quad.top);
};

/** The same window, each side moved in by so much (pixels). */
export const movedIn = ({ foot, left, right, top }: Quad, by: number): Quad => {
  const moved = ([from, to]: Lean, way: 1 | -1): Lean => {
    const lean = (to - from) / (foot - top);
    const aside = way * by * Math.hypot(1, lean);
    return [from + aside + lean * by, to + aside - lean * by];
  };
  return { top: top + by, foot: foot - by, left: moved(left, 1), right: moved(right, -1) };
};

/** What of a window lies between two heights. */
export const sliceOf = (quad: Quad, top: number, foot: number): Quad => {
  const side = (of: 'left' | 'right'): Lean => [sideAt(quad, of, top), sideAt(quad, of, foot)];
  return { top, foot, left: side('left'), right: side('right') };
};

export const quadPath = ({ foot, left, right, top }: Quad): string =>
  pathOf([left[0], top], [right[0], top], [right[1], foot], [left[1], foot]);
