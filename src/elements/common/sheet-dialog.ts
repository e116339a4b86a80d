import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { openSheets } from './open-sheets.ts';
import { icon } from './signs.ts';
import { say } from './say.ts';
import styles from './sheet-dialog.css?inline';
import { styled } from './styled.ts';
import { onBack } from './way-back.ts';

/** Enter that is held down is pressed once: whatever a sheet asks is answered by its next press. */
const onceOnly = (event: KeyboardEvent): void => {
  const isText = event.composedPath()[0] instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault();
};

/**
 * A sheet of paper over the stage: a question, a menu, a list. Escape, the cross and Back put it away. One that begins
 * with a choice gives the focus to what is chosen, any other to the cross.
 *
 * @slot - what stands on it
 * @slot buttons - at its foot
 * @fires sheet-closed
 */
@customElement('sheet-dialog')
export class SheetDialog extends LitElement {
  static override styles = styled(styles);

  @property() heading = '';
  @property({ type: Boolean }) open = false;
  @property({ type: Boolean }) wide = false;
  /** Turned round, for a pilot at the far edge of the table. */
  @property({ type: Boolean, reflect: true }) turned = false;
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  #letGo: (() => void) | null = null;

  override render(): TemplateResult {
    return html`<dialog
      class=${this.wide ? 'wide' : ''}
      aria-labelledby="heading"
      @cancel=${this.#closeItself}
      @close=${() => {
        // The browser reports it late: keys may have followed, the sheet may be open again.
        if (!this.dialog.open) this.#closed();
      }}
      @keydown=${onceOnly}
      @click=${this.#closeItself}
    >
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        <button type="button" class="close" aria-label="Close" @click=${this.#close}>
          ${icon('close')}
        </button>
      </div>
      <div class="body" tabindex="0"><slot></slot></div>
      <div class="foot"><slot name="buttons"></slot></div>
    </dialog>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.open && this.hasUpdated) this.#lay();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lift();
  }

  override updated(changed: PropertyValues): void {
    if (!changed.has('open')) return;
    if (this.open) this.#lay();
    else {
      this.#lift();
      this.dialog.close();
    }
  }

  #lay(): void {
    openSheets.add(this);
    this.#letGo ??= onBack(() => {
      this.#close();
      return true;
    });
    if (this.dialog.open) return;
    this.dialog.showModal();
    this.#choice?.focus();
  }

  /** What is chosen already, where the sheet begins with a choice: whoever opens it by keys is there at once. */
  get #choice(): HTMLInputElement | null {
    const first = this.querySelector<HTMLElement>(':is(a,button,input,select,textarea)');
    if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return null;
    return this.querySelector<HTMLInputElement>(`input[name='${first.name}']:checked`) ?? first;
  }

  /** It lies no more; gives whether it did. */
  #lift(): boolean {
    this.#letGo?.();
    this.#letGo = null;
    return openSheets.delete(this);
  }

  readonly #close = (): void => {
    this.dialog.close();
    this.#closed();
  };

  /** By Escape or beside the paper: what stands on it closes nothing. */
  readonly #closeItself = (event: Event): void => {
    if (event.target === this.dialog) this.#close();
  };

  readonly #closed = (): void => {
    if (!this.#lift()) return;
    this.open = false;
    say(this, 'sheet-closed');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-dialog': SheetDialog;
  }
  interface HTMLElementEventMap {
    'sheet-closed': CustomEvent<null>;
  }
}
