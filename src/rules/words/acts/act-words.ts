import type { Occasion } from '../../campaign/acts/act.ts';
import type { Settlement } from '../../campaign/acts/settling.ts';
import type { Hindrance } from '../../campaign/card/hindrance.ts';
import type { PilotId } from '../../campaign/card/names.ts';
import type { Hangar } from '../../campaign/hangar/hangar.ts';
import type { ChoiceOf, Step } from '../../campaign/history/choice.ts';

/** All sentences of an act, in a settlement and between games. */
export interface ActWords<Name extends Step> {
  /** What the step is called. */
  readonly name: string;
  /** What stands over it on a page, where that is not its name. */
  readonly title?: (pilot: string) => string;
  /** What stands over it on the sheet or panel of a card, where it is done there. */
  readonly asks?: (hangar: Hangar, pilot: PilotId) => string;
  /** What the button says that takes it back, where that is not its name. */
  readonly back?: string;
  /** How it stands among what is taken back along with another step, likewise. */
  readonly along?: (pilot: string) => string;
  /** Beside its title while it is open: `+60`, `6 taken`. */
  readonly aside?: (settlement: Settlement, pilot: PilotId, draft: ChoiceOf<Name>) => string;
  /** What waits in it before it opens; null where it is not spoken of before. */
  readonly later: ((settlement: Settlement, pilot: PilotId) => string) | null;
  /** What the button says that does it; `after` is what it would come to, null where it cannot be. */
  readonly does: (choice: ChoiceOf<Name>, before: Occasion, after: Hangar | null) => string;
  /** Why the button does nothing yet, where the hindrance alone would be no help. */
  readonly whyNot?: (choice: ChoiceOf<Name>, why: Hindrance) => string | null;
  /** What was done, for the line to which a step shrinks; of several choices all, in their order. */
  readonly done: (
    choices: readonly ChoiceOf<Name>[],
    before: Settlement,
    after: Settlement,
  ) => string;
  /** The same as a sentence, as soon as it is done. */
  readonly said: (choice: ChoiceOf<Name>, before: Occasion, after: Hangar) => string;
}
