import type { SettingsKeeper } from './contexts.ts';

export const flyNext = (settings: SettingsKeeper, id: string): void => {
  const [first, second] = settings.current.mechs;
  settings.save({ mechs: [id, second === id ? first : second] });
  location.hash = '#/';
};

/** The duel that was begun by the last press; empty once it was taken. */
let begun = '';

/** Whoever has begun this duel, by its id, holds the device, and nobody has a secret yet. */
export const hold = (id: string): void => {
  begun = id;
};

/** Whether this duel was begun by the last press; asked once. */
export const isJustBegun = (id: string): boolean => {
  const is = begun === id;
  begun = '';
  return is;
};
