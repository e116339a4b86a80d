import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { say } from '../../common/say.ts';
import { styled } from '../../common/styled.ts';
import { FILM_WORDS } from '../words/turn-words.ts';
import type { Pace } from './pace.ts';
import styles from './pace-choice.css?inline';

/**
 * Asks how films should run, once after a first turn; later it is a setting. Until then they run as in `usual`.
 *
 * @fires pace-chosen - detail `{ pace }`
 */
@customElement('pace-choice')
export class PaceChoice extends LitElement {
  static override styles = styled(styles);

  /** Pace until one is chosen. */
  @property() usual: NonNullable<Pace> = 'by itself';

  override render(): TemplateResult {
    return html`<div class="choice level wrap" role="group" aria-label="How turns play">
      <span>${FILM_WORDS.pace}</span>
      ${(['by itself', 'at a tap'] as const).map(
        (pace) =>
          html`<button
            type="button"
            class="button inks"
            aria-pressed=${pace === this.usual}
            @click=${() => say(this, 'pace-chosen', { pace })}
          >
            ${pace === 'by itself' ? 'On their own' : 'Tap by tap'}
          </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pace-chosen': CustomEvent<{ pace: NonNullable<Pace> }>;
  }
}
