import type { Booklet, ViewScreen } from '../../../rules/booklet/booklet.ts';
import type { Range } from '../../../rules/vocabulary.ts';

/** The page with a picture of a kind, of that range where there are several. */
const pageOf = ({ viewScreens }: Booklet, picture: string, range: Range): ViewScreen | null => {
  const pages = viewScreens.flatMap((screen) => (screen?.picture === picture ? [screen] : []));
  return pages.find((screen) => screen.range === range) ?? pages[0] ?? null;
};

/** The page on which a 'Mech lies: of middle range, unless said. */
export const lying = (booklet: Booklet, range: Range = 'medium'): ViewScreen | null =>
  pageOf(booklet, 'knocked-down', range);

/** The page on which a 'Mech stands and does nothing. */
export const atRest = (booklet: Booklet, range: Range): ViewScreen | null =>
  pageOf(booklet, 'cooling-down', range);
