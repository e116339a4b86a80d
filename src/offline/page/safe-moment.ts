import { allWritten } from '../disk/database.ts';

/** Input since a place of the game was opened, which only the page has. */
let typed = false;
addEventListener('input', () => (typed = true), { capture: true });
addEventListener('hashchange', () => (typed = false));

/** Acts once, when reloading the page loses nothing seen or typed: now if the page is hidden, else
 *  on the way to another place, once all writes are on disk. If `may` returns false it waits for a
 *  later moment. */
export const atSafeMoment = (may: () => boolean, act: () => void): void => {
  const seize = async (): Promise<void> => {
    await allWritten();
    if (!may()) return;
    removeEventListener('hashchange', goes);
    act();
  };
  const goes = (): void => void seize();
  addEventListener('hashchange', goes);
  if (document.hidden && !typed) void seize();
};
