import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../../rules/battle/battle.ts';
import { seatOf } from '../../../rules/battle/battle.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import type { Seat } from '../../../rules/battle/seat.ts';
import { number } from '../../../rules/words/words.ts';
import { letterBadge } from '../../page/critical-display.ts';
import { arrow, pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { criticalWords, missedText, sumRows, sumTotal } from '../words/sum-rows.ts';
import { TURN_WORDS } from '../words/turn-words.ts';

/** Console, number, view screen and letter: `52 → 62 → 27 E`. */
export const equation = (account: Account, side: Side): TemplateResult => {
  const { mine, theirs } = viewOf(account, side);
  const letter = mine.sees.line?.letter;
  return html`<span class="equation"
    ><span class="unseen">console </span>${mine.console} ${arrow('right', ', number')}
    ${theirs.console} ${arrow('right', ', view screen')}
    <b class="found"
      >${mine.sees.screen.number}${letter ? html` <span class="unseen">letter </span>${letter}` : ''}</b
    ></span
  >`;
};

/**
 * The arithmetic of a hit as written on paper, and the effect of its letter: black if the threshold is reached,
 * else an outline. If `paired`, rows are in two columns on a phone.
 */
export const ledgerSlip = (account: Account, side: Side, paired = false): TemplateResult => {
  const { seat, me, them, mine } = viewOf(account, side);
  const scored = incidentOf(account.played, 'scored', seat);
  if (!scored)
    return html`<p class="soft none">${TURN_WORDS.noDamage(mine.sees.screen.number)}</p>`;
  const critical = incidentOf(account.played, 'critical', seat);
  return html`<table class="ledger" aria-label=${`What ${me.pilot} does`}>
      <tbody class=${classMap({ many: paired || scored.ledger.length > 3 })}>
        ${sumRows(scored, me.pilot, seatOf(account.battle, seat))}
      </tbody>
      <tbody>
        ${sumTotal(scored, them.pilot)}
      </tbody>
    </table>
    ${
      critical
        ? html`<p class=${classMap({ 'critical-read': true, reached: critical.reached })}>
            ${letterBadge(critical.line)}
            <span
              >${
                critical.reached
                  ? html`<b>${critical.line.critical.part}.</b> ${them.mech}:
                      ${criticalWords(account, critical)}`
                  : missedText(critical)
              }</span
            >
          </p>`
        : nothing
    }`;
};

/** The seat before any beat, for its gauges: ammunition has not exploded yet. */
export const seatBeforeBeats = ({ played }: Account, seat: number): Seat => ({
  ...seatOf(played.battle, seat),
  armor: incidentOf(played, 'exploded', seat)?.from ?? seatOf(played.battle, seat).armor,
});

/** Other changes to a seat, in one line: `heat 26 → 24`. */
export const changesLine = (account: Account, side: Side): TemplateResult | typeof nothing => {
  const { seat, me } = viewOf(account, side);
  const [before, after] = [seatOf(account.battle, seat), seatBeforeBeats(account, seat)];
  const change = (name: string, from: number, to: number) =>
    from === to
      ? nothing
      : html`<span class="together"
          >${name} ${number(from)} ${arrow('right', 'to')} <b>${number(to)}</b></span
        > `;
  return html`<span
    >${pilotMark(side)}<span class="unseen">${me.pilot}: </span>
    ${change('armor', before.armor, after.armor)}${change('heat', before.heat, after.heat)}${
      before.armor === after.armor && before.heat === after.heat ? 'unchanged' : nothing
    }</span
  >`;
};
