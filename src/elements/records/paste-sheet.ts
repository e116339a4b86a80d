import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Imported } from '../../offline/fights/import-record.ts';
import { importRecord, tryRecord } from '../../offline/fights/import-record.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import textStyles from './record-text.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';

/**
 * The sheet on which a record is pasted: it is kept with the duels, or its first fault is shown.
 *
 * @fires record-taken
 */
@customElement('paste-sheet')
export class PasteSheet extends LitElement {
  static override styles = styled(textStyles);

  @property({ type: Boolean }) open = false;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @state() private fault = '';
  /** Whether the booklets on the shelf could stand in for those that the pasted record names. */
  @state() private canTry = false;

  override render(): TemplateResult {
    return html`<sheet-dialog wide heading="Paste a record" .open=${this.open}>
      <label
        >Its text<textarea
          id="paste"
          spellcheck="false"
          @input=${this.#forget}
          placeholder="viewscreen record 1&#10;lone: rfl-3n Ada&#10;rival: grf-1n Ben&#10;ammunition: counted&#10;1. 52 62"
        ></textarea>
      </label>
      <p class="fault" role="alert">${this.fault}</p>
      ${
        this.canTry
          ? html`<button slot="buttons" type="button" class="button" @click=${this.#try}>
              ${RECORD_WORDS.tryHere}
            </button>`
          : nothing
      }
      <button slot="buttons" type="button" class="button main" @click=${this.#take}>
        Take it in
      </button>
    </sheet-dialog>`;
  }

  get #pasted(): string {
    return this.renderRoot.querySelector('textarea')?.value ?? '';
  }

  readonly #take = async (): Promise<void> =>
    this.#keep(await importRecord(this.#pasted, this.library));

  readonly #try = async (): Promise<void> =>
    this.#keep(await tryRecord(this.#pasted, this.library));

  async #keep(read: Imported): Promise<void> {
    this.#forget();
    if (read.kind === 'fault') {
      this.fault = read.told;
      this.canTry = read.canTry;
      return;
    }
    const put = await this.saves.put(read.save);
    if (put.kind === 'failed') notify(this, put.reason);
    if (read.leftOut !== undefined) notify(this, read.leftOut);
    say(this, 'record-taken');
  }

  /** The notice about a text that has changed since. */
  readonly #forget = (): void => {
    this.fault = '';
    this.canTry = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'paste-sheet': PasteSheet;
  }
  interface HTMLElementEventMap {
    'record-taken': CustomEvent<null>;
  }
}
