import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import { pairingWith } from '../../../rules/battle/duel.ts';
import { pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { deedSlip } from '../pages/deed-slip.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { pilotOf } from '../facts/played-turn.ts';
import { shownWindow } from '../pages/shown-window.ts';

/** A pairing as a row of a sheet: the two windows, and between them what is shown of it. */
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

/** Every score on one sheet, a pairing a row; `show` turns to both pages. */
export const scoreSheet = (
  { accounts }: PlayedTurn,
  show: (rival: number) => void,
): TemplateResult =>
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
