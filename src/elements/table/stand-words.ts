import { inWords } from '../../rules/words/in-words.ts';

/** What a battle against this many is called: `one against two: outnumbered`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': outnumbered' : ''}`;

/** Whom what is brought along favors, compared with all 'Mechs as printed. */
export type Favored = 'alone' | 'rivals' | null;

/**
 * What an uneven fight means for the pilot who stands alone; nothing for a duel. It makes no forecast, for how long such
 * a stand lasts depends on the booklets: only what wear, criticals, skill and replacements favor is said.
 */
export const standMeaning = (pilot: string, rivals: number, favored: Favored = null): string => {
  if (rivals < 2) return '';
  const brought =
    favored === null
      ? ''
      : ` What each brings along favors ${favored === 'alone' ? pilot : `the ${inWords(rivals)}`}.`;
  return `${pilot} is alone against ${inWords(rivals)}: see how long that lasts.${brought}`;
};
