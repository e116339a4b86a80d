import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { calledSheet } from './called-sheet.ts';
import { rangesWords } from './calls.ts';
import type { Film } from './film.ts';
import { marksSheet } from './marks-sheet.ts';
import { lookUpSheet, scoreSheet } from './pairing-rows.ts';
import type { PlayedTurn } from './played-turn.ts';
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
  turn: PlayedTurn,
  film: Film,
  { kind }: Shot,
): TemplateResult | typeof nothing => {
  const show = (rival: number): void => film.show(rival);
  switch (kind) {
    case 'called':
      return calledSheet(turn);
    case 'look-ups':
      return sheet(
        html`All look up <span class="soft">${rangesWords(turn)}</span>`,
        lookUpSheet(turn, show),
        film.together,
      );
    case 'scores':
      return sheet('All score', scoreSheet(turn, show), film.together);
    case 'leaving':
      return sheet(film.leaving.heading, film.leaving.list(film.together), film.together);
    case 'split':
      return sheet(film.modifier.heading, film.modifier.board(film.together), film.together);
    case 'marks':
    case 'beat':
      return sheet(
        `After turn ${turn.battle.turns + 1}`,
        marksSheet(turn, film.together),
        film.together,
      );
    case 'page':
    case 'score':
    case 'consoles':
    case 'meaning':
      return nothing;
  }
};
