import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import { possessive } from '../../rules/words/tell.ts';
import type { Seal, SealedTurn } from '../../tactics/pilot/seal.ts';
import { openedSeal, orderText, sealFits, sealedLine } from '../../tactics/pilot/seal.ts';
import { openedText, sealedText, unkeptText } from '../../tactics/words.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { SEAL_WORDS, digitsText } from './opponent-words.ts';
import styles from './sealed-slip.css?inline';

/**
 * Shows a computer pilot's sealed choice: the seal while people choose, then whether the call fits it. A tap
 * explains how to check it.
 */
@customElement('sealed-slip')
export class SealedSlip extends LitElement {
  static override styles = styled(styles);

  @property() pilot = '';
  @property() seed = '';
  /** Name of the battle, turn from 1, and seat. */
  @property() battle = '';
  @property({ type: Number }) turn = 1;
  @property({ type: Number }) seat = 1;
  /** The seal as shown and kept; null before, or if not kept. */
  @property({ attribute: false }) shown: string | null = null;
  @property({ attribute: false }) order: SeatOrder | null = null;
  @property({ type: Boolean, reflect: true }) opened = false;
  @property({ type: Boolean, reflect: true }) brief = false;
  /** A lock alone; a tap shows the seal too. */
  @property({ type: Boolean, reflect: true }) small = false;
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
    const { opened, order, pilot, seed, shown } = this;
    if (opened ? !order : shown === null) return nothing;
    const seal = shown === null ? null : openedSeal(seed, at, shown);
    const fits = seal !== null && order !== null && sealFits(seal, at, order);
    const hidden = this.small ? 'unseen' : '';
    const verdict = seal ? (fits ? SEAL_WORDS.fits : SEAL_WORDS.unlike) : SEAL_WORDS.unkept;
    return html`<button
        type="button"
        class=${classMap({ slip: true, abreast: true, unlike: opened && seal !== null && !fits })}
        aria-haspopup="dialog"
        @click=${() => (this.asked = true)}
      >
        ${icon(opened && fits ? 'tick' : 'lock')}
        <b class=${hidden}>${this.brief || opened ? pilot : SEAL_WORDS.locked(pilot)}</b>
        ${
          seal
            ? html`<span class="digits together firm ${hidden}"
                ><span class=${this.brief ? 'unseen' : ''}>${SEAL_WORDS.seal}</span>
                ${digitsText(seal)}</span
              >`
            : nothing
        }
        ${opened ? html`<span class="fits">${verdict}</span>` : nothing}
      </button>
      <sheet-dialog
        heading=${SEAL_WORDS.heading(possessive(pilot))}
        .open=${this.asked}
        @sheet-closed=${() => (this.asked = false)}
      >
        ${this.asked ? this.#sheet(seal, fits) : nothing}
      </sheet-dialog>`;
  }

  #sheet(seal: Seal | null, fits: boolean): TemplateResult {
    const { opened, order, pilot } = this;
    if (!seal) return html`<p>${unkeptText(pilot)}</p>`;
    return opened && order ? this.#opened(seal, order, fits) : this.#sealed(seal);
  }

  #sealed(seal: Seal): TemplateResult {
    const { pilot } = this;
    return html`<p>${sealedText(pilot, seal)}</p>
      <p>${SEAL_WORDS.meaning(pilot)}</p>`;
  }

  #opened(seal: Seal, order: SeatOrder, fits: boolean): TemplateResult {
    const { pilot } = this;
    return html`<p>${openedText(pilot, fits)}</p>
      <dl>
        <dt class="faint">${SEAL_WORDS.number}</dt>
        <dd><b>${orderText(order)}</b></dd>
        <dt class="faint">${SEAL_WORDS.before}</dt>
        <dd><b>${digitsText(seal)}</b></dd>
        <dt class="faint">${SEAL_WORDS.salt}</dt>
        <dd class="hash">${seal.salt}</dd>
      </dl>
      <p class="soft">${SEAL_WORDS.check}</p>
      <p class="hash">${sealedLine(seal.salt, this.#at, order)}</p>`;
  }
}
