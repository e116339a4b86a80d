/** A file of a 'Mech, or of what is none, as other programs write them. */
export type UnitFile = 'mtf' | 'blk' | 'ssw' | 'mul';

/** How much of a file says what it is (characters). */
export const HEAD = 2000;

/** Which file of another program a text is, by its content; null if none. */
export const unitFileOf = (text: string): UnitFile | null => {
  const head = text.slice(0, HEAD);
  if (/<UnitType>|<BlockVersion>/i.test(head)) return 'blk';
  if (/<mech /i.test(head)) return 'ssw';
  if (/<(?:unit|record)\b/i.test(head) && /<entity\b[^>]*chassis=/i.test(head)) return 'mul';
  return /^\uFEFF?config:/im.test(text) && /^mass:/im.test(text) ? 'mtf' : null;
};

/** Why no sheet comes of a file. */
export type NoSheet =
  | { readonly kind: 'other file'; readonly file: Exclude<UnitFile, 'mtf'>; readonly unit: string }
  | { readonly kind: 'too long for a file' }
  | { readonly kind: 'unarmed' };
