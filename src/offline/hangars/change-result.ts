import * as v from 'valibot';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import { shapeFindings } from '../../rules/check/check-shape.ts';
import { findingText, placeText } from '../../rules/words/finding-text.ts';
import { typedSentence } from '../../rules/words/typed-text.ts';
import type { Changed } from './changed-hangar.ts';
import { ELSEWHERE, HANGAR_TROUBLE, hindranceSentence } from './hangar-words.ts';

/** What comes of something that is to be done in a hangar. */
export type Done =
  | { readonly kind: 'done' }
  /** The rules do not allow it; and the same as a sentence. */
  | { readonly kind: 'hindered'; readonly why: Hindrance; readonly sentence: string }
  /** Another tab was faster, and nothing was done: what it did is shown. */
  | { readonly kind: 'elsewhere'; readonly sentence: string }
  /** It is not on disk, and so nothing was done. */
  | { readonly kind: 'not done'; readonly sentence: string };

/** What comes of beginning a game. */
export type Begun =
  | Exclude<Done, { kind: 'done' }>
  /** The game's id, and the name of the duel in which it is played; null with paper. */
  | { readonly kind: 'done'; readonly game: GameId; readonly duel: string | null };

/** What came of a change, with its sentence. */
export const changeResult = (changed: Changed): Done => {
  switch (changed.kind) {
    case 'done':
      return { kind: 'done' };
    case 'not done':
      return { kind: 'not done', sentence: changed.reason };
    case 'elsewhere':
      return { kind: 'elsewhere', sentence: ELSEWHERE };
    case 'hindered': {
      const { why, row } = changed;
      return { kind: 'hindered', why, sentence: hindranceSentence(why, row) };
    }
  }
};

/** What cannot be kept as it is written, as a sentence: for who typed it, or with its place; null where all can. */
export const whyUnsound = (
  shape: v.GenericSchema,
  what: unknown,
): Extract<Done, { kind: 'not done' }> | null => {
  const read = v.safeParse(shape, what);
  if (read.success) return null;
  const [found] = shapeFindings(read.issues, 'hangar');
  if (!found) return { kind: 'not done', sentence: HANGAR_TROUBLE.notKept };
  const typed = typedSentence(placeText(found.place), read.issues[0].input);
  return { kind: 'not done', sentence: typed ?? `${findingText(found)}.` };
};
