import type { FindBooklet } from '../../fight/replay.ts';
import type { Occasion } from '../acts/act.ts';
import { deedsOf } from '../acts/acts.ts';
import { doDeed } from '../acts/do-deed.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { isHindrance } from '../card/hindrance.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Choice } from '../history/choice.ts';
import { wouldBe } from './settlement.ts';

/** The hangar after a choice, on the page of a game or between games, or why it is not allowed. */
export const wouldCome = (
  { hangar, settlement }: Occasion,
  choice: Choice,
  find: FindBooklet,
): Hangar | Hindrance => {
  if (settlement) {
    const would = wouldBe(settlement, choice, find);
    return isHindrance(would) ? would : would.after;
  }
  // The day of a deed does not matter here.
  const { on } = hangar.founding;
  let now = hangar;
  for (const deed of deedsOf(choice, hangar)) {
    const next = doDeed(now, { ...deed, on }, find);
    if (isHindrance(next)) return next;
    now = next;
  }
  return now;
};
