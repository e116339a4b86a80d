import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Both, Side } from '../../rules/battle/battle.ts';
import type { ReviewedTurn } from '../../tactics/asked.ts';
import type { Opponents } from '../../tactics/words.ts';
import { say } from '../common/say.ts';
import { colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { stepInTable } from '../common/table-keys.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import styles from './payoff-table.css?inline';
import type { EdgeLine, ReadMatrix } from './reading.ts';
import { isSameSquare, readMatrix, numbersOfBoth } from './reading.ts';

/** From this chance (percent) on a square is good for the reader; the shade jumps here. */
const GOOD = 50;
/** Ink of the shades of bad and good squares, from least to most (percent). */
const SHADES = { bad: [2, 34], good: [62, 98] } as const;

/** Percent of ink for a chance in percent. */
const inkOf = (chance: number): number => {
  const isGood = chance >= GOOD;
  const [least, most] = SHADES[isGood ? 'good' : 'bad'];
  return Math.round(least + ((most - least) * (isGood ? chance - GOOD : chance)) / GOOD);
};

/**
 * Shows every choice of a turn against every answer: the reader's maneuvers are rows, the enemy's columns; each
 * square is the reader's chance afterward, and the best mixes are at the edges. Ink is good, paper is bad; the
 * square that was played is framed. On a phone only what a good pilot calls and what was called is shown, the
 * rest on request. Arrow keys move between squares.
 *
 * @fires square-chosen - detail: the numbers of both
 */
@customElement('payoff-table')
export class PayoffTable extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) turn!: ReviewedTurn;
  @property({ attribute: false }) fought!: Opponents;
  @property() reader: Side = 'lone';
  @property({ attribute: false }) square: Both<number> | null = null;
  @property({ type: Boolean, reflect: true }) whole = false;

  override render(): TemplateResult {
    const { fought, reader, turn } = this;
    const matrix = readMatrix(turn, fought, reader);
    const { columns, rows } = matrix;
    const rare = [...rows, ...columns].some((line) => this.#isRare(line));
    return html`<div class="scroll" @scroll=${this.#mark}>
        <table @keydown=${(event: KeyboardEvent) => stepInTable(event, '.square')}>
          <caption class="unseen">
            ${ANALYSIS_WORDS.tableOf(fought.pilots, reader)}
          </caption>
          <thead>
            <tr>
              <td class="corner soft">${ANALYSIS_WORDS.wins(fought.pilots[reader])}</td>
              ${columns.map(
                (line) =>
                  html`<th scope="col" class=${this.#edgeClass(line)}>
                    <b>${line.maneuver.console}</b>
                    ${colourSign(line.maneuver.colour)}
                    <span class="name">${line.maneuver.name}</span>
                  </th>`,
              )}
              <th scope="col" class="mix soft">${ANALYSIS_WORDS.bestMix}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map((line, row) => this.#row(matrix, line, row))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" class="soft foot">${ANALYSIS_WORDS.bestMix}</th>
              ${columns.map((line) => html`<td class="mix ${this.#edgeClass(line)}">${mixOf(line)}</td>`)}
              <td></td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="soft not-phone" aria-hidden="true">
        ${ANALYSIS_WORDS.tableOf(fought.pilots, reader)}
      </p>
      <p class="soft on-phone">
        ${
          rare
            ? html`${this.whole ? nothing : ANALYSIS_WORDS.few}
                <button
                  type="button"
                  class="all underlined bold finger"
                  @click=${() => (this.whole = !this.whole)}
                >
                  ${this.whole ? ANALYSIS_WORDS.fewer : ANALYSIS_WORDS.all(rows.length, columns.length)}
                </button>`
            : ANALYSIS_WORDS.touch
        }
      </p>`;
  }

  override updated(): void {
    this.#mark();
  }

  /** Fades the edge that hides more columns. */
  readonly #mark = (): void => {
    const scroll = this.renderRoot.querySelector('.scroll');
    if (!scroll) return;
    const { clientWidth, scrollLeft, scrollWidth } = scroll;
    scroll.classList.toggle('more', scrollLeft + clientWidth < scrollWidth - 1);
  };

  #isRare({ isInMix, isPlayed, maneuver: { console } }: EdgeLine): boolean {
    const { square } = this;
    return !isInMix && !isPlayed && square?.lone !== console && square?.rival !== console;
  }

  #edgeClass(line: EdgeLine): string {
    return [
      line.isInMix || line.isPlayed ? 'likely' : '',
      line.isPlayed ? 'played' : '',
      this.#isRare(line) ? 'rare' : '',
    ].join(' ');
  }

  #row(matrix: ReadMatrix, line: EdgeLine, row: number): TemplateResult {
    const { console, colour, name } = line.maneuver;
    return html`<tr class=${this.#isRare(line) ? 'rare' : ''}>
      <th scope="row" class=${this.#edgeClass(line)}>
        <span class="own grid snug"
          ><b>${console}</b> ${colourSign(colour)} <span class="name">${name}</span></span
        >
      </th>
      ${matrix.columns.map((answer, column) => this.#square(line, answer, matrix.chance(row, column)))}
      <td class="mix">${mixOf(line)}</td>
    </tr>`;
  }

  #square(own: EdgeLine, answer: EdgeLine, chance: number): TemplateResult {
    const { called } = this.turn;
    const numbers = numbersOfBoth(this.reader, own.maneuver.console, answer.maneuver.console);
    const isPlayed = isSameSquare(numbers, called);
    const isShown = isSameSquare(numbers, this.square ?? called);
    return html`<td class=${this.#isRare(answer) ? 'rare' : ''}>
      <button
        type="button"
        class="square mid ${chance >= GOOD ? 'good' : ''} ${isPlayed ? 'framed' : ''} ${isShown ? 'shown' : ''}"
        .style=${`--inked: color-mix(in srgb, var(--ink) ${inkOf(chance)}%, var(--paper))`}
        tabindex=${isShown ? 0 : -1}
        aria-pressed=${isShown ? 'true' : 'false'}
        aria-label=${ANALYSIS_WORDS.square(own.maneuver.name, answer.maneuver.name, chance, isPlayed)}
        @click=${() => say(this, 'square-chosen', numbers)}
      >
        ${chance}
      </button>
    </td>`;
  }
}

const mixOf = ({ isInMix, often }: EdgeLine): TemplateResult =>
  html`<span>${isInMix ? ANALYSIS_WORDS.percent(often) : ANALYSIS_WORDS.never}</span>
    <span class="bar" aria-hidden="true"
      ><span .style=${`width: ${isInMix ? Math.round(100 * often) : 0}%`}></span
    ></span>`;

declare global {
  interface HTMLElementEventMap {
    'square-chosen': CustomEvent<Both<number>>;
  }
}
