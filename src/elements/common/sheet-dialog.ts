import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { openSheets } from './stage-keys.ts';
import { icon } from './signs.ts';
import { say } from './say.ts';
import styles from './sheet-dialog.css?inline';
import { styled } from './styled.ts';
import { onBack } from './way-back.ts';

/** A held Enter counts once, so that it does not answer the next question too. */
const onceOnly = (event: KeyboardEvent): void => {
  const isText = event.composedPath()[0] instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault();
};

/**
 * Shows a sheet of paper over the stage: a question, a menu, a list. Escape, the cross and Back close it. Focus
 * starts on the chosen radio if there is one, else on the cross.
 *
 * @slot - its content
 * @slot buttons - at its foot
 * @fires sheet-closed
 */
@customElement('sheet-dialog')
export class SheetDialog extends LitElement {
  static override styles = styled(styles);

  @property() heading = '';
  @property({ type: Boolean }) open = false;
  @property({ type: Boolean }) wide = false;
  @property({ type: Boolean, reflect: true }) turned = false;
  /** Why the last act could not be done. */
  @property() fault = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  #letGo: (() => void) | null = null;

  override render(): TemplateResult {
    return html`<dialog
      class=${this.wide ? 'wide' : ''}
      aria-labelledby="heading"
      @cancel=${this.#closeItself}
      @close=${() => {
        // The event is late: the sheet may be open again.
        if (!this.dialog.open) this.#closed();
      }}
      @keydown=${onceOnly}
      @click=${this.#closeItself}
    >
      <div class="head abreast">
        <h2 id="heading" class="titled">${this.heading}</h2>
        <button type="button" class="close mid" aria-label="Close" @click=${this.#close}>
          ${icon('close')}
        </button>
      </div>
      <div class="body" tabindex="0">
        <slot></slot>
        <p class="fault" role="alert">${this.fault}</p>
      </div>
      <div class="foot flow"><slot name="buttons"></slot></div>
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
    // Taken away before it was drawn, it is laid when it is put in again.
    if (!this.open) {
      this.#lift();
      this.dialog.close();
    } else if (this.isConnected) this.#lay();
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

  /** The chosen radio if the sheet starts with a choice; it gets the focus. */
  get #choice(): HTMLInputElement | null {
    const first = this.querySelector<HTMLElement>(':is(a,button,input,select,textarea)');
    if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return null;
    return this.querySelector<HTMLInputElement>(`input[name='${first.name}']:checked`) ?? first;
  }

  /** Takes it off the list of open sheets; gives whether it was there. */
  #lift(): boolean {
    this.#letGo?.();
    this.#letGo = null;
    return openSheets.delete(this);
  }

  readonly #close = (): void => {
    this.dialog.close();
    this.#closed();
  };

  /** Closed by Escape or by a tap beside the paper; events from its content do not count. */
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
  interface HTMLElementEventMap {
    'sheet-closed': CustomEvent<null>;
  }
}
