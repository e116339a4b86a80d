import type { Wear } from '../../src/rules/words/wear.ts';

/** A 'Mech of which nothing is seen that it has suffered, and one that is shut down besides. */
export const UNHURT: Wear = {
  torn: 0,
  dead: [],
  limp: [],
  smoking: false,
  hot: false,
  dark: false,
};
export const DARK: Wear = { ...UNHURT, dark: true };
