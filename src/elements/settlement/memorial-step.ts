import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { LONGEST } from '../../rules/campaign/history/wording.ts';
import { styled } from '../common/styled.ts';
import { draft } from './drafted.ts';
import styles from './memorial-step.css?inline';
import './result-panel.ts';
import type { ChoiceOf, StepWork } from './steps.ts';

/**
 * How a pilot died, and a line for the memorial (K11).
 *
 * @fires choice-drafted
 */
@customElement('memorial-step')
export class MemorialStep extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) work: StepWork<ChoiceOf<'memorial'>> | null = null;

  override render(): TemplateResult {
    const { work } = this;
    if (!work) return html``;
    const { settlement, choice, find, fixed } = work;
    return html`<result-panel
        life
        .settlement=${settlement}
        .pilot=${choice.pilot}
        .find=${find}
      ></result-panel>
      <label>
        <span class="label">A line for the memorial, if you like</span>
        <input
          autocomplete="off"
          maxlength=${LONGEST.line}
          ?disabled=${fixed}
          .value=${live(choice.line)}
          @input=${({ target }: InputEvent) =>
            draft(this, { ...choice, line: (target as HTMLInputElement).value })}
        />
      </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memorial-step': MemorialStep;
  }
}
