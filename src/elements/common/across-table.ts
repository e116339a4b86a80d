/** Face to face needs 700 pixels both ways at the usual text size. */
const TABLE = '(width >= 43.75rem) and (height >= 43.75rem)';

/** The device has a touch screen; without one nobody sits across it. */
export const isTouched = (): boolean =>
  navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches;

/** Room for two, half a screen each. */
export const isRoomy = (): boolean => matchMedia(TABLE).matches;
