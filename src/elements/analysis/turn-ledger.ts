import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { ReviewedTurn } from '../../tactics/asked.ts';
import type { LedgerLine, Opponents } from '../../tactics/words.ts';
import {
  ROUGHLY_JUDGED,
  betterText,
  ledgerLines,
  nextText,
  reasonText,
  turnTitle,
} from '../../tactics/words.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import tagStyles from './tags.css?inline';
import styles from './turn-ledger.css?inline';

/**
 * What a turn was worth as one of two reads it: before, and what both choices and the guess added, is exactly after.
 * Below it why, in two sentences at most, and what would have been better; where the turn is judged roughly, that; and
 * why the next one begins elsewhere.
 */
@customElement('turn-ledger')
export class TurnLedger extends LitElement {
  static override styles = styled(tagStyles, styles);

  @property({ attribute: false }) turn!: ReviewedTurn;
  /** The turn after it, as soon as that is judged; null where none follows. */
  @property({ attribute: false }) next: ReviewedTurn | null = null;
  @property({ attribute: false }) fought!: Opponents;
  @property() reader: Side = 'lone';

  override render(): TemplateResult {
    const { fought, next, reader, turn } = this;
    const goesOn = nextText(turn, next, reader);
    return html`<h2>${turnTitle(turn, fought)}</h2>
      <table>
        <tbody>
          ${ledgerLines(turn, fought, reader).map(
            (line) =>
              html`<tr>
                <th scope="row">${this.#about(line)} ${this.#label(line)}</th>
                <td>${line.points}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${told(turn).map((reason) => html`<p>${reasonText(reason, turn, fought)} ${betterText(reason, turn, fought)}</p>`)}
      ${turn.isRough ? html`<p class="soft">${ROUGHLY_JUDGED}</p>` : nothing}
      ${goesOn ? html`<p class="soft">${goesOn}</p>` : nothing}`;
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
    return html`<b class="tag ${chose ? (isBad ? 'full' : '') : 'dashed'}">${label}</b>`;
  }
}

/** The reasons of a turn; of one answer that tells of a choice and of a guess, once. */
const told = ({ reasons }: ReviewedTurn): ReviewedTurn['reasons'] =>
  reasons.filter(
    ({ answer, side }, place) =>
      !reasons.slice(0, place).some((other) => other.answer === answer && other.side === side),
  );

declare global {
  interface HTMLElementTagNameMap {
    'turn-ledger': TurnLedger;
  }
}
