import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { icon } from './signs.ts';

/** The link back to the shelf, first in the bar of a stage that shows a booklet. */
export const backToShelf = (): TemplateResult =>
  html`<a href="#/booklets" aria-label="To the booklets">${icon('back')}</a>`;

/** The bar of a stage whose booklet, named by its id, is not on the shelf: all there is to see then. */
export const noBooklet = (id: string): TemplateResult =>
  html`<header class="bar">
    ${backToShelf()}
    <h1>There is no booklet "${id}" on the shelf.</h1>
  </header>`;
