/** The most pieces of a designation, and characters of each. */
const [MOST_PIECES, LONGEST_PIECE] = [3, 6];

const bare = (text: string): string => text.slice(0, 200).normalize('NFKD').replace(/\p{M}/gu, '');
const piecesOf = (text: string): readonly string[] =>
  bare(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((piece) => piece !== '');
const cut = (piece: string): string => piece.slice(0, LONGEST_PIECE);

/** Whether a model is a designation by itself: `HBK-4G`, not `Prime`. */
const isDesignation = (model: string): boolean =>
  /[A-Za-z]-/.test(model) && /\d|-[A-Z]/.test(model);

/** The designation of a 'Mech by its chassis and model (F21): `HBK-4G`, `MAD-CAT-A`. */
export const designationOf = (chassis: string, model: string): string => {
  const plain = bare(model)
    .replaceAll(/["'“”()[\]]/g, ' ')
    .trim();
  const pieces = piecesOf(plain);
  if (isDesignation(plain)) {
    const [one = '', other = '', third, ...more] = pieces;
    const last = more.reduce(
      (sum, each) => ((sum + each).length <= LONGEST_PIECE ? sum + each : sum),
      third ?? '',
    );
    return [one, other, last]
      .map(cut)
      .filter((piece) => piece !== '')
      .join('-');
  }
  const words = piecesOf(chassis);
  const named = words.length > 2 ? [words.join(''), words.at(-1) ?? ''] : words;
  const own = pieces.join('');
  const all = [...named, own === 'STANDARD' ? '' : own].map(cut).filter((piece) => piece !== '');
  return all.slice(0, MOST_PIECES).join('-') || 'NEW-1';
};
