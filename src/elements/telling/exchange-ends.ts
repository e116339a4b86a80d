import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { consoleTable } from '../page/console-table.ts';
import { plate } from '../page/plate.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { equation } from './exchange-slips.ts';

/** A number called, large, on its band; where there is room, the console that it opens. */
const calledNumber = (account: Account, side: Side): TemplateResult => {
  const { me, mine, theirs, seat, booklet } = viewOf(account, side);
  const maneuver = maneuverAt(bookletOf(account.battle, seat).statCard, mine.console);
  return html`<section class="called frame ${side}">
    <h2 class="plate who-calls">${plate('range')}<small>${me.mech}</small>${me.pilot} calls</h2>
    <p class="plate number">${plate('window')}${mine.console}</p>
    ${
      maneuver
        ? html`<p class="band ${maneuver.colour}">
            ${colourSign(maneuver.colour)} <b>${maneuver.name}</b
            ><span class="unseen">, ${maneuver.colour}</span>
          </p>`
        : nothing
    }
    <div class="plate alone">
      ${plate('console')} ${consoleTable(booklet, mine.console, theirs.console)}
    </div>
  </section>`;
};

/** How an exchange begins: the numbers called, and the look-up between them. */
export const calledPage = (account: Account): TemplateResult =>
  html`<div class="calls">
    ${calledNumber(account, 'lone')}
    <p class="look-up panel">
      ${SIDES.map((side) => html`<span>${pilotMark(side)} ${equation(account, side)}</span>`)}
    </p>
    ${calledNumber(account, 'rival')}
  </div>`;
