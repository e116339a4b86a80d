import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { DUEL } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import { offersOf } from '../../rules/battle/offers.ts';
import type { SeatOrders } from '../../rules/battle/orders.ts';
import { splitOf } from '../../rules/battle/split.ts';
import type { Leave } from '../../rules/record/progress.ts';
import type { Beat, Step } from '../../rules/record/steps.ts';
import { CALLED, beatsOf, isSameStep, stepAfter, stepBefore } from '../../rules/record/steps.ts';
import type { Answer, Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { tell } from '../../rules/words/tell.ts';
import { signed } from '../../rules/words/words.ts';
import { phrase, icon, pilotMark } from '../common/signs.ts';
import { menuButton } from '../common/menu-button.ts';
import { say } from '../common/say.ts';
import '../common/stage-bar.ts';
import { StageKeys, isOnButton } from '../common/stage-keys.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { accountOf, viewOf, wornIn } from '../telling/account.ts';
import { isSaidAt } from '../telling/incident-places.ts';
import { questionsTo, waitWords } from '../telling/turn-questions.ts';
import styles from './many-exchange.css?inline';

/**
 * A turn of one against several, step by step: the numbers, the two pages of each pairing, who leaves,
 * every score, what the turn leaves behind.
 *
 * @fires step-reached - detail `{ step }`
 * @fires beat-shown - detail `{ kind }`
 * @fires pilots-stay - it is decided that nobody leaves
 * @fires pilots-leave - detail `{ leaving }`
 * @fires question-answered - detail `{ answer }`
 * @fires turn-finished
 * @fires menu-asked
 */
@customElement('many-exchange')
export class ManyExchange extends LitElement {
  static override styles = styled(styles);

  /** The battle as it stood before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({
    attribute: false,
    hasChanged: (step: Step, before?: Step) => !before || !isSameStep(step, before),
  })
  step: Step = CALLED;
  /** What the pilots do in the turn, by seat. */
  @property({ attribute: false }) orders: SeatOrders = [];
  /** Nobody leaves any more, as in a record that is only looked at. */
  @property({ type: Boolean }) decided = false;
  /** What pilots have to say before the turn goes on. */
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** What comes after the turn: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  @state() private leaving: readonly Leave[] = [];

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'ArrowLeft') this.#back();
        else if (key === 'ArrowRight' || (key === ' ' && !isOnButton(event))) {
          event.preventDefault();
          this.#on();
        }
      }),
    );
  }

  override updated(changed: PropertyValues): void {
    if (!changed.has('step')) return;
    this.renderRoot.querySelector<HTMLElement>('.heading')?.focus({ preventScroll: true });
    const [beat] = this.step.kind === 'marks' ? beatsOf(this.played) : [];
    if (beat) say(this, 'beat-shown', { kind: beat.kind });
  }

  /** What a pilot has to say before the turn goes on. */
  get #waiting(): Question | undefined {
    const { step } = this;
    const last = !stepAfter(this.played, step);
    return this.undecided.find(({ kind }) =>
      kind === 'modifier shared' ? step.kind === 'split' : last,
    );
  }

  override render(): TemplateResult {
    const waiting = this.#waiting;
    const back = stepBefore(this.played, this.step);
    return html`<div class="stage">
      ${
        this.noBar
          ? html`<h2 class="heading" tabindex="-1">${this.#heading()}</h2>`
          : html`<stage-bar plain>
              <h1 class="heading" tabindex="-1">${this.#heading()}</h1>
              <p slot="aside" class="soft">Turn ${this.battle.turns + 1}</p>
              ${menuButton('Menu', () => say(this, 'menu-asked'))}
            </stage-bar>`
      }
      <div class="body" aria-live="polite">
        ${this.#step()} ${waiting ? this.#question(waiting) : nothing}
      </div>
      <div class="dock">
        <button
          type="button"
          class="button plain"
          aria-label="Back"
          aria-disabled=${!back}
          @click=${this.#back}
        >
          ${icon('back')}
        </button>
        ${
          waiting
            ? html`<button type="button" class="button notyet on" aria-disabled="true">
                ${waitWords(waiting)}
              </button>`
            : html`<button type="button" class="button main on" @click=${this.#on}>
                ${this.#onWords()} <kbd aria-hidden="true">Space</kbd>
              </button>`
        }
      </div>
    </div>`;
  }

  #pilot(seat: number): string {
    return this.names[seat]?.pilot ?? '';
  }

  #heading(): string {
    const { step } = this;
    switch (step.kind) {
      case 'called':
        return 'The numbers';
      case 'look up':
        return `${this.#pilot(0)} and ${this.#pilot(step.rival)} look up`;
      case 'leave or stay':
        return 'Leave or stay';
      case 'split':
        return `${this.#pilot(0)} shares the modifier`;
      case 'score':
        return `${this.#pilot(step.seat)} scores on ${this.#pilot(step.on)}`;
      case 'marks':
        return 'What the turn leaves behind';
    }
  }

  #onWords(): string {
    if (this.step.kind === 'leave or stay' && !this.decided)
      return this.leaving.length > 0 ? 'They leave' : 'Nobody leaves';
    return stepAfter(this.played, this.step) ? 'Go on' : this.nextName;
  }

  #step(): TemplateResult {
    const { step } = this;
    switch (step.kind) {
      case 'called':
        return this.#sentences(({ kind }) => kind === 'called' || kind === 'looked up');
      case 'look up':
        return this.#pages(step.rival);
      case 'leave or stay':
        return this.decided ? this.#left() : this.#leaves();
      case 'split':
        return this.#shares();
      case 'score':
        return this.#sentences(
          (incident) =>
            (incident.kind === 'scored' || incident.kind === 'critical') &&
            incident.seat === step.seat &&
            incident.on === step.on,
        );
      case 'marks':
        return this.#sentences(
          (incident) =>
            isSaidAt(incident, 'marks') || beatsOf(this.played).some((beat) => beat === incident),
        );
    }
  }

  #sentences(are: (incident: Incident) => boolean): TemplateResult {
    return html`<div class="told panel">
      ${this.played.incidents.filter(are).map((incident) => html`<p>${phrase(tell(incident, this.names))}</p>`)}
    </div>`;
  }

  #pages(rival: number): TemplateResult {
    const account = sure(accountOf(this.battle, this.played, this.names, rival));
    return html`<div class="pages">
      ${SIDES.map((side) => {
        const { booklet, enemy, me, mine, them } = viewOf(account, side);
        return html`<section>
          <h3>${pilotMark(side)} ${me.pilot} calls ${mine.console}, and sees</h3>
          <booklet-page
            no-console
            level="3"
            .booklet=${booklet}
            .number=${mine.sees.screen.number}
            .letter=${mine.sees.line?.letter ?? null}
            .tell=${them.pilot}
            .wear=${wornIn(this.battle, enemy)}
          ></booklet-page>
        </section>`;
      })}
    </div>`;
  }

  /** Who has left. */
  #left(): TemplateResult {
    const left = ({ kind }: Incident): boolean => kind === 'bailed out' || kind === 'escaped';
    return this.played.incidents.some(left)
      ? this.#sentences(left)
      : html`<p class="told panel">Nobody leaves.</p>`;
  }

  #leaves(): TemplateResult {
    const seats = [0, ...this.battle.pairings.map(({ rival }) => rival)];
    return html`<div class="told panel">
      ${seats.map((seat) => {
        const escape = mayEscape(this.battle, seat, this.played.pairings);
        return html`<div class="leaving">
          <b
            >${pilotMark(sideOf(seat))} ${this.#pilot(seat)}
            ${bookletOf(this.battle, seat).mech.name}</b
          >
          ${this.#leave({ seat, leaves: 'bails out' }, 'bails out')}
          ${escape ? this.#leave({ seat, leaves: 'escapes' }, 'escapes') : nothing}
        </div>`;
      })}
    </div>`;
  }

  #leave({ leaves, seat }: Leave, words: string): TemplateResult {
    const said = this.leaving.some((each) => each.seat === seat && each.leaves === leaves);
    return html`<button
      type="button"
      class="button ${said ? 'main' : ''}"
      aria-pressed=${said}
      @click=${() => {
        const others = this.leaving.filter((each) => each.seat !== seat);
        this.leaving = said ? others : [...others, { seat, leaves }];
      }}
    >
      ${this.#pilot(seat)} ${words}
    </button>`;
  }

  /** What falls to each of several. */
  #shares(): TemplateResult {
    const split = splitOf(this.played);
    return html`<div class="told panel">
      ${split?.hits.map(
        ({ rival, score }, place) =>
          html`<p>
            ${this.#pilot(rival)}: SCORE ${signed(score)}, share ${signed(split.shares[place] ?? 0)}
          </p>`,
      )}
    </div>`;
  }

  #question(waiting: Question): TemplateResult {
    if (waiting.kind === 'modifier shared') {
      const { kind, seat, split } = waiting;
      return html`<div class="told panel">
        <p><b>${this.#pilot(seat)}, how do you share ${signed(split.modifier)}?</b></p>
        ${offersOf(split, this.orders[0]?.attacks ?? null).map(
          ({ shares }) =>
            html`<button
              type="button"
              class="button"
              @click=${() => say(this, 'question-answered', { answer: { kind, seat, shares } })}
            >
              ${split.hits.map(({ rival }, place) => `${this.#pilot(rival)} ${signed(shares[place] ?? 0)}`).join(', ')}
            </button>`,
        )}
      </div>`;
    }
    // The question needs somebody's account: that of the first pairing, or of the pilot's own.
    const rival =
      waiting.seat === 0 ? (this.played.pairings[0]?.rival ?? DUEL.rival) : waiting.seat;
    const account = sure(accountOf(this.battle, this.played, this.names, rival));
    return html`${questionsTo(account, sideOf(waiting.seat), [waiting])}`;
  }

  readonly #on = (): void => {
    if (this.#waiting) return;
    const next = stepAfter(this.played, this.step);
    if (this.step.kind === 'leave or stay' && !this.decided) {
      if (this.leaving.length > 0) say(this, 'pilots-leave', { leaving: this.leaving });
      else if (next) say(this, 'pilots-stay');
      else say(this, 'turn-finished');
    } else if (next) say(this, 'step-reached', { step: next });
    else say(this, 'turn-finished');
  };

  readonly #back = (): void => {
    const before = stepBefore(this.played, this.step);
    if (before) say(this, 'step-reached', { step: before });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'many-exchange': ManyExchange;
  }
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'pilots-stay': CustomEvent<null>;
    'pilots-leave': CustomEvent<{ leaving: readonly Leave[] }>;
    'question-answered': CustomEvent<{ answer: Answer }>;
    'turn-finished': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
