import type { Wear } from './wear.ts';

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
