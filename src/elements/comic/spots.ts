import type { Quad } from './layouts.ts';
import { boundsOf, leftAt, rightAt } from './layouts.ts';
import type { Box, Point } from './marks.ts';
import { overlap } from './marks.ts';

/** Corners of a window, in shares of what is left of its sides. */
export const CORNERS = {
  upperLeft: [0, 0],
  upperRight: [1, 0],
  lowerLeft: [0, 1],
  lowerRight: [1, 1],
  foot: [0.5, 0.9],
} as const;
export type Corner = keyof typeof CORNERS;

/** What is to be placed: its sizes, the best first, and where it wants to be, the best first. */
export interface Sought {
  readonly sizes: readonly Pick<Box, 'width' | 'height'>[];
  readonly corners: readonly Corner[];
  /** It wants to be near this instead. */
  readonly near?: Point;
}

/** How finely free places are looked for, and how much further than the corner before one may be (pixels). */
const STEP = 9;
const NEXT = 70;

/** The nearest place to where something wants to be, inside a window and over nothing that is taken; null where none is. */
export const freePlace = (quad: Quad, taken: readonly Box[], sought: Sought): Box | null => {
  const { y: top, height: high } = boundsOf(quad);
  let best: Box | null = null;
  let least = Infinity;
  for (const [at, { height, width }] of sought.sizes.entries()) {
    // A later size only where the one before has no place.
    if (best && at > 0) return best;
    for (let row = 0; ; row += 1) {
      const y = Math.min(top + row * STEP, top + high - height);
      if (y < top) break;
      const left = Math.max(leftAt(quad, y), leftAt(quad, y + height));
      const right = Math.min(rightAt(quad, y), rightAt(quad, y + height)) - width;
      const columns = right < left ? 0 : Math.ceil((right - left) / STEP) + 1;
      for (let column = 0; column < columns; column += 1) {
        const x = Math.min(left + column * STEP, right);
        const box = { x, y, width, height };
        const far = sought.near
          ? Math.hypot(x + width / 2 - sought.near[0], y + height / 2 - sought.near[1])
          : Math.min(
              ...sought.corners.map((corner, order) => {
                const [across, down] = CORNERS[corner];
                const aside = Math.abs(x - (left + across * (right - left)));
                return aside + Math.abs(y - (top + down * (high - height))) + order * NEXT;
              }),
            );
        if (far < least && !taken.some((each) => overlap(each, box))) [best, least] = [box, far];
      }
      if (y >= top + high - height) break;
    }
  }
  return best;
};
