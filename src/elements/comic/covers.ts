import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { COVER, POSTER_HEIGHT } from '../../rules/booklet/picture-name.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import { MARGIN, safeIn } from './placed-panels.ts';
import type { LaidPanel, Quad } from './layouts.ts';
import { BORDER, boundsOf, movedIn } from './layouts.ts';
import { coverPlate } from './lettering.ts';
import type { ComicMark, Measure } from './marks.ts';
import { pathOf } from './marks.ts';
import { freePlace } from './spots.ts';

/** A picture that the page wants: of a view screen or a front cover, worn as it was. */
export interface WantedPicture {
  readonly booklet: Booklet;
  readonly name: PictureName;
  readonly wear: Wear | null;
}

/** The border of a window. */
export const frame = (quad: Quad): ComicMark => ({
  ...{ kind: 'shape', path: pathOf(movedIn(quad, BORDER / 2)), edge: 'ink', wide: BORDER },
});

/** How much of a cover's height is left off above, of what has to be. */
const ABOVE_COVER = 0.07;

/** The covers: head and shoulders of all who fight, each with a plate at its foot. */
export const drawCovers = (
  { windows }: LaidPanel,
  page: ComicPage,
  measure: Measure,
  first: number,
) => {
  const marks: ComicMark[] = [];
  const wanted: WantedPicture[] = [];
  for (const [at, { of, quad }] of windows.entries()) {
    const fighter = sure(page.fighters[of]);
    const { booklet, wear } = fighter;
    const box = boundsOf(quad);
    const tall = Math.max(box.height, box.width * POSTER_HEIGHT);
    const wide = tall / POSTER_HEIGHT;
    const picture = {
      ...{ x: box.x + (box.width - wide) / 2, width: wide, height: tall },
      y: box.y - Math.min(tall - box.height, tall * ABOVE_COVER),
    };
    marks.push(
      { kind: 'picture', wanted: first + at, box: picture, path: pathOf(quad) },
      frame(quad),
    );
    wanted.push({ booklet, name: COVER, wear });
    const inner = movedIn(quad, MARGIN + 4);
    // A plate is low: leaning sides take little from it.
    const lean = Math.abs(quad[0][0] - quad[3][0]) * (70 / box.height);
    const room = quad[2][0] - quad[3][0] - lean - 2 * MARGIN - 12;
    const sizes = [room, safeIn(quad).width - 2 * MARGIN].map((most) =>
      coverPlate(fighter.mech, COMIC_PAGE_WORDS.flown(fighter), { measure, room: most }),
    );
    const outer = windows.length === 2 && at === 1 ? 'lowerRight' : 'lowerLeft';
    const spot = freePlace(inner, [], { sizes, corners: [outer] });
    const letters = sizes.find(({ width }) => width === spot?.width);
    if (spot && letters) marks.push(...letters.marks([spot.x, spot.y]));
  }
  return { marks, wanted };
};
