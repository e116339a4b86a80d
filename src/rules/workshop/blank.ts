import type { BookletDocument } from '../document/booklet-document.ts';

/** What a new booklet begins with: like another one its card and the ranges and poses of its pages; no statuses,
 *  criticals or cells. */
export const blankLike = ({ statCard, viewScreens }: BookletDocument): object => ({
  mech: { weapons: [] },
  statCard,
  sources: { cells: [] },
  viewScreens: Object.fromEntries(
    Object.entries(viewScreens).map(([number, { picture, range, title }]) => [
      number,
      { range, picture, title },
    ]),
  ),
});
