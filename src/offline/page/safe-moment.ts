import { allWritten } from '../disk/database.ts';

/** Input since a place of the game was opened, which only the page has. */
let typed = false;
addEventListener('input', () => (typed = true), { capture: true });
addEventListener('hashchange', () => (typed = false));
/** How often something was done on the page, or it was hidden or looked at. */
let acts = 0;
for (const act of ['click', 'hashchange', 'input', 'keydown', 'visibilitychange'])
  addEventListener(act, () => (acts += 1), { capture: true });

/** Acts once, when reloading the page loses nothing seen or typed: now if the page is hidden, else
 *  on the way to another place, once all writes are on disk. If `may` returns false, or something is
 *  done or the page is looked at meanwhile, it waits for a later moment. */
export const atSafeMoment = (may: () => boolean, act: () => void): void => {
  const seize = async (): Promise<void> => {
    const before = acts;
    await allWritten();
    if (acts > before || !may()) return;
    removeEventListener('hashchange', goes);
    act();
  };
  const goes = (): void => void seize();
  addEventListener('hashchange', goes);
  if (document.hidden && !typed) void seize();
};
