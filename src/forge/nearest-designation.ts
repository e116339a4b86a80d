/** Pieces of a designation, and characters of each, that there are at most. */
const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

/** The designation that comes nearest to a text: `enf 4r` is `ENF-4R`. */
export const nearestDesignation = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .flatMap((piece) => piece.match(new RegExp(`.{1,${LONGEST_PIECE}}`, 'g')) ?? [])
    .slice(0, MOST_PIECES)
    .join('-') || 'NEW-1';
