import type { DrawnComic } from '../../src/elements/comic/drawn-comic.ts';
import type { DrawnPanel } from '../../src/elements/comic/placed-panels.ts';
import type { ComicPage } from '../../src/rules/comic/comic-page.ts';
import type { Quad } from '../../src/elements/comic/layouts.ts';
import {
  GUTTER,
  LEAST,
  boundsOf,
  layOut,
  leftAt,
  movedIn,
  rightAt,
} from '../../src/elements/comic/layouts.ts';
import type { Box } from '../../src/elements/comic/marks.ts';
import { PAGE, overlap } from '../../src/elements/comic/marks.ts';

/** A point of room for what was rounded (pixels). */
const ROUND = 0.6;

/** How far apart two windows are: beside each other at the height where they are nearest, else below each other. */
const apart = (one: Quad, other: Quad): number => {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const below = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
  if (below >= 0) return below;
  const [top, foot] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)];
  return Math.min(
    ...[top, foot].map((y) =>
      Math.max(leftAt(other, y) - rightAt(one, y), leftAt(one, y) - rightAt(other, y)),
    ),
  );
};

const isIn = (quad: Quad, { height, width, x, y }: Box): boolean =>
  y >= quad[0][1] - ROUND &&
  y + height <= quad[2][1] + ROUND &&
  [y, y + height].every(
    (at) => x >= leftAt(quad, at) - ROUND && x + width <= rightAt(quad, at) + ROUND,
  );

const faultsOfPanel = ({ laid, left, told, windows }: DrawnPanel): readonly string[] => {
  const kept = windows.flatMap((each) => each.kept);
  const isStrip = windows.length > 2;
  return [
    ...told.flatMap(({ box, what }, at) => [
      ...kept
        .filter((each) => overlap(each, box))
        .map(() => `a ${what} over a head, a hit or a muzzle`),
      ...told
        .slice(at + 1)
        .filter((other) => overlap(other.box, box))
        .map((other) => `a ${what} over a ${other.what}`),
      ...(isIn(laid.quad, box) ? [] : [`a ${what} beyond its panel`]),
    ]),
    ...left
      .filter((what) => ['caption', 'note', 'plate', 'label'].includes(what))
      .map((what) => `no place for a ${what}`),
    ...windows.flatMap(({ head, kept: [first], picture, window: { quad } }) => {
      const { height, width, x, y } = boundsOf(quad);
      const mean = (quad[1][0] + quad[2][0] - quad[0][0] - quad[3][0]) / 2;
      return [
        ...(height + ROUND >= LEAST ? [] : [`a window ${height.toFixed()} high`]),
        ...(isStrip || mean + ROUND >= LEAST ? [] : [`a window ${mean.toFixed()} wide`]),
        ...(first ? [] : ['neither head nor hit in sight']),
        ...(isStrip || isIn(movedIn(quad, -1), head) ? [] : ['a head that is cut']),
        ...(picture.x <= x + ROUND &&
        picture.y <= y + ROUND &&
        picture.x + picture.width >= x + width - ROUND &&
        picture.y + picture.height >= y + height - ROUND
          ? []
          : ['a picture that does not fill its window']),
      ];
    }),
  ];
};

/** Where windows may be: below the title bar, above the foot. */
const FIELD: Quad = [
  [20, 122],
  [PAGE.width - 20, 122],
  [PAGE.width - 20, 1312],
  [20, 1312],
];

/** What is wrong with where things stand on a drawn page; nothing, if all laws hold. */
export const brokenPlaces = (page: ComicPage, { panels }: DrawnComic): readonly string[] => {
  const quads = layOut(page).flatMap(({ windows }) => windows.map(({ quad }) => quad));
  return [
    ...quads.flatMap((quad, at) => [
      ...quads
        .slice(at + 1)
        .map((other) => apart(quad, other))
        .filter((gap) => gap < GUTTER - ROUND)
        .map((gap) => `two windows ${gap.toFixed(1)} apart`),
      ...(isIn(FIELD, boundsOf(quad)) ? [] : ['a window beyond the page']),
    ]),
    ...panels.flatMap((panel) =>
      faultsOfPanel(panel).map((fault) => `turn ${panel.laid.panel.from}: ${fault}`),
    ),
  ];
};
