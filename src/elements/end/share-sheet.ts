import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { saveFile } from '../common/save-file.ts';
import '../common/sheet-dialog.ts';
import type { SharedDuel } from './shared-duel.ts';
import { pageOf } from './shared-duel.ts';
import styles from './share-sheet.css?inline';
import { styled } from '../common/styled.ts';

/** What can be taken of a duel where the device itself does not share: its record, its last page. */
@customElement('share-sheet')
export class ShareSheet extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) duel: SharedDuel | null = null;
  /** What is shared. */
  @property() what: 'duel' | 'fight' = 'duel';
  @state() private said = '';

  override render(): TemplateResult {
    const { duel } = this;
    return html`<sheet-dialog
      heading=${`Share this ${this.what}`}
      .open=${duel !== null}
      @sheet-closed=${() => (this.said = '')}
    >
      <p>Whoever pastes this into Viewscreen, under Records, sees the whole ${this.what} again.</p>
      <label>The record<textarea readonly .value=${duel?.record ?? ''}></textarea></label>
      <p role="status">${this.said}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#copy}>
        Copy the record
      </button>
      <button slot="buttons" type="button" class="button" @click=${this.#save}>
        Save the last page
      </button>
    </sheet-dialog>`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.duel?.record ?? '');
      this.said = 'The record is copied.';
    } catch {
      const area = this.renderRoot.querySelector('textarea');
      area?.focus();
      area?.select();
      this.said = 'This browser does not let the page copy: the record is selected, copy it.';
    }
  };

  readonly #save = async (): Promise<void> => {
    const page = this.duel && (await pageOf(this.duel).catch(() => null));
    if (page) saveFile(page, `${this.what}.png`);
    this.said = page ? 'The last page is saved as a picture.' : 'No picture could be made.';
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'share-sheet': ShareSheet;
  }
}
