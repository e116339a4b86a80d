import { allWritten } from '../disk/database.ts';

/** Something was typed since a place of the game was opened: it stands on the page alone. */
let typed = false;
addEventListener('input', () => (typed = true), { capture: true });
addEventListener('hashchange', () => (typed = false));

/**
 * Acts once, when reloading the page takes nothing away that somebody sees or has typed: now, if the
 * page is out of sight, else when it goes to another place. What is being written is on disk by then.
 * Where `may` says no, a later moment is waited for.
 */
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
