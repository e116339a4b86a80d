/** Most pieces of a designation, and most characters of each. */
const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

/** The text with its number counted up: `4G` is `4G2`, `4G2` is `4G3`. */
const countedOn = (piece: string, by: number): string => {
  const [, stem = '', number = ''] = /^(.*?[A-Z])?(\d*)$/.exec(piece) ?? [];
  const next = String(Number(number || '1') + by);
  return `${stem.slice(0, LONGEST_PIECE - next.length)}${next}`;
};

/** The next unused designation on the shelf: `HBK-4G-2`; of three pieces the last is counted up. */
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
