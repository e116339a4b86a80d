import { createHash } from 'node:crypto';
import { DRAWING } from '../figure/drawing.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { pageFigure } from '../rules/booklet/page-figure.ts';

/** Eight hexadecimal digits for the stills of a booklet: all of it that its pages show, and the drawing's number. */
export const drawingHash = ({
  document: { figure, mech, statCard, viewScreens },
}: Booklet): string => {
  const pages = Object.entries(viewScreens).map(([number, { range, picture, title }]) => [
    number,
    range,
    picture,
    title,
  ]);
  const weapons = statCard.maneuvers.map(({ fires }) => fires ?? []);
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, pageFigure(figure) ?? null, mech, weapons, pages]))
    .digest('hex')
    .slice(0, 8);
};
