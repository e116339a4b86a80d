import { withoutUnseen } from '../visible.ts';

/** Longest name of a pilot, in characters as one sees them. */
export const LONGEST_NAME = 24;

/**
 * A character as one sees it: a flag, an emoji with what is joined to it, a letter with its marks. The
 * same everywhere, as a record is to be; what a browser's own list knows differs from year to year.
 */
const CHARACTER =
  /\p{RI}\p{RI}|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?){0,6}|.\p{M}{0,3}/gsu;

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

/** A name with a number behind it, not longer than it may be. */
const numberedName = (name: string, number: number): string =>
  `${cut(name, LONGEST_NAME - 2)} ${number}`;

/** So many characters stand beside other words on a phone. */
const SHORT_NAME = 12;

/** Whether a name is short enough to stand beside other words on a phone. */
export const isShortName = (name: string): boolean => cut(name, SHORT_NAME) === name.trim();

/** Whether a name is longer than it may be. */
export const isLongName = (name: string): boolean => cut(name, LONGEST_NAME) !== name;

/** Who sits at the table where nobody has given a name, by seat. */
export const USUAL_NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'] as const;

/** The pilots by what was typed for each, by seat: never two of the same name, the later one has a number. */
export const pilotNames = (typed: readonly string[]): readonly string[] =>
  typed.reduce((taken: readonly string[], name, seat) => {
    const wanted = pilotName(name) || (USUAL_NAMES[seat] ?? `Pilot ${seat + 1}`);
    let own = wanted;
    for (let number = 2; taken.includes(own); number += 1) own = numberedName(wanted, number);
    return [...taken, own];
  }, []);
