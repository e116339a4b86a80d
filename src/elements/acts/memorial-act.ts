import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { memorialForm } from '../../rules/words/acts/memorial.ts';
import { styled } from '../common/styled.ts';
import type { ActWork } from './act-element.ts';
import { ActElement } from './act-element.ts';
import styles from './memorial-act.css?inline';

/**
 * Asks for a line for the memorial (K11).
 *
 * @fires choice-drafted
 */
@customElement('memorial-act')
export class MemorialAct extends ActElement<'memorial'> {
  static override styles = styled(styles);

  protected override form({ choice, fixed }: ActWork<'memorial'>): TemplateResult {
    return html`<label class="stack snug">
      <span class="label soft medium">${memorialForm.line}</span>
      <input
        class="boxed thumb"
        autocomplete="off"
        maxlength=${LONGEST.line}
        ?disabled=${fixed}
        .value=${live(choice.line)}
        @input=${({ target }: InputEvent) =>
          this.draft({ ...choice, line: (target as HTMLInputElement).value })}
      />
    </label>`;
  }
}
