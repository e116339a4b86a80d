import { LitElement, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import { explodedIn } from '../../rules/battle/course.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { pilotMark } from '../common/signs.ts';
import { END_WORDS } from './end-words.ts';
import styles from './duel-curve.css?inline';
import { styled } from '../common/styled.ts';

/** Least top of the scale, for armor and heat. */
const LEAST = 40;
/** Least distance of two labels, in %. */
const APART = 14;

const armorOf = (battle: Battle, seat: number): number => Math.max(0, seatOf(battle, seat).armor);

/** Distance from the top in %, for a share of the height. */
const down = (share: number): number => Math.round((1 - share) * 1000) / 10;

/** Labels beside the plot from the top; the first is above all armor and heat. */
const scaleOf = (battles: readonly Battle[], shown: readonly number[]): readonly number[] => {
  const most = Math.max(
    LEAST,
    ...battles.flatMap((battle) =>
      shown.flatMap((seat) => [seatOf(battle, seat).armor, seatOf(battle, seat).heat]),
    ),
  );
  const step = most > LEAST ? 20 : 10;
  const many = Math.ceil(most / step);
  return Array.from({ length: many + 1 }, (_, place) => (many - place) * step);
};

/** Moves two heights (in %) apart until labels at both are legible. */
const apart = (heights: readonly number[]): readonly number[] => {
  const [high, low] = [Math.min(...heights), Math.max(...heights)];
  if (low - high >= APART) return heights;
  const middle = Math.min(100 - APART / 2, Math.max(APART / 2, (high + low) / 2));
  const [first = 0, second = 0] = heights;
  const [up, deep] = [middle - APART / 2, middle + APART / 2];
  return first <= second ? [up, deep] : [deep, up];
};

/** Turns labeled below: the first, the last, one between. */
export const turnsNamed = (turns: number): readonly number[] =>
  [1, turns, Math.round(turns / 2)].filter(
    (turn, index, all) =>
      turn > 0 &&
      all.slice(0, index).every((other) => Math.abs(other - turn) / turns >= APART / 100),
  );

/**
 * The course of a battle between two of its pilots, in ink alone: armor thick and heat thin over the turns, on one
 * scale; solid for ◆, dashed for ◇; explosions are stars. A table has the same for screen readers.
 */
@customElement('duel-curve')
export class DuelCurve extends LitElement {
  static override styles = styled(styles);

  /** Before the first turn and after each. */
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** By seat. */
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Seats of ◆ and ◇. */
  @property({ attribute: false }) seats: readonly number[] = [0, 1];

  override render(): TemplateResult | typeof nothing {
    const { battles } = this;
    const [first] = battles;
    const turns = battles.length - 1;
    if (!first || turns < 1) return nothing;
    /** Turns of the battle before the pilot joined. */
    const before = first.turns;
    const scale = scaleOf(battles, this.seats);
    const top = Math.max(...scale);
    return html`<figure class="down snug" aria-label=${END_WORDS.curve}>
      <div class="plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          ${scale.map((points) => svg`<path class="drawn rule" d="M0 ${down(points / top)}H100"/>`)}
          ${this.#shutdowns(first).map(({ heat }) => svg`<path class="drawn limit" d="M0 ${down(heat / top)}H100"/>`)}
          ${this.#both.map(({ seat, side }) => this.#lines(side, seat, top))}
        </svg>
        <span class="unit">${END_WORDS.points}</span>
        ${scale.map((points) => html`<span class="points" .style=${`top: ${down(points / top)}%`}>${points}</span>`)}
        ${turnsNamed(turns).map(
          (turn) =>
            html`<span class="turn" .style=${`left: ${(100 * turn) / turns}%`}
              >${turn === 1 ? END_WORDS.turnNumber(before + 1) : before + turn}</span
            >`,
        )}
        ${this.seats.map((seat) =>
          explodedIn(this.exchanges, seat).map((turn) => this.#star(turn, seat, top)),
        )}
        ${this.#ends(top)}
      </div>
      <figcaption class="fine">${this.#legend(first)}</figcaption>
      <div class="unseen">${this.#table()}</div>
    </figure>`;
  }

  /** Shutdown numbers at the start; one line if both are equal. */
  #shutdowns(battle: Battle): readonly { readonly heat: number; readonly whose: string | null }[] {
    const numbers = this.seats.map((seat) => ({ seat, heat: seatOf(battle, seat).shutdown }));
    const [one, other] = numbers;
    return one?.heat === other?.heat
      ? numbers.slice(0, 1).map(({ heat }) => ({ heat, whose: null }))
      : numbers.map(({ heat, seat }) => ({ heat, whose: this.#pilot(seat) }));
  }

  get #both(): readonly { readonly seat: number; readonly side: Side }[] {
    return SIDES.map((side, at) => ({ side, seat: this.seats[at] ?? at }));
  }

  #pilot(seat: number): string {
    return this.names[seat]?.pilot ?? '';
  }

  #lines(side: string, seat: number, top: number): SVGTemplateResult {
    const { battles } = this;
    const turns = battles.length - 1;
    const path = (height: (battle: Battle) => number): string =>
      `M${battles.map((battle, turn) => `${(100 * turn) / turns} ${down(height(battle))}`).join('L')}`;
    return svg`<path class="drawn heat ${side}" d=${path((battle) => seatOf(battle, seat).heat / top)}/>
      <path class="drawn armor ${side}" d=${path((battle) => armorOf(battle, seat) / top)}/>`;
  }

  #star(turn: number, seat: number, top: number): TemplateResult | typeof nothing {
    const battle = this.battles[turn];
    const turns = this.battles.length - 1;
    return battle
      ? html`<svg
          class="star"
          viewBox="0 0 20 20"
          .style=${`left: ${(100 * turn) / turns}%; top: ${down(armorOf(battle, seat) / top)}%`}
        >
          ${STAR}
        </svg>`
      : nothing;
  }

  /** Remaining armor at the ends of the lines. */
  #ends(top: number): unknown {
    const last = this.battles.at(-1);
    if (!last) return nothing;
    const tops = apart(this.#both.map(({ seat }) => down(armorOf(last, seat) / top)));
    return this.#both.map(
      ({ seat, side }, at) =>
        html`<span class="end" .style=${`top: ${tops[at]}%`}
          >${pilotMark(side)} ${number(seatOf(last, seat).armor)}</span
        >`,
    );
  }

  #legend(first: Battle): unknown {
    const line = (kind: string, side: string): TemplateResult =>
      html`<svg class="sample" viewBox="0 0 40 10" aria-hidden="true">
        <path class="drawn ${kind} ${side}" d="M1 5H39" />
      </svg>`;
    const exploded = this.seats.some((seat) => explodedIn(this.exchanges, seat).length > 0);
    return html`${(['armor', 'heat'] as const).map((kind) =>
      this.#both.map(
        ({ seat, side }) =>
          html`<span class="key"
            >${line(kind, side)} ${END_WORDS.lineOf(this.#pilot(seat), kind)}</span
          >`,
      ),
    )}
    ${this.#shutdowns(first).map(
      ({ heat, whose }) =>
        html`<span class="key">${line('limit', '')} ${END_WORDS.shutdownAt(heat, whose)}</span>`,
    )}
    ${this.#both.map(({ seat, side }) => {
      const left = seatOf(this.battles.at(-1) ?? first, seat).armor;
      return left < 0
        ? html`<span class="key"
            ><b>${pilotMark(side)} ${number(left)}:</b> ${END_WORDS.beyond(-left)}</span
          >`
        : nothing;
    })}
    ${
      exploded
        ? html`<span class="key"
            ><svg class="star" viewBox="0 0 20 20" aria-hidden="true">${STAR}</svg>
            ${END_WORDS.explosion}</span
          >`
        : nothing
    }`;
  }

  /** The curve as a table. */
  #table(): TemplateResult {
    return html`<table>
      <caption>
        ${END_WORDS.curveTable}
      </caption>
      <tr>
        <th scope="col">${END_WORDS.curveHeads.turn}</th>
        ${this.seats.map(
          (seat) =>
            html`<th scope="col">${END_WORDS.lineOf(this.#pilot(seat), 'armor')}</th>
              <th scope="col">${END_WORDS.lineOf(this.#pilot(seat), 'heat')}</th>`,
        )}
        <th scope="col">${END_WORDS.curveHeads.besides}</th>
      </tr>
      ${this.battles.map(
        (battle, turn) =>
          html`<tr>
            <th scope="row">
              ${turn === 0 ? END_WORDS.atStart : (this.battles[0]?.turns ?? 0) + turn}
            </th>
            ${this.seats.map(
              (seat) =>
                html`<td>${number(seatOf(battle, seat).armor)}</td>
                  <td>${seatOf(battle, seat).heat}</td>`,
            )}
            <td>
              ${this.seats.map((seat) => (explodedIn(this.exchanges, seat).includes(turn) ? html`${END_WORDS.explodes(this.#pilot(seat))} ` : nothing))}
            </td>
          </tr>`,
      )}
    </table>`;
  }
}

export const STAR = svg`<path
  class="drawn"
  d="M10 0L12 5.500 16.500 2 15 7.500 20 8.500 15.500 11 18 16 13 14.500 11.500 20 9 15 4 18 5 12.500 0 11 5 8 2.500 3.500 7.500 5.500Z"
/>`;
