import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { say } from '../common/say.ts';
import styles from './telling-note.css?inline';
import { styled } from '../common/styled.ts';

/** What a first-timer is told when a page first has a SCORE. */
const WORDS =
  'SCORE and maneuver together are damage. The letter counts if the damage reaches its number.';

const SHORT = 'SCORE and maneuver together are damage.';

/**
 * A note of paper at the first SCORE.
 *
 * @fires notes-read - no more of them are wanted
 */
@customElement('telling-note')
export class TellingNote extends LitElement {
  static override styles = styled(styles);

  /** One line, where there is little room; it goes with the turn. */
  @property({ type: Boolean, reflect: true }) bare = false;

  override render(): TemplateResult {
    return html`<div class="note" role="note" aria-label="Note for a first turn">
      <p>${this.bare ? SHORT : WORDS}</p>
      ${this.bare ? nothing : html`<button type="button" class="button" @click=${this.#done}>Show no more</button>`}
    </div>`;
  }

  readonly #done = (): void => {
    say(this, 'notes-read');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'telling-note': TellingNote;
  }
  interface HTMLElementEventMap {
    'notes-read': CustomEvent<null>;
  }
}
