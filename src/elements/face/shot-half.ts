import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { incidentOf } from '../../rules/battle/incident.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { statusPhrase } from '../../rules/words/words.ts';
import '../card/gauge-row.ts';
import { arrow, icon, phrase, pilotMark } from '../common/signs.ts';
import '../page/booklet-page.ts';
import { consoleTable } from '../page/console-table.ts';
import { plate } from '../page/plate.ts';
import type { Account, View } from '../turn/facts/account.ts';
import { viewOf, isCrackedFor, isSeenTwice, wornIn } from '../turn/facts/account.ts';
import { beatPage } from '../turn/pages/beat-page.ts';
import { ownPerilWords, perilWords } from '../turn/words/turn-words.ts';
import type { Perils } from '../turn/facts/perils.ts';
import type { Shot } from '../turn/facts/shots.ts';
import { calledBand } from '../turn/pages/called-page.ts';
import '../turn/leaving/leave-or-stay.ts';
import { questionsTo } from '../turn/words/turn-questions.ts';
import { done, ended, suffered } from './meaning-boxes.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import beatStyles from '../turn/pages/beat-page.css?inline';
import boxStyles from './meaning-boxes.css?inline';
import { Fits } from './fits.ts';
import styles from './shot-half.css?inline';
import { styled } from '../common/styled.ts';
import { FACE_WORDS } from './face-words.ts';

/**
 * A turn in one half of a table: numbers and look-up, the page, then first what happened to the own pilot, what
 * that pilot did, the gauges, and what comes next.
 *
 * @slot - what goes on
 * @fires pilots-leave question-answered - as `<turn-film>`
 */
@customElement('shot-half')
export class ShotHalf extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, boxStyles, beatStyles, styles);

  @property({ attribute: false }) account!: Account;
  @property() side: Side = 'lone';
  /** A beat (explosion, shutdown, fall) fills the half. */
  @property({ attribute: false }) shot!: Shot;
  /** Pilots whom leaving may save; empty once decided. */
  @property({ attribute: false }) perils: Perils = new Map();
  /** It is too late to leave. */
  @property({ type: Boolean }) decided = false;
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** Show a line for a first turn. */
  @property({ type: Boolean }) guided = false;

  constructor() {
    super();
    this.addController(new Fits(this, () => this.#fit()));
  }

  override render(): TemplateResult {
    const { shot } = this;
    if (shot.kind === 'beat')
      return html`${beatPage(shot.beats, () => this.account)} <slot></slot>`;
    const view = viewOf(this.account, this.side);
    const { me, mine, theirs } = view;
    const isFound = shot.kind === 'page' || shot.kind === 'meaning';
    const { screen } = mine.sees;
    return html`<header class="grid apart firm">
        <h2 class="abreast snug titled" tabindex="-1">
          ${pilotMark(this.side)} ${me.pilot}
          <span class="soft medium">${isFound ? 'sees' : 'looks up'}</span>
        </h2>
        <p class="way abreast">
          <b>${mine.console}</b> ${arrow('right', 'and')} <b>${theirs.console}</b>
          ${arrow('right', 'lead to')}
          <b class="found">${isFound ? `${screen.number} ${mine.sees.line?.letter ?? ''}` : '–'}</b>
        </p>
        <p class="soft medium">turn ${this.account.battle.turns + 1}</p>
      </header>
      <div class="both">
        ${isFound ? this.#page(view) : this.#console(view)}
        <div class="words">
          ${shot.kind === 'meaning' ? this.#meaning(view) : this.#called(view)}
          <slot></slot>
        </div>
      </div>`;
  }

  /** If much happened, boxes move together; what is too long for both halves is left out before anything is cut. */
  #fit(): void {
    const words = this.renderRoot.querySelector('.words');
    const isCut = (): boolean => Boolean(words && words.scrollHeight > words.clientHeight);
    this.removeAttribute('tight');
    this.removeAttribute('tightest');
    this.toggleAttribute('tight', isCut());
    this.toggleAttribute('tightest', isCut());
  }

  #console({ booklet, mine, theirs }: View): TemplateResult {
    const lit = this.shot.kind === 'consoles' ? theirs.console : null;
    return html`<div class="looking frame">
      <div class="plate console">
        ${plate('console')} ${consoleTable(booklet, mine.console, lit)}
      </div>
    </div>`;
  }

  #page({ booklet, enemy, seat, them, mine }: View): TemplateResult {
    const { battle, played } = this.account;
    const isTold = this.shot.kind === 'meaning';
    const critical = isTold ? incidentOf(played, 'critical', seat) : undefined;
    return html`<booklet-page
      .booklet=${booklet}
      .number=${mine.sees.screen.number}
      .tell=${them.pilot}
      .wear=${wornIn(battle, enemy)}
      ?cracked=${isCrackedFor(battle, seat)}
      ?mirrored=${isSeenTwice(this.account, this.side)}
      .letter=${critical?.reached ? critical.line.letter : null}
      ?scored=${isTold && mine.sees.screen.score !== null}
      ?lively=${!isTold}
      no-console
      criticals=${critical?.reached ? 'letter' : 'none'}
      level="3"
    ></booklet-page>`;
  }

  /** Only the numbers called. */
  #called({ seat, enemy, them, mine, theirs }: View): TemplateResult {
    const { account, decided, perils, side } = this;
    const { battle, names } = account;
    const number = (who: string, of: number, console: number): TemplateResult =>
      html`<section class="box call">
        <p><span class="label">${who}</span> <b class="number">${console}</b></p>
        ${calledBand(maneuverAt(bookletOf(battle, of).statCard, console))}
      </section>`;
    return html`<div class="boxes">
        ${number('You called', seat, mine.console)}
        ${number(`${them.pilot} called`, enemy, theirs.console)}
      </div>
      ${
        decided
          ? nothing
          : html`${[...perils].map(
                ([whose, peril]) =>
                  html`<p class="box blow hazard">
                    ${icon('warning')}
                    ${(whose === seat ? ownPerilWords : perilWords)({ battle, names, seat: whose, peril })}
                  </p>`,
              )}<leave-or-stay
                ?quiet=${!perils.has(seat)}
                .battle=${battle}
                .played=${account.played}
                .names=${names}
                .seat=${seat}
                ?turned=${side === 'rival'}
              ></leave-or-stay>`
      }`;
  }

  #meaning(view: View): TemplateResult {
    const { account, side, undecided } = this;
    const { seat, enemy, them } = view;
    const { battle, played } = account;
    const next = incidentOf(played, 'status', seat);
    const uncounted = battle.options.ammunition === 'ignored';
    const hasHit = incidentOf(played, 'scored', seat) !== undefined;
    return html`<div class="boxes">
        ${ended(account, side)} ${suffered(account, view)} ${questionsTo(account, side, undecided)}
        ${done(account, view, { guided: this.guided, undecided: undecided.length > 0 })}
      </div>
      <div class="boxes">
        ${
          hasHit
            ? nothing
            : html`<section class="box">
                <h3 class="who abreast">
                  ${pilotMark(side === 'lone' ? 'rival' : 'lone')} ${them.pilot}
                  <span class="soft medium">${them.mech}</span>
                </h3>
                <gauge-row
                  .seat=${seatOf(played.battle, enemy)}
                  .was=${seatOf(battle, enemy)}
                  .uncounted=${uncounted}
                ></gauge-row>
              </section>`
        }
        <section class="box own">
          <h3 class="unseen">Yours</h3>
          <gauge-row
            .seat=${seatOf(played.battle, seat)}
            .was=${seatOf(battle, seat)}
            .uncounted=${uncounted}
          ></gauge-row>
          ${
            next && !played.battle.outcome
              ? html`<p class="next">
                  <b>${them.pilot} tells you:</b>
                  ${
                    seatOf(played.battle, seat).shutDown
                      ? FACE_WORDS.shutDown
                      : phrase(statusPhrase(next.screen.status, next.range))
                  }
                </p>`
              : nothing
          }
        </section>
      </div>`;
  }
}
