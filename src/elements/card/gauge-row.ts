import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { number } from '../../rules/words/words.ts';
import { shared } from '../common/shared-styles.ts';

/* Widths are set as properties: the policy of the page forbids style attributes. */

/** The heat at which a full gauge ends. */
const HOTTEST = 40;
const NAMES: Readonly<Record<string, string>> = { autocannon: 'Rounds', missile: 'Missiles' };

/**
 * Armor, heat and ammunition of one 'Mech, with what they were or what they would become hatched.
 */
@customElement('gauge-row')
export class GaugeRow extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .row {
        display: grid;
        grid-template-columns: minmax(max-content, 1.1fr) minmax(max-content, 1.4fr);
        grid-auto-columns: minmax(max-content, 0.7fr);
        grid-auto-flow: column;
        gap: 12px;
      }
      .name {
        font-size: 13px;
        text-transform: uppercase;
        letter-spacing: 0.06em;
        color: var(--ink2);
        line-height: 1;
      }
      .head {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 4px;
        white-space: nowrap;
      }
      .head b {
        font-size: 21px;
        line-height: 1;
      }
      .head i {
        font: 500 14px/1 var(--font);
        color: var(--ink2);
      }
      .bar {
        height: 12px;
        border: 1.5px solid var(--ink);
        border-radius: 2px;
        position: relative;
        margin-top: 5px;
        background: var(--paper);
      }
      .fill,
      .hatch {
        position: absolute;
        inset: 1.5px auto 1.5px 1.5px;
        background: var(--ink);
        max-width: calc(100% - 3px);
        transition: width 300ms ease-out;
      }
      .hatch {
        background: repeating-linear-gradient(-55deg, var(--ink) 0 2px, transparent 2px 5px);
        border-right: 2px solid var(--ink);
      }
      .tick {
        position: absolute;
        top: -4px;
        bottom: -4px;
        width: 2px;
        background: var(--ink);
        box-shadow: 0 0 0 1.5px var(--paper);
      }
      .pips {
        display: flex;
        gap: 3px;
        margin-top: 5px;
        height: 12px;
      }
      .pips i {
        flex: 1;
        max-width: 14px;
        border: 1.5px solid var(--ink);
        border-radius: 1px;
        background: var(--ink);
      }
      .pips i.spent {
        background: none;
      }
      .at {
        position: absolute;
        top: 13px;
        translate: -50% 0;
        font: 500 12px/1 var(--font);
        color: var(--ink2);
      }
      .heat {
        padding-bottom: 9px;
      }
      /* The browser would paint over what is full and what is spent. */
      @media (forced-colors: active) {
        .fill,
        .hatch,
        .tick,
        .pips i {
          forced-color-adjust: none;
          background: CanvasText;
          border-color: CanvasText;
        }
        .hatch {
          background: repeating-linear-gradient(-55deg, CanvasText 0 2px, Canvas 2px 5px);
        }
        .pips i.spent {
          background: Canvas;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .fill,
        .hatch {
          transition: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) booklet!: Booklet;
  @property({ attribute: false }) seat!: Seat;
  /** The seat before the turn: the difference is hatched and written as `36 → 30`. */
  @property({ attribute: false }) was: Seat | null = null;
  /** Heat after a maneuver that is picked. */
  @property({ type: Number }) forecastHeat: number | null = null;
  /** Ammunition is not counted. */
  @property({ type: Boolean }) uncounted = false;

  override render(): TemplateResult {
    const { seat, was, booklet } = this;
    const { armor, shutdown } = booklet.statCard;
    const from = was ?? seat;
    const heatTo = this.forecastHeat ?? seat.heat;
    return html`<div class="row">
      ${this.#bar('Armor', from.armor, seat.armor, armor, armor)}
      ${this.#bar('Heat', from.heat, heatTo, HOTTEST, shutdown, shutdown)}
      ${
        this.uncounted
          ? nothing
          : Object.entries(booklet.statCard.ammunition).map(([kind, full]) => {
              const left = seat.ammunition[kind] ?? 0;
              return html`<div>
                <div class="head">
                  <span class="name">${NAMES[kind] ?? kind}</span>
                  <span class="value"><b>${left}</b></span>
                </div>
                <div class="pips" aria-hidden="true">
                  ${Array.from({ length: Math.min(full, 12) }, (_, index) => html`<i class=${index < left ? '' : 'spent'}></i>`)}
                </div>
              </div>`;
            })
      }
    </div>`;
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
            >${from === to ? number(to) : html`${number(from)} <span aria-hidden="true">→</span><span class="unseen">to</span> ${number(to)}`}</b
          >${tick === undefined ? (from === to ? html`<i>/${shown}</i>` : nothing) : html`<span class="unseen">, shut down at ${tick}</span>`}
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
