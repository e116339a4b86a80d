import type { ValueForm, Kindred } from '../document/forms.ts';
import { COLOURS, RANGES } from '../vocabulary.ts';

/** Alternatives in a list: close, medium or long. */
export const either = (words: readonly (string | number)[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : words.join('');

/** What a value of the wrong form should be, said after the value itself. */
export const FORM_WORDS: Readonly<Record<ValueForm, string>> = {
  range: `is not a range (${either(RANGES)})`,
  color: `is not a color (${either(COLOURS)})`,
  'color or any': `is neither a color nor "any" (${either([...COLOURS, 'any'])})`,
  console: 'is not a console number (consoles are even, 2–64)',
  'ammunition name': 'must be in small letters',
  designation: 'is not a designation (capital letters, digits and hyphens, like RFL-3N)',
  category: 'is not a pilot category (I to VIII)',
  picture: 'must be small letters and hyphens, like "knocked-down"',
  image: 'is not a picture that can be shown: a PNG, JPEG or WebP as a data: address',
  letter: 'is not a critical letter (A–Z)',
  cell: 'is not a cell (two digits and perhaps a letter, like "13E"; "00" for no such maneuver)',
  reach: 'says no maneuvers',
  words: 'has an invisible character; type it again',
  visible: 'has an invisible character',
  trimmed: 'has a space at its beginning or end',
  day: 'is not a day (like 2026-11-17)',
  game: 'cannot be the id of a game (small letters, digits and hyphens)',
  pilot: 'is not a pilot (like p1)',
  'pilot name': 'cannot be the name of a pilot (at most 24 characters, all visible, without #)',
  starts: 'does not say how somebody starts (like shutdown 27, laser +1)',
  mech: "is not a 'Mech (like m1)",
  ammunition: 'is not a kind of ammunition',
  booklet: 'is not a booklet (like rfl-3n)',
  edition: 'is not an edition (eight small letters and digits)',
  hangar: 'cannot be the id of a hangar',
  seed: 'is not a seed (32 digits and small letters from a to f)',
};

/** A thing of several kinds, with its article. */
export const KINDRED_WORDS: Readonly<Record<Kindred, string>> = {
  effect: 'an effect',
  shape: 'a shape',
  step: 'a step of a settlement',
  outcome: 'an outcome',
  deed: 'a deed',
  end: 'an end',
  fate: 'a fate',
  purchase: 'a purchase',
};
