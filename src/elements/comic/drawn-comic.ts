import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';
import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { footLine, titleBar } from './bars.ts';
import { coverIn, plateOn } from './covers.ts';
import { layOut } from './layouts.ts';
import type { Box, ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox, shape } from './marks.ts';
import type { Cropped, DrawnPanel } from './placed-panels.ts';
import { LETTERINGS, bestOf } from './placed-panels.ts';
import type { Quad } from './quads.ts';
import { BORDER, movedIn, quadPath, sliceOf } from './quads.ts';

/** A picture that the page wants: of a view screen or a front cover, worn as it was. */
export interface WantedPicture {
  readonly booklet: Booklet;
  readonly name: PictureName;
  readonly wear: Wear | null;
}

/** A page as marks, the pictures that it wants by window, and where everything of it stands. */
export interface DrawnComic {
  readonly marks: readonly ComicMark[];
  readonly wanted: readonly WantedPicture[];
  readonly panels: readonly DrawnPanel[];
}

/** Black over a picture where all are shut down, and slats over a quarter where the head is not. */
const shutDown = ({ head, quad }: Cropped): readonly ComicMark[] => {
  const inner = movedIn(quad, BORDER / 2);
  const quarter = (inner.foot - inner.top) / 4;
  const from = head.y < inner.top + quarter ? inner.foot - quarter : inner.top;
  const slats = [0, 1, 2].map((at) =>
    sliceOf(inner, from + (at * quarter) / 3, from + ((at + 1) * quarter) / 3),
  );
  return [
    shape(quadPath(inner), 'shade'),
    ...slats.map((slat) => shape(quadPath(slat), 'slat', 'ink', 3)),
  ];
};

/** Draws a page; `day` is when it was fought, in words. */
export const drawComic = (page: ComicPage, day: string, measure: Measure): DrawnComic => {
  const marks: ComicMark[] = [
    shape(cutBox({ x: 0, y: 0, ...PAGE }), 'paper'),
    ...titleBar(page, day, measure),
    ...footLine(page, measure),
  ];
  const wanted: WantedPicture[] = [];
  const panels: DrawnPanel[] = [];
  const hang = (quad: Quad, box: Box, over: readonly ComicMark[], want: WantedPicture): void => {
    marks.push({ kind: 'picture', wanted: wanted.length, box, path: quadPath(quad) }, ...over);
    marks.push(shape(quadPath(movedIn(quad, BORDER / 2)), null, 'ink', BORDER));
    wanted.push(want);
  };
  for (const laid of layOut(page)) {
    if (laid.panel.pages.length === 0) {
      for (const [at, quad] of laid.windows.entries()) {
        const fighter = sure(page.fighters[at]);
        const { booklet, wear } = fighter;
        hang(quad, coverIn(quad), [], { booklet, name: COVER, wear });
        const corners = laid.windows.length === 2 && at === 1 ? 's' : 'a';
        marks.push(...plateOn(quad, fighter, corners, measure));
      }
      continue;
    }
    const panel = bestOf(laid, measure);
    for (const cropped of panel.cropped) {
      const { booklet, screen, wear } = cropped.page;
      const over = laid.panel.off ? shutDown(cropped) : [];
      hang(cropped.quad, cropped.picture, over, { booklet, name: screen.number, wear });
    }
    const layers = panel.placed.toSorted(
      (one, other) => LETTERINGS[one.what].layer - LETTERINGS[other.what].layer,
    );
    marks.push(...layers.flatMap(({ box, form }) => form.marks(box)));
    panels.push(panel);
  }
  return { marks, wanted, panels };
};
