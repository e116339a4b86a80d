import type { ComicPage, ComicPanel } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import { PAGE } from './marks.ts';
import type { Quad } from './quads.ts';

/** Paper between panels (pixels). */
export const GUTTER = 10;
/** Where panels lie: below the title bar, above the foot. */
const FIELD = { top: 122, foot: 1312, left: 20, right: PAGE.width - 20 } as const;
const WIDTH = FIELD.right - FIELD.left;
/** No panel is lower or narrower; those of a strip stand beside each other. */
export const LEAST = 170;
/** The lean of a gutter: of the covers a share of their height, else in pixels. */
const COVER_LEAN = 0.4;
const LEAN = { share: 0.16, least: 30, most: 50 } as const;
/** The lone cover is so wide, against one and against several; so many rivals stand in a row. */
const LONE = { one: 0.5, several: 0.36 } as const;
const IN_A_ROW = 4;
/** What a strip counts for in the height of its row: little. */
const STRIP = 4;

/**
 * By how many windows stand below each other, without covers and strips: a row each, and in it a sign for each gutter,
 * which says how it leans where somebody hits. A panel of two windows stays in its row, so a row may have one more or
 * fewer. All else follows: rows share the height by their largest claim, panels of a row its width.
 */
const ROWS: readonly (readonly string[])[] = [
  [],
  [''],
  ['/'],
  ['/\\'],
  ['/', '\\'],
  ['/', '\\/'],
  ['/\\', '\\/'],
  ['\\/', '/', '/\\'],
  ['/\\', '\\', '//'],
  ['/\\', '\\\\', '//'],
  ['/\\', '\\/', '/', '/\\'],
  ['/\\', '\\/', '/', '/\\'],
  ['/\\', '\\/', '//', '\\/'],
  ['/\\/', '\\/', '//', '\\/'],
  ['/\\/', '\\/\\', '//', '\\/'],
];

/** A panel with a window for each of its pages. */
export interface LaidPanel {
  readonly panel: ComicPanel;
  readonly windows: readonly Quad[];
}

type Panels = readonly ComicPanel[];
/** Panels beside each other, and the signs of their gutters. */
type Row = readonly [panels: Panels, signs: string];

/** A gutter between two windows: where it crosses the middle of its row, and how far it leans (`/` above 0). */
interface Cut {
  readonly x: number;
  readonly lean: number;
}

/** Windows of one row beside each other, between these gutters. */
const between = (cuts: readonly Cut[], top: number, foot: number): readonly Quad[] => {
  const sides = cuts.map(({ lean, x }) => {
    const aside = (GUTTER * Math.hypot(1, lean / (foot - top))) / 2;
    const moved = (by: number) => [x + lean / 2 + by, x - lean / 2 + by] as const;
    return { right: moved(-aside), left: moved(aside) };
  });
  const lefts = [[FIELD.left, FIELD.left] as const, ...sides.map(({ left }) => left)];
  return lefts.map((left, at): Quad => {
    return { top, foot, left, right: sides[at]?.right ?? [FIELD.right, FIELD.right] };
  });
};

/** Shares out a length by weights; what would be below the least has that. */
const sharedOut = (
  length: number,
  weights: readonly number[],
  least: number,
): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight) => (length * weight) / sum);
  const short = parts.findIndex((part) => part < least);
  if (short < 0) return parts;
  return sharedOut(length - least, weights.toSpliced(short, 1), least).toSpliced(short, 0, least);
};

const isStrip = ({ pages }: ComicPanel): boolean => pages.length > 2;

const layRow = ([panels, signs]: Row, top: number, foot: number): readonly LaidPanel[] => {
  const strip = panels.some(isStrip);
  const lean = Math.max(LEAN.least, Math.min(LEAN.most, LEAN.share * (foot - top)));
  const windows = panels.flatMap((panel) => panel.pages.map(() => panel));
  const length = WIDTH - GUTTER * (windows.length - 1);
  const widths = sharedOut(
    length,
    windows.map(({ pages, share }) => share / pages.length),
    // Leaning gutters take from both sides.
    strip ? 0 : Math.min(LEAST + lean, length / windows.length),
  );
  let x = FIELD.left - GUTTER / 2;
  const cuts = windows.slice(1).map((next, at): Cut => {
    x += sure(widths[at]) + GUTTER;
    const slanted = !strip && (next.slanted || sure(windows[at]).slanted);
    const way = signs[at % Math.max(1, signs.length)] === '\\' ? -1 : 1;
    return { x, lean: slanted ? way * lean : 0 };
  });
  const quads = between(cuts, top, foot);
  return panels.map((panel) => ({
    panel,
    windows: quads.filter((_, at) => windows[at] === panel),
  }));
};

/** The fronts of all who fight: the lone one first; more than four rivals stand in two rows. */
const layCovers = (rivals: number, foot: number): readonly Quad[] => {
  const height = foot - FIELD.top;
  const lean = COVER_LEAN * height;
  const lone = FIELD.left + WIDTH * (rivals === 1 ? LONE.one : LONE.several);
  const rows = Math.ceil(rivals / IN_A_ROW);
  const inRow = Math.ceil(rivals / rows);
  const high = (height - GUTTER * (rows - 1)) / rows;
  const windows = between([{ x: lone, lean }], FIELD.top, foot).slice(0, 1);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (high + GUTTER);
    const many = Math.min(inRow, rivals - row * inRow);
    // The lone one's gutter leans through all rows.
    const begin = lone + lean / 2 - (lean * (from + high / 2)) / height;
    const cuts = Array.from({ length: many }, (_, at) => ({
      x: begin + ((FIELD.right - begin) * at) / many,
      lean: lean / rows,
    }));
    windows.push(...between(cuts, FIELD.top + from, FIELD.top + from + high).slice(1));
  }
  return windows;
};

/** Rows of panels, in their order: those of the layout for how many stand before a strip, the strip, those after it. A
 *  panel is in the row in which its middle would be. */
const rowsOf = (panels: Panels): readonly Row[] => {
  const strip = panels.findIndex(isStrip);
  if (strip >= 0) {
    const [above, below] = [panels.slice(0, strip), panels.slice(strip + 1)];
    return [...rowsOf(above), [[sure(panels[strip])], ''], ...rowsOf(below)];
  }
  let windows = 0;
  const middles = panels.map(({ pages: { length } }) => (windows += length) - length / 2);
  const layout = sure(ROWS[Math.min(windows, ROWS.length - 1)]);
  let end = 0;
  return layout.map((signs, at): Row => {
    const from = end;
    const to = at < layout.length - 1 ? from + signs.length + 1 : Infinity;
    end = to;
    const isIn = (middle: number): boolean => middle >= from && middle < to;
    return [panels.filter((_, place) => isIn(sure(middles[place]))), signs];
  });
};

/** Where everything of a page stands, with a window for the cover of each who fights; no two windows overlap. */
export const layOut = ({
  covers,
  fighters,
  panels,
}: ComicPage): { readonly covers: readonly Quad[]; readonly panels: readonly LaidPanel[] } => {
  const rows = rowsOf(panels);
  const height = Math.round((covers / 100) * PAGE.width * PAGE.height) / WIDTH;
  // Where there are many rows the covers give way.
  const lowest = FIELD.foot - rows.length * (LEAST + GUTTER);
  const end = Math.min(FIELD.top + height, lowest);
  let top = end + GUTTER;
  const heights = sharedOut(
    FIELD.foot - top - GUTTER * (rows.length - 1),
    rows.map(([row]) => Math.max(...row.map((each) => (isStrip(each) ? STRIP : each.share)))),
    LEAST,
  );
  const laid = rows.flatMap((row, at) => {
    const from = top;
    top += sure(heights[at]) + GUTTER;
    return layRow(row, from, top - GUTTER);
  });
  return { covers: layCovers(fighters.length - 1, end), panels: laid };
};
