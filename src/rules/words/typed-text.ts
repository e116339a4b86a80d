import { LONGEST } from '../campaign/card/wording.ts';
import { LONGEST_NAME } from '../fight/name.ts';
import { hasUnseen } from '../visible.ts';

/** What a player types, by where it stands in what is to be kept: what it is called, and how long it may be. */
const TYPED: readonly (readonly [path: RegExp, thing: string, longest: number])[] = [
  [/^name$/, 'name for the hangar', LONGEST.hangar],
  [/^(?:who|words|successor)\.name$/, 'name', LONGEST_NAME],
  [/^(?:\w+\.)?mech\.name$/, "name for the 'Mech", LONGEST.mech],
  [/\.nickname$/, 'nickname', LONGEST.nickname],
  [/\.unit$/, 'unit', LONGEST.unit],
  [/^line$/, 'line', LONGEST.line],
];

/** What a player is to type in the place of words that cannot be kept, as a sentence; null where nobody types them. */
export const typedSentence = (path: string, words: unknown): string | null => {
  const [, thing, longest] = TYPED.find(([place]) => place.test(path)) ?? [];
  if (thing === undefined || typeof words !== 'string') return null;
  return hasUnseen(words)
    ? `Type the ${thing} again: it has an invisible character.`
    : `Type a ${thing} of at most ${longest} characters.`;
};
