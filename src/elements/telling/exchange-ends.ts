import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { plate } from '../page/plate.ts';
import '../page/view-window.ts';
import type { Account } from './account.ts';
import { endedWords, viewOf, wornIn } from './account.ts';
import { marksSlip } from './exchange-slips.ts';
import { questionsTo } from './turn-questions.ts';

/** A number called, large, on its band. */
const calledNumber = (account: Account, side: Side): TemplateResult => {
  const { me, mine, seat } = viewOf(account, side);
  const maneuver = maneuverAt(bookletOf(account.battle, seat).statCard, mine.console);
  return html`<section class="called panel">
    <h2 class="who">${pilotMark(side)} ${me.pilot} calls<span class="soft">${me.mech}</span></h2>
    <p class="number">${mine.console}</p>
    ${
      maneuver
        ? html`<p class="band ${maneuver.colour}">
            ${colourSign(maneuver.colour)} <b>${maneuver.name}</b
            ><span class="unseen">, ${maneuver.colour}</span>
          </p>`
        : nothing
    }
  </section>`;
};

/** How an exchange begins: the numbers called. */
export const calledPage = (account: Account): TemplateResult =>
  html`<div class="calls frame" tabindex="0">
    <p class="plate title">
      ${plate('range')}<small>Both are locked in</small><b>Numbers called</b>
    </p>
    <div class="both">${SIDES.map((side) => calledNumber(account, side))}</div>
  </div>`;

/** How an exchange ends: what is marked on both cards, and what is still to be said. */
export const marksPage = (account: Account, undecided: readonly Question[]): TemplateResult => {
  const { battle, played, pairing } = account;
  return html`<div class="after" tabindex="0">
    <h2>
      ${played.battle.outcome ? endedWords(account) : `After turn ${battle.turns + 1}`}<span
        class="soft"
        >${pairing.range} range</span
      >
    </h2>
    <div class="windows frame">
      ${SIDES.map((side) => {
        const { me, mine, booklet, enemy } = viewOf(account, side);
        return html`<div>
          <view-window
            strip
            .screen=${mine.sees.screen}
            .booklet=${booklet}
            .wear=${wornIn(played.battle, enemy)}
          ></view-window
          ><span class="tag">${me.pilot} sees ${mine.sees.screen.number}</span>
        </div>`;
      })}
    </div>
    ${SIDES.map((side) => html`<div class="mark-of">${marksSlip(account, side)} ${questionsTo(account, side, undecided)}</div>`)}
  </div>`;
};
