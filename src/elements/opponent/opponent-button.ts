import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { missPart } from '../common/notice.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import type { OpponentSheet } from './opponent-sheet.ts';
import { OPPONENT_WORDS } from './opponent-words.ts';
import styles from './opponent-button.css?inline';

/**
 * Whoever flies a 'Mech, as a button that asks who else shall: `Marlow · regular`. The sheet is loaded when it is asked
 * for, and the ranks with the first computer pilot: where people alone sit down neither is.
 *
 * @fires hand-chosen - of the sheet
 * @fires coach-switched - of the sheet
 * @slot - before the name
 * @cssprop --arrow - `none` where there is no room for the sign of the sheet
 */
@customElement('opponent-button')
export class OpponentButton extends LitElement {
  static override styles = styled(styles);

  /** What the sheet asks. */
  @property() heading = '';
  @property({ attribute: false }) side: Side = 'rival';
  @property({ attribute: false }) hand: SeatHand = 'person';
  /** Whom it names where that is not who flies: the pilot of a hangar, a second Marlow. */
  @property() name = '';
  /** The name of the person who may fly it; empty where only a computer pilot can. */
  @property() person = '';
  /** Whether the coach is wanted; null where there can be none. */
  @property({ attribute: false }) coach: boolean | null = null;
  /** The rank of the computer pilot; empty until it is known. */
  @state() private rank = '';
  /** The sheet is there. */
  @state() private loaded = false;
  @query('opponent-sheet') private readonly sheet!: OpponentSheet | null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hand')) void this.#read();
  }

  override render(): TemplateResult {
    const { hand, loaded, person } = this;
    const name = this.name || (isPerson(hand) ? person : hand);
    const more = this.#more(name);
    return html`<button type="button" aria-haspopup="dialog" @click=${this.#ask}>
        <slot></slot>${pilotMark(this.side)}
        <span class="who"
          ><span class="name"><b>${name}</b>${more ? html` <small>${more}</small>` : nothing}</span
          ><span class="unseen">${OPPONENT_WORDS.change(hand)}</span></span
        >
        ${icon('down')}
      </button>
      ${
        loaded
          ? html`<opponent-sheet
              heading=${this.heading}
              .hand=${hand}
              .coach=${isPerson(hand) ? null : this.coach}
              person=${person}
            ></opponent-sheet>`
          : nothing
      }`;
  }

  /** Behind the name: who flies, unless the name says it, and the rank. */
  #more(name: string): string {
    const { hand, rank } = this;
    if (isPerson(hand)) return '';
    return [name.startsWith(hand) ? '' : hand, rank].filter((each) => each !== '').join(', ');
  }

  async #read(): Promise<void> {
    const { hand } = this;
    // Without its rank the name says enough.
    const words = isPerson(hand) ? null : await import('./rank.ts').catch(() => null);
    if (hand === this.hand) this.rank = isPerson(hand) ? '' : (words?.rankInGame(hand) ?? '');
  }

  readonly #ask = async (): Promise<void> => {
    const sheet = await import('./opponent-sheet.ts').catch(() => missPart(this));
    if (!sheet) return;
    this.loaded = true;
    await this.updateComplete;
    if (this.sheet) this.sheet.open = true;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-button': OpponentButton;
  }
}
