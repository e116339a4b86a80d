import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { say } from '../../common/say.ts';
import { icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import styles from './cell-pad.css?inline';
import { DESK_WORDS } from './desk-words.ts';

const ROWS = [
  ['1', '2', '3', 'Backspace'],
  ['4', '5', '6', 'paste'],
  ['7', '8', '9', 'done'],
  ['00', '0', 'Enter'],
] as const;
const LETTERS_ALONE = ['Backspace', 'done', 'Enter'] as const;

/**
 * The keys of a console under a finger; the hand stays in its cell.
 *
 * @fires pad-pressed - detail `{ key }`, as of a keyboard; `00`, `paste` and `done` besides
 */
@customElement('cell-pad')
export class CellPad extends LitElement {
  static override styles = styled(styles);

  /** The letters of the page that the cell leads to. */
  @property({ attribute: false }) letters: readonly string[] = [];
  /** Letters are typed, no digits. */
  @property({ type: Boolean }) lettered = false;
  /** Without room for letters where there are none. */
  @property({ type: Boolean, reflect: true }) tight = false;

  override render(): TemplateResult {
    const { letters } = this;
    const rows = letters.length > 8 ? Math.ceil(letters.length / 2) : Math.max(letters.length, 1);
    return html`<div class="grid snug" @mousedown=${(event: Event) => event.preventDefault()}>
      <div class="letters grid snug" .style=${`--letters: ${rows}`}>
        ${letters.map((letter) => this.#key(letter, letter))}
      </div>
      <div class="digits grid snug">
        ${(this.lettered ? LETTERS_ALONE : ROWS.flat()).map((key) => this.#key(key, this.#face(key)))}
      </div>
    </div>`;
  }

  #face(key: string): string | TemplateResult {
    switch (key) {
      case 'Backspace':
        return html`${icon('erase')}<span class="unseen">${DESK_WORDS.back}</span>`;
      case 'Enter':
        return DESK_WORDS.next;
      case 'paste':
        return DESK_WORDS.paste;
      case 'done':
        return DESK_WORDS.done;
    }
    return key;
  }

  #key(key: string, face: string | TemplateResult): TemplateResult {
    return html`<button
      type="button"
      class="button ${key === 'Enter' ? 'main' : ''}"
      data-key=${key}
      @click=${() => say(this, 'pad-pressed', { key })}
    >
      ${face}
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pad-pressed': CustomEvent<{ readonly key: string }>;
  }
}
