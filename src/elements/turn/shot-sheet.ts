import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { calledSheet } from './called-sheet.ts';
import type { ManyFilm } from './many-film.ts';
import type { Told } from './many-words.ts';
import { rangesWords } from './many-words.ts';
import { marksSheet } from './marks-sheet.ts';
import { lookUpSheet, scoreSheet } from './pairing-rows.ts';
import type { Shot } from './shots.ts';

const sheet = (
  heading: TemplateResult | string,
  all: TemplateResult,
  whole = false,
): TemplateResult =>
  html`<div class="sheet ${whole ? 'whole' : ''}" tabindex="0">
    <h2>${heading}</h2>
    ${all}
  </div>`;

/** The sheet that a shot fills which is none of pages: what all called, saw and did, who leaves, the split, what is left. */
export const shotSheet = (
  told: Told,
  film: ManyFilm,
  { kind }: Exclude<Shot, { readonly kind: 'page' | 'score' }>,
): TemplateResult => {
  const { accounts, battle, played } = told;
  const show = (rival: number): void => film.show(rival);
  switch (kind) {
    case 'called':
      return calledSheet(told);
    case 'look-ups':
      return sheet(
        html`All look up <span class="soft">${rangesWords(told)}</span>`,
        lookUpSheet(accounts, played, show),
        film.together,
      );
    case 'scores':
      return sheet('All score', scoreSheet(accounts, show), film.together);
    case 'leaving':
      return sheet(film.leaving.heading, film.leaving.list(film.together), film.together);
    case 'split':
      return sheet(film.modifier.heading, film.modifier.board(film.together), film.together);
    case 'beat':
    case 'marks':
      return sheet(
        `After turn ${battle.turns + 1}`,
        marksSheet(told, film.together),
        film.together,
      );
  }
};
