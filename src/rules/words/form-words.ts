import type { ValueForm, Kindred } from '../document/forms.ts';
import { COLOURS, RANGES } from '../vocabulary.ts';

/** Words as a list to choose from: close, medium or long. */
export const either = (words: readonly (string | number)[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : words.join('');

/** The words for a value of the wrong form, after the value itself. */
export const FORM_WORDS: Readonly<Record<ValueForm, string>> = {
  range: `is no range (${either(RANGES)})`,
  colour: `is no colour (${either(COLOURS)})`,
  'colour or any': `is neither a colour nor "any" (${either([...COLOURS, 'any'])})`,
  console: 'is no console number (consoles are even, 2–64)',
  'ammunition name': 'must be in small letters',
  designation: 'is no designation (capital letters, digits and hyphens, as RFL-3N)',
  category: 'is no pilot category (I to VIII)',
  picture: 'must be small letters and hyphens, as "knocked-down"',
  image: 'is no picture that can be shown: a PNG, JPEG or WebP as a data: address',
  letter: 'is no critical letter (A–Z)',
  cell: 'is no cell (two digits and perhaps a letter, as "13E"; "00" for no such maneuver)',
  reach: 'says no maneuvers',
  words: 'has an invisible character; type it again',
  visible: 'has an invisible character',
  trimmed: 'has a blank at its beginning or end',
  day: 'is no day (as 2026-11-17)',
  game: 'is no name of a game (small letters, digits and hyphens)',
  pilot: 'is no pilot (as p1)',
  'pilot name': 'is no name of a pilot (24 characters, all of them to be seen, without #)',
  starts: 'says nothing of how somebody starts (as shutdown 27, laser +1)',
  mech: "is no 'Mech (as m1)",
  ammunition: 'is no ammunition',
  booklet: 'is no booklet (as rfl-3n)',
  edition: 'is no edition (eight small letters and digits)',
  hangar: 'is no name of a hangar',
};

/** What a thing is called of which there are several kinds. */
export const KINDRED_WORDS: Readonly<Record<Kindred, string>> = {
  effect: 'effect',
  shape: 'shape',
  step: 'step of a settlement',
  outcome: 'outcome',
  deed: 'deed',
  end: 'end',
  fate: 'fate',
};
