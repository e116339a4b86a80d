const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

/** The valid designation nearest to a text: `ENF-4R` for `enf 4r`. */
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
