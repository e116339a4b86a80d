import { inWords } from '../../rules/words/in-words.ts';
import { LONE_STANDS } from '../../rules/words/lone-stands.ts';

/** What a battle against this many is called: `one against two: a hard stand`. */
export const standName = (rivals: number): string =>
  `one against ${inWords(rivals)}${rivals > 1 ? ': a hard stand' : ''}`;

/** A count of turns: `about five turns`. */
const about = (turns: number): string => {
  const whole = Math.round(turns);
  return `about ${inWords(whole)} ${whole === 1 ? 'turn' : 'turns'}`;
};

/** What an uneven fight means for who stands alone; nothing for a duel. */
export const standMeaning = (pilot: string, rivals: number): string => {
  const stand = LONE_STANDS.find((each) => each.rivals === rivals);
  if (!stand) return '';
  const { attacking, inCover, wins } = stand;
  return `If all play well, ${pilot} alone against ${inWords(rivals)} lasts ${about(attacking)} attacking or ${about(inCover)} in cover, and ${wins >= 0.5 ? 'hardly ever' : 'almost never'} wins. What counts is the number of turns.`;
};
