import { shortName } from '../disk/short-name.ts';
import { bytesIn, packed, unpackedText } from './packing.ts';

/** The longest address that chats, mail and browsers carry whole, in characters. */
export const LONGEST_LINK = 32_000;
/** The longest text that a link may unpack to, in characters. */
export const LONGEST_TEXT = 4_000_000;

/** What stands before the texts: the version, their name, and how long each is; never more of them than a fight has
 *  booklets, and its record. */
const HEAD =
  /^viewscreen link (?<version>\d{1,6})(?: (?<name>[a-z\d]{2,14})(?<lengths>(?: \d{1,7}){1,9}))?(?: .*)?\n/u;
/** No head is longer, in characters: what somebody made so is not looked into. */
const LONGEST_HEAD = 200;

/** The address of these texts below that of the game; each is what a file of its kind would hold. */
export const linkOf = async (texts: readonly string[], game: string): Promise<string> => {
  const all = texts.join('');
  const head = ['viewscreen link 1', shortName(all), ...texts.map(({ length }) => length)];
  return `${game}#/take/${await packed(`${head.join(' ')}\n${all}`)}`;
};

/** Why a link cannot be read. */
export type LinkFault = 'too long' | 'too much' | 'damaged' | 'foreign' | 'another version';

/** The texts of a link, from what stands behind `#/take/` in it, or why they cannot be read; never throws, and keeps
 *  nothing. */
export const readLink = async (letters: string): Promise<readonly string[] | LinkFault> => {
  if (letters.length > LONGEST_LINK) return 'too long';
  const bytes = bytesIn(letters);
  if (!bytes) return letters === '' ? 'damaged' : 'foreign';
  const text = await unpackedText(bytes, LONGEST_TEXT).catch(() => undefined);
  return text === null ? 'too much' : text === undefined ? 'damaged' : textsIn(text);
};

const textsIn = (text: string): readonly string[] | LinkFault => {
  const head = HEAD.exec(text.slice(0, LONGEST_HEAD));
  const { lengths = '', name, version } = head?.groups ?? {};
  if (!head) return 'foreign';
  if (version !== '1') return 'another version';
  let at = head[0].length;
  const all = text.slice(at);
  const texts = [...lengths.matchAll(/\d+/g)].map(([each]) => text.slice(at, (at += Number(each))));
  return at === text.length && shortName(all) === name ? texts : 'damaged';
};
