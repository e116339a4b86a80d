import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../common/not-here.ts';

export const oneMoment = (): TemplateResult => html`<p class="lost">One moment …</p>`;

/** Why there is nothing to show, and where to go. */
export const lostPage = (why: string): TemplateResult =>
  html`<not-here heading="A duel" back="#/" back-to="To the start"
    ><p role="alert">${why}</p>
    <a slot="ways" class="button" href="#/">To the start</a>
    <a slot="ways" class="button" href="#/records">To the records</a>
    <a slot="ways" class="button" href="#/booklets">To the booklets</a>
  </not-here>`;
