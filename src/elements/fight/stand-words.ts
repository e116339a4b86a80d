const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A small count in words. */
export const inWords = (count: number): string => COUNTS[count] ?? String(count);

/** How many turns a lone pilot lasts against so many, where all play well; measured, and in between. */
const LASTS: readonly string[] = [
  '',
  'about thirteen turns',
  'about six turns',
  'about four turns',
  'about three turns',
  'two or three turns',
  'about two turns',
  'about one turn',
];

/** What a battle against so many is called: `one against two: a hard stand`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': a hard stand' : ''}`;

/** What an uneven fight means for who stands alone; nothing for a duel. */
export const standMeaning = (pilot: string, rivals: number): string =>
  rivals < 2
    ? ''
    : `Alone against ${inWords(rivals)} ${pilot} lasts ${LASTS[rivals] ?? 'a turn'}, and hardly ever wins: it is the turns that count.`;
