import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { leftToSpend } from '../../rules/campaign/acts/experience.ts';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';

/** What is offered in a step before anything was picked. */
export const firstDraft = (settlement: Settlement, pilot: PilotId, step: Step): Choice =>
  stepRule(step).first({ hangar: settlement.after, settlement }, pilot);

/** What a pilot can still spend. */
export const purseOf = ({ after }: Settlement, pilot: PilotId): number =>
  leftToSpend(pilotOf(after, pilot));
