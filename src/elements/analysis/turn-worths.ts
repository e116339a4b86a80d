import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE } from '../../rules/battle/battle.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { signed } from '../../rules/words/words.ts';
import type { ReviewedTurn } from '../../tactics/asked.ts';
import type { Opponents } from '../../tactics/words.ts';
import { say } from '../common/say.ts';
import { arrow, colourSign, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { asRead } from './reading.ts';
import tagStyles from './tags.css?inline';
import styles from './turn-worths.css?inline';

/**
 * Shows the turns of a battle of two, a row each: both calls, the reader's chance before and after, and a word
 * on a bad choice or a decisive guess.
 *
 * @fires turn-chosen - detail `{ turn }`, by its place in the battle, from 1
 */
@customElement('turn-worths')
export class TurnWorths extends LitElement {
  static override styles = styled(tagStyles, styles);
  @property({ attribute: false }) turns: readonly ReviewedTurn[] = [];
  @property({ attribute: false }) fought!: Opponents;
  @property() reader: Side = 'lone';
  /** The turn shown: its place in the battle, from 1. */
  @property({ type: Number }) turn = 1;

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('turn'))
      this.renderRoot.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  override render(): TemplateResult {
    return html`<h2 class="label">${ANALYSIS_WORDS.turns}</h2>
      <ol>
        ${this.turns.map(
          (turn, place) =>
            html`<li>
              <button
                class="inks"
                type="button"
                aria-current=${place + 1 === this.turn ? 'true' : nothing}
                @click=${() => say(this, 'turn-chosen', { turn: place + 1 })}
              >
                ${this.#row(turn)}
              </button>
            </li>`,
        )}
      </ol>`;
  }

  #row(turn: ReviewedTurn): TemplateResult {
    const { fought, reader } = this;
    const { called, ledger, labels, tellsGuess } = turn;
    const sides = [reader, OTHER_SIDE[reader]];
    const bad = sides.filter((side) => labels[side] !== null && labels[side] !== 'sound');
    return html`<span class="soft">${turn.turn}</span>
      ${sides.map((side) => {
        const maneuver = maneuverAt(fought.booklets[side].statCard, called[side]);
        return html`<span class="called abreast dense"
          ><b>${called[side]}</b> ${maneuver ? colourSign(maneuver.colour) : nothing}</span
        >`;
      })}
      <span class="chances"
        >${asRead(ledger.before, reader)} ${arrow('right', ANALYSIS_WORDS.to)}
        ${asRead(ledger.after, reader)} %</span
      >
      <span class="tags flow dense">
        ${bad.map(
          (side) =>
            html`<b class="tag caps together ${labels[side] === 'loose' ? '' : 'full'}"
              >${labels[side]} ${pilotMark(side)}</b
            >`,
        )}
        ${
          tellsGuess
            ? html`<b class="tag dashed caps together"
                >${ANALYSIS_WORDS.guess(signed(reader === 'lone' ? ledger.guess : 0 - ledger.guess))}</b
              >`
            : nothing
        }
      </span>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'turn-chosen': CustomEvent<{ turn: number }>;
  }
}
