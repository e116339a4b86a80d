import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../canonical.ts';
import type { BookletDocument } from '../document/booklet-document.ts';
import { EDITION_LENGTH } from '../vocabulary.ts';

/**
 * The edition of a booklet: its content as eight characters, `5k2q9x0b`. They are the first 48 bits of
 * SHA-256 over its canonical text, in base 36, without what is above eight digits.
 *
 * White space and the order of entries make no other edition, and neither does `$schema`, which tells an
 * editor where the schema lies. One order is content: that of the ammunition, which is printed so and
 * decides what an explosion takes of equal supplies when nobody has chosen (H4).
 */
export const editionOf = ({ $schema: _schema, ...document }: BookletDocument): string => {
  const { ammunition } = document.statCard;
  const statCard = { ...document.statCard, ammunition: Object.entries(ammunition) };
  const bits = sha256(utf8ToBytes(canonical({ ...document, statCard }))).subarray(0, 6);
  const number = bits.reduce((sum, byte) => sum * 256 + byte, 0) % 36 ** EDITION_LENGTH;
  return number.toString(36).padStart(EDITION_LENGTH, '0');
};
