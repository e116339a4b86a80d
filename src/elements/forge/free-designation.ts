/** Pieces of a designation, and characters of each, that there are at most. */
const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

/** A text that counts on: `4G` is `4G2`, `4G2` is `4G3`. */
const countedOn = (piece: string, by: number): string => {
  const [, stem = '', number = ''] = /^(.*?[A-Z])?(\d*)$/.exec(piece) ?? [];
  const next = String(Number(number || '1') + by);
  return `${stem.slice(0, LONGEST_PIECE - next.length)}${next}`;
};

/** The next designation that nothing on the shelf has: `HBK-4G-2`; of three pieces the last counts on. */
export const freeDesignation = (
  taken: string,
  isTaken: (designation: string) => boolean,
): string => {
  const pieces = taken.split('-');
  for (let by = 1; ; by += 1) {
    const next =
      pieces.length < MOST_PIECES
        ? [...pieces, String(by + 1)]
        : [...pieces.slice(0, -1), countedOn(pieces.at(-1) ?? '', by)];
    const designation = next.join('-');
    if (!isTaken(designation)) return designation;
  }
};
