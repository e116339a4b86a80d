import type { Occasion } from '../../rules/campaign/acts/act.ts';
import type { Choice, ChoiceOf, Step } from '../../rules/campaign/history/choice.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';

/** The choice so far and the possible choices of one act. */
export interface ActWork<Name extends Step> extends Occasion {
  readonly choice: ChoiceOf<Name>;
  /** Read only: already done, or not open now. */
  readonly fixed: boolean;
  readonly find: FindBooklet;
}

/** An act at work, and what takes another choice. */
export interface ActDraft<Name extends Step> extends ActWork<Name> {
  readonly draft: (choice: Choice) => void;
}
