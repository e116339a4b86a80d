import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Step } from '../../rules/record/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  isBeforeDamage,
  isSameStep,
  placeOf,
  stepAfter,
  stepBefore,
  stepsOf,
} from '../../rules/record/steps.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { DrawAhead } from './draw-ahead.ts';
import './exchange-pages.ts';
import { stepClass } from './exchange-pages.ts';
import { calledPage, marksPage } from './exchange-ends.ts';
import { stepDots } from './exchange-slips.ts';
import { stepWords } from './incident-places.ts';
import { menuButton } from '../common/menu-button.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { stageKey } from '../common/stage-key.ts';
import type { Account } from './account.ts';
import { accountOf } from './account.ts';
import { waitWords } from './turn-questions.ts';
import { Room } from './room.ts';
import './telling-note.ts';
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
 * @fires pilots-stay - it is decided that nobody leaves
 * @fires pilots-leave - detail `{ leaving }`
 * @fires question-answered - detail `{ answer }`: what a pilot says of the turn
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
  @property({
    attribute: false,
    hasChanged: (step: Step, before?: Step) => !before || !isSameStep(step, before),
  })
  step: Step = CALLED;
  /** Nobody leaves any more, as in a record that is only looked at. */
  @property({ type: Boolean }) decided = false;
  /** What pilots have to say before the turn goes on. */
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** What comes after the marks: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  /** Notes for a first turn. */
  @property({ type: Boolean }) guided = false;
  @state() private turning = false;
  /** The second page has just been turned to, where only one is shown at a time. */
  @state() private arriving = false;
  readonly #room = new Room(this);

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.#account));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('step'))
      this.arriving = changed.get('step')?.kind === 'look up' && this.step.kind === 'leave or stay';
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.on')?.focus();
  }

  get #account(): Account {
    return sure(accountOf(this.battle, this.played, this.names));
  }

  override render(): TemplateResult {
    const account = this.#account;
    const { step } = this;
    return html`<div class=${`stage ${this.#room.layout} ${stepClass(step)}`}>
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
      ${this.#middle(account)}
      <p class="unseen" aria-live="polite">${stepWords(account, step)}</p>
      ${
        this.guided && (this.#room.layout === 'broad' || !this.#room.low || !isOnPages(step))
          ? html`<telling-note
              .step=${step}
              .names=${this.names}
              ?short=${this.#room.layout !== 'broad'}
            ></telling-note>`
          : nothing
      }
      ${this.#controls(account)}
    </div>`;
  }

  #middle(account: Account): TemplateResult {
    const { step } = this;
    switch (step.kind) {
      case 'called':
        return calledPage(account);
      case 'marks':
        return marksPage(account, this.undecided);
      case 'look up':
      case 'leave or stay':
      case 'score':
        return html`<exchange-pages
          .account=${account}
          .step=${step}
          .layout=${this.#room.layout}
          .low=${this.#room.low}
          .turning=${this.turning}
          .arriving=${this.arriving}
          .staying=${this.decided}
        ></exchange-pages>`;
    }
  }

  #controls(account: Account): TemplateResult {
    const { step } = this;
    const back = step.kind === 'leave or stay' || step.kind === 'marks';
    const [waiting] = step.kind === 'marks' ? this.undecided : [];
    return html`<div class="controls dock">
      ${stepDots(this.played, step)}
      <p class="soft said">
        ${
          step.kind === 'leave or stay' && !this.decided
            ? 'Last chance to leave before any damage'
            : `step ${placeOf(this.played, step) + 1} of ${stepsOf(this.played).length}`
        }
      </p>
      <button
        type="button"
        class="button big skip"
        @click=${() => (back ? this.#back() : this.#skip())}
      >
        ${back ? 'Back' : html`Skip <kbd aria-hidden="true">End</kbd>`}
      </button>
      ${
        waiting
          ? html`<button type="button" class="button big notyet on" aria-disabled="true">
              ${waitWords(waiting)}
            </button>`
          : html`<button type="button" class="button main big on" @click=${() => this.#on()}>
              ${this.#onWords(account)} <kbd aria-hidden="true">Space</kbd>
            </button>`
      }
    </div>`;
  }

  /** The name of the button that goes on. */
  #onWords({ pairing: { deeds } }: Account): string {
    switch (this.step.kind) {
      case 'called':
        return 'Look up';
      case 'look up': {
        const [first, second] = SIDES.map((side) => deeds[side].sees.screen.number);
        return this.#room.layout === 'narrow'
          ? `Turn to ${first}`
          : `Turn to ${first} and ${second}`;
      }
      case 'leave or stay':
        return this.decided ? 'Score it' : 'Both stay: score it';
      case 'score':
        return 'Go on';
      case 'marks':
        return this.nextName;
    }
  }

  #on(): void {
    const { kind } = this.step;
    if (this.turning) return this.#turned();
    if (kind === 'marks') return say(this, 'turn-finished');
    if (
      kind === 'look up' &&
      this.#room.layout !== 'flat' &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      this.turning = true;
      setTimeout(() => this.turning && this.#turned(), PAGE_TURN);
      return;
    }
    if (kind === 'leave or stay' && !this.decided) return say(this, 'pilots-stay');
    this.#reach(stepAfter(this.played, this.step));
  }

  #turned(): void {
    this.turning = false;
    this.#reach(LEAVE_OR_STAY);
  }

  #back(): void {
    const to = stepBefore(this.played, this.step);
    if (to) this.#reach(to);
  }

  /** To the question whether to leave, and past it once it is decided. */
  #skip(): void {
    this.turning = false;
    this.#reach(this.decided || !isBeforeDamage(this.step) ? MARKS : LEAVE_OR_STAY);
  }

  #reach(step: Step): void {
    say(this, 'step-reached', { step });
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = stageKey(event);
    const onButton = event.composedPath()[0] instanceof HTMLButtonElement;
    if (key === 'ArrowRight' || (key === ' ' && !onButton)) {
      event.preventDefault();
      if (this.step.kind !== 'marks' || this.undecided.length === 0) this.#on();
    } else if (key === 'ArrowLeft') this.#back();
    else if (
      key === 'End' &&
      this.step.kind !== 'marks' &&
      (this.step.kind !== 'leave or stay' || this.decided)
    )
      this.#skip();
  };
}

/** Whether a step is told on the pages, between the numbers and the marks. */
const isOnPages = ({ kind }: Step): boolean => kind !== 'called' && kind !== 'marks';

declare global {
  interface HTMLElementTagNameMap {
    'exchange-stage': ExchangeStage;
  }
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
