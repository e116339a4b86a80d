import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../common/not-here.ts';

/** Said at an address of somebody or something that this hangar does not have. */
export const noSuch = (what: string, hangar: string): TemplateResult =>
  html`<not-here heading="Hangar" back=${`#/hangar/${hangar}`} back-to="To the hangar"
    ><p role="alert">This hangar has no such ${what}.</p>
    <a slot="ways" class="button" href=${`#/hangar/${hangar}`}>To the hangar</a>
  </not-here>`;
