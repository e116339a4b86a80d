import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { pairingOfSeat } from '../../../rules/battle/duel.ts';
import type { Film } from './film.ts';
import { marksSheet } from '../sheets/marks-sheet.ts';
import { overviewSheet } from '../sheets/overview-sheet.ts';
import { scoreSheet } from '../sheets/pairing-rows.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { quietSheet } from '../sheets/quiet-sheet.ts';
import { QUIET_WORDS } from '../words/quiet-words.ts';
import type { Shot } from '../facts/shots.ts';

const sheet = (all: TemplateResult, whole = false): TemplateResult =>
  html`<div class="sheet ${whole ? 'whole' : ''}" tabindex="0">${all}</div>`;

/** The range after a turn in which nobody could be hit. */
const quietWords = ({ battle, played }: PlayedTurn): string => {
  const after = pairingOfSeat(played, 0)?.range ?? 'long';
  return QUIET_WORDS.rangeAfter(after, pairingOfSeat(battle, 0)?.range ?? after);
};

/** The sheet that a shot fills which is none of pages: what all called, saw and did, who leaves, the split, what is left. */
export const shotSheet = (
  turn: PlayedTurn,
  film: Film,
  { kind }: Shot,
): TemplateResult | typeof nothing => {
  const show = (rival: number): void => film.show(rival);
  switch (kind) {
    case 'overview':
      return overviewSheet(turn, { perils: film.perils, show });
    case 'quiet':
      return quietSheet([turn], QUIET_WORDS.noHit, quietWords(turn));
    case 'scores':
      return sheet(scoreSheet(turn, show), film.together);
    case 'split':
      return sheet(film.modifier.board(film.together), film.together);
    case 'marks':
    case 'beat':
      return sheet(marksSheet(turn, film.together), film.together);
    case 'called':
    case 'page':
    case 'score':
    case 'consoles':
    case 'meaning':
      return nothing;
  }
};
