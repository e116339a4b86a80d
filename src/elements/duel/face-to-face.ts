import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { DUEL, enemyIn, pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Step } from '../../rules/record/steps.ts';
import { isBeforeDamage } from '../../rules/record/steps.ts';
import type { Choosing, Telling, TurnInProgress } from '../../rules/record/turn.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../page/booklet-page.ts';
import '../card/console-keys.ts';
import type { Account, View } from '../telling/account.ts';
import { accountOf, endedWords, viewOf, wornIn } from '../telling/account.ts';
import { DrawAhead } from '../telling/draw-ahead.ts';
import { equation, ledgerSlip, marksSlip } from '../telling/exchange-slips.ts';
import { stepWords } from '../telling/incident-places.ts';
import './first-turn-notes.ts';
import '../card/gauge-row.ts';
import '../telling/leave-or-stay.ts';
import { menuButton } from '../common/menu-button.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../card/stat-card.ts';
import { tableControls } from './table-controls.ts';
import '../telling/telling-note.ts';
import { questionsTo } from '../telling/turn-questions.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import slipStyles from '../telling/exchange-slips.css?inline';
import styles from './face-to-face.css?inline';
import { styled } from '../common/styled.ts';

/**
 * A tablet flat on the table: a half for each pilot, the upper one turned round. Numbers are picked
 * on keys that are all alike and stand in a new order each turn, so that neither place nor colour of
 * a touch tells anything.
 *
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires choice-taken-back - detail `{ seat }`
 * @fires notes-read
 * @fires step-reached pilots-stay pilots-leave question-answered turn-finished menu-asked - as `<exchange-stage>`
 */
@customElement('face-to-face')
export class FaceToFace extends LitElement {
  static override styles = styled(slipStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) turn!: TurnInProgress;
  /** The turn as it is told, played; null while the pilots choose. */
  @property({ attribute: false }) played: Exchange | null = null;
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** Notes for a first choice. */
  @property({ type: Boolean }) notes = false;
  /** Notes for a first exchange. */
  @property({ type: Boolean }) guided = false;
  /** Who has read the notes on a first choice. */
  @state() private read: readonly Side[] = [];

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.#account()));
  }

  override render(): TemplateResult {
    const { turn } = this;
    const account = this.#account();
    const half = (side: Side): TemplateResult => {
      const pilot = this.names[seatIn(DUEL, side)]?.pilot;
      return html`<section class="half ${side}" aria-label=${`${pilot}'s half`}>
        ${turn.kind === 'choosing' ? this.#choosing(side, turn) : this.#telling(side, turn, sure(account))}
      </section>`;
    };
    return html`<div class="table">
      <h1 class="unseen">${this.names[0]?.pilot} against ${this.names[1]?.pilot}</h1>
      ${half('rival')}
      <div class="middle frame">${menuButton('Menu', () => say(this, 'menu-asked'))}</div>
      ${half('lone')}
      <p class="unseen" aria-live="polite">
        ${turn.kind === 'choosing' ? `Turn ${this.battle.turns + 1}` : stepWords(sure(account), turn.step)}
      </p>
    </div>`;
  }

  #account(): Account | null {
    return this.turn.kind === 'telling' && this.played
      ? accountOf(this.battle, this.played, this.names)
      : null;
  }

  #choosing(side: Side, turn: Choosing): TemplateResult {
    const { battle, names } = this;
    const pairing = sure(pairingOfDuel(battle));
    const [seat, enemy] = [seatIn(pairing, side), enemyIn(pairing, side)];
    const locked = isLocked(turn, side);
    const bound = boundText(battle, seat, names);
    return html`<booklet-page
        .booklet=${bookletOf(battle, enemy)}
        .number=${pairing.sees[side].number}
        .tell=${names[enemy]?.pilot ?? 'opponent'}
        .wear=${wornIn(battle, enemy)}
        criticals="none"
      ></booklet-page>
      <div class="own">
        <p class="who">
          ${pilotMark(side)} ${names[seat]?.pilot}
          <span class="soft"
            >${names[seat]?.mech} · turn ${battle.turns + 1} · ${pairing.range}</span
          >
        </p>
        <stat-card mini .battle=${battle} .seat=${seat}></stat-card>
      </div>
      ${
        bound
          ? html`<p class="bound">${icon('lock')} ${bound}</p>`
          : html`<console-keys
              .open=${openManeuvers(battle, seat).map(({ console }) => console)}
              .turn=${battle.turns + 1}
              .locked=${locked}
              @number-locked-in=${({ detail: { console } }: Said<'number-locked-in'>) => say(this, 'maneuver-locked-in', { seat, console })}
              @number-taken-back=${() => say(this, 'choice-taken-back', { seat })}
            ></console-keys>`
      }
      ${
        this.notes && !this.read.includes(side) && !locked
          ? html`<first-turn-notes
              table
              .names=${names}
              .side=${side}
              @notes-read=${(event: Said<'notes-read'>) => this.#readNotes(event, side, turn)}
            ></first-turn-notes>`
          : nothing
      }`;
  }

  /** The notes are read when both pilots have read them, or locked in without. */
  #readNotes(event: Event, side: Side, turn: Choosing): void {
    this.read = [...this.read, side];
    const done = (each: Side): boolean => this.read.includes(each) || isLocked(turn, each);
    if (!SIDES.every(done)) event.stopPropagation();
  }

  #telling(side: Side, turn: Telling, account: Account): TemplateResult {
    const { step } = turn;
    const { battle } = account;
    const view = viewOf(account, side);
    const { booklet, seat, enemy, me, them, mine, theirs } = view;
    const looking = step.kind === 'look up';
    const hit = !isBeforeDamage(step) && mine.sees.line !== null;
    const atMarks = step.kind === 'marks';
    return html`<booklet-page
        .booklet=${booklet}
        .number=${this.#pageAt(step, view)}
        .lit=${looking ? theirs.console : null}
        focus-on=${looking ? 'console' : 'all'}
        .tell=${them.pilot}
        .wear=${wornIn(battle, enemy)}
        ?lively=${step.kind === 'leave or stay'}
        .letter=${hit ? (mine.sees.line?.letter ?? null) : null}
        ?scored=${step.kind === 'score' && step.seat === seat}
        ?no-console=${hit}
        criticals=${hit ? 'all' : 'none'}
      ></booklet-page>
      <div class="slip panel">
        ${
          atMarks
            ? nothing
            : html`<h2 class="who">
                ${pilotMark(side)} ${me.pilot}
                ${step.kind === 'called' || looking ? '' : `sees the ${them.mech}`}
                <span class="soft">turn ${battle.turns + 1}</span>
              </h2>`
        }
        <div class="words" tabindex="0">${this.#words(view, turn, account)}</div>
        ${
          atMarks
            ? nothing
            : html`<gauge-row
                .seat=${seatOf(battle, seat)}
                .uncounted=${battle.options.ammunition === 'ignored'}
              ></gauge-row>`
        }
        ${
          this.guided
            ? html`<telling-note .step=${step} .names=${this.names} .side=${side}></telling-note>`
            : nothing
        }
        ${tableControls(this, turn, account.played, this.undecided)}
      </div>`;
  }

  /** The page that a side has open at a step: the one chosen from, the console, then what is seen. */
  #pageAt({ kind }: Step, { side, mine }: View): number {
    switch (kind) {
      case 'called':
        return sure(pairingOfDuel(this.battle)).sees[side].number;
      case 'look up':
        return mine.console - 1;
      case 'leave or stay':
      case 'score':
      case 'marks':
        return mine.sees.screen.number;
    }
  }

  #words(view: View, { step, decided }: Telling, account: Account): TemplateResult {
    const { side, them, mine, theirs, seat, enemy } = view;
    switch (step.kind) {
      case 'called':
        return html`<div class="numbers">
          <p>
            <small>You called</small><b>${mine.console}</b>
            <small>${this.#maneuver(seat, mine.console)}</small>
          </p>
          <p>
            <small>${them.pilot} called</small><b>${theirs.console}</b>
            <small>${this.#maneuver(enemy, theirs.console)}</small>
          </p>
        </div>`;
      case 'look up':
        return equation(account, side, 'yours');
      case 'leave or stay':
        return html`${equation(account, side, 'yours')}
        ${decided ? nothing : html`<leave-or-stay .account=${account} .side=${side} ?turned=${side === 'rival'}></leave-or-stay>`}`;
      case 'score':
        return html`${equation(account, side, 'yours')} ${ledgerSlip(account, side)}`;
      case 'marks':
        return html`${account.played.battle.outcome ? html`<p class="ended">${endedWords(account)}</p>` : nothing}
        ${marksSlip(account, side)}${questionsTo(account, side, this.undecided)}`;
    }
  }

  #maneuver(seat: number, console: number): string {
    return maneuverAt(bookletOf(this.battle, seat).statCard, console)?.name ?? '';
  }
}

/** Whether a side has locked in. */
const isLocked = ({ locked }: Choosing, side: Side): boolean =>
  (locked[seatIn(DUEL, side)] ?? null) !== null;

declare global {
  interface HTMLElementTagNameMap {
    'face-to-face': FaceToFace;
  }
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
    'menu-asked': CustomEvent<null>;
  }
}
