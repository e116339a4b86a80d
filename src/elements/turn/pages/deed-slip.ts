import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../../rules/battle/battle.ts';
import type { LedgerRow } from '../../../rules/battle/incident.ts';
import type { IncidentOf } from '../../../rules/battle/incident.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import { possessive } from '../../../rules/words/tell.ts';
import { signed } from '../../../rules/words/words.ts';
import { letterBadge } from '../../page/critical-display.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { criticalWords, fromTo, isIgnored } from '../words/sum-rows.ts';
import { TURN_WORDS } from '../words/turn-words.ts';

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

/** The letter of a hit: black if reached, else an outline with its threshold. */
const criticalOf = (account: Account, critical: IncidentOf<'critical'>): TemplateResult => {
  const { line, reached } = critical;
  const ignored = isIgnored(account.played, critical);
  return html`<p class=${classMap({ 'critical-read': true, reached })}>
    ${letterBadge(line)}
    <span
      ><b>${line.critical.part}</b
      >${ignored ? html`: ${criticalWords(account, critical)}` : reached ? nothing : html`: needs ${line.threshold} damage`}</span
    >
  </p>`;
};

/** What one side did, in a few short lines: damage, its parts, armor, critical. */
export const deedSlip = (account: Account, side: Side): TemplateResult => {
  const { me, mine, seat, them } = viewOf(account, side);
  const scored = incidentOf(account.played, 'scored', seat);
  const critical = incidentOf(account.played, 'critical', seat);
  if (!scored)
    return html`<div class="deed">
      <p class="sum"><b>${me.pilot}</b> deals <b class="total">0</b></p>
      <p class="soft">${TURN_WORDS.noScore(mine.sees.screen.number)}</p>
    </div>`;
  return html`<div class="deed">
    <p class="sum"><b>${me.pilot}</b> deals <b class="total">${scored.damage}</b></p>
    <p class="parts soft">
      ${scored.ledger.map((each) => html`<span>${short(each)} <b>${signed(each.points)}</b></span> `)}
    </p>
    <p>
      ${scored.damage > 0 ? html`${possessive(them.pilot)} armor ${fromTo(scored.from, scored.to)}` : 'no hit'}
    </p>
    ${critical ? criticalOf(account, critical) : nothing}
  </div>`;
};
