import type { Mech } from '../card/mech.ts';
import { isWhole } from '../card/part.ts';
import { replacementPenalty } from './replacement.ts';

/** How a 'Mech stands between two games, in the one word that matters most. */
export type Condition =
  | { readonly kind: 'without mech' }
  /** Its largest penalty that is not bought back (K10). */
  | { readonly kind: 'replacement'; readonly penalty: number }
  /** So many of its parts carry criticals (K8). */
  | { readonly kind: 'hurt'; readonly parts: number }
  /** It has no game behind it. */
  | { readonly kind: 'new' }
  | { readonly kind: 'whole' };

/** The condition of a pilot's 'Mech; null for a pilot without one. */
export const conditionOf = (mech: Mech | null): Condition => {
  if (!mech) return { kind: 'without mech' };
  const penalty = Math.max(...Object.values(replacementPenalty(mech)));
  if (penalty > 0) return { kind: 'replacement', penalty };
  const parts = mech.parts.filter((part) => !isWhole(part)).length;
  if (parts > 0) return { kind: 'hurt', parts };
  return { kind: mech.games === 0 ? 'new' : 'whole' };
};
