import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import './before-after.ts';
import styles from './close-sheet.css?inline';

/**
 * Asks whether to close the page of a game; nothing can be taken back afterward.
 *
 * @fires page-closed - confirmed
 * @fires closing-put-off - not yet
 */
@customElement('close-sheet')
export class CloseSheet extends LitElement {
  static override styles = styled(styles);

  @property({ type: Boolean }) open = false;
  /** Number of the game in the hangar. */
  @property({ type: Number }) number = 0;
  @property({ attribute: false }) settlement: Settlement | null = null;
  @property({ attribute: false }) find: FindBooklet = () => undefined;

  override render(): TemplateResult {
    const { settlement } = this;
    const pilots = settlement?.pilots.map(({ pilot }) => pilot) ?? [];
    return html`<sheet-dialog
      heading=${`Close the page of game ${this.number}?`}
      .open=${this.open}
      @sheet-closed=${() => say(this, 'closing-put-off')}
    >
      ${
        this.open && settlement
          ? html`<p>
                ${pilots.length === 2 ? 'Both' : 'All'} have settled. Closed, it goes to the
                chronicle and cannot be taken back.
              </p>
              <before-after
                .settlement=${settlement}
                .find=${this.find}
                .pilots=${pilots}
              ></before-after>`
          : nothing
      }
      <button
        slot="buttons"
        type="button"
        class="button plain"
        @click=${() => say(this, 'closing-put-off')}
      >
        Not yet
      </button>
      <button
        slot="buttons"
        type="button"
        class="button main big"
        @click=${() => say(this, 'page-closed')}
      >
        Close the page
      </button>
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'page-closed': CustomEvent<null>;
    'closing-put-off': CustomEvent<null>;
  }
}
