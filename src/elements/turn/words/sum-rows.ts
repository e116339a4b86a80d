import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatOf } from '../../../rules/battle/battle.ts';
import type { LedgerRow } from '../../../rules/battle/incident.ts';
import type { Seat } from '../../../rules/battle/seat.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { broughtTimes } from '../../../rules/words/seat-brought.ts';
import { firstOfGame, possessive } from '../../../rules/words/tell.ts';
import { number, signed, sufferedText } from '../../../rules/words/words.ts';
import { arrow, colourSign } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import type { Of } from '../facts/incident-places.ts';
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

/** Whether all that a critical takes off was brought along into the battle (K8). */
const isBrought = (
  { critical, times }: Extract<LedgerRow, { from: 'critical' }>,
  scorer?: Seat,
): boolean => scorer !== undefined && times <= broughtTimes(scorer, critical);

/**
 * The rows of the sum that `pilot` has scored, one for each number in it. By the `scorer` as it stood is known
 * which criticals were brought along.
 */
export const sumRows = (
  { ledger }: Of<'scored'>,
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

/** Old and new, in one piece: `25 → 23`. */
export const fromTo = (from: number, to: number): TemplateResult =>
  html`<span class="together">${number(from)} ${arrow('right', 'to')} ${number(to)}</span>`;

/** The last row of a sum, below the line: what it makes of the armor of `hit`, and the damage. */
export const sumTotal = ({ damage, from, to }: Of<'scored'>, hit: string): TemplateResult =>
  html`<tr class="sum">
    <td class=${isShortName(hit) ? '' : 'long'}>
      ${damage > 0 ? html`${possessive(hit)} armor ${fromTo(from, to)}` : TURN_WORDS.miss}
    </td>
    <td>${damage}</td>
  </tr>`;

/** How often a seat has received the critical of a line, this turn's counted. */
const timesSuffered = ({ played }: Account, { on, line }: Of<'critical'>): number =>
  seatOf(played.battle, on).wounds.suffered.find(({ critical }) => critical === line.critical)
    ?.times ?? 1;

/** Whether its pilot ignores a critical (K3). */
export const isIgnored = ({ incidents }: Account['played'], { first }: Of<'critical'>): boolean =>
  first !== undefined &&
  incidents.some((incident) => incident.kind === 'ignored' && incident.first === first);

/** What a critical that was reached does: what is suffered from now on, or why nothing is. */
export const criticalWords = (account: Account, critical: Of<'critical'>): string =>
  critical.first && isIgnored(account.played, critical)
    ? `ignored, ${firstOfGame(critical.first)}`
    : sufferedText(critical.line.critical, timesSuffered(account, critical));

/** Why the letter of a hit did nothing: `5 is short of 6: no critical`. */
export const missedText = ({ damage, line, screen }: Of<'critical'>): string =>
  TURN_WORDS.short(damage, line.threshold, screen.title);
