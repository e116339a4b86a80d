import { shortName } from '../disk/short-name.ts';
import type { WhyPacked } from './packing.ts';
import { bytesIn, packed, unpackedText } from './packing.ts';

/** The longest address that chats, mail and browsers carry whole, in characters. */
export const LONGEST_LINK = 32_000;
/** The longest text that a link may unpack to, in characters. */
export const LONGEST_TEXT = 4_000_000;
/** More texts than a fight has booklets, and its record. */
const MOST_TEXTS = 9;

/** What stands before the texts: the version, their name, and how long each is. */
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
export type LinkFault = WhyPacked | 'too long' | 'foreign' | 'another version';

export type ReadLink =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly why: LinkFault };

/** The texts of a link, from what stands behind `#/take/` in it; never throws, and keeps nothing. */
export const readLink = async (letters: string): Promise<ReadLink> => {
  if (letters.length > LONGEST_LINK) return { ok: false, why: 'too long' };
  const bytes = bytesIn(letters);
  if (!bytes) return { ok: false, why: letters === '' ? 'damaged' : 'foreign' };
  const read = await unpackedText(bytes, LONGEST_TEXT);
  return read.ok ? textsIn(read.text) : read;
};

const textsIn = (text: string): ReadLink => {
  const head = HEAD.exec(text.slice(0, LONGEST_HEAD));
  const { lengths, name, version } = head?.groups ?? {};
  if (!head) return { ok: false, why: 'foreign' };
  if (version !== '1') return { ok: false, why: 'another version' };
  let at = head[0].length;
  const all = text.slice(at);
  const texts = (lengths?.trim().split(' ') ?? []).map((length) =>
    text.slice(at, (at += Number(length))),
  );
  const isWhole = texts.length <= MOST_TEXTS && at === text.length && shortName(all) === name;
  return isWhole ? { ok: true, texts } : { ok: false, why: 'damaged' };
};
