import { createHash } from 'node:crypto';
import { COVER_DRAWING, DRAWING, DUEL_DRAWING, PORTRAIT_DRAWING } from '../figure/drawing.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Poster } from '../rules/booklet/picture-name.ts';
import { COVER, DUEL_COVER } from '../rules/booklet/picture-name.ts';
import type { BookletDocument } from '../rules/document/booklet-document.ts';
import { pageFigure } from '../rules/booklet/page-figure.ts';

const shortHash = (drawn: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, ...drawn]))
    .digest('hex')
    .slice(0, 8);

/** The weapons of each maneuver. */
const firedBy = ({ statCard }: BookletDocument): readonly unknown[] =>
  statCard.maneuvers.map(({ fires }) => fires ?? []);

/** Eight hexadecimal digits for the stills of a booklet: all of it that its pages show, and the drawing's number. */
export const drawingHash = ({ document }: Booklet): string => {
  const { figure, mech, viewScreens } = document;
  const pages = Object.entries(viewScreens).map(([number, { range, picture, title }]) => [
    number,
    range,
    picture,
    title,
  ]);
  return shortHash([pageFigure(figure) ?? null, mech, firedBy(document), pages]);
};

/** As many for the still of its front cover, or of its portrait, which shows what its pages do. */
export const posterHash = ({ document }: Booklet, name: Poster): string => {
  const { figure, mech } = document;
  const [drawing, shown] =
    name === COVER ? [COVER_DRAWING, figure] : [PORTRAIT_DRAWING, pageFigure(figure)];
  return shortHash([name, drawing, shown ?? null, mech, firedBy(document)]);
};

/** As many for the still of the cover of a duel: all of both that their pages show. */
export const duelHash = (...both: readonly [one: Booklet, other: Booklet]): string =>
  shortHash([
    ...[DUEL_COVER, DUEL_DRAWING],
    ...both.map(({ document }) => [
      pageFigure(document.figure) ?? null,
      document.mech,
      firedBy(document),
    ]),
  ]);

/** Which view screens have a second sheet, as eight hexadecimal digits: a bit each, that of view screen 1 the highest. */
export const sheetBits = (numbers: readonly number[]): string =>
  numbers
    .reduce((sum, number) => sum + 2 ** ((63 - number) / 2), 0)
    .toString(16)
    .padStart(8, '0');
