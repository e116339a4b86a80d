import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** Why a duel cannot be opened: the booklets of these 'Mechs are off the shelf; and where they are added. */
export const lackingWords = (mechs: readonly string[]): TemplateResult => {
  const [why, add] =
    mechs.length === 1
      ? [`The ${mechs[0]}'s booklet is not on the shelf, and this duel needs it.`, 'Add it']
      : [
          `The booklets of the ${mechs.join(' and the ')} are not on the shelf, and this duel needs them.`,
          'Add them',
        ];
  return html`<p class="lacking">${why} <a href="#/booklets">${add}</a></p>`;
};
