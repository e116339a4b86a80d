import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Both, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { ReviewedTurn } from '../../tactics/asked.ts';
import { say } from '../common/say.ts';
import { arrow, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { asRead } from './reading.ts';
import styles from './win-curve.css?inline';

/** Smallest distance between labeled turns (percent of the width). */
const APART = 5;

const poorBy = ({ labels }: ReviewedTurn): readonly Side[] =>
  SIDES.filter((side) => labels[side] === 'poor' || labels[side] === 'grave');

/**
 * Draws the reader's chance to win in ink over the turns of the battle, each from before it to after it: a triangle
 * marks a bad choice, a ring a decisive guess. A touch goes to its turn. A table says the same to screen readers.
 *
 * @fires turn-chosen - detail `{ turn }`, by its place in the battle, from 1
 */
@customElement('win-curve')
export class WinCurve extends LitElement {
  static override styles = styled(styles);
  @property({ attribute: false }) turns: readonly ReviewedTurn[] = [];
  @property({ type: Number }) of = 0;
  @property({ attribute: false }) end: number | null = null;
  @property({ attribute: false }) pilots: Both<string> = { lone: '', rival: '' };
  @property() reader: Side = 'lone';
  /** The turn shown: its place in the battle, from 1. */
  @property({ type: Number }) turn = 1;

  override render(): TemplateResult {
    const { pilots, reader, turn, turns } = this;
    const now = turns[turn - 1];
    const percent = (chance: number): string =>
      ANALYSIS_WORDS.percent(asRead(chance, reader) / 100);
    return html`<figure class="stack" aria-label=${ANALYSIS_WORDS.curveTable(pilots[reader])}>
      <div class="head">
        <b>${pilotMark(reader)} ${ANALYSIS_WORDS.chance(pilots[reader])}</b>
        ${
          now
            ? html`<span class="together"
                ><span class="soft">${ANALYSIS_WORDS.atTurn(now.turn)}</span>
                <b
                  >${percent(now.ledger.before)} ${arrow('right', ANALYSIS_WORDS.to)}
                  ${percent(now.ledger.after)}</b
                ></span
              >`
            : nothing
        }
      </div>
      <div class="plot" aria-hidden="true" @click=${this.#touch}>
        ${guard([turns, this.of, this.end, reader], () => this.#drawn())}
        ${now ? html`<span class="now" .style=${`left: ${this.#across(turn - 0.5)}%`}></span>` : nothing}
        ${this.#named.map(
          (place) =>
            html`<span
              class="turn ${place === turn ? 'here' : ''}"
              .style=${`left: ${this.#across(place - 0.5)}%`}
              >${turns[place - 1]?.turn ?? place}</span
            >`,
        )}
      </div>
      ${this.#legend()}
      <div class="unseen">${this.#table()}</div>
    </figure>`;
  }

  /**
   * Distance from the left (percent) of the chance before the turn at `place` (from 0); 100 after the last
   * turn. The turn itself is at `place + 0.5`.
   */
  #across(place: number): number {
    return Math.round((10_000 * place) / Math.max(1, this.of)) / 100;
  }

  get #chances(): readonly number[] {
    const { end, reader, turns } = this;
    const all = [...turns.map(({ ledger }) => ledger.before), ...(end === null ? [] : [end])];
    return all.map((chance) => asRead(chance, reader));
  }

  #drawn(): TemplateResult {
    const points = this.#chances.map((chance, place) => `${this.#across(place)} ${100 - chance}`);
    const last = this.#across(points.length - 1);
    return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none">
        ${
          points.length > 0
            ? svg`<path class="under" d=${`M0 100L${points.join('L')}L${last} 100Z`}/>
              <path class="line" d=${`M${points.join('L')}`}/>`
            : nothing
        }
        <path class="even" d="M0 50H100" />
      </svg>
      ${this.turns.map((turn, place) => this.#marks(turn, place))}`;
  }

  #marks(turn: ReviewedTurn, place: number): TemplateResult {
    // Marks of the first and the last turn stay inside the plot.
    const left = `clamp(10px, ${this.#across(place + 0.5)}%, 100% - 10px)`;
    const { after, before } = turn.ledger;
    const top = 100 - asRead((before + after) / 2, this.reader);
    return html`${
      turn.tellsGuess
        ? html`<svg class="mark-of" viewBox="0 0 20 20" .style=${`left: ${left}; top: ${top}%`}>
            ${RING}
          </svg>`
        : nothing
    }
    ${
      poorBy(turn).length > 0
        ? html`<svg class="mark-of low" viewBox="0 0 20 20" .style=${`left: ${left}`}>
            ${TRIANGLE}
          </svg>`
        : nothing
    }`;
  }

  /** Labeled turns: this one, the first, the last, and those between that have room. */
  get #named(): readonly number[] {
    const { of, turn } = this;
    const step =
      [1, 2, 5, 10, 20, 50].find((each) => (100 * each) / Math.max(1, of) >= APART) ?? 100;
    const all = Array.from({ length: of }, (_, place) => place + 1);
    return all.filter(
      (place) =>
        place === turn ||
        ((place === 1 || place % step === 0) &&
          Math.abs(this.#across(place) - this.#across(turn)) >= APART),
    );
  }

  #legend(): TemplateResult | typeof nothing {
    const { turns } = this;
    const poor = turns.some((turn) => poorBy(turn).length > 0);
    const decided = turns.some(({ tellsGuess }) => tellsGuess);
    return poor || decided
      ? html`<figcaption class="soft fine">
          ${
            poor
              ? html`<span class="key"
                  ><svg viewBox="0 0 20 20" aria-hidden="true">${TRIANGLE}</svg>
                  ${ANALYSIS_WORDS.poor}</span
                >`
              : nothing
          }
          ${
            decided
              ? html`<span class="key"
                  ><svg viewBox="0 0 20 20" aria-hidden="true">${RING}</svg>
                  ${ANALYSIS_WORDS.decided}</span
                >`
              : nothing
          }
        </figcaption>`
      : nothing;
  }

  #table(): TemplateResult {
    const { pilots, reader, turns } = this;
    return html`<table>
      <caption>
        ${ANALYSIS_WORDS.curveTable(pilots[reader])}
      </caption>
      <tr>
        ${ANALYSIS_WORDS.curveHeads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
      ${turns.map((turn) => {
        const poor = [reader, OTHER_SIDE[reader]].filter((side) => poorBy(turn).includes(side));
        const besides = [
          ...poor.map((side) => ANALYSIS_WORDS.poorBy(pilots[side])),
          ...(turn.tellsGuess ? [ANALYSIS_WORDS.decided] : []),
        ];
        return html`<tr>
          <th scope="row">${turn.turn}</th>
          <td>${asRead(turn.ledger.before, reader)} %</td>
          <td>${asRead(turn.ledger.after, reader)} %</td>
          <td>${besides.join(', ')}</td>
        </tr>`;
      })}
    </table>`;
  }

  readonly #touch = (event: MouseEvent): void => {
    const plot = this.renderRoot.querySelector('.plot')?.getBoundingClientRect();
    if (!plot || plot.width === 0 || this.of === 0) return;
    const place = Math.floor(((event.clientX - plot.left) / plot.width) * this.of);
    say(this, 'turn-chosen', { turn: Math.max(1, Math.min(this.of, place + 1)) });
  };
}

const RING = svg`<circle class="drawn" cx="10" cy="10" r="7" />`;
const TRIANGLE = svg`<path class="drawn" d="M10 3L18 17H2Z" />`;

declare global {
  interface HTMLElementEventMap {
    'turn-chosen': CustomEvent<{ turn: number }>;
  }
}
