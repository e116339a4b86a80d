import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** Why a duel cannot be opened: these booklets, of which there is one at least, are off the shelf. */
export const lackingSentence = (booklets: readonly string[]): string =>
  booklets.length === 1
    ? `The booklet of the ${booklets[0]} is not on the shelf, and this duel needs it.`
    : `The booklets of the ${booklets.join(' and the ')} are not on the shelf, and this duel needs them.`;

/** Where they are added. */
export const addLink = (booklets: readonly string[]): TemplateResult =>
  html`<a class="button" href="#/booklets">Add the booklet${booklets.length === 1 ? '' : 's'}</a>`;
