import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import type { Step } from '../../rules/record/steps.ts';
import { LEAVE_OR_STAY, placeOf } from '../../rules/record/steps.ts';
import { possessive } from '../../rules/words/tell.ts';
import '../page/booklet-page.ts';
import { consoleTable } from '../page/console-table.ts';
import type { Account, View } from './account.ts';
import { viewOf, wornIn } from './account.ts';
import { equation, ledgerSlip } from './exchange-slips.ts';
import '../card/gauge-row.ts';
import { incidentOf } from './incident-places.ts';
import './leave-or-stay.ts';
import type { Layout } from './room.ts';
import { pilotMark } from '../common/signs.ts';
import '../page/view-window.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-pages.css?inline';
import { styled } from '../common/styled.ts';

/** The class that an element wears at a step. */
export const stepClass = ({ kind }: Step): string => `at-${kind.replaceAll(' ', '-')}`;

/**
 * The pages and slips of an exchange, from the first look-up to the last score: consoles with the
 * cell lit, windows side by side, the arithmetic of a hit.
 *
 * @fires pilots-leave - detail `{ leaving }`
 */
@customElement('exchange-pages')
export class ExchangePages extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, slipStyles, styles);

  @property({ attribute: false }) account!: Account;
  /** From the first look-up to the last score. */
  @property({ attribute: false }) step: Step = LEAVE_OR_STAY;
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
    const views = SIDES.map((side) => viewOf(this.account, side));
    return html`<div class=${`pages ${this.layout} ${stepClass(this.step)}`} tabindex="0">
      ${this.step.kind === 'leave or stay' ? this.#windows(views) : nothing}
      ${views.map((view) => this.#page(view))} ${this.#slips(views)}
    </div>`;
  }

  /** Two windows side by side, where there is no room for pages; the second page turns now. */
  #windows(views: readonly View[]): TemplateResult {
    return html`<div class="windows frame">
      ${views.map(
        ({ side, mine, booklet, enemy }) =>
          html`<div>
            <view-window
              strip
              lively
              .screen=${mine.sees.screen}
              .booklet=${booklet}
              .wear=${wornIn(this.account.battle, enemy)}
            ></view-window
            ><span class="tag">${mine.sees.screen.number} ${mine.sees.screen.title}</span>
            ${
              side === 'rival' && this.arriving
                ? html`<view-window
                    strip
                    class="leaf late"
                    aria-hidden="true"
                    .screen=${viewScreen(booklet, mine.console - 1)}
                    .booklet=${booklet}
                  ></view-window>`
                : nothing
            }
          </div>`,
      )}
    </div>`;
  }

  #page(view: View): TemplateResult {
    const { side, mine, theirs, them, booklet, enemy } = view;
    const scoring = this.#scoring(view);
    const page = (lookUp: boolean): TemplateResult =>
      html`<booklet-page
        .booklet=${booklet}
        .number=${lookUp ? mine.console - 1 : mine.sees.screen.number}
        .lit=${lookUp ? theirs.console : null}
        focus-on=${lookUp ? 'console' : 'all'}
        .tell=${them.pilot}
        .wear=${wornIn(this.account.battle, enemy)}
        ?lively=${!lookUp && this.step.kind === 'leave or stay'}
        .letter=${scoring ? (mine.sees.line?.letter ?? null) : null}
        ?scored=${scoring}
        ?no-console=${scoring && this.layout !== 'broad'}
        criticals=${scoring && this.layout !== 'broad' && this.low ? 'letter' : 'all'}
      ></booklet-page>`;
    return html`<div class=${`page-of ${side}${this.#active(view) ? ' active' : ''}`}>
      ${this.step.kind === 'look up' && !this.turning ? page(true) : page(false)}
      ${this.turning ? html`<div class="leaf" aria-hidden="true">${page(true)}</div>` : nothing}
    </div>`;
  }

  /** Whether the score of a side is told. */
  #scoring({ seat }: View): boolean {
    return this.step.kind === 'score' && this.step.seat === seat;
  }

  /** Whether a side's page and slip are shown where only one is. */
  #active(view: View): boolean {
    switch (this.step.kind) {
      case 'leave or stay':
        return true;
      case 'look up':
        return this.layout === 'flat' || view.side === 'lone';
      case 'score':
        return this.#scoring(view);
      case 'called':
      case 'marks':
        return view.side === 'lone';
    }
  }

  #slips(views: readonly View[]): TemplateResult {
    const { account, step } = this;
    return html`<div class="slips">
      ${views.map((view) => {
        const { side, me, them } = view;
        const looking = step.kind === 'look up' || this.#consoleIn(view);
        return html`<section class=${`slip panel ${side}${this.#active(view) ? ' active' : ''}`}>
          <h2 class="who">
            ${pilotMark(side)} ${me.pilot} ${looking ? 'looks up' : nothing}
            <span class="soft"
              >${looking ? `in the ${possessive(them.mech)} booklet` : `sees the ${them.mech}`}</span
            >
          </h2>
          ${this.#consoleIn(view) ? this.#console(view) : nothing} ${equation(account, side)}
          ${
            step.kind === 'leave or stay' && !this.staying
              ? html`<leave-or-stay .account=${account} .side=${side}></leave-or-stay>`
              : nothing
          }
          ${step.kind === 'score' ? html`<div class="account">${ledgerSlip(account, side)}</div>` : nothing}
        </section>`;
      })}
      ${
        step.kind === 'score'
          ? html`<div class="gauges">${views.map((view) => this.#gauge(view, step))}</div>`
          : nothing
      }
    </div>`;
  }

  /** The gauges of a side's own 'Mech, struck once that is told. */
  #gauge({ seat, enemy, me }: View, step: Step): TemplateResult {
    const { battle, played } = this.account;
    const struck = incidentOf(played, 'scored', enemy);
    const isTold =
      placeOf(played, { kind: 'score', seat: enemy, on: seat }) <= placeOf(played, step);
    const before = seatOf(battle, seat);
    return html`<section class="panel gauge">
      <h3>${me.mech}</h3>
      <gauge-row
        .seat=${struck && isTold ? { ...before, armor: struck.to } : before}
        .uncounted=${battle.options.ammunition === 'ignored'}
      ></gauge-row>
    </section>`;
  }

  /** Whether a slip carries the console that is looked up, because no page shows it. */
  #consoleIn({ side }: View): boolean {
    return (
      (this.step.kind === 'look up' && this.layout === 'flat') ||
      (this.step.kind === 'leave or stay' && this.layout === 'narrow' && side === 'rival')
    );
  }

  #console({ booklet, mine, theirs }: View): TemplateResult {
    return html`<div class="console">${consoleTable(booklet, mine.console, theirs.console)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-pages': ExchangePages;
  }
}
