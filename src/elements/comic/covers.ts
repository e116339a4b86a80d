import type { ComicFighter } from '../../rules/comic/comic-page.ts';
import { POSTER_HEIGHT } from '../../rules/booklet/picture-name.ts';
import { MARGIN } from './placed-panels.ts';
import { coverPlate } from './lettering.ts';
import type { Box, ComicMark, Measure } from './marks.ts';
import type { Quad } from './quads.ts';
import { boundsOf, movedIn, safeIn } from './quads.ts';
import { freePlace } from './spots.ts';

/** How much of a cover's height is left off above, of what has to be; and how much room a plate takes (pixels). */
const ABOVE_COVER = 0.07;
const PLATE = 70;

/** Where the picture of a cover lies: head and shoulders in its window. */
export const coverIn = (quad: Quad): Box => {
  const { height, width, x, y } = boundsOf(quad);
  const tall = Math.max(height, width * POSTER_HEIGHT);
  const wide = tall / POSTER_HEIGHT;
  const above = Math.min(tall - height, tall * ABOVE_COVER);
  return { x: x + (width - wide) / 2, y: y - above, width: wide, height: tall };
};

/** The plate at the foot of a cover, in one of these corners. */
export const plateOn = (
  quad: Quad,
  fighter: ComicFighter,
  corners: string,
  measure: Measure,
): readonly ComicMark[] => {
  const [from, to] = quad.left;
  // A plate is low: leaning sides take little from it.
  const lean = Math.abs(from - to) * (PLATE / (quad.foot - quad.top));
  const forms = [quad.right[1] - to - lean - 12, safeIn(quad).width].map((width) =>
    coverPlate(fighter, width - 2 * MARGIN, measure),
  );
  const found = freePlace({ quad: movedIn(quad, MARGIN + 4), forms, corners }, []);
  return found ? found.form.marks(found.box) : [];
};
