import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import styles from './docked-note.css?inline';
import { say } from './say.ts';
import { styled } from './styled.ts';
import { COMMON_WORDS } from './common-words.ts';

/**
 * Shows a note of a first duel. It takes room in the layout and covers nothing; its arrow points at its
 * subject.
 *
 * @fires note-done - *Got it* was pressed
 * @fires notes-ended - show no more notes
 */
@customElement('docked-note')
export class DockedNote extends LitElement {
  static override styles = styled(styles);

  /** First words, in bold. */
  @property() lead = '';
  @property() words = '';
  /** Place among the notes: `1 of 3`. */
  @property() count = '';
  @property({ reflect: true }) points: 'up' | 'down' | 'none' = 'up';
  /** Disappears with its subject and has no buttons. */
  @property({ type: Boolean, reflect: true }) fixed = false;

  override render(): TemplateResult {
    return html`<div class="note inked rounded" role="note" aria-label=${COMMON_WORDS.noteForFirst}>
      <p><b>${this.lead}</b> <span class=${this.lead ? 'rest' : ''}>${this.words}</span></p>
      ${
        this.fixed
          ? nothing
          : html`<div class="foot abreast">
              <span class="rest">${this.count}</span>
              <button
                type="button"
                class="more medium together rounded"
                @click=${() => say(this, 'notes-ended')}
              >
                Show no more
              </button>
              <button
                type="button"
                class="next medium together rounded"
                @click=${() => say(this, 'note-done')}
              >
                Got it
              </button>
            </div>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'note-done': CustomEvent<null>;
    'notes-ended': CustomEvent<null>;
  }
}
