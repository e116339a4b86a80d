import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { COMMON_WORDS } from './common-words.ts';
import './not-here.ts';

export const noBooklet = (id: string): TemplateResult =>
  html`<not-here heading="A booklet" back="#/booklets" back-to="To the booklets"
    ><p role="alert">${COMMON_WORDS.noBooklet(id)}</p>
    <a slot="ways" class="button" href="#/booklets">To the booklets</a>
    <a slot="ways" class="button" href="#/">To the start</a>
  </not-here>`;
