import { sure } from '../../rules/sure.ts';
import type { Lettered } from './lettering.ts';
import type { Box, Point } from './marks.ts';
import { overlap } from './marks.ts';
import type { Quad } from './quads.ts';
import { sideAt } from './quads.ts';

/** Where in a window something wants to be, as the keys q w a s x lie, in shares of what is left of its sides. */
const CORNERS: Readonly<Record<string, Point>> = {
  ...{ q: [0, 0], w: [1, 0], a: [0, 1], s: [1, 1], x: [0.5, 0.9] },
};

/** What is to be placed in a window, the best form first: in one of these corners, the best first, or near a place. */
export interface Sought {
  readonly quad: Quad;
  readonly forms: readonly Lettered[];
  readonly corners: string;
  readonly near?: Point | undefined;
}

/** How finely free places are looked for, and how much further than the corner before one may be (pixels). */
const STEP = 9;
const NEXT = 70;

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: to < from ? 0 : Math.ceil((to - from) / STEP) + 1 }, (_, at) =>
    Math.min(from + at * STEP, to),
  );

/** The nearest place to where something wants to be, over nothing that is taken, in the first form that has one. */
export const freePlace = (
  { corners, forms, near, quad }: Sought,
  taken: readonly Box[],
): { readonly box: Box; readonly form: Lettered } | null => {
  const wanted = [...corners].map((corner) => sure(CORNERS[corner]));
  for (const form of forms) {
    const { height, width } = form;
    const [top, low] = [quad.top, quad.foot - height];
    let best: Box | null = null;
    let least = Infinity;
    for (const y of steps(top, low)) {
      const left = Math.max(sideAt(quad, 'left', y), sideAt(quad, 'left', y + height));
      const right = Math.min(sideAt(quad, 'right', y), sideAt(quad, 'right', y + height)) - width;
      for (const x of steps(left, right)) {
        const box = { x, y, width, height };
        const far = near
          ? Math.hypot(x + width / 2 - near[0], y + height / 2 - near[1])
          : Math.min(
              ...wanted.map(([across, down], order) => {
                const aside = Math.abs(x - (left + across * (right - left)));
                return aside + Math.abs(y - (top + down * (low - top))) + order * NEXT;
              }),
            );
        if (far < least && !taken.some((each) => overlap(each, box))) [best, least] = [box, far];
      }
    }
    if (best) return { box: best, form };
  }
  return null;
};
