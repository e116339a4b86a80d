import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../common/not-here.ts';

/** Shown if the hangar has no such pilot, 'Mech or game. */
export const noSuch = (what: string, hangar: string): TemplateResult =>
  html`<not-here heading="Hangar" back=${`#/hangar/${hangar}`} back-to="To the hangar"
    ><p role="alert">This hangar has no such ${what}.</p>
    <a slot="ways" class="button" href=${`#/hangar/${hangar}`}>To the hangar</a>
  </not-here>`;
