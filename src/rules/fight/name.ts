import { withoutUnseen } from '../visible.ts';

/** The longest name of a pilot, in visible characters. */
export const LONGEST_NAME = 24;

/** A visible character: a flag, an emoji with all that is joined to it, a letter with its marks.
 *  Not the browser's own list, which changes from year to year, since records must read the same
 *  everywhere. */
const CHARACTER =
  /\p{RI}\p{RI}|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?){0,6}|.\p{M}{0,3}/gsu;

/** The first characters of a text, none of them cut in two. */
const cut = (text: string, characters: number): string =>
  (text.match(CHARACTER) ?? []).slice(0, characters).join('').trim();

/** A name of any length without invisible characters, and without `#`, which begins a comment in a
 *  record. */
const cleaned = (name: string): string =>
  withoutUnseen(name.replace(/[#\p{Cn}\p{Co}]/gu, ' '), ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** A pilot's name fit for a record: visible, without `#`, at most 24 characters. */
export const pilotName = (name: string): string => cut(cleaned(name), LONGEST_NAME);

/** A name with a number after it, cut to the longest length. */
const numberedName = (name: string, number: number): string =>
  `${cut(name, LONGEST_NAME - 2)} ${number}`;

/** Room for a name beside other words on a phone, in characters. */
const SHORT_NAME = 12;

export const isShortName = (name: string): boolean => cut(name, SHORT_NAME) === name.trim();

export const isLongName = (name: string): boolean => cut(name, LONGEST_NAME) !== name;

/** The names of pilots who typed none, by seat. */
export const USUAL_NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'] as const;

/** The names of pilots from what was typed, by seat: of two equal names the later one gets a
 *  number. */
export const pilotNames = (typed: readonly string[]): readonly string[] =>
  typed.reduce((taken: readonly string[], name, seat) => {
    const wanted = pilotName(name) || (USUAL_NAMES[seat] ?? `Pilot ${seat + 1}`);
    let own = wanted;
    for (let number = 2; taken.includes(own); number += 1) own = numberedName(wanted, number);
    return [...taken, own];
  }, []);
