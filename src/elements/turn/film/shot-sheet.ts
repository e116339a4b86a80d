import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import { pairingOfSeat, pairingWith } from '../../../rules/battle/duel.ts';
import { pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { deedSlip } from '../pages/deed-slip.ts';
import { shownWindow } from '../pages/shown-window.ts';
import type { Film } from './film.ts';
import { marksSheet } from '../sheets/marks-sheet.ts';
import { overviewSheet } from '../sheets/overview-sheet.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { pilotOf } from '../facts/played-turn.ts';
import { quietSheet } from '../sheets/quiet-sheet.ts';
import { QUIET_WORDS } from '../words/turn-words.ts';
import type { Shot } from '../facts/shots.ts';

/** A pairing as a row: the two windows, with `words` between them. */
const row = (account: Account, words: TemplateResult, show: () => void): TemplateResult => {
  const { names, pairing } = account;
  const range = pairingWith(account.battle, pairing)?.range;
  return html`<li class="pairing frame">
    ${windowOf(account, 'lone')}
    <div class="between panel">
      <h2>
        <button type="button" @click=${show}>
          ${pilotMark('rival')}&nbsp;<b>${pilotOf(names, pairing.rival)}</b
          ><span class="unseen">: both pages</span>
        </button>
        <span class="soft">${names[pairing.rival]?.mech} · ${range}</span>
      </h2>
      ${words}
    </div>
    ${windowOf(account, 'rival')}
  </li>`;
};

const windowOf = (account: Account, side: Side): TemplateResult => {
  const { enemy, mine } = viewOf(account, side);
  return shownWindow(account.battle, enemy, mine.sees.screen, side);
};

/** All scores, one pairing in a row; `show` opens its pages. */
const scoreSheet = ({ accounts }: PlayedTurn, show: (rival: number) => void): TemplateResult =>
  html`<ul class="pairings scores">
    ${accounts.map((account) => {
      const { rival } = account.pairing;
      return row(
        account,
        html`<div class="deeds">${SIDES.map((side) => deedSlip(account, side))}</div>`,
        () => show(rival),
      );
    })}
  </ul>`;

const sheet = (all: TemplateResult, whole = false): TemplateResult =>
  html`<div class="sheet ${whole ? 'whole' : ''}" tabindex="0">${all}</div>`;

/** The range after a turn in which no one could be hit. */
const quietWords = ({ battle, played }: PlayedTurn): string => {
  const after = pairingOfSeat(played, 0)?.range ?? 'long';
  return QUIET_WORDS.rangeAfter(after, pairingOfSeat(battle, 0)?.range ?? after);
};

/** The sheet of a shot other than pages: calls and pages of all, who leaves, the split, the marks. */
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
