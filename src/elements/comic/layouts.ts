import type { ComicPage, ComicPanel } from '../../rules/comic/comic-page.ts';
import { sure } from '../../rules/sure.ts';
import type { Box, Point } from './marks.ts';
import { PAGE } from './marks.ts';

/** Paper between panels, and ink around each (pixels). */
export const GUTTER = 10;
export const BORDER = 5;
/** Where panels lie: below the title bar, above the foot. */
const LEFT = 20;
const RIGHT = PAGE.width - LEFT;
const TOP = 122;
const FOOT = 1312;
/** No panel is lower or narrower; those of a strip stand beside each other. */
export const LEAST = 170;
/** The lean of a gutter: of the covers a share of their height, else in pixels. */
const COVER_LEAN = 0.4;
const LEAN = { share: 0.16, least: 30, most: 50 } as const;
/** The lone cover is so wide, among several; so many rivals stand in a row, none narrower than this. */
const LONE = 0.36;
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

/** A polygon with four corners whose upper and lower sides are level: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/** A window of the page: a picture in a frame. */
export interface LaidWindow {
  /** The outer edge of its border. */
  readonly quad: Quad;
  /** Which page of the panel, or which fighter of the covers is in it. */
  readonly of: number;
}

export interface LaidPanel {
  readonly panel: ComicPanel;
  /** Around all its windows. */
  readonly quad: Quad;
  readonly windows: readonly LaidWindow[];
}

export const boundsOf = ([a, b, c, d]: Quad): Box => {
  const x = Math.min(a[0], d[0]);
  return { x, y: a[1], width: Math.max(b[0], c[0]) - x, height: c[1] - a[1] };
};

/** Where the left and the right side of a window are at a height. */
export const leftAt = ([a, , , d]: Quad, y: number): number =>
  a[0] + ((d[0] - a[0]) * (y - a[1])) / (d[1] - a[1]);
export const rightAt = ([, b, c]: Quad, y: number): number =>
  b[0] + ((c[0] - b[0]) * (y - b[1])) / (c[1] - b[1]);

/** The same polygon, each side moved in by so much (pixels). */
export const movedIn = ([a, b, c, d]: Quad, by: number): Quad => {
  const height = c[1] - b[1];
  /** Where a slanted side goes at one of its ends. */
  const moved = (from: Point, to: Point, way: 1 | -1): readonly [Point, Point] => {
    const lean = (to[0] - from[0]) / height;
    const aside = way * by * Math.hypot(1, lean);
    return [
      [from[0] + aside + lean * by, from[1] + by],
      [to[0] + aside - lean * by, to[1] - by],
    ];
  };
  const [left, leftFoot] = moved(a, d, 1);
  const [right, rightFoot] = moved(b, c, -1);
  return [left, right, rightFoot, leftFoot];
};

/** A gutter between two windows: where it crosses the middle of its row, and how far it leans (`/` above 0). */
interface Cut {
  readonly x: number;
  readonly lean: number;
}

/** Windows of one row beside each other, between these gutters. */
const between = (cuts: readonly Cut[], top: number, foot: number): readonly Quad[] => {
  const edges = [{ x: LEFT, lean: 0 }, ...cuts, { x: RIGHT, lean: 0 }];
  const edge = (at: number, way: 1 | -1): readonly [number, number] => {
    const { lean, x } = sure(edges[at]);
    const isOuter = at === 0 || at === edges.length - 1;
    const aside = isOuter ? 0 : (way * GUTTER * Math.hypot(1, lean / (foot - top))) / 2;
    return [x + lean / 2 + aside, x - lean / 2 + aside];
  };
  return edges.slice(1).map((_, at): Quad => {
    const [left, leftFoot] = edge(at, 1);
    const [right, rightFoot] = edge(at + 1, -1);
    return [
      [left, top],
      [right, top],
      [rightFoot, foot],
      [leftFoot, foot],
    ];
  });
};

/** Shares out a length by weights; what would be below its least has that. */
const sharedOut = (
  length: number,
  weights: readonly number[],
  least: readonly number[],
): readonly number[] => {
  const held = new Set<number>();
  for (;;) {
    const free = length - [...held].reduce((sum, at) => sum + sure(least[at]), 0);
    const sum = weights.reduce((all, weight, at) => all + (held.has(at) ? 0 : weight), 0);
    const parts = weights.map((weight, at) =>
      held.has(at) ? sure(least[at]) : (free * weight) / sum,
    );
    const short = parts.findIndex((part, at) => !held.has(at) && part < sure(least[at]));
    if (short < 0) return parts;
    held.add(short);
  }
};

const meanOf = ({ share: [least, most] }: ComicPanel): number => (least + most) / 2;

/** The panels of a row, their gutters by the signs of its layout. */
const layRow = (
  panels: readonly ComicPanel[],
  signs: string,
  top: number,
  foot: number,
): readonly LaidPanel[] => {
  const most = LEAN.share * (foot - top);
  const lean = Math.max(LEAN.least, Math.min(LEAN.most, most));
  const windows = panels.flatMap((panel) => panel.pages.map((_, of) => ({ panel, of })));
  const gaps = GUTTER * (windows.length - 1);
  const strip = windows.length > panels.length + 2;
  const widths = sharedOut(
    RIGHT - LEFT - gaps,
    windows.map(({ panel }) => meanOf(panel) / panel.pages.length),
    // Leaning gutters take from both sides.
    windows.map(() => (strip ? 0 : Math.min(LEAST + lean, (RIGHT - LEFT - gaps) / windows.length))),
  );
  let x = LEFT - GUTTER / 2;
  const cuts = windows.slice(0, -1).map(({ panel }, at): Cut => {
    x += sure(widths[at]) + GUTTER;
    const next = sure(windows[at + 1]);
    const slanted = panel === next.panel ? panel.slanted : panel.slanted || next.panel.slanted;
    const sign = signs[at % Math.max(1, signs.length)] === '\\' ? -1 : 1;
    return { x, lean: slanted && !strip ? sign * lean : 0 };
  });
  const quads = between(cuts, top, foot);
  return panels.map((panel) => {
    const own = windows.flatMap((window, at) =>
      window.panel === panel ? [{ quad: sure(quads[at]), of: window.of }] : [],
    );
    const [first, last] = [sure(own[0]).quad, sure(own.at(-1)).quad];
    return { panel, windows: own, quad: [first[0], last[1], last[2], first[3]] };
  });
};

/** The fronts of all who fight: the lone one first; more than four rivals stand in two rows. */
const layCovers = (page: ComicPage, panel: ComicPanel, foot: number): LaidPanel => {
  const quad: Quad = [
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, foot],
    [LEFT, foot],
  ];
  const rivals = page.fighters.length - 1;
  const width = RIGHT - LEFT;
  const lean = COVER_LEAN * (foot - TOP);
  if (rivals === 1) {
    const two = between([{ x: LEFT + width / 2, lean }], TOP, foot);
    return { panel, quad, windows: two.map((each, of) => ({ quad: each, of })) };
  }
  const lone = LEFT + width * LONE;
  const rows = Math.ceil(rivals / IN_A_ROW);
  const inRow = Math.ceil(rivals / rows);
  const high = (foot - TOP - GUTTER * (rows - 1)) / rows;
  const rowLean = lean / rows;
  const windows: LaidWindow[] = [];
  for (let row = 0; row < rows; row += 1) {
    const top = TOP + row * (high + GUTTER);
    const many = Math.min(inRow, rivals - row * inRow);
    // The lone one's gutter leans through all rows.
    const begin = lone + lean / 2 - (lean * (top + high / 2 - TOP)) / (foot - TOP);
    const cuts = Array.from({ length: many }, (_, at) => ({
      x: begin + ((RIGHT - begin) * at) / many,
      lean: rowLean,
    }));
    const [first, ...others] = between(cuts, top, top + high);
    if (row === 0 && first) windows.push({ quad: first, of: 0 });
    windows.push(...others.map((each, at) => ({ quad: each, of: 1 + row * inRow + at })));
  }
  const [first, ...others] = windows;
  const whole = first && between([{ x: lone, lean }], TOP, foot)[0];
  return { panel, quad, windows: whole ? [{ quad: whole, of: 0 }, ...others] : windows };
};

const isStrip = ({ pages }: ComicPanel): boolean => pages.length > 2;

/** Rows of panels: those of the layout for how many stand before a strip, the strip, those after it. */
const rowsOf = (
  panels: readonly ComicPanel[],
): readonly (readonly [readonly ComicPanel[], string])[] => {
  const strip = panels.findIndex(isStrip);
  if (strip >= 0)
    return [
      ...rowsOf(panels.slice(0, strip)),
      [[sure(panels[strip])], ''],
      ...rowsOf(panels.slice(strip + 1)),
    ];
  const most = panels.reduce((sum, { pages }) => sum + pages.length, 0);
  const signs = sure(ROWS[Math.min(most, ROWS.length - 1)]);
  return parted(panels, signs).map((row, at) => [row, sure(signs[at])] as const);
};

/** Panels in rows, in their order, each with as many windows as its layout as near as that goes. */
const parted = (
  panels: readonly ComicPanel[],
  [signs, ...others]: readonly string[],
): readonly ComicPanel[][] => {
  if (signs === undefined) return [];
  if (others.length === 0) return [[...panels]];
  /** How far rows are from their layouts. */
  const off = (rows: readonly ComicPanel[][]): number =>
    rows.reduce((sum, row, at) => {
      const windows = row.reduce((all, { pages }) => all + pages.length, 0);
      return sum + (windows - 1 - sure([signs, ...others][at]).length) ** 2;
    }, 0);
  const ways = panels
    .slice(0, panels.length - others.length)
    .map((_, at) => [panels.slice(0, at + 1), ...parted(panels.slice(at + 1), others)]);
  return ways.toSorted((one, other) => off(one) - off(other))[0] ?? [[...panels]];
};

/** Where everything of a page stands, the covers first; no two panels overlap. */
export const layOut = (page: ComicPage): readonly LaidPanel[] => {
  const covers = page.panels.find(({ claim }) => claim === 'covers');
  const rows = rowsOf(page.panels.filter((panel) => panel !== covers && panel.pages.length > 0));
  const share = covers ? meanOf(covers) : 0;
  const height = Math.round((share / 100) * PAGE.width * PAGE.height) / (RIGHT - LEFT);
  let top = TOP;
  const laid: LaidPanel[] = [];
  if (covers) {
    const foot = rows.length > 0 ? TOP + height : FOOT;
    laid.push(layCovers(page, covers, foot));
    top = foot + GUTTER;
  }
  const heights = sharedOut(
    FOOT - top - GUTTER * (rows.length - 1),
    rows.map(([row]) => Math.max(...row.map((each) => (isStrip(each) ? STRIP : meanOf(each))))),
    rows.map(() => LEAST),
  );
  for (const [at, [row, signs]] of rows.entries()) {
    const foot = top + sure(heights[at]);
    laid.push(...layRow(row, signs, top, foot));
    top = foot + GUTTER;
  }
  return laid;
};
