import type { Occasion } from '../../rules/campaign/acts/act.ts';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { wouldCome } from '../../rules/campaign/settlement/would-come.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';

/** What makes a draft one of a hangar that another tab has changed meanwhile. */
const OVERTAKEN: readonly Hindrance['kind'][] = [
  ...(['no such part', 'other wreck', 'one part in turn'] as const),
  ...(['above full', 'too little ammunition'] as const),
];

/** Who does what, and when. */
export interface AskedAct extends Occasion {
  readonly pilot: PilotId;
  readonly step: Step;
}

/**
 * What is picked in an act: the draft, if it is one of this act and can still be thought of, else what is
 * offered `first`, which is what the rules offer where nothing else is asked for.
 */
export const draftOf = (
  asked: AskedAct,
  draft: Choice | null,
  find: FindBooklet,
  first: Choice = stepRule(asked.step).first(asked, asked.pilot),
): Choice => {
  if (draft?.pilot !== asked.pilot || draft.step !== asked.step) return first;
  const would = wouldCome(asked, draft, find);
  return isHindrance(would) && OVERTAKEN.includes(would.kind) ? first : draft;
};
