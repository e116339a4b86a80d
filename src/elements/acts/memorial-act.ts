import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { memorialForm } from '../../rules/words/acts/memorial.ts';
import type { ActDraft } from './act-draft.ts';

/** Asks for a line for the memorial (K11). */
export const memorialAct = ({ choice, draft, fixed }: ActDraft<'memorial'>): TemplateResult => {
  return html`<label class="stack snug">
    <span class="label soft medium">${memorialForm.line}</span>
    <input
      class="boxed thumb"
      autocomplete="off"
      maxlength=${LONGEST.line}
      ?disabled=${fixed}
      .value=${live(choice.line)}
      @input=${({ target }: InputEvent) =>
        draft({ ...choice, line: (target as HTMLInputElement).value })}
    />
  </label>`;
};
