import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../../rules/battle/battle.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { maneuverAt } from '../../../rules/booklet/stat-card.ts';
import type { Maneuver } from '../../../rules/booklet/stat-card.ts';
import { onlyPerson } from '../../../rules/words/tell.ts';
import '../../common/docked-note.ts';
import { pilotMark, colourSign } from '../../common/signs.ts';
import { consoleTable } from '../../page/console-table.ts';
import { plate } from '../../page/plate.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { equation } from './exchange-slips.ts';

/** The maneuver on its color; nothing if the card has none for the number. */
export const calledBand = (maneuver: Maneuver | null): TemplateResult | typeof nothing =>
  maneuver
    ? html`<p class="band ${maneuver.colour}">
        ${colourSign(maneuver.colour)} <b>${maneuver.name}</b
        ><span class="unseen">, ${maneuver.colour}</span>
      </p>`
    : nothing;

/** A called number, large, on its band, with the console it opens if that fits. */
const calledNumber = (account: Account, side: Side): TemplateResult => {
  const { me, them, mine, theirs, seat, booklet } = viewOf(account, side);
  return html`<section class="called frame ${side}">
    <h2
      class="plate who-calls ${[me, them].every(({ pilot }) => isShortName(pilot)) ? '' : 'long'}"
    >
      ${plate('range')}<small>${me.mech}</small>${me.pilot} calls
    </h2>
    <p class="plate number">${plate('window')}${mine.console}</p>
    ${calledBand(maneuverAt(bookletOf(account.battle, seat).statCard, mine.console))}
    <div class="plate alone">
      ${plate('console')} ${consoleTable(booklet, mine.console, theirs.console)}
    </div>
  </section>`;
};

/** Explains the look-up: `You called 50, Ben called 64: page 11.` */
const lookUpWords = (account: Account): string => {
  const { enemy, me, mine, seat, theirs, them } = viewOf(account, 'lone');
  const you = onlyPerson(account.names);
  const [one, other] = [you === seat ? 'You' : me.pilot, you === enemy ? 'you' : them.pilot];
  return `${one} called ${mine.console}, ${other} called ${theirs.console}: page ${mine.sees.screen.number}.`;
};

/** Beginning of an exchange: the numbers called, with the look-up between them. */
export const calledPage = (account: Account, guided: boolean): TemplateResult =>
  html`<div class="calls">
    ${calledNumber(account, 'lone')}
    <p class="look-up panel">
      ${SIDES.map((side) => html`<span>${pilotMark(side)} ${equation(account, side)}</span>`)}
    </p>
    ${guided ? html`<docked-note fixed points="up" .lead=${lookUpWords(account)}></docked-note>` : nothing}
    ${calledNumber(account, 'rival')}
  </div>`;
