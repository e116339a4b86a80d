import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatOf } from '../../../rules/battle/battle.ts';
import type { LedgerRow } from '../../../rules/battle/incident.ts';
import type { IncidentOf } from '../../../rules/battle/incident.ts';
import type { Seat } from '../../../rules/battle/seat.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { broughtTimes } from '../../../rules/words/seat-brought.ts';
import { firstOfGame, possessive } from '../../../rules/words/tell.ts';
import { number, signed, sufferedText } from '../../../rules/words/words.ts';
import { arrow, colourSign } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { TURN_WORDS } from './turn-words.ts';

const rowWords = (row: LedgerRow, pilot: string, scorer?: Seat): TemplateResult | string => {
  switch (row.from) {
    case 'view screen':
      return `SCORE on page ${row.screen.number}`;
    case 'maneuver':
      return html`${colourSign(row.maneuver.colour)} ${row.maneuver.name}`;
    case 'share':
      return html`${colourSign(row.maneuver.colour)} share of ${row.maneuver.name}`;
    case 'status':
      return `Status of page ${row.screen.number}`;
    case 'skill':
      return isShortName(pilot) ? `${possessive(pilot)} skill` : 'Skill';
    case 'penalty':
      return "A replacement 'Mech";
    case 'critical':
      return html`<span class="kind">${isBrought(row, scorer) ? 'Brought' : 'Critical'}: </span
        >${row.critical.part}${row.times > 1 ? `, ${row.times === 2 ? 'twice' : `${row.times} times`}` : nothing}`;
  }
};

/** All that a critical takes off was brought into the battle (K8). */
const isBrought = (
  { critical, times }: Extract<LedgerRow, { from: 'critical' }>,
  scorer?: Seat,
): boolean => scorer !== undefined && times <= broughtTimes(scorer, critical);

/** One row for each number in the sum of `pilot`; the `scorer` tells which criticals were brought along. */
export const sumRows = (
  { ledger }: IncidentOf<'scored'>,
  pilot: string,
  scorer?: Seat,
): readonly TemplateResult[] =>
  ledger.map(
    (row) =>
      html`<tr>
        <td>${rowWords(row, pilot, scorer)}</td>
        <td>${signed(row.points)}</td>
      </tr>`,
  );

/** `25 → 23`, without a line break. */
export const fromTo = (from: number, to: number): TemplateResult =>
  html`<span class="together">${number(from)} ${arrow('right', 'to')} ${number(to)}</span>`;

/** Last row, below the line: the armor of `hit`, and the damage. */
export const sumTotal = ({ damage, from, to }: IncidentOf<'scored'>, hit: string): TemplateResult =>
  html`<tr class="sum">
    <td class=${isShortName(hit) ? '' : 'long'}>
      ${damage > 0 ? html`${possessive(hit)} armor ${fromTo(from, to)}` : TURN_WORDS.miss}
    </td>
    <td>${damage}</td>
  </tr>`;

/** Times a seat has suffered the critical, this turn included. */
const timesSuffered = ({ played }: Account, { on, line }: IncidentOf<'critical'>): number =>
  seatOf(played.battle, on).wounds.suffered.find(({ critical }) => critical === line.critical)
    ?.times ?? 1;

/** Its pilot ignores the critical (K3). */
export const isIgnored = (
  { incidents }: Account['played'],
  { first }: IncidentOf<'critical'>,
): boolean =>
  first !== undefined &&
  incidents.some((incident) => incident.kind === 'ignored' && incident.first === first);

/** Effect of a critical reached, or why there is none. */
export const criticalWords = (account: Account, critical: IncidentOf<'critical'>): string =>
  critical.first && isIgnored(account.played, critical)
    ? `ignored, ${firstOfGame(critical.first)}`
    : sufferedText(critical.line.critical, timesSuffered(account, critical));

/** Why a letter did nothing: `5 is short of 6: no critical`. */
export const missedText = ({ damage, line, screen }: IncidentOf<'critical'>): string =>
  TURN_WORDS.short(damage, line.threshold, screen.title);
