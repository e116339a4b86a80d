import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { ReviewedTurn } from '../../tactics/asked.ts';
import type { LedgerLine, Opponents } from '../../tactics/words.ts';
import {
  ROUGHLY_JUDGED,
  ledgerLines,
  numbersText,
  reasonText,
  turnTitle,
} from '../../tactics/words.ts';
import foldStyles from '../common/fold.css?inline';
import { colourSign, icon, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import tagStyles from './tags.css?inline';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import styles from './turn-ledger.css?inline';

/**
 * Shows what a turn was worth to the reader as a sum: the chance before, the effect of both choices and of the
 * guess, the chance after. Below are the reasons in sentences, the folded numbers, and a note if the turn is
 * only roughly judged.
 */
@customElement('turn-ledger')
export class TurnLedger extends LitElement {
  static override styles = styled(foldStyles, tagStyles, styles);

  @property({ attribute: false }) turn!: ReviewedTurn;
  @property({ attribute: false }) fought!: Opponents;
  @property() reader: Side = 'lone';

  override render(): TemplateResult {
    const { fought, reader, turn } = this;
    const reasons = told(turn);
    return html`<h2 class="titled">${turnTitle(turn, fought)}</h2>
      <table>
        <tbody>
          ${ledgerLines(turn, fought, reader).map(
            (line) =>
              html`<tr>
                <th scope="row">${this.#about(line)} ${this.#label(line)}</th>
                <td class="bold together">${line.points}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${reasons.map((reason) => html`<p>${reasonText(reason, turn, fought)}</p>`)}
      ${
        reasons.length > 0
          ? html`<details>
              <summary>${ANALYSIS_WORDS.more} ${icon('down')}</summary>
              ${reasons.map((reason) => html`<p>${numbersText(reason, turn, fought)}</p>`)}
            </details>`
          : nothing
      }
      ${turn.isRough ? html`<p class="soft">${ROUGHLY_JUDGED}</p>` : nothing}`;
  }

  #about({ chose, words }: LedgerLine): TemplateResult {
    if (!chose) return html`${words}`;
    const { maneuver, side } = chose;
    const who = words.slice(0, words.length - maneuver.name.length);
    return html`${pilotMark(side)} ${who}${colourSign(maneuver.colour)} ${maneuver.name}`;
  }

  #label({ chose, label }: LedgerLine): TemplateResult | typeof nothing {
    if (!label) return nothing;
    const isBad = label === 'poor' || label === 'grave';
    return html`<b class="tag caps together ${chose ? (isBad ? 'full' : '') : 'dashed'}"
      >${label}</b
    >`;
  }
}

const told = ({ reasons }: ReviewedTurn): ReviewedTurn['reasons'] =>
  reasons.filter(
    ({ answer, side }, place) =>
      !reasons.slice(0, place).some((other) => other.answer === answer && other.side === side),
  );
