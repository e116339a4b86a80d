/** A cell after a key. */
export interface KeyedCell {
  readonly cell: string;
  /** It is whole: the hand goes on by itself. */
  readonly isDone: boolean;
  /** A digit that the cell has no room for, so that it begins the next one; '' for none. */
  readonly over: string;
}

/** A cell in its two digits: `1E` is `01E`. Other text stays. */
export const wholeCell = (cell: string): string => cell.replace(/^\d(?!\d)/, '0$&');

/**
 * A cell after a digit or a capital letter; null where it says nothing. `isFresh`: the hand has just come, and a digit
 * begins the cell anew. `hits` tells of a view screen whether it shows a hit, or null before it is typed.
 */
export const typedCell = (
  cell: string,
  key: string,
  isFresh: boolean,
  hits: (screen: number) => boolean | null,
): KeyedCell | null => {
  if (/^[A-Z]$/.test(key)) {
    const [digits] = /^\d\d?/.exec(cell) ?? [];
    return digits === undefined ? null : { cell: wholeCell(digits + key), isDone: true, over: '' };
  }
  if (!/^\d$/.test(key)) return null;
  if (isFresh || !/^\d/.test(cell)) return { cell: key, isDone: false, over: '' };
  if (cell.length > 1) return { cell, isDone: true, over: key };
  const next = cell + key;
  return { cell: next, isDone: next === '00' || hits(Number(next)) === false, over: '' };
};
