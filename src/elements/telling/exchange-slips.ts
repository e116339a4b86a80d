import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { LedgerRow } from '../../rules/battle/incident.ts';
import type { Critical } from '../../rules/booklet/booklet.ts';
import type { Step } from '../../rules/record/steps.ts';
import { placeOf, stepsOf } from '../../rules/record/steps.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { possessive, tell } from '../../rules/words/tell.ts';
import { effectText, number, signed, statusPhrase, sufferedText } from '../../rules/words/words.ts';
import { letterBadge } from '../page/critical-display.ts';
import '../card/gauge-row.ts';
import { arrow, colourSign, phrase, pilotMark } from '../common/signs.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import type { Of } from './incident-places.ts';
import { incidentOf, isOnCard } from './incident-places.ts';

/** How far the telling has come, as dots, one for every step there is: they betray no hit before it is told. */
export const stepDots = (played: Exchange, step: Step): TemplateResult => {
  const [steps, place] = [stepsOf(played), placeOf(played, step)];
  return html`<ol class="dots" aria-label=${`Step ${place + 1} of ${steps.length}`}>
    ${steps.map((_, each) => html`<li class=${classMap({ past: each < place, now: each === place })}></li>`)}
  </ol>`;
};

/** Console, number, view screen and letter: `52 → 62 → 27 E`. */
export const equation = (
  account: Account,
  side: Side,
  level: 'named' | 'yours' = 'named',
): TemplateResult => {
  const { me, them, mine, theirs } = viewOf(account, side);
  const letter = mine.sees.line?.letter;
  return html`<div class="equation">
    <p>
      <small>${level === 'yours' ? 'your' : `${me.pilot}'s`} console</small><b>${mine.console}</b>
    </p>
    <i>${arrow('right')}</i>
    <p>
      <small>${level === 'yours' ? 'their' : `${them.pilot}'s`} number</small
      ><b>${theirs.console}</b>
    </p>
    <i>${arrow('right')}</i>
    <p class="found">
      <small>view screen${letter ? ' and letter' : ''}</small
      ><b>${mine.sees.screen.number}${letter ? ` ${letter}` : ''}</b>
    </p>
  </div>`;
};

const rowWords = (row: LedgerRow): TemplateResult | string => {
  switch (row.from) {
    case 'view screen':
      return `SCORE on view screen ${row.screen.number}`;
    case 'maneuver':
      return html`${colourSign(row.maneuver.colour)} ${row.maneuver.name}`;
    case 'status':
      return `Status of view screen ${row.screen.number}`;
    case 'skill':
      return `The pilot's skill: ${row.maneuver.categories.map((category) => CATEGORY_NAMES[category]).join(' and ')}`;
    case 'penalty':
      return "A replacement 'Mech";
    case 'critical':
      return `${row.critical.part}: ${effectText(row.critical)}${row.times > 1 ? `, ${row.times} times` : ''}`;
  }
};

/** How often a seat has received a critical, this turn's counted. */
const timesSuffered = ({ played }: Account, seat: number, critical: Critical): number =>
  seatOf(played.battle, seat).wounds.suffered.find((each) => each.critical === critical)?.times ??
  1;

/** The arithmetic of a hit as the table would do it, and what its letter does. */
export const ledgerSlip = (account: Account, side: Side): TemplateResult => {
  const { seat, enemy, them, mine } = viewOf(account, side);
  const scored = incidentOf(account.played, 'scored', seat);
  if (!scored)
    return html`<p class="soft none">
      No SCORE on view screen ${mine.sees.screen.number}: no damage.
    </p>`;
  const critical = incidentOf(account.played, 'critical', seat);
  return html`<table class="ledger">
      <tbody>
        ${scored.ledger.map(
          (row) =>
            html`<tr>
              <td>${rowWords(row)}</td>
              <td>${signed(row.points)}</td>
            </tr>`,
        )}
        <tr class="sum">
          <td>
            ${
              scored.damage > 0
                ? html`Damage: ${possessive(them.mech)} armor
                    <span class="together"
                      >${number(scored.from)} ${arrow('right', 'to')} ${number(scored.to)}</span
                    >`
                : 'A miss: 0 or less does nothing'
            }
          </td>
          <td>${scored.damage}</td>
        </tr>
      </tbody>
    </table>
    ${
      critical
        ? html`<p class="critical-read">
            ${letterBadge(critical.line)}
            <span
              >${
                critical.reached
                  ? html`${critical.damage} damage reaches ${critical.line.threshold}:
                      <b>${critical.line.critical.part}.</b> ${them.mech}:
                      ${sufferedText(critical.line.critical, timesSuffered(account, enemy, critical.line.critical))}.`
                  : `${critical.damage} damage does not reach ${critical.line.threshold}: no critical.`
              }</span
            >
          </p>`
        : nothing
    }`;
};

/** What is marked on one card after the turn: gauges, sentences, and the next status. */
export const marksSlip = (account: Account, side: Side): TemplateResult => {
  const { seat, me } = viewOf(account, side);
  const { battle, played, names } = account;
  const after = seatOf(played.battle, seat);
  const received = played.incidents.filter(
    (incident): incident is Of<'critical'> =>
      incident.kind === 'critical' && incident.on === seat && incident.reached,
  );
  const next = incidentOf(played, 'status', seat);
  return html`<section class="marks panel">
    <h3 class="who">${pilotMark(side)} ${me.pilot}<span class="soft">${me.mech}</span></h3>
    <gauge-row
      .seat=${after}
      .was=${seatOf(battle, seat)}
      .uncounted=${battle.options.ammunition === 'ignored'}
    ></gauge-row>
    <p class="sentences">
      ${played.incidents.filter((incident) => isOnCard(incident, seat)).map((incident) => html`<span>${phrase(tell(incident, names))}</span> `)}
      ${received.map(({ line }) => html`<span><b>${line.critical.part}:</b> ${sufferedText(line.critical, timesSuffered(account, seat, line.critical))}.</span> `)}
    </p>
    ${
      next
        ? html`<p class="next">
            <b>Next:</b>
            ${after.shutDown ? 'Shut down: only Cool Off or Duck' : phrase(statusPhrase(next.screen.status, next.range))}
          </p>`
        : nothing
    }
  </section>`;
};
