import type { DrawnComic } from '../../src/elements/comic/drawn-comic.ts';
import type { DrawnPanel } from '../../src/elements/comic/placed-panels.ts';
import { GUTTER, LEAST } from '../../src/elements/comic/layouts.ts';
import type { Box } from '../../src/elements/comic/marks.ts';
import { overlap } from '../../src/elements/comic/marks.ts';
import type { Quad } from '../../src/elements/comic/quads.ts';
import { boundsOf, movedIn, sideAt } from '../../src/elements/comic/quads.ts';

/** A point of room for what was rounded (pixels). */
const ROUND = 0.6;

/** How far apart two windows are: beside each other at the height where they are nearest, else below each other. */
const apart = (one: Quad, other: Quad): number => {
  const below = Math.max(other.top - one.foot, one.top - other.foot);
  if (below >= 0) return below;
  const beside = (left: Quad, right: Quad, y: number): number =>
    sideAt(right, 'left', y) - sideAt(left, 'right', y);
  return Math.min(
    ...[Math.max(one.top, other.top), Math.min(one.foot, other.foot)].map((y) =>
      Math.max(beside(one, other, y), beside(other, one, y)),
    ),
  );
};

const isIn = (quad: Quad, { height, width, x, y }: Box): boolean =>
  y >= quad.top - ROUND &&
  y + height <= quad.foot + ROUND &&
  [y, y + height].every(
    (at) => x >= sideAt(quad, 'left', at) - ROUND && x + width <= sideAt(quad, 'right', at) + ROUND,
  );

const faultsOfPanel = ({ cropped, left, placed, quad: panel }: DrawnPanel): readonly string[] => {
  const kept = cropped.flatMap((each) => each.kept);
  const isStrip = cropped.length > 2;
  return [
    ...placed.flatMap(({ box, what }, at) => [
      ...kept
        .filter((each) => overlap(each, box))
        .map(() => `a ${what} over a head, a hit or a muzzle`),
      ...placed
        .slice(at + 1)
        .filter((other) => overlap(other.box, box))
        .map((other) => `a ${what} over a ${other.what}`),
      ...(isIn(panel, box) ? [] : [`a ${what} beyond its panel`]),
    ]),
    ...left
      .filter((what) => ['caption', 'note', 'plate', 'label'].includes(what))
      .map((what) => `no place for a ${what}`),
    ...cropped.flatMap(({ head, kept: [first], picture, quad }) => {
      const { height, width, x, y } = boundsOf(quad);
      const mean = (quad.right[0] + quad.right[1] - quad.left[0] - quad.left[1]) / 2;
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

/** Below the title bar, above the foot. */
const WHOLE: Quad = {
  ...{ top: 122, foot: 1312, left: [20, 20], right: [1060, 1060] },
};

/** What is wrong with where things stand on a drawn page; nothing, if all laws hold. */
export const brokenPlaces = ({ covers, panels }: DrawnComic): readonly string[] => {
  const quads = [...covers, ...panels.flatMap(({ windows }) => windows)];
  return [
    ...quads.flatMap((quad, at) => [
      ...quads
        .slice(at + 1)
        .map((other) => apart(quad, other))
        .filter((gap) => gap < GUTTER - ROUND)
        .map((gap) => `two windows ${gap.toFixed(1)} apart`),
      ...(isIn(WHOLE, boundsOf(quad)) ? [] : ['a window beyond the page']),
    ]),
    ...panels.flatMap((panel) =>
      faultsOfPanel(panel).map((fault) => `turn ${panel.panel.pages[0]?.turn}: ${fault}`),
    ),
  ];
};
