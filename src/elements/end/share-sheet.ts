import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../common/sheet-dialog.ts';
import type { Played } from './end-words.ts';
import { END_WORDS } from './end-words.ts';
import type { LinkTexts } from '../link/link-sheet.ts';
import { linkButton } from '../link/link-button.ts';
import styles from './share-sheet.css?inline';
import { styled } from '../common/styled.ts';

/** Offers the record of a duel or fight. */
@customElement('share-sheet')
export class ShareSheet extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) record: string | null = null;
  @property() what: Played = 'duel';
  @property({ attribute: false }) texts: LinkTexts = () => Promise.resolve([]);
  @state() private answer = '';

  override render(): TemplateResult {
    const { record } = this;
    return html`<sheet-dialog
      heading=${END_WORDS.shareThis(this.what)}
      .open=${record !== null}
      @sheet-closed=${() => (this.answer = '')}
    >
      <p>${END_WORDS.paste(this.what)}</p>
      <label class="bold"
        >${END_WORDS.record}<textarea readonly .value=${record ?? ''}></textarea>
      </label>
      <p role="status">${this.answer}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#copy}>
        ${END_WORDS.copy}
      </button>
      ${linkButton(this, 'record', this.texts, { slot: 'buttons' })}
    </sheet-dialog>`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.record ?? '');
      this.answer = END_WORDS.copied;
    } catch {
      const area = this.renderRoot.querySelector('textarea');
      area?.focus();
      area?.select();
      this.answer = END_WORDS.notCopied;
    }
  };
}
