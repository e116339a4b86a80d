import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import type { Critical } from '../../rules/booklet/booklet.ts';
import type { UndecidedExplosion } from '../../rules/record/duel.ts';
import type { Incident, LedgerRow } from '../../rules/battle/incident.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { possessive, tell } from '../../rules/words/tell.ts';
import { effectText, number, signed, statusPhrase, sufferedText } from '../../rules/words/words.ts';
import { letterBadge } from '../page/critical-display.ts';
import '../card/gauge-row.ts';
import { arrow, colourSign, phrase, pilotMark } from '../common/signs.ts';
import type { Of, Told } from './told.ts';
import { deedOf, incidentOf, otherSide, seatNumber, MARKED } from './told.ts';
import { say } from '../common/say.ts';

/** How far the telling has come, as dots; all six, so that they betray no hit before it is told. */
export const stepDots = (step: number): TemplateResult =>
  html`<ol class="dots" aria-label=${`Step ${step} of 6`}>
    ${[1, 2, 3, 4, 5, 6].map((each) => html`<li class=${classMap({ past: each < step, now: each === step })}></li>`)}
  </ol>`;

/** Console, number, view screen and letter: `52 → 62 → 27 E`. */
export const equation = (
  told: Told,
  side: Side,
  level: 'named' | 'yours' = 'named',
): TemplateResult => {
  const mine = deedOf(told, side);
  const theirs = deedOf(told, otherSide(side));
  const [me, them] = [
    told.names[seatNumber(side)]?.pilot,
    told.names[seatNumber(otherSide(side))]?.pilot,
  ];
  const letter = mine.sees.line?.letter;
  return html`<div class="equation">
    <p><small>${level === 'yours' ? 'your' : `${me}'s`} console</small><b>${mine.console}</b></p>
    <i>${arrow('right')}</i>
    <p>
      <small>${level === 'yours' ? 'their' : `${them}'s`} number</small><b>${theirs.console}</b>
    </p>
    <i>${arrow('right')}</i>
    <p class="found">
      <small>view screen${letter ? ' and letter' : ''}</small
      ><b>${mine.sees.screen.number}${letter ? ` ${letter}` : ''}</b>
    </p>
  </div>`;
};

/** A number called, large, on its band. */
export const calledNumber = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const { console } = deedOf(told, side);
  const maneuver = maneuverAt(bookletOf(told.battle, seat).statCard, console);
  return html`<section class="called panel">
    <h2 class="who">
      ${pilotMark(side)} ${told.names[seat]?.pilot} calls<span class="soft"
        >${told.names[seat]?.mech}</span
      >
    </h2>
    <p class="number">${console}</p>
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
const timesSuffered = ({ played }: Told, seat: number, critical: Critical): number =>
  seatOf(played.battle, seat).wounds.suffered.find((each) => each.critical === critical)?.times ??
  1;

/** The arithmetic of a hit as the table would do it, and what its letter does. */
export const ledgerSlip = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const scored = incidentOf(told, 'scored', seat);
  const { sees } = deedOf(told, side);
  if (!scored)
    return html`<p class="soft none">No SCORE on view screen ${sees.screen.number}: no damage.</p>`;
  const critical = incidentOf(told, 'critical', seat);
  const enemy = told.names[1 - seat]?.mech ?? "'Mech";
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
                ? html`Damage: ${possessive(enemy)} armor
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
        ? html`<p class="critical-told">
            ${letterBadge(critical.line)}
            <span
              >${
                critical.reached
                  ? html`${critical.damage} damage reaches ${critical.line.threshold}:
                      <b>${critical.line.critical.part}.</b> ${enemy}:
                      ${sufferedText(critical.line.critical, timesSuffered(told, 1 - seat, critical.line.critical))}.`
                  : `${critical.damage} damage does not reach ${critical.line.threshold}: no critical.`
              }</span
            >
          </p>`
        : nothing
    }`;
};

const ON_CARD: readonly Incident['kind'][] = [...MARKED, 'bailed out', 'escaped'];

/** What is marked on one card after the turn: gauges, sentences, and the next status. */
export const marksSlip = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const { battle, played, names } = told;
  const after = seatOf(played.battle, seat);
  const received = played.incidents.filter(
    (incident): incident is Of<'critical'> =>
      incident.kind === 'critical' && incident.on === seat && incident.reached,
  );
  const next = incidentOf(told, 'status', seat);
  return html`<section class="marks panel">
    <h3 class="who">
      ${pilotMark(side)} ${names[seat]?.pilot}<span class="soft">${names[seat]?.mech}</span>
    </h3>
    <gauge-row
      .seat=${after}
      .was=${seatOf(battle, seat)}
      .uncounted=${battle.options.ammunition === 'ignored'}
    ></gauge-row>
    <p class="sentences">
      ${played.incidents
        .filter(
          (incident) =>
            ON_CARD.includes(incident.kind) && 'seat' in incident && incident.seat === seat,
        )
        .map((incident) => html`<span>${phrase(tell(incident, names))}</span> `)}
      ${received.map(({ line }) => html`<span><b>${line.critical.part}:</b> ${sufferedText(line.critical, timesSuffered(told, seat, line.critical))}.</span> `)}
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

/** Which supply an explosion takes a point from (H4), where there is more than one.
 *  Fires `ammunition-chosen` with `{ side, kind }` from the button that is pressed. */
export const explosionChoice = (
  { names }: Told,
  side: Side,
  undecided: readonly UndecidedExplosion[],
): TemplateResult | typeof nothing => {
  const explosion = undecided.find((each) => each.side === side);
  if (!explosion) return nothing;
  return html`<div class="choice panel">
    <p><b>Ammunition explodes.</b> ${names[seatNumber(side)]?.pilot}, which loses a point?</p>
    ${Object.entries(explosion.supplies).map(
      ([kind, points]) =>
        html`<button
          type="button"
          class="button"
          @click=${({ currentTarget }: Event) =>
            currentTarget && say(currentTarget, 'ammunition-chosen', { side, kind })}
        >
          ${kind} (${points})
        </button>`,
    )}
  </div>`;
};

declare global {
  interface HTMLElementEventMap {
    'ammunition-chosen': CustomEvent<{ side: Side; kind: string }>;
  }
}
