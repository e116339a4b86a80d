import * as v from 'valibot';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import { shapeFindings } from '../../rules/check/check-shape.ts';
import { findingText, placeText } from '../../rules/words/finding-text.ts';
import { typedSentence, ELSEWHERE, HANGAR_TROUBLE, hindranceSentence } from './hangar-words.ts';
import type { Changed } from './changed-hangar.ts';

export type Done =
  | { readonly kind: 'done' }
  | { readonly kind: 'hindered'; readonly why: Hindrance; readonly sentence: string }
  /** Another tab was faster; nothing was done, and its change is shown. */
  | { readonly kind: 'elsewhere'; readonly sentence: string }
  /** It could not be written, so nothing was done. */
  | { readonly kind: 'not done'; readonly sentence: string };

export type Begun =
  | Exclude<Done, { kind: 'done' }>
  /** `duel` is the id of the duel it is played in; null on paper. */
  | { readonly kind: 'done'; readonly game: GameId; readonly duel: string | null };

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

/** Why something typed cannot be kept, with its place, as a sentence; null if it can. */
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
