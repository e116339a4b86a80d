import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Pasted } from '../../rules/fight/pasted.ts';
import { tellFiles } from '../common/brought.ts';
import { libraryContext, savesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import textStyles from './record-text.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';
import type { RecordPlace, Taken } from './taking.ts';
import { takeRecords, takeText } from './taking.ts';

/**
 * The sheet on which records are pasted: they are kept with the duels. Of a single one the first fault is shown; of
 * several each has a line on what became of it.
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
  /** Those in which the booklets on the shelf could stand in for the ones they name. */
  @state() private canTry: readonly Pasted[] = [];

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
        this.canTry.length > 0
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

  get #place(): RecordPlace {
    return { library: this.library, saves: this.saves, from: this };
  }

  readonly #take = async (): Promise<void> =>
    this.#answer(
      await takeText(this.renderRoot.querySelector('textarea')?.value ?? '', this.#place),
    );

  readonly #try = async (): Promise<void> =>
    this.#answer(await takeRecords(this.canTry, this.#place, { tried: true }));

  /** The sheet stays for what is refused, and for a single one that is here already. */
  #answer(taken: readonly Taken[]): void {
    this.#forget();
    const [only] = taken.length === 1 ? taken : [];
    if (only?.kind === 'here' || taken.some(({ kind }) => kind === 'refused')) {
      this.fault = only ? only.alone : taken.map(({ told }) => told).join('\n');
      this.canTry = taken.flatMap(({ canTry }) => canTry ?? []);
      return;
    }
    if (!only) tellFiles(this, taken);
    else if (only.alone) notify(this, only.alone);
    say(this, 'record-taken');
  }

  /** The notice about a text that has changed since. */
  readonly #forget = (): void => {
    this.fault = '';
    this.canTry = [];
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
