import type { Exchange } from '../src/rules/battle/exchange.ts';
import type { Refusal } from '../src/rules/fight/refusal.ts';
import { isRefusal } from '../src/rules/fight/refusal.ts';
import { refusalText } from '../src/rules/words/refusal-text.ts';

/** An exchange that has to be allowed. */
export const allowed = (played: Exchange | Refusal): Exchange => {
  if (isRefusal(played)) throw new Error(refusalText(played));
  return played;
};

/** Why orders are not allowed; null where they are. */
export const refused = (played: Exchange | Refusal): string | null =>
  isRefusal(played) ? refusalText(played) : null;
