import type { Occasion } from '../../rules/campaign/acts/act.ts';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { wouldCome } from '../../rules/campaign/settlement/would-come.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';

/** Kinds of hindrance that show that another tab has changed the hangar since the draft was made. */
const OVERTAKEN: readonly Hindrance['kind'][] = [
  ...(['no such part', 'other wreck', 'one part in turn'] as const),
  ...(['above full', 'too little ammunition'] as const),
];

export interface AskedAct extends Occasion {
  readonly pilot: PilotId;
  readonly step: Step;
}

/**
 * The choice to show in an act: the draft if it belongs to this act and is still possible, else `first`, by
 * default the choice that the rules offer first.
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
