import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Seat } from '../../rules/battle/seat.ts';
import { capital } from '../../rules/words/capital.ts';
import { roundsLabel, wornText } from '../../rules/words/seat-brought.ts';
import { number } from '../../rules/words/words.ts';
import { arrow } from '../common/signs.ts';
import styles from './gauge-row.css?inline';
import { styled } from '../common/styled.ts';

// Widths are set through properties: the page's security policy forbids style attributes.

/** Heat of a full gauge. */
const HOTTEST = 40;
/** Label, and a short one for little room. */
const CRITICALS = ['criticals', 'crits'] as const;
/** Label for several kinds together. */
const AMMUNITION = 'ammo';
/** Most marks in a row. */
const MOST = 12;

/** Armor, heat and ammunition of a 'Mech, with the change hatched, and the number of criticals. */
@customElement('gauge-row')
export class GaugeRow extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) seat!: Seat;
  /** The seat before the turn; the difference is hatched and written as `36 → 30`. */
  @property({ attribute: false }) was: Seat | null = null;
  /** Heat after the picked maneuver. */
  @property({ type: Number }) forecastHeat: number | null = null;
  /** Ammunition is not counted. */
  @property({ type: Boolean }) uncounted = false;
  /** Show the number of criticals. */
  @property({ type: Boolean }) criticals = false;
  /** All ammunition in one number; Study shows each kind. */
  @property({ type: Boolean, reflect: true }) joined = false;
  /** Labels are only read aloud. */
  @property({ type: Boolean, reflect: true }) headless = false;
  /** Little room: short labels, smaller numbers. */
  @property({ type: Boolean, reflect: true }) narrow = false;

  override render(): TemplateResult {
    const { seat, was } = this;
    const { booklet, fullArmor, shutdown, wounds } = seat;
    const { suffered } = wounds;
    const from = was ?? seat;
    const heatTo = this.forecastHeat ?? seat.heat;
    const supplies = this.uncounted ? [] : Object.entries(booklet.statCard.ammunition);
    const isJoined = this.joined && supplies.length > 1;
    const apart = isJoined ? 1 : supplies.length;
    return html`<div class=${classMap({ row: true, several: apart > 1, many: apart > 2 })}>
      ${this.#bar('Armor', from.armor, seat.armor, fullArmor, fullArmor)}
      ${this.#bar('Heat', from.heat, heatTo, HOTTEST, shutdown, shutdown)}
      ${
        isJoined
          ? together(supplies.map(([kind]) => [roundsLabel(kind)[0], seat.ammunition[kind] ?? 0]))
          : supplies.map(([kind, full]) =>
              counted(roundsLabel(kind), seat.ammunition[kind] ?? 0, full),
            )
      }
      ${
        this.criticals
          ? counted(
              CRITICALS,
              suffered.reduce((sum, { times }) => sum + times, 0),
            )
          : nothing
      }
    </div>`;
  }

  /** How far games have worn the shutdown number below the printed one (K4). */
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
    limit: number,
    tick?: number,
  ): TemplateResult {
    const part = (points: number): string =>
      `${Math.max(0, Math.min(100, (points / full) * 100))}%`;
    const [low, high] = from < to ? [from, to] : [to, from];
    return html`<div class=${tick === undefined ? 'armor' : 'heat'}>
      <div class="head baseline dense spread together">
        <span class="name">${name}</span>
        <span class="value">
          <b
            >${from === to ? number(to) : html`${number(from)} ${arrow('right', 'to')} ${number(to)}`}</b
          ><i aria-hidden=${tick === undefined ? nothing : 'true'}>/${limit}</i
          >${tick === undefined ? nothing : html`<span class="unseen">, shuts down at ${tick}${this.#worn}</span>`}
        </span>
      </div>
      <div class="bar" aria-hidden="true">
        <span class="fill" .style=${`width: ${part(low)}`}></span>
        ${low === high ? nothing : html`<span class="hatch" .style=${`left: ${part(low)}; width: ${part(high - Math.max(0, low))}`}></span>`}
        ${tick === undefined ? nothing : html`<span class="tick" .style=${`left: ${part(tick)}`}></span>`}
      </div>
    </div>`;
  }
}

/** Several kinds of ammunition in one number. */
const together = (supplies: readonly (readonly [name: string, left: number])[]): TemplateResult =>
  html`<div class="kind">
    <div class="head baseline dense spread together">
      <span class="name" aria-hidden="true">${AMMUNITION}</span>
      <span class="value" aria-hidden="true"
        ><b>${supplies.map(([, left]) => left).join('\u200A·\u200A')}</b></span
      >
      <span class="unseen"
        >${supplies.map(([name, left]) => `${capital(name)} ${left}`).join(', ')}</span
      >
    </div>
  </div>`;

/** A number with a mark for each; without `full` the marks are criticals. */
const counted = (
  [whole, short]: readonly [string, string],
  left: number,
  full?: number,
): TemplateResult =>
  html`<div class=${full === undefined ? 'criticals' : 'kind'}>
    <div class="head baseline dense spread together">
      <span class="name"
        ><span class="whole">${capital(whole)}</span
        ><span class="short" aria-hidden="true">${capital(short)}</span></span
      >
      <span class="value"><b>${left}</b></span>
    </div>
    <div class="pips" aria-hidden="true">
      ${Array.from({ length: Math.min(full ?? left, MOST) }, (_, index) => html`<i class=${index < left ? '' : 'spent'}></i>`)}
    </div>
  </div>`;
