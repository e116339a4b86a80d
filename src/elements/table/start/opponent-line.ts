import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import type { Said } from '../../common/say.ts';
import '../../opponent/opponent-button.ts';
import { TABLE_WORDS } from '../plan/table-words.ts';

/** The computer pilot against a person alone, in place of a name; the choice is remembered. */
export const opponentLine = (
  hand: GamePilot,
  settings: SettingsKeeper,
  chooses: (hand: GamePilot) => void,
): TemplateResult =>
  html`<opponent-button
    heading=${TABLE_WORDS.whoAgainstYou}
    .hand=${hand}
    .coach=${settings.current.coach}
    @hand-chosen=${({ detail }: Said<'hand-chosen'>) => {
      if (detail.hand === 'person') return;
      settings.save({ opponent: detail.hand });
      chooses(detail.hand);
    }}
    @coach-switched=${({ detail: { on } }: Said<'coach-switched'>) => {
      settings.save({ coach: on });
      chooses(hand);
    }}
  ></opponent-button>`;

export type OpponentLine = typeof opponentLine;
