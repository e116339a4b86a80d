import type { Occasion } from '../../campaign/acts/act.ts';
import type { Settlement } from '../../campaign/acts/settling.ts';
import type { Hindrance } from '../../campaign/card/hindrance.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import type { ChoiceOf, Step } from '../../campaign/history/choice.ts';

/** All sentences of an act, in a settlement and between games. */
export interface ActWords<Name extends Step> {
  /** The name of the step. */
  readonly name: string;
  /** The heading on a page, if it is not the name. */
  readonly title?: (pilot: string) => string;
  /** The heading on the sheet or panel of a card. */
  readonly asks?: (hangar: Hangar, pilot: PilotId) => string;
  /** The button that takes it back, if it does not say the name. */
  readonly back?: string;
  /** Its name in the list of steps taken back with another; the step's name by default. */
  readonly along?: (pilot: string) => string;
  /** Beside the heading while it is open: `+60`, `6 taken`. */
  readonly aside?: (settlement: Settlement, pilot: PilotId, draft: ChoiceOf<Name>) => string;
  /** What waits in it before it opens; null if it is not mentioned before. */
  readonly later: ((settlement: Settlement, pilot: PilotId) => string) | null;
  /** The button that does it; `after` is the result, null if it is hindered. */
  readonly does: (choice: ChoiceOf<Name>, before: Occasion, after: Hangar | null) => string;
  /** Why the button is disabled, if the hindrance alone would not help. */
  readonly whyNot?: (choice: ChoiceOf<Name>, why: Hindrance) => string | null;
  /** What was done, for the one line that a step shrinks to; all of several choices, in their
   *  order. */
  readonly done: (
    choices: readonly ChoiceOf<Name>[],
    before: Settlement,
    after: Settlement,
  ) => string;
  /** The same as a sentence, said as soon as it is done. */
  readonly said: (choice: ChoiceOf<Name>, before: Occasion, after: Hangar) => string;
}
