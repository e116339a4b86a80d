import type { Battle } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { Choice, Outlook } from './outlook.ts';
import type { PickHand } from './pick-hand.ts';
import type { Shown } from './turned-page.ts';

/** What a pilot who chooses looks at, and by which hand: all that a part of the stage is drawn from. */
export interface ChoiceView {
  readonly battle: Battle;
  readonly names: readonly Named[];
  /** Who chooses. */
  readonly seat: number;
  /** The console number that is picked. */
  readonly picked: number | null;
  readonly choice: Choice;
  readonly outlook: Outlook;
  readonly hand: PickHand;
  readonly shown: Shown;
  /** The line is still to say that a row can be held down. */
  readonly tip: boolean;
  readonly askLegend: () => void;
}
