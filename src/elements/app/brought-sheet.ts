import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BroughtLine } from '../common/brought.ts';
import { BROUGHT_WORDS } from '../common/brought-words.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import styles from './brought-sheet.css?inline';
import { styled } from '../common/styled.ts';

/**
 * What became of files that were opened or dropped, a line each, with the way to where they belong.
 *
 * @fires file-sent - it is to be taken there: detail is the line's `goes`
 */
@customElement('brought-sheet')
export class BroughtSheet extends LitElement {
  static override styles = styled(styles);

  /** Empty where nothing is shown. */
  @property({ attribute: false }) lines: readonly BroughtLine[] = [];

  override render(): TemplateResult {
    return html`<sheet-dialog wide heading=${BROUGHT_WORDS.heading} .open=${this.lines.length > 0}>
      <ul>
        ${this.lines.map(
          ({ told, goes }) =>
            html`<li>
              <p>${told}</p>
              ${
                goes
                  ? html`<button
                      type="button"
                      class="button"
                      @click=${() => say(this, 'file-sent', goes)}
                    >
                      ${goes.name}
                    </button>`
                  : nothing
              }
            </li>`,
        )}
      </ul>
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'brought-sheet': BroughtSheet;
  }
  interface HTMLElementEventMap {
    'file-sent': CustomEvent<NonNullable<BroughtLine['goes']>>;
  }
}
