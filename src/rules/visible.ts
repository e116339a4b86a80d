/**
 * Characters that nobody can see: controls, ends of lines, halves of characters, and what leaves no ink
 * (marks without a width, changes of writing direction, fillers, tags, blanks that are no space). The
 * joints of an emoji are none of them where they join one: a heart in red, a pilot in a suit, a key.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb\u{1d159}](?<!\p{ExtPict}[\ufe0e\ufe0f]|[0-9#*]\ufe0f(?=\u20e3)|\p{ExtPict}[\ufe0f\p{EMod}]?\u200d(?=\p{ExtPict}))/gu;

/** Fits a text in which every character can be seen. */
export const SEEN = new RegExp(`^(?![^]*?${UNSEEN.source})`, 'u');

/** Whether nobody could see all of this text. */
export const hasUnseen = (text: string): boolean => !SEEN.test(text);

/** The text with something else in the place of each character that nobody could see. */
export const withoutUnseen = (text: string, instead = ''): string =>
  text.replace(UNSEEN, () => instead);

const LONGEST_SHOWN = 40;

/** A stranger's words for a sentence: cut to forty characters, with every character to be seen. */
export const readable = (text: string): string => {
  const short =
    text.length > LONGEST_SHOWN
      ? `${text.slice(0, LONGEST_SHOWN).replace(/[\ud800-\udbff]$/, '')}…`
      : text;
  return short.replace(UNSEEN, escaped);
};

const escaped = (unseen: string): string => {
  const number = (unseen.codePointAt(0) ?? 0).toString(16);
  return number.length > 4 ? `\\u{${number}}` : `\\u${number.padStart(4, '0')}`;
};
