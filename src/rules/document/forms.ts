/** Requirements of values beyond their type; `rules/words/form-words.ts` has a sentence for each. */
export const FORMS = [
  // Of a booklet
  'range',
  'color',
  'color or any',
  'console',
  'ammunition name',
  'designation',
  'category',
  'picture',
  'image',
  'letter',
  'cell',
  'reach',
  'words',
  // Of a hangar
  'visible',
  'trimmed',
  'day',
  'game',
  'pilot',
  'pilot name',
  'starts',
  'mech',
  'ammunition',
  'booklet',
  'edition',
  'hangar',
  'seed',
] as const;
export type ValueForm = (typeof FORMS)[number];

export const isForm = (words: string): words is ValueForm =>
  (FORMS as readonly string[]).includes(words);

/** Objects of several kinds, distinguished by one entry. */
export const KINDRED = [
  // Of a booklet
  'effect',
  'shape',
  // Of a hangar
  'step',
  'outcome',
  'deed',
  'end',
  'fate',
  'purchase',
] as const;
export type Kindred = (typeof KINDRED)[number];
