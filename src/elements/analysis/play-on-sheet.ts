import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import type { Opponents } from '../../tactics/words.ts';
import { PILOT_WORDS } from '../../tactics/words.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import styles from './play-on-sheet.css?inline';

const HANDS: readonly SeatHand[] = ['person', ...GAME_PILOTS];

/**
 * Asks whose hands the two seats are in before a battle is played on; at least one is a person's.
 *
 * @fires playing-on - detail: the hands of both
 * @fires sheet-closed
 */
@customElement('play-on-sheet')
export class PlayOnSheet extends LitElement {
  static override styles = styled(styles);

  @property({ type: Boolean }) open = false;
  @property() heading = '';
  @property({ attribute: false }) fought!: Opponents;
  @property({ attribute: false }) were: Both<SeatHand> = { lone: 'person', rival: 'person' };
  @property({ type: Boolean }) several = false;
  @state() private hands: Both<SeatHand> = this.were;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('were') || (changed.has('open') && this.open)) this.hands = this.were;
  }

  override render(): TemplateResult {
    return html`<sheet-dialog heading=${this.heading} .open=${this.open}>
      <div class="stack">
        <p>${this.several ? ANALYSIS_WORDS.newFight : ANALYSIS_WORDS.newDuel}</p>
        ${this.open ? SIDES.map((side) => this.#seat(side)) : nothing}
      </div>
      <button
        slot="buttons"
        type="button"
        class="button main big"
        @click=${() => say(this, 'playing-on', this.hands)}
      >
        ${ANALYSIS_WORDS.begin}
      </button>
    </sheet-dialog>`;
  }

  #seat(side: Side): TemplateResult {
    const { booklets, pilots } = this.fought;
    return html`<fieldset>
      <legend>
        ${pilotMark(side)} ${ANALYSIS_WORDS.flies(pilots[side], booklets[side].mech.name)}
      </legend>
      ${HANDS.map((hand) => this.#hand(side, hand))}
    </fieldset>`;
  }

  #hand(side: Side, hand: SeatHand): TemplateResult {
    return html`<label class=${this.hands[side] === hand ? 'chosen' : ''}>
      <input
        type="radio"
        name=${side}
        .checked=${this.hands[side] === hand}
        @change=${() => this.#choose(side, hand)}
      />
      ${
        hand === 'person'
          ? html`<b>${ANALYSIS_WORDS.person}</b>`
          : html`<span><b>${hand}</b> <span class="soft">${PILOT_WORDS[hand].rank}</span></span>`
      }
    </label>`;
  }

  /** At least one hand is a person's: if both would be computer pilots, the other seat goes to a person. */
  #choose(side: Side, hand: SeatHand): void {
    const other = hand === 'person' ? this.hands[OTHER_SIDE[side]] : 'person';
    this.hands = side === 'lone' ? { lone: hand, rival: other } : { lone: other, rival: hand };
  }
}

declare global {
  interface HTMLElementEventMap {
    'playing-on': CustomEvent<Both<SeatHand>>;
  }
}
