/** Face to face needs this many pixels both ways. */
const TABLE = 700;

/** Somebody can touch this screen: without that nobody sits across it. */
export const isTouched = (): boolean =>
  navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches;

/** Two have room across this screen, a half each. */
export const isRoomy = (): boolean => window.innerWidth >= TABLE && window.innerHeight >= TABLE;
