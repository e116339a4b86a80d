import { COVER_DRAWING } from '../../figure/drawing.ts';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { pageFigure } from '../../rules/booklet/page-figure.ts';
import { variantOf } from '../../rules/booklet/picture-kinds.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER } from '../../rules/booklet/picture-name.ts';

/** All of a booklet that a picture is drawn from: the page of a view screen, or the front cover. */
export const drawnFrom = (booklet: ShownBooklet, name: PictureName): readonly unknown[] => {
  const { figure, mech, statCard } = booklet.document;
  const weapons = statCard.maneuvers.map(({ fires }) => fires);
  if (name === COVER) return [name, COVER_DRAWING, figure, mech, weapons];
  const screen = viewScreen(booklet, name);
  const { picture, range, title } = screen;
  return [
    pageFigure(figure),
    mech,
    weapons,
    name,
    picture,
    range,
    title,
    variantOf(booklet, screen),
  ];
};

/** Whether a view screen of two booklets is drawn alike, or their front covers are. */
export const drawnAlike = (one: ShownBooklet, other: ShownBooklet, name: PictureName): boolean =>
  one.edition === other.edition ||
  JSON.stringify(drawnFrom(one, name)) === JSON.stringify(drawnFrom(other, name));
