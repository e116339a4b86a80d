import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import type { UndecidedExplosion } from '../../rules/record/duel.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { DrawAhead } from './draw-ahead.ts';
import './exchange-pages.ts';
import type { Layout } from './exchange-pages.ts';
import { calledNumber, explosionChoice, marksSlip, stepDots } from './exchange-slips.ts';
import { menuButton } from '../common/menu-button.ts';
import { plate } from '../page/plate.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { stageKey } from '../common/stage-key.ts';
import type { Told } from './told.ts';
import { deedOf, endedWords, seatNumber, stepWords, stepsOf, wornIn } from './told.ts';
import './telling-note.ts';
import '../page/view-window.ts';
import { say } from '../common/say.ts';
import plateStyles from '../page/plate.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-stage.css?inline';
import { styled } from '../common/styled.ts';

const PAGE_TURN = 520;

/**
 * The exchange, told step by step at the pilots' pace.
 *
 * @fires step-reached - detail `{ step }`
 * @fires pilots-stay - step 3 is decided
 * @fires pilots-leave - detail `{ leaves }`
 * @fires ammunition-chosen - detail `{ side, kind }`: what an explosion takes (H4)
 * @fires turn-finished
 * @fires menu-asked
 * @fires notes-read - no more notes for a first turn
 */
@customElement('exchange-stage')
export class ExchangeStage extends LitElement {
  static override styles = styled(plateStyles, slipStyles, styles);

  /** The battle as it stood before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) step = 1;
  /** Nobody leaves any more. */
  @property({ type: Boolean }) decided = false;
  /** Sides that must say what an explosion takes. */
  @property({ attribute: false }) undecided: readonly UndecidedExplosion[] = [];
  /** What comes after the marks: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** A record is looked at: nobody can leave. */
  @property({ type: Boolean }) replayed = false;
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  /** Notes for a first turn. */
  @property({ type: Boolean }) guided = false;
  @state() private turning = false;
  @state() private layout: Layout = 'broad';
  /** Too low for a whole page over a slip. */
  @state() private low = false;
  /** The second page has just been turned to, where only one is shown at a time. */
  @state() private arriving = false;

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.#told));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
    window.addEventListener('resize', this.#measure);
    this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    window.removeEventListener('resize', this.#measure);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step')) this.arriving = changed.get('step') === 2 && this.step === 3;
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.on')?.focus();
  }

  get #told(): Told {
    return { battle: this.battle, played: this.played, names: this.names };
  }

  override render(): TemplateResult {
    const told = this.#told;
    const { step } = this;
    return html`<div class=${`stage ${this.layout} step${step}`}>
      ${
        this.noBar
          ? nothing
          : html`<stage-bar>
              ${pilotMark('lone')} ${this.names[0]?.pilot} <span class="soft">against</span>
              ${pilotMark('rival')} ${this.names[1]?.pilot}
              <p slot="aside" class="soft">Turn ${this.battle.turns + 1}</p>
              ${menuButton('Menu', () => say(this, 'menu-asked'))}
            </stage-bar>`
      }
      ${
        step === 1
          ? this.#called(told)
          : step === 6
            ? this.#marks(told)
            : html`<exchange-pages
                .told=${told}
                .step=${step}
                .layout=${this.layout}
                .low=${this.low}
                .turning=${this.turning}
                .arriving=${this.arriving}
                .staying=${this.replayed || this.decided}
              ></exchange-pages>`
      }
      <p class="unseen" aria-live="polite">${stepWords(told, step)}</p>
      ${
        this.guided && !(this.layout !== 'broad' && this.low && step > 1 && step < 6)
          ? html`<telling-note
              .step=${step}
              .names=${this.names}
              ?short=${this.layout !== 'broad'}
            ></telling-note>`
          : nothing
      }
      ${this.#controls(told)}
    </div>`;
  }

  #called(told: Told): TemplateResult {
    return html`<div class="calls frame" tabindex="0">
      <p class="plate title">
        ${plate('range')}<small>Both are locked in</small><b>Numbers called</b>
      </p>
      <div class="both">${SIDES.map((side) => calledNumber(told, side))}</div>
    </div>`;
  }

  #marks(told: Told): TemplateResult {
    const { outcome } = told.played.battle;
    return html`<div class="after" tabindex="0">
      <h2>
        ${outcome ? endedWords(told) : `After turn ${this.battle.turns + 1}`}<span class="soft"
          >${told.played.pairings[0]?.range} range</span
        >
      </h2>
      <div class="windows frame">
        ${SIDES.map((side) => {
          const { screen } = deedOf(told, side).sees;
          return html`<div>
            <view-window
              strip
              .screen=${screen}
              .booklet=${bookletOf(told.battle, 1 - seatNumber(side))}
              .wear=${wornIn(told.played.battle, 1 - seatNumber(side))}
            ></view-window
            ><span class="tag">${this.names[seatNumber(side)]?.pilot} sees ${screen.number}</span>
          </div>`;
        })}
      </div>
      ${SIDES.map((side) => html`<div class="mark-of">${marksSlip(told, side)} ${explosionChoice(told, side, this.undecided)}</div>`)}
    </div>`;
  }

  #controls(told: Told): TemplateResult {
    const first = deedOf(told, 'lone').sees.screen.number;
    const second = deedOf(told, 'rival').sees.screen.number;
    const name = {
      1: 'Look up',
      2: this.layout === 'narrow' ? `Turn to ${first}` : `Turn to ${first} and ${second}`,
      3: this.replayed || this.decided ? 'Score it' : 'Both stay: score it',
      4: 'Go on',
      5: 'Go on',
      6: this.nextName,
    }[this.step];
    const back = this.step === 3 || this.step === 6;
    return html`<div class="controls dock">
      ${stepDots(this.step)}
      <p class="soft said">
        ${this.step === 3 && !this.decided && !this.replayed ? 'Last chance to leave before any damage' : `step ${this.step} of 6`}
      </p>
      <button
        type="button"
        class="button big skip"
        @click=${() => (back ? this.#back() : this.#skip())}
      >
        ${back ? 'Back' : html`Skip <kbd aria-hidden="true">End</kbd>`}
      </button>
      ${
        this.step === 6 && this.undecided.length > 0
          ? html`<button type="button" class="button big notyet on" aria-disabled="true">
              Say what explodes
            </button>`
          : html`<button type="button" class="button main big on" @click=${() => this.#on()}>
              ${name} <kbd aria-hidden="true">Space</kbd>
            </button>`
      }
    </div>`;
  }

  readonly #measure = (): void => {
    const { innerWidth: width, innerHeight: height } = window;
    // Two pages and the slips beneath them need the height of a tablet that stands.
    const lies = height < 520 ? width >= 560 : width >= 700 && width < 1100 && height < 860;
    this.layout = lies ? 'flat' : width < 700 ? 'narrow' : 'broad';
    this.low = height < 800;
  };

  #on(): void {
    if (this.turning) return this.#turned();
    const steps = stepsOf(this.#told);
    if (this.step === 6) return say(this, 'turn-finished');
    if (
      this.step === 2 &&
      this.layout !== 'flat' &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      this.turning = true;
      setTimeout(() => this.turning && this.#turned(), PAGE_TURN);
      return;
    }
    if (this.step === 3 && !this.decided && !this.replayed) return say(this, 'pilots-stay');
    this.#reach(steps[steps.indexOf(this.step) + 1] ?? 6);
  }

  #turned(): void {
    this.turning = false;
    this.#reach(3);
  }

  #back(): void {
    const steps = stepsOf(this.#told);
    const to = steps[steps.indexOf(this.step) - 1];
    if (to) this.#reach(to);
  }

  #skip(): void {
    this.turning = false;
    this.#reach(this.step < 3 && !this.decided && !this.replayed ? 3 : 6);
  }

  #reach(step: number): void {
    say(this, 'step-reached', { step });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = stageKey(event);
    const onButton = event.composedPath()[0] instanceof HTMLButtonElement;
    if (key === 'ArrowRight' || (key === ' ' && !onButton)) {
      event.preventDefault();
      if (this.step !== 6 || this.undecided.length === 0) this.#on();
    } else if (key === 'ArrowLeft') this.#back();
    else if (key === 'End' && this.step !== 6 && (this.step !== 3 || this.decided || this.replayed))
      this.#skip();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-stage': ExchangeStage;
  }
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: number }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
