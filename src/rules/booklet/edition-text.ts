import { canonical } from '../canonical.ts';
import type { BookletDocument } from '../document/booklet-document.ts';
import { EDITION_LENGTH } from '../vocabulary.ts';

/**
 * What is hashed of a booklet for its edition: its canonical text. White space and the order of entries make no other
 * edition, and neither does `$schema`, which tells an editor where the schema lies. One order is content: that of the
 * ammunition, which is printed so and decides what an explosion takes of equal supplies when nobody has chosen (H4).
 */
export const editionText = ({ $schema: _schema, ...document }: BookletDocument): string => {
  const { ammunition } = document.statCard;
  const statCard = { ...document.statCard, ammunition: Object.entries(ammunition) };
  return canonical({ ...document, statCard });
};

/** The edition by the SHA-256 of that text: its first 48 bits in base 36, without what is above eight digits. */
export const editionOfHash = (hash: Uint8Array): string => {
  const number =
    hash.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0) % 36 ** EDITION_LENGTH;
  return number.toString(36).padStart(EDITION_LENGTH, '0');
};
