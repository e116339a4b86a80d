import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import type { LedgerRow } from '../../rules/battle/incident.ts';
import { possessive } from '../../rules/words/tell.ts';
import { signed } from '../../rules/words/words.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { letterBadge } from '../page/critical-display.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { calledBy } from './calls.ts';
import { equation } from './exchange-slips.ts';
import { incidentOf } from './incident-places.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';
import { shownWindow } from './shown-window.ts';
import { criticalWords, fromTo } from './sum-rows.ts';

/** A pairing as a row of a sheet: the two windows, and between them what is shown of it. */
const row = (account: Account, words: TemplateResult, show: () => void): TemplateResult => {
  const { names, pairing } = account;
  const range = pairingWith(account.battle, pairing)?.range;
  return html`<li class="pairing frame">
    ${windowOf(account, 'lone')}
    <div class="between panel">
      <h3>
        <button type="button" @click=${show}>
          ${pilotMark('rival')}&nbsp;<b>${pilotOf(names, pairing.rival)}</b
          ><span class="unseen">: both pages</span>
        </button>
        <span class="soft">${names[pairing.rival]?.mech} · ${range}</span>
      </h3>
      ${words}
    </div>
    ${windowOf(account, 'rival')}
  </li>`;
};

const windowOf = (account: Account, side: Side): TemplateResult => {
  const { enemy, mine } = viewOf(account, side);
  return shownWindow(account.battle, enemy, mine.sees.screen, side);
};

/** Both look-ups of every pairing on one sheet; `show` turns to both pages. */
export const lookUpSheet = (
  { accounts, played }: PlayedTurn,
  show: (rival: number) => void,
): TemplateResult =>
  html`<ul class="pairings">
    ${accounts.map((account) => {
      const called = calledBy(played, account.pairing.rival);
      return row(
        account,
        html`${SIDES.map(
          (side) =>
            html`<p class="looks">
              <span>${viewOf(account, side).me.pilot}</span> ${equation(account, side)}
            </p>`,
        )}
        ${called ? html`<p class="chose">${colourSign(called.colour)} ${called.name}</p>` : nothing}`,
        () => show(account.pairing.rival),
      );
    })}
  </ul>`;

const short = (ledger: LedgerRow): string => {
  switch (ledger.from) {
    case 'view screen':
      return 'SCORE';
    case 'maneuver':
      return ledger.maneuver.name;
    case 'share':
      return 'share';
    case 'status':
      return 'status';
    case 'skill':
      return 'skill';
    case 'penalty':
      return 'replacement';
    case 'critical':
      return ledger.critical.part;
  }
};

/** What one side of a pairing did, in a line or two: the sum, the armor, the critical. */
const deed = (account: Account, side: Side): TemplateResult => {
  const { me, seat, them } = viewOf(account, side);
  const scored = incidentOf(account.played, 'scored', seat);
  const critical = incidentOf(account.played, 'critical', seat);
  if (!scored) return html`<p class="sum soft">${me.pilot} does nothing.</p>`;
  return html`<p class="sum">
      ${pilotMark(side)}<span class="unseen">${me.pilot}:</span>
      ${scored.ledger.map((each) => html`<span>${short(each)} <b>${signed(each.points)}</b></span> `)}
      <b class="total"><span class="unseen">is </span>${scored.damage}</b>
    </p>
    <p class="effect">
      ${
        scored.damage > 0
          ? html`${possessive(them.pilot)} armor ${fromTo(scored.from, scored.to)}`
          : 'A miss'
      }${
        critical?.reached
          ? html` ${letterBadge(critical.line)}
              <b>${critical.line.critical.part}.</b>
              ${criticalWords(account, critical)}`
          : nothing
      }
    </p>`;
};

/** Every score on one sheet, a pairing a row. */
export const scoreSheet = (
  { accounts }: PlayedTurn,
  show: (rival: number) => void,
): TemplateResult =>
  html`<ul class="pairings scores">
    ${accounts.map((account) => {
      const { rival } = account.pairing;
      return row(account, html`${SIDES.map((side) => deed(account, side))}`, () => show(rival));
    })}
  </ul>`;
