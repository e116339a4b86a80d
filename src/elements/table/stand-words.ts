import { inWords } from '../../rules/words/in-words.ts';
import { LONE_STANDS } from '../../rules/words/lone-stands.ts';

/** What a battle against this many is called: `one against two: outnumbered`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': outnumbered' : ''}`;

/** A count of turns: `about five turns`. */
const about = (turns: number): string => {
  const whole = Math.round(turns);
  return `about ${inWords(whole)} ${whole === 1 ? 'turn' : 'turns'}`;
};

/** Whom what is brought along favors, compared with all 'Mechs as printed. */
export type Favored = 'alone' | 'rivals' | null;

/**
 * What an uneven fight means for who stands alone, by what each brings along; nothing for a duel. The numbers are
 * those of 'Mechs as printed: where wear, criticals, skill and replacements tell for one side, it says so.
 */
export const standMeaning = (pilot: string, rivals: number, favored: Favored = null): string => {
  const stand = LONE_STANDS.find((each) => each.rivals === rivals);
  if (!stand) return '';
  const { attacking, inCover, wins } = stand;
  const brought =
    favored === null
      ? ''
      : ` That is at full strength: what each brings along favors ${favored === 'alone' ? pilot : `the ${inWords(rivals)}`}.`;
  return `Played well, ${pilot} alone against ${inWords(rivals)} lasts ${about(attacking)} attacking or ${about(inCover)} in cover, and ${wins >= 0.5 ? 'hardly ever' : 'almost never'} wins. See how long you last.${brought}`;
};
