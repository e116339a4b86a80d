/** What the lock of a booklet that was let go of is called, before when and which. */
const LET_GO = 'viewscreen-pictures-let-go-';

/** What ends the locks of this tab, by booklet. */
const ends = new Map<string, () => void>();

/**
 * Says to every tab of the game that a booklet was let go of at a time (milliseconds since 1970), for as long as this
 * tab is open. Resolves when all know.
 */
export const sayLetGo = (booklet: string, at: number): Promise<void> =>
  new Promise((said, failed) => {
    navigator.locks
      .request(`${LET_GO}${booklet}-at-${at}`, { mode: 'shared' }, () => {
        ends.get(booklet)?.();
        said();
        return new Promise<void>((end) => ends.set(booklet, end));
      })
      .catch(failed);
  });

/** When a booklet was let go of last, in whatever tab that is still open; 0 where it was not. */
export const letGoAt = async (booklet: string): Promise<number> => {
  const { held = [] } = await navigator.locks.query();
  const of = `${LET_GO}${booklet}-at-`;
  return Math.max(
    0,
    ...held.flatMap(({ name = '' }) => (name.startsWith(of) ? Number(name.slice(of.length)) : [])),
  );
};
