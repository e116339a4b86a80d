import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Options } from '../../rules/battle/options.ts';

/** The switch of the option whether ammunition is counted (A3). */
export const ammunitionSwitch = (
  now: Options['ammunition'],
  says: (ammunition: Options['ammunition']) => void,
): TemplateResult =>
  html`<label class="switch panel">
    <b>Ammunition is counted</b>
    <input
      type="checkbox"
      role="switch"
      .checked=${live(now === 'counted')}
      @change=${({ target }: Event) =>
        says((target as HTMLInputElement).checked ? 'counted' : 'ignored')}
    />
  </label>`;
