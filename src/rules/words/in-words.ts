const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A small count in words: `three`; a larger one in digits. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);
