import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, seatOf } from '../../rules/battle/battle.ts';
import type { UndecidedExplosion } from '../../rules/record/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Pending } from '../../rules/record/pending.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../page/booklet-page.ts';
import '../card/console-keys.ts';
import { DrawAhead } from '../telling/draw-ahead.ts';
import {
  equation,
  explosionChoice,
  ledgerSlip,
  marksSlip,
  stepDots,
} from '../telling/exchange-slips.ts';
import './first-turn-notes.ts';
import '../card/gauge-row.ts';
import '../telling/leave-or-stay.ts';
import { menuButton } from '../common/menu-button.ts';
import { pilotMark } from '../common/signs.ts';
import '../card/stat-card.ts';
import '../telling/telling-note.ts';
import type { Told } from '../telling/told.ts';
import {
  deedOf,
  endedWords,
  otherSide,
  seatNumber,
  stepWords,
  stepsOf,
  wornIn,
} from '../telling/told.ts';
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
 * @fires maneuver-locked-in - detail `{ side, console }`
 * @fires choice-taken-back - detail `{ side }`
 * @fires notes-read
 * @fires step-reached pilots-stay pilots-leave ammunition-chosen turn-finished menu-asked - as `<exchange-stage>`
 */
@customElement('face-to-face')
export class FaceToFace extends LitElement {
  static override styles = styled(slipStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ attribute: false }) pending!: Pending;
  /** The exchange that is told; null while the pilots choose. */
  @property({ attribute: false }) played: Exchange | null = null;
  @property({ attribute: false }) undecided: readonly UndecidedExplosion[] = [];
  /** Notes for a first choice. */
  @property({ type: Boolean }) notes = false;
  /** Notes for a first exchange. */
  @property({ type: Boolean }) guided = false;
  /** Who has read the notes on a first choice. */
  @state() private read: readonly Side[] = [];

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.played && this.#told(this.played)));
  }

  override render(): TemplateResult {
    return html`<div class="table">
      <h1 class="unseen">${this.names[0]?.pilot} against ${this.names[1]?.pilot}</h1>
      ${this.#half('rival')}
      <div class="middle frame">${menuButton('Menu', () => say(this, 'menu-asked'))}</div>
      ${this.#half('lone')}
      <p class="unseen" aria-live="polite">
        ${this.played ? stepWords(this.#told(this.played), this.pending.step) : `Turn ${this.battle.turns + 1}`}
      </p>
    </div>`;
  }

  #told(played: Exchange): Told {
    return { battle: this.battle, played, names: this.names };
  }

  #half(side: Side): TemplateResult {
    const seat = seatNumber(side);
    return html`<section class="half ${side}" aria-label=${`${this.names[seat]?.pilot}'s half`}>
      ${this.played ? this.#telling(side, this.#told(this.played)) : this.#choosing(side)}
    </section>`;
  }

  #choosing(side: Side): TemplateResult {
    const seat = seatNumber(side);
    const pairing = sure(pairingsOf(this.battle, seat)[0]);
    const screen = pairing.sees[side];
    return html`<booklet-page
        .booklet=${bookletOf(this.battle, 1 - seat)}
        .number=${screen.number}
        .tell=${this.names[1 - seat]?.pilot ?? 'opponent'}
        .wear=${wornIn(this.battle, 1 - seat)}
        criticals="none"
      ></booklet-page>
      <div class="own">
        <p class="who">
          ${pilotMark(side)} ${this.names[seat]?.pilot}
          <span class="soft"
            >${this.names[seat]?.mech} · turn ${this.battle.turns + 1} · ${pairing.range}</span
          >
        </p>
        <stat-card mini .battle=${this.battle} .seat=${seat}></stat-card>
      </div>
      <console-keys
        .open=${openManeuvers(this.battle, seat).map(({ console }) => console)}
        .turn=${this.battle.turns + 1}
        .locked=${this.pending.locked[side] !== undefined}
        @number-locked-in=${({ detail: { console } }: Said<'number-locked-in'>) => say(this, 'maneuver-locked-in', { side, console })}
        @number-taken-back=${() => say(this, 'choice-taken-back', { side })}
      ></console-keys>
      ${
        this.notes && !this.read.includes(side) && this.pending.locked[side] === undefined
          ? html`<first-turn-notes
              table
              .names=${this.names}
              .seat=${seat}
              @notes-read=${(event: Said<'notes-read'>) => this.#readNotes(event, side)}
            ></first-turn-notes>`
          : nothing
      }`;
  }

  /** The notes are read when both pilots have read them, or locked in without. */
  #readNotes(event: Event, side: Side): void {
    this.read = [...this.read, side];
    const done = (each: Side): boolean =>
      this.read.includes(each) || this.pending.locked[each] !== undefined;
    if (!done('lone') || !done('rival')) event.stopPropagation();
  }

  #telling(side: Side, told: Told): TemplateResult {
    const { step } = this.pending;
    const seat = seatNumber(side);
    const mine = deedOf(told, side);
    const looking = step === 2;
    const scoring = step === (side === 'lone' ? 4 : 5);
    const hit = step > 3 && mine.sees.line !== null;
    return html`<booklet-page
        .booklet=${bookletOf(told.battle, 1 - seat)}
        .number=${step === 1 ? sure(told.battle.pairings[0]).sees[side].number : looking ? mine.console - 1 : mine.sees.screen.number}
        .lit=${looking ? deedOf(told, otherSide(side)).console : null}
        focus-on=${looking ? 'console' : 'all'}
        .tell=${this.names[1 - seat]?.pilot ?? 'opponent'}
        .wear=${wornIn(told.battle, 1 - seat)}
        ?lively=${step === 3}
        .letter=${hit ? (mine.sees.line?.letter ?? null) : null}
        ?scored=${scoring}
        ?no-console=${hit}
        criticals=${hit ? 'all' : 'none'}
      ></booklet-page>
      <div class="slip panel">
        ${
          step === 6
            ? nothing
            : html`<h2 class="who">
                ${pilotMark(side)} ${this.names[seat]?.pilot}
                ${step > 2 ? `sees the ${this.names[1 - seat]?.mech}` : ''}
                <span class="soft">turn ${told.battle.turns + 1}</span>
              </h2>`
        }
        <div class="words" tabindex="0">${this.#words(side, told)}</div>
        ${
          step === 6
            ? nothing
            : html`<gauge-row
                .seat=${seatOf(told.battle, seat)}
                .uncounted=${told.battle.options.ammunition === 'ignored'}
              ></gauge-row>`
        }
        ${
          this.guided
            ? html`<telling-note .step=${step} .names=${this.names} .side=${side}></telling-note>`
            : nothing
        }
        ${this.#controls(told)}
      </div>`;
  }

  #words(side: Side, told: Told): TemplateResult {
    const { step } = this.pending;
    const seat = seatNumber(side);
    if (step === 1)
      return html`<div class="numbers">
        <p>
          <small>You called</small><b>${deedOf(told, side).console}</b>
          <small>${this.#maneuver(side, told)}</small>
        </p>
        <p>
          <small>${this.names[1 - seat]?.pilot} called</small
          ><b>${deedOf(told, otherSide(side)).console}</b>
          <small>${this.#maneuver(otherSide(side), told)}</small>
        </p>
      </div>`;
    if (step === 6)
      return html`${told.played.battle.outcome ? html`<p class="ended">${endedWords(told)}</p>` : nothing}
      ${marksSlip(told, side)}${explosionChoice(told, side, this.undecided)}`;
    return html`${equation(told, side, 'yours')}
    ${step === 3 ? this.#leaveOrStay(side, told) : step > 3 ? ledgerSlip(told, side) : nothing}`;
  }

  #maneuver(side: Side, told: Told): string {
    const { statCard } = bookletOf(told.battle, seatNumber(side));
    return maneuverAt(statCard, deedOf(told, side).console)?.name ?? '';
  }

  #leaveOrStay(side: Side, told: Told): TemplateResult | typeof nothing {
    if (this.pending.decided) return nothing;
    return html`<leave-or-stay
      .told=${told}
      .side=${side}
      ?turned=${side === 'rival'}
    ></leave-or-stay>`;
  }

  #controls(told: Told): TemplateResult {
    const { step, decided } = this.pending;
    const steps = stepsOf(told);
    const back = step === 3 || step === 6;
    const name =
      step === 3 && !decided
        ? 'Both stay: score it'
        : step === 6
          ? told.played.battle.outcome
            ? 'See the end'
            : `Turn ${told.battle.turns + 2}`
          : step === 1
            ? 'Look up'
            : 'Go on';
    const on = (): void => {
      if (step === 6) say(this, 'turn-finished');
      else if (step === 3 && !decided) say(this, 'pilots-stay');
      else say(this, 'step-reached', { step: steps[steps.indexOf(step) + 1] ?? 6 });
    };
    const aside = (): void =>
      say(this, 'step-reached', {
        step: back ? (steps[steps.indexOf(step) - 1] ?? 1) : step < 3 ? 3 : 6,
      });
    const waits = step === 6 && this.undecided.length > 0;
    return html`<div class="progress">
        ${stepDots(step)}
        <span class="soft">either pilot taps</span>
      </div>
      <div class="go">
        <button type="button" class="button big" @click=${aside}>${back ? 'Back' : 'Skip'}</button>
        <button
          type="button"
          class="button big ${waits ? 'notyet' : 'main'}"
          aria-disabled=${waits}
          @click=${() => waits || on()}
        >
          ${waits ? 'Say what explodes' : name}
        </button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'face-to-face': FaceToFace;
  }
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ side: Side; console: number }>;
    'choice-taken-back': CustomEvent<{ side: Side }>;
    'step-reached': CustomEvent<{ step: number }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
