import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../../rules/battle/seat.ts';
import { wornText } from '../../rules/words/seat-brought.ts';
import { number } from '../../rules/words/words.ts';
import { arrow } from '../common/signs.ts';
import styles from './gauge-row.css?inline';
import { styled } from '../common/styled.ts';

/* Widths are set as properties: the policy of the page forbids style attributes. */

/** The heat at which a full gauge ends. */
const HOTTEST = 40;
const NAMES: ReadonlyMap<string, string> = new Map([
  ['autocannon', 'Rounds'],
  ['missile', 'Missiles'],
]);

/**
 * Armor, heat and ammunition of one 'Mech, with what they were or what they would become hatched.
 *
 * @slot - beside them
 */
@customElement('gauge-row')
export class GaugeRow extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) seat!: Seat;
  /** The seat before the turn: the difference is hatched and written as `36 → 30`. */
  @property({ attribute: false }) was: Seat | null = null;
  /** Heat after a maneuver that is picked. */
  @property({ type: Number }) forecastHeat: number | null = null;
  /** Ammunition is not counted. */
  @property({ type: Boolean }) uncounted = false;
  /** Where room is scarce: numbers for points of ammunition, the shutdown number beside the heat. */
  @property({ type: Boolean, reflect: true }) narrow = false;

  override render(): TemplateResult {
    const { seat, was } = this;
    const { booklet, fullArmor, shutdown } = seat;
    const from = was ?? seat;
    const heatTo = this.forecastHeat ?? seat.heat;
    return html`<div class="row">
      ${this.#bar('Armor', from.armor, seat.armor, fullArmor, fullArmor)}
      ${this.#bar('Heat', from.heat, heatTo, HOTTEST, shutdown, shutdown)}
      ${
        this.uncounted
          ? nothing
          : Object.entries(booklet.statCard.ammunition).map(([kind, full]) => {
              const left = seat.ammunition[kind] ?? 0;
              return html`<div>
                <div class="head">
                  <span class="name">${NAMES.get(kind) ?? kind}</span>
                  <span class="value"><b>${left}</b></span>
                </div>
                <div class="pips" aria-hidden="true">
                  ${Array.from({ length: Math.min(full, 12) }, (_, index) => html`<i class=${index < left ? '' : 'spent'}></i>`)}
                </div>
              </div>`;
            })
      }
      <slot></slot>
    </div>`;
  }

  /** Below the printed shutdown number: by how many games it is worn (K4). */
  get #worn(): string {
    const { booklet, shutdown } = this.seat;
    return shutdown < booklet.statCard.shutdown
      ? `: ${wornText(booklet.statCard.shutdown, booklet.statCard.shutdown - shutdown)}`
      : '';
  }

  #bar(
    name: string,
    from: number,
    to: number,
    full: number,
    shown: number,
    tick?: number,
  ): TemplateResult {
    const part = (points: number): string =>
      `${Math.max(0, Math.min(100, (points / full) * 100))}%`;
    const [low, high] = from < to ? [from, to] : [to, from];
    return html`<div class=${tick === undefined ? '' : 'heat'}>
      <div class="head">
        <span class="name">${name}</span>
        <span class="value">
          <b
            >${from === to ? number(to) : html`${number(from)} ${arrow('right', 'to')} ${number(to)}`}</b
          >${tick === undefined ? (from === to ? html`<i>/${shown}</i>` : nothing) : html`<i class="limit" aria-hidden="true">/${tick}</i><span class="unseen">, shut down at ${tick}${this.#worn}</span>`}
        </span>
      </div>
      <div class="bar" aria-hidden="true">
        <span class="fill" .style=${`width: ${part(low)}`}></span>
        ${low === high ? nothing : html`<span class="hatch" .style=${`left: ${part(low)}; width: ${part(high - Math.max(0, low))}`}></span>`}
        ${tick === undefined ? nothing : html`<span class="tick" .style=${`left: ${part(tick)}`}></span><span class="at" .style=${`left: ${part(tick)}`}>${tick}</span>`}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gauge-row': GaugeRow;
  }
}
