import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { saveFile } from '../common/save-file.ts';
import '../common/sheet-dialog.ts';
import type { Played } from './end-words.ts';
import { END_WORDS } from './end-words.ts';
import type { SharedDuel } from './shared-duel.ts';
import { pageImage } from './shared-duel.ts';
import styles from './share-sheet.css?inline';
import { styled } from '../common/styled.ts';

/** Offers a duel's record and last page if the device cannot share. */
@customElement('share-sheet')
export class ShareSheet extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) duel: SharedDuel | null = null;
  @property() what: Played = 'duel';
  @state() private answer = '';

  override render(): TemplateResult {
    const { duel } = this;
    return html`<sheet-dialog
      heading=${END_WORDS.shareThis(this.what)}
      .open=${duel !== null}
      @sheet-closed=${() => (this.answer = '')}
    >
      <p>${END_WORDS.paste(this.what)}</p>
      <label class="bold"
        >${END_WORDS.record}<textarea readonly .value=${duel?.record ?? ''}></textarea>
      </label>
      <p role="status">${this.answer}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#copy}>
        ${END_WORDS.copy}
      </button>
      <button slot="buttons" type="button" class="button" @click=${this.#save}>
        ${END_WORDS.save}
      </button>
    </sheet-dialog>`;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.duel?.record ?? '');
      this.answer = END_WORDS.copied;
    } catch {
      const area = this.renderRoot.querySelector('textarea');
      area?.focus();
      area?.select();
      this.answer = END_WORDS.notCopied;
    }
  };

  readonly #save = async (): Promise<void> => {
    const page = this.duel && (await pageImage(this.duel).catch(() => null));
    if (page) saveFile(page, END_WORDS.file(this.what));
    this.answer = page ? END_WORDS.saved : END_WORDS.notSaved;
  };
}
