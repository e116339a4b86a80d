const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A small count in words. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);

/**
 * How long a lone pilot lasts against so many and how often that pilot wins, as 20,000 fights at random have
 * it: `LONE_STANDS` in words.
 */
const STANDS: readonly (readonly [lasts: string, wins: string])[] = [
  ['', ''],
  ['', ''],
  ['about thirteen turns', 'wins one fight in fourteen'],
  ['eight or nine turns', 'hardly ever wins'],
  ['six or seven turns', 'as good as never wins'],
  ['about five turns', 'as good as never wins'],
  ['four or five turns', 'as good as never wins'],
  ['about four turns', 'as good as never wins'],
];

/** What a battle against so many is called: `one against two: a hard stand`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': a hard stand' : ''}`;

/** What an uneven fight means for who stands alone; nothing for a duel. */
export const standMeaning = (pilot: string, rivals: number): string => {
  const [lasts, wins] = STANDS[rivals] ?? ['', ''];
  return lasts === ''
    ? ''
    : `Alone against ${inWords(rivals)} ${pilot} lasts ${lasts}, fewer where all play well, and ${wins}: it is the turns that count.`;
};
