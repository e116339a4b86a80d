/** The language of all sentences: for days, lists and the order of names. */
export const LANGUAGE = 'en-GB';

/** A count with commas: `4,000,000`. */
export const grouped = (count: number): string => count.toLocaleString(LANGUAGE);
