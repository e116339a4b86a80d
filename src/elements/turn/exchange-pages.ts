import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { LEAVE_OR_STAY, beatsOf } from '../../rules/fight/steps.ts';
import { scoreNote } from '../../rules/words/score-note.ts';
import '../card/gauge-row.ts';
import '../common/docked-note.ts';
import { pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { consoleTable } from '../page/console-table.ts';
import { plate } from '../page/plate.ts';
import type { Account, View } from './account.ts';
import { viewOf, wornIn } from './account.ts';
import { equation, ledgerSlip } from './exchange-slips.ts';
import { allTold, openPage, scoredSides, seatBeforeBeats } from './film.ts';
import { incidentOf } from './incident-places.ts';
import type { Layout } from './room.ts';
import './turn-list.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import slipStyles from './exchange-slips.css?inline';
import besideStyles from './beside-pages.css?inline';
import styles from './exchange-pages.css?inline';

/** The class that an element wears at a step. */
export const stepClass = ({ kind }: Step): string => `at-${kind.replaceAll(' ', '-')}`;

/**
 * The pages of an exchange: one in the whole height of a phone, both side by side where there is room.
 * The score rises as a slip over the foot of the page it is about. While a page turns, the console that
 * led to it lies over it, alone and large.
 *
 * @slot - where both lie side by side, what stands with them in place of the gauges
 */
@customElement('exchange-pages')
export class ExchangePages extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, slipStyles, besideStyles, styles);

  @property({ attribute: false }) account!: Account;
  /** From the first page to the last score. */
  @property({ attribute: false }) step: Step = LEAVE_OR_STAY;
  @property() layout: Layout = 'broad';
  /** Too low for a page and all rows of a long sum, one below the other. */
  @property({ type: Boolean }) low = false;
  /** Too low for a console even beside the window. */
  @property({ type: Boolean }) scant = false;
  /** Whoever sees a score for the first time is told what it is made of, where there is room. */
  @property({ type: Boolean }) guided = false;
  /** It is still to be decided what the letters come to: they are shown as they stand in the booklet. */
  @property({ type: Boolean }) undecided = false;
  /** The turns before this one, for the log beside the pages. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** The pages are just being turned. */
  @property({ type: Boolean }) turning = false;

  override render(): TemplateResult {
    const { account, step, layout } = this;
    const together = layout === 'broad';
    const shown = together ? SIDES : [openPage(account, step)];
    const scored = scoredSides(account, step, together);
    return html`<div class="pages ${layout}${this.low ? ' low' : ''} ${stepClass(step)}">
      ${shown.map((side) => this.#page(viewOf(account, side), scored.includes(side)))}
      ${
        together
          ? html`<div class="gauges">
              <slot>${SIDES.map((side) => this.#gauge(viewOf(account, side)))} ${this.#log()}</slot>
            </div>`
          : nothing
      }
    </div>`;
  }

  #page(
    { side, mine, theirs, me, them, booklet, seat, enemy }: View,
    scored: boolean,
  ): TemplateResult {
    const { account, layout } = this;
    const critical = incidentOf(account.played, 'critical', seat);
    return html`<section class="page-of ${side} ${scored ? 'scored' : ''}">
      ${layout === 'broad' ? html`<h2 class="who abreast">${pilotMark(side)} ${me.pilot} sees ${equation(account, side)}</h2>` : nothing}
      <booklet-page
        .booklet=${booklet}
        .number=${mine.sees.screen.number}
        .tell=${them.pilot}
        .wear=${wornIn(account.battle, enemy)}
        .letter=${mine.sees.line?.letter ?? null}
        ?missed=${critical?.reached !== true}
        ?undecided=${this.undecided}
        criticals=${scored ? 'none' : 'letter'}
        ?lively=${!scored}
        ?scored=${scored}
        ?no-console=${scored || this.scant}
        ?lying=${layout === 'flat'}
      ></booklet-page>
      ${scored ? html`<div class="slip panel">${ledgerSlip(account, side, this.guided)}</div>` : nothing}
      ${scored && this.guided && !(this.low && layout === 'narrow') ? this.#note(seat) : nothing}
      ${
        this.turning
          ? html`<div class="leaf frame" aria-hidden="true">
              <p class="plate">
                ${plate('range')}<small>${them.mech}</small><b>Console ${mine.console}</b>
              </p>
              <div class="plate alone">
                ${plate('console')} ${consoleTable(booklet, mine.console, theirs.console)}
              </div>
            </div>`
          : nothing
      }
    </section>`;
  }

  #note(seat: number): TemplateResult {
    const words = scoreNote(this.account.played, seat) ?? '';
    return html`<docked-note fixed points="up" .words=${words}></docked-note>`;
  }

  /** The turns so far; this one too once all of it is told, its beats with it. */
  #log(): TemplateResult {
    const { battle, names, played } = this.account;
    const told = allTold(played, this.step) && beatsOf(played).length === 0;
    return html`<div class="panel log" role="region" aria-label="The turns so far" tabindex="0">
      <turn-list
        .battle=${battle}
        .exchanges=${told ? [...this.exchanges, played] : this.exchanges}
        .names=${names}
      ></turn-list>
    </div>`;
  }

  /** The gauges of a side's own 'Mech; once all is told, with what they were before. */
  #gauge({ side, seat, me }: View): TemplateResult {
    const { battle, played } = this.account;
    const told = allTold(played, this.step);
    const before = seatOf(battle, seat);
    return html`<section class="panel gauge">
      <h3>${pilotMark(side)} ${me.pilot} <span class="soft">${me.mech}</span></h3>
      <gauge-row
        .seat=${told ? seatBeforeBeats(this.account, seat) : before}
        .was=${told ? before : null}
        .uncounted=${battle.options.ammunition === 'ignored'}
      ></gauge-row>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-pages': ExchangePages;
  }
}
