import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { pageFigure } from '../../rules/booklet/page-figure.ts';
import { variantOf } from '../../rules/booklet/picture-kinds.ts';

/** All of a booklet that a picture is drawn from. */
export const drawnFrom = (booklet: ShownBooklet, number: number): readonly unknown[] => {
  const { figure, mech, statCard } = booklet.document;
  const screen = viewScreen(booklet, number);
  const { picture, range, title } = screen;
  const weapons = statCard.maneuvers.map(({ fires }) => fires);
  return [
    pageFigure(figure),
    mech,
    weapons,
    number,
    picture,
    range,
    title,
    variantOf(booklet, screen),
  ];
};

/** Whether a view screen of two booklets is drawn alike. */
export const drawnAlike = (one: ShownBooklet, other: ShownBooklet, number: number): boolean =>
  one.edition === other.edition ||
  JSON.stringify(drawnFrom(one, number)) === JSON.stringify(drawnFrom(other, number));
