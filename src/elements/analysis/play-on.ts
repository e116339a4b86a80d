import { html } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import type { Opponents } from '../../tactics/words.ts';
import { PILOT_WORDS } from '../../tactics/words.ts';
import { ask } from '../common/ask.ts';
import { pilotMark } from '../common/signs.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';

const HANDS: readonly SeatHand[] = ['person', ...GAME_PILOTS];

interface PlayingOn {
  readonly heading: string;
  readonly fought: Opponents;
  /** The hands of the battle so far. */
  readonly were: Both<SeatHand>;
  readonly several: boolean;
  readonly begin: (hands: Both<SeatHand>) => void;
}

/** Asks whose hands the two seats are in before a battle is played on; at least one is a person's. */
export const askToPlayOn = (stage: ReactiveElement, playing: PlayingOn): void => {
  const { begin, fought, heading, several, were } = playing;
  let hands = were;
  const choose = (side: Side, hand: SeatHand): void => {
    // If both would be computer pilots, the other seat goes to a person.
    const other = hand === 'person' ? hands[OTHER_SIDE[side]] : 'person';
    hands = side === 'lone' ? { lone: hand, rival: other } : { lone: other, rival: hand };
    stage.requestUpdate();
  };
  const radio = (side: Side, hand: SeatHand): TemplateResult =>
    html`<label class=${hands[side] === hand ? 'chosen' : ''}>
      <input
        type="radio"
        name=${side}
        .checked=${hands[side] === hand}
        @change=${() => choose(side, hand)}
      />
      ${
        hand === 'person'
          ? html`<b>${ANALYSIS_WORDS.person}</b>`
          : html`<span><b>${hand}</b> <span class="soft">${PILOT_WORDS[hand].rank}</span></span>`
      }
    </label>`;
  ask(stage, () => ({
    heading,
    body: html`<div class="hands stack">
      <p>${several ? ANALYSIS_WORDS.newFight : ANALYSIS_WORDS.newDuel}</p>
      ${SIDES.map(
        (side) =>
          html`<fieldset>
            <legend>
              ${pilotMark(side)}
              ${ANALYSIS_WORDS.flies(fought.pilots[side], fought.booklets[side].mech.name)}
            </legend>
            ${HANDS.map((hand) => radio(side, hand))}
          </fieldset>`,
      )}
    </div>`,
    acts: [{ words: ANALYSIS_WORDS.begin, look: 'main big', does: () => begin(hands) }],
  }));
};
