import { draftParts } from './judged-cell.ts';

/** The cells that lead to a letter of a view screen, `26 × 36` (console × owner's number), by letter. */
export const letterUses = (
  document: unknown,
  screen: number,
): ReadonlyMap<string, readonly string[]> => {
  const uses = new Map<string, readonly string[]>();
  for (const { holder, owner, cell } of draftParts(document).cells) {
    const letter = cell.slice(2);
    if (letter !== '' && Number(cell.slice(0, 2)) === screen)
      uses.set(letter, [...(uses.get(letter) ?? []), `${holder} × ${owner}`]);
  }
  return uses;
};
