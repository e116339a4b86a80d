/** A text with its quotations lifted out: `"0"` stands for the first, `"1"` for the second. */
export interface Lifted {
  readonly text: string;
  readonly quotations: readonly string[];
}

/**
 * A name of a booklet's as a record can hold it in quotation marks: `#` would begin a comment there, and
 * white space is one space.
 */
export const quoted = (name: string): string =>
  JSON.stringify(name).replace(
    /#|(?! )\s|(?<=\s)\s/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Lifts the quotations out of a text, so that what stands in them is not read as the record's own. */
export const lift = (text: string): Lifted => {
  const quotations: string[] = [];
  const rest = text.replace(/"(?:[^"\\]|\\.)*"/gu, (quotation) => {
    quotations.push(unquoted(quotation));
    return `"${quotations.length - 1}"`;
  });
  return { text: rest, quotations };
};

/** What a quotation says; itself where it is badly written. */
const unquoted = (quotation: string): string => {
  try {
    return String(JSON.parse(quotation));
  } catch {
    return quotation;
  }
};

/** What stands in the place of a lifted quotation, `"0"`; null for other words. */
export const quotationAt = (words: string, { quotations }: Lifted): string | null =>
  quotations[Number(/^"(\d+)"$/.exec(words)?.[1] ?? NaN)] ?? null;

/** A lifted text as it was written. */
export const lowered = (words: string, { quotations }: Lifted): string =>
  words.replace(/"(\d+)"/gu, (_, place: string) => quoted(quotations[Number(place)] ?? ''));
