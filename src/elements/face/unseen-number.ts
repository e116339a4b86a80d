import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { say } from '../common/say.ts';
import styles from './unseen-number.css?inline';
import { styled } from '../common/styled.ts';
import { FACE_WORDS } from './face-words.ts';

/**
 * A console number typed while the other pilot watches: digits and their count are hidden, and a screen reader is
 * silent. Enter locks it in.
 *
 * @fires number-locked-in - detail `{ console }`
 */
@customElement('unseen-number')
export class UnseenNumber extends LitElement {
  static override styles = styled(styles);

  @property() pilot = '';
  /** Open console numbers. */
  @property({ attribute: false }) open: readonly number[] = [];
  /** A new turn clears the field. */
  @property({ type: Number }) turn = 0;
  @state() private said = '';
  @query('input') private readonly field!: HTMLInputElement;

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('turn')) this.#clear('');
  }

  override render(): TemplateResult {
    return html`<input
        class="centered rounded"
        type="password"
        inputmode="numeric"
        autocomplete="off"
        maxlength="2"
        placeholder="type"
        aria-label=${FACE_WORDS.unseen(this.pilot)}
        @input=${this.#typed}
        @keydown=${this.#onKey}
        @blur=${() => this.#clear('')}
      />
      <p role="status">${this.said}</p>`;
  }

  get #isOpen(): boolean {
    return this.open.includes(Number(this.field.value));
  }

  /** Always the same words, which betray neither number nor length. */
  readonly #typed = (): void => {
    this.said = this.field.value === '' ? '' : FACE_WORDS.enter;
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || this.field.value === '') return;
    event.preventDefault();
    if (!this.#isOpen) return this.#clear(FACE_WORDS.notOpen);
    const console = Number(this.field.value);
    this.#clear('');
    say(this, 'number-locked-in', { console });
  };

  #clear(said: string): void {
    this.field.value = '';
    this.said = said;
  }
}

declare global {
  interface HTMLElementEventMap {
    'number-locked-in': CustomEvent<{ console: number }>;
  }
}
