import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER, POSTER_HEIGHT } from '../../rules/booklet/picture-name.ts';
import type { ComicFighter, ComicPage } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { footLine, titleBar } from './bars.ts';
import { layOut } from './layouts.ts';
import { coverPlate } from './lettering.ts';
import type { Box, ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox, shape } from './marks.ts';
import type { Cropped, DrawnPanel } from './placed-panels.ts';
import { MARGIN, bestOf } from './placed-panels.ts';
import type { Quad } from './quads.ts';
import { BORDER, boundsOf, movedIn, quadPath, safeIn, sliceOf } from './quads.ts';

/** A picture that the page wants: of a view screen or a front cover, worn as it was. */
export interface WantedPicture {
  readonly booklet: Booklet;
  readonly name: PictureName;
  readonly wear: Wear | null;
}

/** Where everything of a page stands: a window for each cover, and panels. */
interface Placed {
  readonly covers: readonly Quad[];
  readonly panels: readonly DrawnPanel[];
}

/** A page as marks, and the pictures that it wants by window. */
export interface DrawnComic extends Placed {
  readonly marks: readonly ComicMark[];
  readonly wanted: readonly WantedPicture[];
}

/** How often a page is laid out anew, and by how much a panel grows each time. */
const MOST_TRIES = 4;
const GROWN = 1.3;
/** How much of a cover's height is left off above, of what has to be; and how much room a plate takes (pixels). */
const ABOVE_COVER = 0.11;
const PLATE = 80;

/** Where the picture of a cover lies: head and shoulders in its window. */
const coverIn = (quad: Quad): Box => {
  const { height, width, x, y } = boundsOf(quad);
  const tall = Math.max(height, width * POSTER_HEIGHT);
  const wide = tall / POSTER_HEIGHT;
  const above = Math.min(tall - height, tall * ABOVE_COVER);
  return { x: x + (width - wide) / 2, y: y - above, width: wide, height: tall };
};

/** The plate at the foot of a cover, to the left or to the right. */
const plateOn = (
  { foot, left, right, top }: Quad,
  fighter: ComicFighter,
  isRight: boolean,
  measure: Measure,
): readonly ComicMark[] => {
  const low = safeIn(sliceOf({ foot, left, right, top }, foot - PLATE, foot));
  const { height, marks, width } = coverPlate(fighter, low.width - 2 * MARGIN, measure);
  const x = isRight ? low.x + low.width - MARGIN - width : low.x + MARGIN;
  return marks({ x, y: low.y + low.height - MARGIN - height, width, height });
};

/** Black over a picture where all are shut down, and slats over a quarter where the head is not. */
const shutDown = ({ head, quad }: Cropped): readonly ComicMark[] => {
  const inner = movedIn(quad, BORDER / 2);
  const slat = (inner.foot - inner.top) / 12;
  const from = head.y < inner.top + 3 * slat ? inner.foot - 3 * slat : inner.top;
  const slats = [0, 1, 2].map((at) => sliceOf(inner, from + at * slat, from + (at + 1) * slat));
  return [
    shape(quadPath(inner), 'shade'),
    ...slats.map((each) => shape(quadPath(each), 'slat', 'ink', 3)),
  ];
};

/** Where all of a page finds its place: panels in which not everything does are laid out larger. */
const roomFor = (page: ComicPage, measure: Measure, tries = MOST_TRIES): Placed => {
  const { covers, panels: laid } = layOut(page);
  const panels = laid.map((each) => bestOf(each, measure));
  const tight = new Set(panels.flatMap(({ isTight, panel }) => (isTight ? [panel] : [])));
  if (tries === 0 || tight.size === 0) return { covers, panels };
  const grown = page.panels.map((panel) =>
    tight.has(panel) ? { ...panel, share: panel.share * GROWN } : panel,
  );
  return roomFor({ ...page, panels: grown }, measure, tries - 1);
};

/** Draws a page; `day` is when it was fought, in words. */
export const drawComic = (page: ComicPage, day: string, measure: Measure): DrawnComic => {
  const { covers, panels } = roomFor(page, measure);
  const marks: ComicMark[] = [
    shape(cutBox({ x: 0, y: 0, ...PAGE }), 'paper'),
    ...titleBar(page, day, measure),
    ...footLine(page, measure),
  ];
  const wanted: WantedPicture[] = [];
  const hang = (quad: Quad, box: Box, want: WantedPicture, over: readonly ComicMark[]): void => {
    marks.push({ kind: 'picture', wanted: wanted.length, box, path: quadPath(quad) }, ...over);
    marks.push(shape(quadPath(movedIn(quad, BORDER / 2)), null, 'ink', BORDER));
    wanted.push(want);
  };
  for (const [at, quad] of covers.entries()) {
    const fighter = sure(page.fighters[at]);
    hang(quad, coverIn(quad), { ...fighter, name: COVER }, []);
    marks.push(...plateOn(quad, fighter, at === 1 && covers.length === 2, measure));
  }
  for (const { cropped, panel, placed } of panels) {
    for (const each of cropped) {
      const want = { ...each.page, name: each.page.screen.number };
      hang(each.quad, each.picture, want, panel.off ? shutDown(each) : []);
    }
    // Balloons at the bottom, so that no tail covers a word.
    const calls = placed.filter(({ what }) => what === 'call');
    const others = placed.filter(({ what }) => what !== 'call').toReversed();
    marks.push(...[...calls, ...others].flatMap(({ box, form }) => form.marks(box)));
  }
  return { marks, wanted, covers, panels };
};
