import type { Booklet } from '../../../rules/booklet/booklet.ts';
import { isSameCritical } from '../../../rules/booklet/critical.ts';
import type { Possible } from '../../../rules/campaign/game/asked.ts';
import { mendsItself } from '../../../rules/campaign/card/part.ts';

/** Page and letter of a critical. */
const PRINTED = /^\s*(\d{1,2})\s*,?\s*([a-z])\s*$/i;

export type PrintedAt =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'no page'; readonly page: number }
  | { readonly kind: 'no letter'; readonly page: number; readonly letter: string }
  /** Heat sinks, armor: nothing remains of it (K8). */
  | { readonly kind: 'mends itself'; readonly part: string }
  /** This 'Mech does not have the part. */
  | { readonly kind: 'no part'; readonly part: string }
  /** Place among the criticals that are asked. */
  | { readonly kind: 'critical'; readonly place: number };

/** The critical printed on a page with a letter: `33 F`. */
export const criticalAt = (
  typed: string,
  booklet: Pick<Booklet, 'viewScreens'>,
  possible: readonly Pick<Possible, 'part' | 'effects'>[],
): PrintedAt => {
  const [, number, small] = PRINTED.exec(typed) ?? [];
  if (number === undefined || small === undefined) return { kind: 'unreadable' };
  const [page, letter] = [Number(number), small.toUpperCase()];
  const screen = booklet.viewScreens[page];
  if (!screen) return { kind: 'no page', page };
  const line = screen.criticals.find((each) => each.letter === letter);
  if (!line) return { kind: 'no letter', page, letter };
  const { part } = line.critical;
  if (mendsItself(part)) return { kind: 'mends itself', part };
  const place = possible.findIndex((each) => isSameCritical(each, line.critical));
  return place < 0 ? { kind: 'no part', part } : { kind: 'critical', place };
};
