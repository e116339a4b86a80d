import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import { isPerson } from '../../../rules/fight/hands.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import type { Said } from '../../common/say.ts';
import '../../opponent/opponent-button.ts';
import type { Handed } from '../fields/planned.ts';
import type { PlannedSeat } from './plan.ts';
import { TABLE_WORDS } from './table-words.ts';

interface Line extends Handed, Partial<Pick<PlannedSeat, 'asks' | 'name' | 'person' | 'side'>> {
  /** Whether there can be a coach. */
  readonly mayCoach: boolean;
  readonly place?: TemplateResult;
}

/** Who flies, as a button that opens the choice; the computer pilot and the coach are remembered. */
export const opponentLine = (
  { asks, hand, mayCoach, name, person, place, side }: Line,
  settings: SettingsKeeper | undefined,
  chooses: (hand: GamePilot | null) => void,
): TemplateResult =>
  html`<opponent-button
    heading=${asks ?? TABLE_WORDS.whoAgainstYou}
    name=${name ?? ''}
    person=${person ?? ''}
    .side=${side ?? 'rival'}
    .hand=${hand ?? 'person'}
    .coach=${hand && mayCoach ? settings?.current.coach === true : null}
    @hand-chosen=${({ detail: { hand: chosen } }: Said<'hand-chosen'>) => {
      if (!isPerson(chosen)) settings?.save({ opponent: chosen });
      chooses(isPerson(chosen) ? null : chosen);
    }}
    @coach-switched=${({ detail: { on } }: Said<'coach-switched'>) => {
      settings?.save({ coach: on });
      chooses(hand ?? null);
    }}
    >${place ?? nothing}</opponent-button
  >`;

export type OpponentLine = typeof opponentLine;
