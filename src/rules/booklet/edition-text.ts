import { canonical } from '../canonical.ts';
import type { BookletDocument } from '../document/booklet-document.ts';
import { EDITION_LENGTH } from '../vocabulary.ts';

/** The canonical text that an edition is the hash of. White space and the order of entries do not
 *  count, nor does `$schema`, which only tells an editor where to find the schema. The order of the
 *  ammunition does: it is printed, and decides which of equal supplies loses a point in an
 *  explosion if nobody chooses (H4). */
export const editionText = ({ $schema: _schema, ...document }: BookletDocument): string => {
  const { ammunition } = document.statCard;
  const statCard = { ...document.statCard, ammunition: Object.entries(ammunition) };
  return canonical({ ...document, statCard });
};

/** The edition from the SHA-256 of that text: of its first 48 bits in base 36, the last eight digits. */
export const editionOfHash = (hash: Uint8Array): string => {
  const number =
    hash.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0) % 36 ** EDITION_LENGTH;
  return number.toString(36).padStart(EDITION_LENGTH, '0');
};
