/** What the lock of a booklet that is open is called, before since when and which. */
export const HELD = 'viewscreen pictures held ';

/**
 * Holds the pictures of booklets, by their names in records, for every tab of the game, until what it gives is called
 * or the tab is closed.
 */
export const holdBooklets = (booklets: readonly string[]): (() => void) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const since = Date.now();
  for (const booklet of new Set(booklets))
    void navigator.locks
      ?.request(`${HELD}${booklet} since ${since}`, { mode: 'shared' }, () => ended)
      .catch(() => undefined);
  return end;
};
