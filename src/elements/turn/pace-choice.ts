import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import type { Pace } from './pace.ts';
import styles from './pace-choice.css?inline';

/**
 * How the film of a turn is to run, asked the first time; later it is in the settings. Until somebody
 * has chosen it waits for a tap, and says so.
 *
 * @fires pace-chosen - detail `{ pace }`
 */
@customElement('pace-choice')
export class PaceChoice extends LitElement {
  static override styles = styled(styles);

  override render(): TemplateResult {
    return html`<div class="choice" role="group" aria-label="How turns play">
      <span>Turns play:</span>
      ${(['by itself', 'at a tap'] as const).map(
        (pace) =>
          html`<button
            type="button"
            class="button ${pace === 'at a tap' ? 'holds' : ''}"
            aria-pressed=${pace === 'at a tap'}
            @click=${() => say(this, 'pace-chosen', { pace })}
          >
            ${pace === 'by itself' ? 'On their own' : 'Tap by tap'}
          </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pace-choice': PaceChoice;
  }
  interface HTMLElementEventMap {
    'pace-chosen': CustomEvent<{ pace: NonNullable<Pace> }>;
  }
}
