import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/record/steps.ts';
import { CALLED, beatsOf, isBeforeDamage, isSameStep } from '../../rules/record/steps.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { menuButton } from '../common/menu-button.ts';
import { say } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { styled } from '../common/styled.ts';
import type { Account } from './account.ts';
import { accountOf, viewOf } from './account.ts';
import { beatPage } from './beat-page.ts';
import { beatSentence } from './beat-words.ts';
import { DrawAhead } from './draw-ahead.ts';
import { calledPage } from './exchange-ends.ts';
import './exchange-pages.ts';
import { stepClass } from './exchange-pages.ts';
import { changesLine, equation } from './exchange-slips.ts';
import type { Pace, Peril, Shot } from './film.ts';
import {
  LASTS,
  allTold,
  openPage,
  perilOf,
  perilWords,
  shotAfter,
  shotBefore,
  turnedPages,
  turnsPage,
} from './film.ts';
import { FilmClock } from './film-clock.ts';
import { filmActs } from './film-acts.ts';
import { FilmTouch } from './film-touch.ts';
import { onWords, shotWords } from './film-words.ts';
import './leave-corner.ts';
import './pace-choice.ts';
import { Room } from './room.ts';
import './telling-note.ts';
import { questionsTo, waitWords } from './turn-questions.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import beatStyles from './beat-page.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-stage.css?inline';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The exchange as a film: the numbers, a page, the other page, the score over its foot, and a beat for
 * what the turn leaves behind. It runs by itself or at a tap; a tap hurries it, a long one goes back.
 *
 * @fires step-reached - detail `{ step }`
 * @fires beat-shown - detail `{ kind }`: an explosion, a shutdown fills the screen
 * @fires pilots-stay - it is decided that nobody leaves
 * @fires pilots-leave - detail `{ leaving }`
 * @fires question-answered - detail `{ answer }`: what a pilot says of the turn
 * @fires turn-finished
 * @fires menu-asked
 * @fires pace-chosen - detail `{ pace }`
 * @fires notes-read - no more notes for a first turn
 */
@customElement('exchange-stage')
export class ExchangeStage extends LitElement {
  static override styles = styled(plateStyles, consoleStyles, slipStyles, beatStyles, styles);

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
  /** What comes after the film: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  /** Notes for a first turn. */
  @property({ type: Boolean }) guided = false;
  @consume({ context: settingsContext, subscribe: true })
  @state()
  private settings: SettingsKeeper | undefined;
  /** A page is just being turned. */
  @state() private turning = false;
  /** Which beat is shown, at the marks. */
  @state() private beat = 0;
  /** It was gone back to: the film waits. */
  @state() private rewound = false;
  #landed = 0;
  readonly #room = new Room(this);

  constructor() {
    super();
    this.addController(new DrawAhead(this, () => this.#account));
    this.addController(
      new FilmClock(
        () => ({
          key: JSON.stringify([this.battle.turns, this.step, this.beat, this.turning]),
          lasts: this.#lasts(),
        }),
        () => (this.turning ? this.#land() : this.#on()),
      ),
    );
    this.addController(new FilmTouch(this, { on: () => this.#hurry(), back: () => this.#back() }));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const from = changed.get('step');
    if (!changed.has('step') || !from) return;
    if (this.step.kind !== 'marks') this.beat = 0;
    this.turning = !this.rewound && !still() && turnsPage(from, this.step);
    if (!this.turning) this.#landed = performance.now();
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('step') || changed.has('beat')) this.#begin();
  }

  /** The heading of each shot takes the focus, and a beat says that it is seen. */
  #begin(): void {
    // The bar shows its heading once it has been drawn itself.
    void this.renderRoot
      .querySelector('stage-bar')
      ?.updateComplete.then(() => this.#focusHeading());
    this.#focusHeading();
    const beat = this.step.kind === 'marks' ? beatsOf(this.played)[this.beat] : undefined;
    if (beat) say(this, 'beat-shown', { kind: beat.kind });
  }

  #focusHeading(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  get #account(): Account {
    return sure(accountOf(this.battle, this.played, this.names));
  }

  get #shot(): Shot {
    return { step: this.step, beat: this.beat };
  }

  get #together(): boolean {
    return this.#room.layout === 'broad';
  }

  get #pace(): Pace {
    return this.settings?.current.pace ?? null;
  }

  /** What a pilot has to say before the film goes on. */
  get #waiting(): Question | undefined {
    const beat = this.step.kind === 'marks' ? beatsOf(this.played)[this.beat] : undefined;
    const last = !shotAfter(this.played, this.#shot, this.#together);
    return beat?.kind === 'exploded' || last
      ? this.undecided.find(({ seat }) => last || seat === beat?.seat)
      : undefined;
  }

  /** For how long the film stands where it is (milliseconds); null until somebody goes on. */
  #lasts(): number | null {
    const { step } = this;
    if (this.turning) return LASTS.turn;
    if (this.rewound || this.#waiting) return null;
    const next = shotAfter(this.played, this.#shot, this.#together);
    if (step.kind === 'marks') return next ? LASTS.beat : null;
    if (this.#pace !== 'by itself') return null;
    if (step.kind === 'called') return LASTS.numbers;
    return next?.step.kind === 'score' &&
      step.kind !== 'score' &&
      !still() &&
      this.#perils().size === 0
      ? LASTS.landed
      : null;
  }

  /** What threatens whom, as long as it can still be left. */
  #perils(): ReadonlyMap<Side, Peril> {
    if (!this.#mayLeave()) return new Map();
    const account = this.#account;
    const turned = this.turning ? [] : turnedPages(account, this.step, this.#together);
    return new Map(
      SIDES.flatMap((side) => {
        const peril = perilOf(account, side, turned);
        return peril ? [[side, peril] as const] : [];
      }),
    );
  }

  #mayLeave(): boolean {
    return !this.decided && this.step.kind !== 'called' && isBeforeDamage(this.step);
  }

  override render(): TemplateResult {
    const account = this.#account;
    const { step } = this;
    const perils = this.#perils();
    const beat = step.kind === 'marks' ? beatsOf(this.played)[this.beat] : undefined;
    return html`<div
      class=${`stage ${this.#room.layout}${this.#room.low ? ' low' : ''} ${stepClass(step)}`}
    >
      ${beat ? nothing : this.#bar(account, perils)}
      ${
        beat
          ? beatPage(account, beat)
          : step.kind === 'called'
            ? calledPage(account)
            : html`<exchange-pages
                .account=${account}
                .step=${step}
                .layout=${this.#room.layout}
                .low=${this.#room.low}
                .turning=${this.turning}
              ></exchange-pages>`
      }
      <p class="unseen" aria-live="polite">
        ${this.turning ? nothing : shotWords(account, step, this.#together)}
      </p>
      <p class="unseen" aria-live="assertive">${beat ? beatSentence(beat, this.names) : nothing}</p>
      ${this.#below(account, perils)} ${this.#controls(account)}
    </div>`;
  }

  #bar(account: Account, perils: ReadonlyMap<Side, Peril>): TemplateResult {
    const { layout } = this.#room;
    const onPage = this.step.kind !== 'called' && layout !== 'broad';
    const leave = this.#mayLeave()
      ? html`<leave-corner slot="buttons" .account=${account} .perils=${perils}></leave-corner>`
      : nothing;
    const side = openPage(account, this.step);
    const heading = onPage
      ? html`${pilotMark(side)} ${viewOf(account, side).me.pilot}
          <span class="soft">sees</span> ${equation(account, side)}`
      : html`${pilotMark('lone')} ${this.names[0]?.pilot}
          <span class="soft">against</span> ${pilotMark('rival')} ${this.names[1]?.pilot}`;
    if (this.noBar)
      return html`<div class="line"><h2 class="heading" tabindex="-1">${heading}</h2></div>`;
    return html`<stage-bar plain>
      <h1 class="heading" tabindex="-1">${heading}</h1>
      ${onPage ? nothing : html`<p slot="aside" class="soft">Turn ${this.battle.turns + 1}</p>`}
      ${leave}
      ${onPage && leave !== nothing ? nothing : menuButton('Menu', () => say(this, 'menu-asked'))}
    </stage-bar>`;
  }

  /** What stands between the pages and the controls. */
  #below(account: Account, perils: ReadonlyMap<Side, Peril>): TemplateResult {
    const { step } = this;
    const waiting = this.#waiting;
    return html`<div class="below">
      ${[...perils].map(([side, peril]) => html`<p class="hazard">${icon('warning')} <span>${perilWords(account, side, peril)}</span></p>`)}
      ${waiting ? SIDES.map((side) => questionsTo(account, side, [waiting])) : nothing}
      ${
        step.kind === 'called' && this.#pace === null && !this.noBar
          ? html`<pace-choice @pace-chosen=${() => this.requestUpdate()}></pace-choice>`
          : nothing
      }
      ${this.guided && step.kind === 'score' && !(this.#room.low && !this.#together) ? html`<telling-note ?bare=${this.#room.layout !== 'broad'}></telling-note>` : nothing}
    </div>`;
  }

  /** Whether heat and marks stand in the place of the acts: the film is over but for its beats. */
  #isAllTold(): boolean {
    const { step } = this;
    return !this.#together && !this.turning && step.kind !== 'marks' && allTold(this.played, step);
  }

  #controls(account: Account): TemplateResult {
    const waiting = this.#waiting;
    const back = shotBefore(this.played, this.#shot, this.#together) !== null;
    return html`<div class="controls dock">
      <button
        type="button"
        class="button plain back"
        aria-label="Back"
        aria-disabled=${!back}
        @click=${() => this.#back()}
      >
        ${icon('back')}
      </button>
      ${this.#isAllTold() ? html`<p class="changed">${SIDES.map((side) => changesLine(account, side))}</p>` : filmActs(this.step)}
      ${
        waiting
          ? html`<button type="button" class="button notyet on" aria-disabled="true">
              ${waitWords(waiting)}
            </button>`
          : html`<button type="button" class="button main on" @click=${() => this.#hurry()}>
              ${onWords(account, this.#shot, { together: this.#together, last: this.nextName })}
              <kbd aria-hidden="true">Space</kbd>
            </button>`
      }
    </div>`;
  }

  /** A tap ends what runs; right after a page has landed it is not heard. */
  #hurry(): void {
    if (this.turning) this.#land();
    else if (performance.now() - this.#landed >= LASTS.deaf || this.step.kind === 'called')
      this.#on();
  }

  #land(): void {
    this.turning = false;
    this.#landed = performance.now();
  }

  #on(): void {
    if (this.#waiting) return;
    this.rewound = false;
    const next = shotAfter(this.played, this.#shot, this.#together);
    if (!next) say(this, 'turn-finished');
    else if (next.step.kind === 'marks' && this.step.kind === 'marks') this.beat = next.beat;
    else if (isBeforeDamage(next.step) || this.decided) this.#reach(next.step);
    else {
      say(this, 'pilots-stay');
      // Where both slips rise together, whoever stays is at the first of them.
      if (this.#together) this.#reach(next.step);
    }
  }

  #back(): void {
    const before = shotBefore(this.played, this.#shot, this.#together);
    if (!before) return;
    this.turning = false;
    this.rewound = true;
    this.beat = before.step.kind === 'marks' ? before.beat : 0;
    if (!isSameStep(before.step, this.step)) this.#reach(before.step);
  }

  #reach(step: Step): void {
    say(this, 'step-reached', { step });
  }

  /** Keys of the film. */
  key(key: string): boolean {
    switch (key) {
      case 'ArrowRight':
      case ' ':
        if (this.turning) this.#land();
        else this.#on();
        return true;
      case 'ArrowLeft':
        this.#back();
        return true;
      case 'l':
        this.renderRoot.querySelector('leave-corner')?.ask();
        return true;
      case 'Escape':
        if (!this.noBar) say(this, 'menu-asked');
        return true;
      default:
        return false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'exchange-stage': ExchangeStage;
  }
  interface HTMLElementEventMap {
    'step-reached': CustomEvent<{ step: Step }>;
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'pilots-stay': CustomEvent<null>;
    'turn-finished': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
