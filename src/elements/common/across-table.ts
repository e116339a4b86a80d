/** Face to face needs 700 pixels of usual text both ways. */
const TABLE = '(width >= 43.75rem) and (height >= 43.75rem)';

/** Somebody can touch this screen: without that nobody sits across it. */
export const isTouched = (): boolean =>
  navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches;

/** Two have room across this screen, a half each. */
export const isRoomy = (): boolean => matchMedia(TABLE).matches;
