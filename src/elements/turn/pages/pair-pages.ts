import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES } from '../../../rules/battle/battle.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { phrase, pilotMark } from '../../common/signs.ts';
import { statusPhrase } from '../../../rules/words/words.ts';
import '../../page/booklet-page.ts';
import type { Account, View } from '../facts/account.ts';
import { viewOf, isCrackedFor, wornIn } from '../facts/account.ts';
import { deedSlip } from './deed-slip.ts';
import { equation } from './exchange-slips.ts';
import { incidentOf } from '../facts/incident-places.ts';
import type { Room } from '../../common/room.ts';
import { shownWindow } from './shown-window.ts';

/** The page without its console; where it is low without its letters too, for the sum says what they came to. */
const page = (account: Account, view: View, low: boolean): TemplateResult => {
  const { booklet, enemy, mine, seat, them } = view;
  return html`<booklet-page
    no-console
    ?scored=${incidentOf(account.played, 'scored', seat) !== undefined}
    criticals=${low ? 'none' : 'all'}
    ?missed=${incidentOf(account.played, 'critical', seat)?.reached !== true}
    .booklet=${booklet}
    .number=${mine.sees.screen.number}
    .tell=${them.pilot}
    .letter=${mine.sees.line?.letter ?? null}
    .wear=${wornIn(account.battle, enemy)}
    ?cracked=${isCrackedFor(account.battle, seat)}
  ></booklet-page>`;
};

/** On a phone that lies: the window, and what else the page says beside it. */
const lyingPage = (account: Account, view: View): TemplateResult => {
  const { enemy, mine, them } = view;
  const { range, status } = mine.sees.screen;
  return html`${shownWindow(account.battle, enemy, mine.sees.screen)}
    <p class="tells panel">
      <span class="soft">Tell ${them.pilot}:</span> ${phrase(statusPhrase(status, range))}
    </p>`;
};

/**
 * Both pages of a pairing side by side on a phone, and what both did: the sums below their pages, on a phone
 * that lies beside them.
 */
export const pairPages = (account: Account, room: Room): TemplateResult =>
  html`<div class="pair">
    ${SIDES.map((side) => {
      const view = viewOf(account, side);
      return html`<section class="one ${side}">
        <h2 class="who ${isShortName(view.me.pilot) ? '' : 'long'}">
          <span>${pilotMark(side)} ${view.me.pilot} <span class="soft">sees</span></span>
          ${equation(account, side)}
        </h2>
        ${room.layout === 'flat' ? lyingPage(account, view) : page(account, view, room.lacks('slip'))}
        <div class="did panel">${deedSlip(account, side)}</div>
      </section>`;
    })}
  </div>`;
