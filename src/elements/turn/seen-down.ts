import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';

const UNHURT: Wear = { torn: 0, dead: [], limp: [], smoking: false, hot: false, dark: false };

/** Worn as it was, and it burns, and nobody is in it any more. */
export const wrecked = (wear: Wear | null): Wear => ({
  ...UNHURT,
  torn: 3,
  ...wear,
  smoking: true,
  hot: false,
  dark: true,
});

/** Worn as it was, and dark. */
export const darkened = (wear: Wear | null): Wear => ({
  ...UNHURT,
  ...wear,
  hot: false,
  dark: true,
});

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
