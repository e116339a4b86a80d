import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import { possessive } from '../../rules/words/tell.ts';
import type { Seal, SealedTurn } from '../../tactics/seal.ts';
import { orderText, sealFits, sealOf, sealedLine } from '../../tactics/seal.ts';
import { openedText, sealedText } from '../../tactics/words.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { SEAL_WORDS, digitsText } from './seal-words.ts';
import styles from './sealed-slip.css?inline';

/** The digits that were in sight while people chose, by seed and turn: what is opened has to fit these. */
const seen = new Map<string, string>();

/**
 * What a computer pilot has locked in: a seal while people choose, and once the numbers are called whether what
 * was called fits it. A tap says how that can be checked.
 */
@customElement('sealed-slip')
export class SealedSlip extends LitElement {
  static override styles = styled(styles);

  @property() pilot = '';
  @property() seed = '';
  /** The battle's name, the turn from 1, and the seat. */
  @property() battle = '';
  @property({ type: Number }) turn = 1;
  @property({ type: Number }) seat = 1;
  /** What is locked in; null before. */
  @property({ attribute: false }) order: SeatOrder | null = null;
  /** The numbers are called. */
  @property({ type: Boolean, reflect: true }) opened = false;
  /** One of several, beside each other. */
  @property({ type: Boolean, reflect: true }) brief = false;
  @state() private asked = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('turn') || changed.has('opened')) this.asked = false;
  }

  get #at(): SealedTurn {
    const { battle, seat, turn } = this;
    return { battle, turn, seat };
  }

  override render(): TemplateResult | typeof nothing {
    const at = this.#at;
    const { opened, order, pilot, seed } = this;
    if (!order) return nothing;
    const { salt, digits } = sealOf(seed, at, order);
    const key = [seed, at.battle, at.turn, at.seat].join(' ');
    if (!opened) seen.set(key, digits);
    const seal = { salt, digits: seen.get(key) ?? digits };
    const fits = sealFits(seal, at, order);
    return html`<button
        type="button"
        class=${classMap({ slip: true, abreast: true, unlike: opened && !fits })}
        aria-haspopup="dialog"
        @click=${() => (this.asked = true)}
      >
        ${icon(opened && fits ? 'tick' : 'lock')}
        <b>${this.brief || opened ? pilot : SEAL_WORDS.locked(pilot)}</b>
        <span class="digits"
          ><span class=${this.brief ? 'unseen' : ''}>${SEAL_WORDS.seal}</span>
          ${digitsText(seal)}</span
        >
        ${opened ? html`<span class="fits">${fits ? SEAL_WORDS.fits : SEAL_WORDS.unlike}</span>` : nothing}
      </button>
      <sheet-dialog
        heading=${SEAL_WORDS.heading(possessive(pilot))}
        .open=${this.asked}
        @sheet-closed=${() => (this.asked = false)}
      >
        ${this.asked ? (opened ? this.#opened(seal, order, fits) : this.#sealed(seal)) : nothing}
      </sheet-dialog>`;
  }

  #sealed(seal: Seal): TemplateResult {
    const { pilot } = this;
    return html`<p>${sealedText(pilot, seal)}</p>
      <p>${SEAL_WORDS.meaning(pilot)}</p>`;
  }

  /** What was called, and how anybody can check that it was sealed. */
  #opened(seal: Seal, order: SeatOrder, fits: boolean): TemplateResult {
    const { pilot } = this;
    return html`<p>${openedText(pilot, fits)}</p>
      <dl>
        <dt>${SEAL_WORDS.number}</dt>
        <dd><b>${orderText(order)}</b></dd>
        <dt>${SEAL_WORDS.before}</dt>
        <dd><b>${digitsText(seal)}</b></dd>
        <dt>${SEAL_WORDS.salt}</dt>
        <dd class="hash">${seal.salt}</dd>
      </dl>
      <p class="soft">${SEAL_WORDS.check}</p>
      <p class="hash">${sealedLine(seal.salt, this.#at, order)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sealed-slip': SealedSlip;
  }
}
