import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import fields from './sheet-fields.css?inline';

/**
 * Asks whether a pilot retires (K11), twice, and for the player's line. Forgets the line when it closes.
 *
 * @fires pilot-retired
 */
@customElement('retire-sheet')
export class RetireSheet extends LitElement {
  static override styles = styled(fields);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) pilot!: Pilot;
  @property() mech = '';
  @property() fault = '';
  @state() private sure = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.sure = false;
  }

  override render(): TemplateResult {
    const { name } = this.pilot;
    return html`<sheet-dialog
      heading=${this.sure ? `${name} retires for good?` : `Retire ${name}`}
      .open=${this.open}
    >
      <p>
        ${name} flies no more${this.mech ? `, nor does ${this.mech}` : ''}. The card is remembered,
        never deleted; the stockpile waits for a successor.
      </p>
      ${
        this.open
          ? html`<div class="fields">
              <label
                >A line for the memorial
                <textarea maxlength=${LONGEST.line}></textarea>
              </label>
            </div>`
          : nothing
      }
      <p class="fault" role="alert">${this.fault}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#go}>
        ${this.sure ? 'Retire for good' : 'Retire…'}
      </button>
      ${
        this.sure
          ? html`<button slot="buttons" type="button" class="button plain" @click=${this.#flyOn}>
              Fly on
            </button>`
          : nothing
      }
    </sheet-dialog>`;
  }

  /** The button stays the same element, so that it keeps the focus between both questions. */
  readonly #go = (): void => {
    if (this.sure) say(this, 'pilot-retired', { line: this.#line });
    else this.sure = true;
  };

  readonly #flyOn = (): void => {
    this.sure = false;
    this.renderRoot.querySelector<HTMLElement>('.main')?.focus();
  };

  /** On one line, trimmed. */
  get #line(): string {
    const typed = this.renderRoot.querySelector('textarea')?.value ?? '';
    return typed.replaceAll(/\s+/g, ' ').trim();
  }
}

declare global {
  interface HTMLElementEventMap {
    'pilot-retired': CustomEvent<{ readonly line: string }>;
  }
}
