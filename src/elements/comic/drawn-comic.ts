import type { ComicPage } from '../../rules/comic/comic-page.ts';
import { footLine, titleBar } from './bars.ts';
import type { WantedPicture } from './covers.ts';
import { drawCovers, frame } from './covers.ts';
import type { Cropped, DrawnPanel, Lying } from './placed-panels.ts';
import { bestOf } from './placed-panels.ts';
import { BORDER, boundsOf, movedIn, layOut, leftAt, rightAt } from './layouts.ts';
import type { ComicMark, Measure } from './marks.ts';
import { PAGE, cutBox, pathOf } from './marks.ts';

/** A page as marks, the pictures that it wants by window, and where everything of it stands. */
export interface DrawnComic {
  readonly marks: readonly ComicMark[];
  readonly wanted: readonly WantedPicture[];
  readonly panels: readonly DrawnPanel[];
}

/** Black over a picture where all are shut down, and slats over a quarter where the head is not. */
const shutDown = ({ head, window: { quad } }: Cropped): readonly ComicMark[] => {
  const inner = movedIn(quad, BORDER / 2);
  const { height, y } = boundsOf(inner);
  const quarter = height / 4;
  const from = head.y < y + quarter ? y + height - quarter : y;
  const slats = [0, 1, 2].map((at): ComicMark => {
    const [top, foot] = [from + (at * quarter) / 3, from + ((at + 1) * quarter) / 3];
    const path = pathOf([
      [leftAt(inner, top), top],
      [rightAt(inner, top), top],
      [rightAt(inner, foot), foot],
      [leftAt(inner, foot), foot],
    ]);
    return { kind: 'shape', path, fill: 'slat', edge: 'ink', wide: 3 };
  });
  return [{ kind: 'shape', path: pathOf(inner), fill: 'shade' }, ...slats];
};

/** Draws a page; `day` is when it was fought, in words. */
export const drawComic = (page: ComicPage, day: string, measure: Measure): DrawnComic => {
  const marks: ComicMark[] = [
    { kind: 'shape', path: cutBox({ x: 0, y: 0, ...PAGE }), fill: 'paper' },
    ...titleBar(page, day, measure),
    ...footLine(page, measure),
  ];
  const wanted: WantedPicture[] = [];
  const panels: DrawnPanel[] = [];
  for (const laid of layOut(page)) {
    if (laid.panel.pages.length === 0) {
      const covers = drawCovers(laid, page, measure, wanted.length);
      marks.push(...covers.marks);
      wanted.push(...covers.wanted);
      continue;
    }
    const { left, placed, windows } = bestOf(laid, measure);
    for (const cropped of windows) {
      const {
        page: { booklet, screen, wear },
        picture,
        window: { quad },
      } = cropped;
      marks.push({ kind: 'picture', wanted: wanted.length, box: picture, path: pathOf(quad) });
      wanted.push({ booklet, name: screen.number, wear });
      if (laid.panel.off) marks.push(...shutDown(cropped));
      marks.push(frame(quad));
    }
    // Balloons below captions, so that no tail covers a word.
    const order: readonly Lying['what'][] = [
      'call',
      'sound',
      'star',
      'found',
      'label',
      'note',
      'caption',
      'plate',
    ];
    for (const { box, form } of placed.toSorted(
      (one, other) => order.indexOf(one.what) - order.indexOf(other.what),
    ))
      marks.push(...form.marks([box.x, box.y]));
    panels.push({ laid, left, windows, told: placed.map(({ box, what }) => ({ box, what })) });
  }
  return { marks, wanted, panels };
};
