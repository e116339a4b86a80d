import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lacking } from '../../offline/fights/lacking-booklets.ts';

/** Why a duel cannot be opened; at least one booklet is missing. */
export const lackingSentence = (booklets: readonly Lacking[]): string => {
  const names = booklets.map(({ name }) => name).join(' and the ');
  if (booklets.every(({ another }) => another))
    return booklets.length === 1
      ? `This duel was begun with another edition of the ${names} than the one on the shelf, and that edition is no longer here.`
      : `This duel was begun with other editions of the ${names} than those on the shelf, and those editions are no longer here.`;
  return booklets.length === 1
    ? `The booklet of the ${names} is not on the shelf, and this duel needs it.`
    : `The booklets of the ${names} are not on the shelf, and this duel needs them.`;
};

export const addLink = (booklets: readonly Lacking[]): TemplateResult =>
  html`<a class="button" href="#/booklets">Add the booklet${booklets.length === 1 ? '' : 's'}</a>`;

/** Marks a duel replayed with other editions. */
export const TRIED = 'Tried with a different edition of a booklet than it began with.';
