import type { Mech } from '../card/mech.ts';
import { isWhole } from '../card/part.ts';
import { replacementPenalty } from './replacement.ts';

export type Condition =
  | { readonly kind: 'without mech' }
  /** `penalty` is the largest that is not bought back (K10). */
  | { readonly kind: 'replacement'; readonly penalty: number }
  /** `parts` counts those with criticals (K8). */
  | { readonly kind: 'hurt'; readonly parts: number }
  /** Without games. */
  | { readonly kind: 'new' }
  | { readonly kind: 'whole' };

export const conditionOf = (mech: Mech | null): Condition => {
  if (!mech) return { kind: 'without mech' };
  const penalty = Math.max(...Object.values(replacementPenalty(mech)));
  if (penalty > 0) return { kind: 'replacement', penalty };
  const parts = mech.parts.filter((part) => !isWhole(part)).length;
  if (parts > 0) return { kind: 'hurt', parts };
  return { kind: mech.games === 0 ? 'new' : 'whole' };
};
