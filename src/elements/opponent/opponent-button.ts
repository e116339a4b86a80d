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
 * Shows who flies a 'Mech, as a button that opens a sheet to change it: `Marlow · regular`. The sheet is loaded
 * on request, the ranks with the first computer pilot.
 *
 * @fires hand-chosen - of the sheet
 * @fires coach-switched - of the sheet
 * @slot - before the name
 * @cssprop --arrow - `none` if there is no room for the arrow
 */
@customElement('opponent-button')
export class OpponentButton extends LitElement {
  static override styles = styled(styles);
  @property() heading = '';
  @property({ attribute: false }) side: Side = 'rival';
  @property({ attribute: false }) hand: SeatHand = 'person';
  /** Name to show in place of the hand's: the pilot of a hangar, a second Marlow. */
  @property() name = '';
  /** Name of the person who can fly it; empty if only computer pilots can. */
  @property() person = '';
  /** The coach is on; null if there can be none. */
  @property({ attribute: false }) coach: boolean | null = null;
  /** Empty until loaded, or for a person. */
  @state() private rank = '';
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
        <span class="who grow"
          ><span class="name baseline wrap"
            ><b>${name}</b
            >${more ? html` <small class="fine medium">${more}</small>` : nothing}</span
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

  /** Text after the name: who flies, unless the name says it, and the rank. */
  #more(name: string): string {
    const { hand, rank } = this;
    if (isPerson(hand)) return '';
    return [name.startsWith(hand) ? '' : hand, rank].filter((each) => each !== '').join(', ');
  }

  async #read(): Promise<void> {
    const { hand } = this;
    // Without the rank the name is enough.
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
