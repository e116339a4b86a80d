import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { GamePilot, SeatHand } from '../../rules/fight/hands.ts';
import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { PILOT_WORDS, strengthText } from '../../tactics/words.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import switchStyles from '../common/switch.css?inline';
import { OPPONENT_WORDS } from './opponent-words.ts';
import styles from './opponent-sheet.css?inline';

/** Boxes, as many filled as the pilot's strength. */
const strength = (pilot: GamePilot): TemplateResult =>
  html`<span class="boxes" aria-hidden="true"
    >${GAME_PILOTS.map(
      (_, place) => html`<i class=${place <= GAME_PILOTS.indexOf(pilot) ? 'full' : ''}></i>`,
    )}</span
  >`;

/**
 * Asks who flies a 'Mech: a person if possible, or a computer pilot with its rank, manner and strength; and
 * whether to have a coach when alone. A choice holds at once; Enter closes the sheet.
 *
 * @fires hand-chosen - detail `{ hand }`
 * @fires coach-switched - detail `{ on }`
 */
@customElement('opponent-sheet')
export class OpponentSheet extends LitElement {
  static override styles = styled(switchStyles, styles);

  @property({ type: Boolean }) open = false;
  @property() heading = '';
  @property({ attribute: false }) hand: SeatHand = 'person';
  @property() person = '';
  @property({ attribute: false }) coach: boolean | null = null;

  override render(): TemplateResult {
    return html`<sheet-dialog
      wide
      heading=${this.heading}
      .open=${this.open}
      @sheet-closed=${() => (this.open = false)}
    >
      <fieldset class="grid" @keydown=${this.#onKey}>
        <legend class="unseen">${this.heading}</legend>
        ${this.person ? this.#choice('person', this.person, html`<span class="manner">${OPPONENT_WORDS.person}</span>`) : nothing}
        ${GAME_PILOTS.map((pilot) => this.#pilot(pilot))}
      </fieldset>
      ${this.coach === null ? nothing : this.#coach(this.coach)}
    </sheet-dialog>`;
  }

  #pilot(pilot: GamePilot): TemplateResult {
    const { manner, rank } = PILOT_WORDS[pilot];
    return this.#choice(
      pilot,
      html`${pilot} <span class="label soft">${rank}</span>`,
      html`<span class="manner">${manner}</span>
        <span class="abreast">${strength(pilot)} ${strengthText(pilot)}</span>`,
    );
  }

  #choice(hand: SeatHand, name: TemplateResult | string, more: TemplateResult): TemplateResult {
    return html`<label @click=${this.#onTap}>
      <input
        type="radio"
        name="hand"
        aria-labelledby=${`${hand}-name`}
        aria-describedby=${`${hand}-more`}
        .checked=${live(hand === this.hand)}
        @change=${() => say(this, 'hand-chosen', { hand })}
      />
      <b id=${`${hand}-name`}>${name}</b>
      <span id=${`${hand}-more`} class="more">${more}</span>
    </label>`;
  }

  #coach(on: boolean): TemplateResult {
    return html`<label class="switch">
      <span
        ><b>${OPPONENT_WORDS.coach}</b>
        <span class="manner">${OPPONENT_WORDS.coachMeans}</span></span
      >
      <input
        type="checkbox"
        role="switch"
        .checked=${live(on)}
        @change=${({ target }: Event) =>
          say(this, 'coach-switched', { on: (target as HTMLInputElement).checked })}
      />
    </label>`;
  }

  /** A tap chooses and closes; arrow keys only choose. The change event comes after the tap. */
  readonly #onTap = ({ pointerType }: PointerEvent): void => {
    if (pointerType) setTimeout(() => (this.open = false));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat) return;
    // Otherwise Enter would press what gets the focus next.
    event.preventDefault();
    this.open = false;
  };
}

declare global {
  interface HTMLElementEventMap {
    'hand-chosen': CustomEvent<{ hand: SeatHand }>;
    'coach-switched': CustomEvent<{ on: boolean }>;
  }
}
