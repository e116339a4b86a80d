import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** Said at an address of somebody or something that this hangar does not have. */
export const noSuch = (what: string, hangar: string): TemplateResult =>
  html`<div class="waiting">
    <h1 class="unseen">Hangar</h1>
    <p role="alert">This hangar has no such ${what}.</p>
    <a class="button" href=${`#/hangar/${hangar}`}>To the hangar</a>
  </div>`;
