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

export interface LaidPanel {
  readonly panel: ComicPanel;
  /** One for each page, or for each who fights. */
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

const meanOf = ({ share: [least, most] }: ComicPanel): number => (least + most) / 2;
const isStrip = ({ pages }: ComicPanel): boolean => pages.length > 2;
const windowsOf = (panels: Panels): Panels =>
  panels.flatMap((panel) => panel.pages.map(() => panel));

const layRow = ([panels, signs]: Row, top: number, foot: number): readonly LaidPanel[] => {
  const strip = panels.some(isStrip);
  const lean = Math.max(LEAN.least, Math.min(LEAN.most, LEAN.share * (foot - top)));
  const windows = windowsOf(panels);
  const length = WIDTH - GUTTER * (windows.length - 1);
  const widths = sharedOut(
    length,
    windows.map((panel) => meanOf(panel) / panel.pages.length),
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

/** How far rows are from what their signs are for. */
const off = (rows: readonly Row[]): number =>
  rows.reduce((sum, [row, signs]) => sum + (windowsOf(row).length - 1 - signs.length) ** 2, 0);

/** Panels in rows, in their order, each with as many windows as its layout as near as that goes. */
const parted = (panels: Panels, [signs, ...others]: readonly string[]): readonly Row[] => {
  if (signs === undefined) return [];
  if (others.length === 0) return [[panels, signs]];
  const ways = panels.slice(0, panels.length - others.length).map((_, at): readonly Row[] => {
    const rest = parted(panels.slice(at + 1), others);
    return [[panels.slice(0, at + 1), signs], ...rest];
  });
  return ways.toSorted((one, other) => off(one) - off(other))[0] ?? [[panels, signs]];
};

/** Rows of panels: those of the layout for how many stand before a strip, the strip, those after it. */
const rowsOf = (panels: Panels): readonly Row[] => {
  const at = panels.findIndex(isStrip);
  if (at >= 0)
    return [
      ...rowsOf(panels.slice(0, at)),
      [panels.slice(at, at + 1), ''],
      ...rowsOf(panels.slice(at + 1)),
    ];
  return parted(panels, sure(ROWS[Math.min(windowsOf(panels).length, ROWS.length - 1)]));
};

/** Where everything of a page stands, the covers first; no two panels overlap. */
export const layOut = ({ fighters, panels }: ComicPage): readonly LaidPanel[] => {
  const covers = panels.find(({ claim }) => claim === 'covers');
  const rows = rowsOf(panels.filter(({ pages }) => pages.length > 0));
  const laid: LaidPanel[] = [];
  let top: number = FIELD.top;
  if (covers) {
    const height = Math.round((meanOf(covers) / 100) * PAGE.width * PAGE.height) / WIDTH;
    // Where there are many rows the covers give way.
    const lowest = FIELD.foot - rows.length * (LEAST + GUTTER);
    const foot = rows.length > 0 ? Math.min(top + height, lowest) : FIELD.foot;
    laid.push({ panel: covers, windows: layCovers(fighters.length - 1, foot) });
    top = foot + GUTTER;
  }
  const heights = sharedOut(
    FIELD.foot - top - GUTTER * (rows.length - 1),
    rows.map(([row]) => Math.max(...row.map((each) => (isStrip(each) ? STRIP : meanOf(each))))),
    LEAST,
  );
  for (const [at, row] of rows.entries()) {
    const foot = top + sure(heights[at]);
    laid.push(...layRow(row, top, foot));
    top = foot + GUTTER;
  }
  return laid;
};
