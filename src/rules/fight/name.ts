import { withoutUnseen } from '../visible.ts';

/** Longest name of a pilot, in characters as one sees them. */
export const LONGEST_NAME = 24;

/**
 * A character as one sees it: a flag, an emoji with what is joined to it, a letter with its marks. The
 * same everywhere, as a record is to be; what a browser's own list knows differs from year to year.
 */
const CHARACTER =
  /\p{RI}\p{RI}|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?){0,6}|[0-9*]\ufe0f\u20e3|.\p{M}{0,3}/gsu;

/** The first characters of a text, none of them cut through. */
const cut = (text: string, characters: number): string =>
  (text.match(CHARACTER) ?? []).slice(0, characters).join('').trim();

/** A name without what a record cannot hold and nobody can see, of any length. */
const cleaned = (name: string): string =>
  withoutUnseen(name.replace(/[#\p{Cn}\p{Co}]/gu, ' '), ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** A pilot's name that can stand in a record: to be seen, without `#`, at most 24 characters. */
export const pilotName = (name: string): string => cut(cleaned(name), LONGEST_NAME);

/** The name of a pilot beside another one of the same name: `Ada 2`. */
export const secondName = (name: string): string => {
  const second = numberedName(name, 2);
  return second === name ? numberedName(name, 3) : second;
};

/** A name with a number behind it, not longer than it may be. */
export const numberedName = (name: string, number: number): string =>
  `${cut(name, LONGEST_NAME - 2)} ${number}`.trim();

/** So many characters stand beside other words on a phone. */
const SHORT_NAME = 12;

/** Whether a name is short enough to stand beside other words on a phone. */
export const isShortName = (name: string): boolean => cut(name, SHORT_NAME) === name.trim();

/** Whether a name is longer than it may be. */
export const isLongName = (name: string): boolean => cut(name, LONGEST_NAME) !== name;

/** Who sits at the table where nobody has given a name. */
export const USUAL_NAMES = ['Ada', 'Ben'] as const;

/** The two pilots by what was typed for each, never of the same name. */
export const pilotNames = ([first, second]: readonly [string, string]): [string, string] => {
  const [one, other] = [pilotName(first) || USUAL_NAMES[0], pilotName(second) || USUAL_NAMES[1]];
  return [one, one === other ? secondName(other) : other];
};
