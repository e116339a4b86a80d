import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { possessive } from '../../rules/words/tell.ts';
import '../page/booklet-page.ts';
import { consoleTable } from '../page/console-table.ts';
import { equation, ledgerSlip } from './exchange-slips.ts';
import '../card/gauge-row.ts';
import './leave-or-stay.ts';
import { pilotMark } from '../common/signs.ts';
import type { Told } from './told.ts';
import { deedOf, incidentOf, otherSide, seatNumber, wornIn } from './told.ts';
import '../page/view-window.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-pages.css?inline';
import { styled } from '../common/styled.ts';

/** Narrow: one page at a time. Flat: no room for a whole page. Broad: both pages. */
export type Layout = 'narrow' | 'flat' | 'broad';

/**
 * The pages and slips of an exchange, from the first look-up to the last score: consoles with the
 * cell lit, windows side by side, the arithmetic of a hit.
 *
 * @fires pilots-leave - detail `{ leaves }`
 */
@customElement('exchange-pages')
export class ExchangePages extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, slipStyles, styles);

  @property({ attribute: false }) told!: Told;
  /** 2 to 5. */
  @property({ type: Number }) step = 2;
  @property() layout: Layout = 'broad';
  /** Too low for a whole page over a slip. */
  @property({ type: Boolean }) low = false;
  /** The pages that are looked up in are just being turned. */
  @property({ type: Boolean }) turning = false;
  /** The second page has just been turned to, where only one is shown at a time. */
  @property({ type: Boolean }) arriving = false;
  /** Nobody is asked whether to leave. */
  @property({ type: Boolean }) staying = false;

  override render(): TemplateResult {
    const { told } = this;
    return html`<div class=${`pages ${this.layout} step${this.step}`} tabindex="0">
      ${this.step === 3 ? this.#windows(told) : nothing}
      ${SIDES.map((side) => this.#page(told, side))} ${this.#slips(told)}
    </div>`;
  }

  /** Two windows side by side, where there is no room for pages; the second page turns now. */
  #windows(told: Told): TemplateResult {
    return html`<div class="windows frame">
      ${SIDES.map((side) => {
        const { console, sees } = deedOf(told, side);
        const booklet = bookletOf(told.battle, 1 - seatNumber(side));
        return html`<div>
          <view-window
            strip
            lively
            .screen=${sees.screen}
            .booklet=${booklet}
            .wear=${wornIn(told.battle, 1 - seatNumber(side))}
          ></view-window
          ><span class="tag">${sees.screen.number} ${sees.screen.title}</span>
          ${
            side === 'rival' && this.arriving
              ? html`<view-window
                  strip
                  class="leaf late"
                  aria-hidden="true"
                  .screen=${viewScreen(booklet, console - 1)}
                  .booklet=${booklet}
                ></view-window>`
              : nothing
          }
        </div>`;
      })}
    </div>`;
  }

  #page(told: Told, side: Side): TemplateResult {
    const { step } = this;
    const mine = deedOf(told, side);
    const theirs = deedOf(told, otherSide(side));
    const enemy = seatNumber(otherSide(side));
    const booklet = bookletOf(told.battle, enemy);
    const looking = step === 2;
    const active = this.#active(side);
    const scoring = (step === 4 && side === 'lone') || (step === 5 && side === 'rival');
    const page = (lookUp: boolean): TemplateResult =>
      html`<booklet-page
        .booklet=${booklet}
        .number=${lookUp ? mine.console - 1 : mine.sees.screen.number}
        .lit=${lookUp ? theirs.console : null}
        focus-on=${lookUp ? 'console' : 'all'}
        .tell=${told.names[enemy]?.pilot ?? 'opponent'}
        .wear=${wornIn(told.battle, enemy)}
        ?lively=${!lookUp && step === 3}
        .letter=${scoring ? (mine.sees.line?.letter ?? null) : null}
        ?scored=${scoring}
        ?no-console=${scoring && this.layout !== 'broad'}
        criticals=${scoring && this.layout !== 'broad' && this.low ? 'letter' : 'all'}
      ></booklet-page>`;
    return html`<div class=${`page-of ${side}${active ? ' active' : ''}`}>
      ${looking && !this.turning ? page(true) : page(false)}
      ${this.turning ? html`<div class="leaf" aria-hidden="true">${page(true)}</div>` : nothing}
    </div>`;
  }

  /** Whether a side's page and slip are shown where only one is. */
  #active(side: Side): boolean {
    const { step } = this;
    if (step === 3) return true;
    if (step === 2 && this.layout === 'flat') return true;
    return side === (step === 5 ? 'rival' : 'lone');
  }

  #slips(told: Told): TemplateResult {
    const { step } = this;
    return html`<div class="slips">
      ${SIDES.map((side) => {
        const seat = seatNumber(side);
        const looking = step === 2 || (step === 3 && this.#consoleIn(side));
        const enemy = told.names[1 - seat]?.mech ?? "'Mech";
        return html`<section class=${`slip panel ${side}${this.#active(side) ? ' active' : ''}`}>
          <h2 class="who">
            ${pilotMark(side)} ${told.names[seat]?.pilot} ${looking ? 'looks up' : nothing}
            <span class="soft"
              >${looking ? `in the ${possessive(enemy)} booklet` : `sees the ${enemy}`}</span
            >
          </h2>
          ${this.#consoleIn(side) ? this.#console(told, side) : nothing} ${equation(told, side)}
          ${
            step === 3 && !this.staying
              ? html`<leave-or-stay .told=${told} .side=${side}></leave-or-stay>`
              : nothing
          }
          ${step > 3 ? html`<div class="account">${ledgerSlip(told, side)}</div>` : nothing}
        </section>`;
      })}
      ${
        step > 3
          ? html`<div class="gauges">
              ${SIDES.map((_, seat) => {
                const struck = incidentOf(told, 'scored', 1 - seat);
                const before = seatOf(told.battle, seat);
                const shown =
                  struck && (step === 5 || seat === 1) ? { ...before, armor: struck.to } : before;
                return html`<section class="panel gauge">
                  <h3>${told.names[seat]?.mech}</h3>
                  <gauge-row
                    .seat=${shown}
                    .uncounted=${told.battle.options.ammunition === 'ignored'}
                  ></gauge-row>
                </section>`;
              })}
            </div>`
          : nothing
      }
    </div>`;
  }

  /** Whether a slip carries the console that is looked up, because no page shows it. */
  #consoleIn(side: Side): boolean {
    return (
      (this.step === 2 && this.layout === 'flat') ||
      (this.step === 3 && this.layout === 'narrow' && side === 'rival')
    );
  }

  #console(told: Told, side: Side): TemplateResult {
    return html`<div class="console">
      ${consoleTable(
        bookletOf(told.battle, 1 - seatNumber(side)),
        deedOf(told, side).console,
        deedOf(told, otherSide(side)).console,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-pages': ExchangePages;
  }
}
