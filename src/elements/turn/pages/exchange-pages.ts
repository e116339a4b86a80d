import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../../rules/battle/battle.ts';
import { SIDES } from '../../../rules/battle/battle.ts';
import { incidentOf } from '../../../rules/battle/incident.ts';
import { scoreNote } from '../../../rules/words/lesson.ts';
import { possessive } from '../../../rules/words/tell.ts';
import '../../common/docked-note.ts';
import { pilotMark } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import '../../page/booklet-page.ts';
import { consoleTable } from '../../page/console-table.ts';
import { plate } from '../../page/plate.ts';
import type { Account, View } from '../facts/account.ts';
import { isOwnPage, isSeenTwice, pagesOf, viewOf, isCrackedFor, wornIn } from '../facts/account.ts';
import { equation, ledgerSlip } from './exchange-slips.ts';
import type { Layout } from '../../common/room.ts';
import plateStyles from '../../page/plate.css?inline';
import consoleStyles from '../../page/console-table.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-pages.css?inline';

/**
 * Pages of an exchange: one as high as a phone, or both side by side. A score rises as a slip over the foot of its
 * page. While a page turns, the console that led to it covers it, alone and large.
 *
 * @slot - parts beside both pages
 */
@customElement('exchange-pages')
export class ExchangePages extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, slipStyles, styles);

  @property({ attribute: false }) account!: Account;
  /** The open page if only one fits; null for the first. */
  @property({ attribute: false }) side: Side | null = null;
  /** Scores are shown: slips rise over their pages. */
  @property({ type: Boolean }) scored = false;
  @property() layout: Layout = 'broad';
  /** Too low for a page above all rows of a long sum. */
  @property({ type: Boolean }) low = false;
  /** Too low for a console even beside the window. */
  @property({ type: Boolean }) scant = false;
  /** Explain the first score, if it fits. */
  @property({ type: Boolean }) guided = false;
  /** Too low for a note on the score; long sums are in two columns. */
  @property({ type: Boolean }) tight = false;
  /** An answer may change the criticals, so letters are shown as printed. */
  @property({ type: Boolean }) undecided = false;
  @property({ type: Boolean }) turning = false;

  override render(): TemplateResult {
    const { account, layout } = this;
    const together = layout === 'broad';
    const shown = together ? SIDES : [this.side ?? pagesOf(account)[0]];
    return html`<div class="pages stack ${layout}${this.low ? ' low' : ''}">
      ${shown.map((side) => this.#page(viewOf(account, side)))}
      ${together ? html`<div class="gauges"><slot></slot></div>` : nothing}
    </div>`;
  }

  #page({ side, mine, theirs, me, them, booklet, seat, enemy }: View): TemplateResult {
    const { account, layout } = this;
    const scored = this.scored && incidentOf(account.played, 'scored', seat) !== undefined;
    const critical = incidentOf(account.played, 'critical', seat);
    const sum = incidentOf(account.played, 'scored', seat)?.ledger.length ?? 0;
    // Longer sums leave no room.
    const explained = this.guided && !this.tight && sum <= 3 && !(this.low && layout === 'narrow');
    return html`<section class="page-of ${side} ${scored ? 'scored' : ''}">
      ${layout === 'broad' ? html`<h2 class="who abreast">${pilotMark(side)} ${me.pilot} sees${isOwnPage(account, side) ? ' you' : ''} ${equation(account, side)}</h2>` : nothing}
      <booklet-page
        .booklet=${booklet}
        .number=${mine.sees.screen.number}
        .tell=${them.pilot}
        .wear=${wornIn(account.battle, enemy)}
        ?cracked=${isCrackedFor(account.battle, seat)}
        ?mirrored=${isSeenTwice(account, side)}
        .letter=${mine.sees.line?.letter ?? null}
        ?missed=${critical?.reached !== true}
        ?undecided=${this.undecided}
        criticals=${scored ? 'none' : 'letter'}
        ?lively=${!scored}
        ?covered=${this.turning}
        ?scored=${scored}
        console-unread
        ?no-console=${scored || this.scant}
        ?lying=${layout === 'flat'}
      ></booklet-page>
      ${
        scored
          ? html`<div class="slip panel">
              <h2 class="unseen" tabindex="-1">${possessive(me.pilot)} score</h2>
              ${ledgerSlip(account, side, this.guided || this.tight)}
            </div>`
          : nothing
      }
      ${scored && explained ? this.#note(seat) : nothing}
      ${
        this.turning
          ? html`<div class="leaf frame cover-all rounded" aria-hidden="true">
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

  /** Focuses the risen score; false if there is none. */
  focusScore(): boolean {
    const heading = this.renderRoot.querySelector<HTMLElement>('.slip h2');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  }

  #note(seat: number): TemplateResult {
    const words = scoreNote(this.account.played, seat) ?? '';
    return html`<docked-note fixed points="up" .words=${words}></docked-note>`;
  }
}
