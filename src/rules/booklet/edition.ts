import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { BookletDocument } from '../document/booklet-document.ts';
import { editionOfHash, editionText } from './edition-text.ts';

/** The edition of a booklet: its content as eight characters, `5k2q9x0b`. */
export const editionOf = (document: BookletDocument): string =>
  editionOfHash(sha256(utf8ToBytes(editionText(document))));
