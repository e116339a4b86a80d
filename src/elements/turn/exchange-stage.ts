import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { CALLED, isSameStep } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { nextTask } from '../common/own-task.ts';
import { say } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import type { Account } from './account.ts';
import { accountOf } from './account.ts';
import { beatPage } from './beat-page.ts';
import { beatSentence } from './beat-words.ts';
import { DrawAhead } from './draw-ahead.ts';
import { DuelReel } from './duel-reel.ts';
import { calledPage } from './exchange-ends.ts';
import './exchange-pages.ts';
import { stepClass } from './exchange-pages.ts';
import type { Pace } from './film.ts';
import { filmBar } from './film-bar.ts';
import { filmControls } from './film-controls.ts';
import type { Peril } from './film-peril.ts';
import { perilWords } from './film-peril.ts';
import { FilmRun } from './film-run.ts';
import { boundWords, shotWords } from './film-words.ts';
import './pace-choice.ts';
import { Room } from './room.ts';
import { questionsTo } from './turn-questions.ts';
import plateStyles from '../page/plate.css?inline';
import consoleStyles from '../page/console-table.css?inline';
import beatStyles from './beat-page.css?inline';
import calledStyles from './called-page.css?inline';
import frameStyles from './film-frame.css?inline';
import slipStyles from './exchange-slips.css?inline';
import styles from './exchange-stage.css?inline';

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
 */
@customElement('exchange-stage')
export class ExchangeStage extends LitElement {
  static override styles = styled(
    plateStyles,
    consoleStyles,
    slipStyles,
    beatStyles,
    frameStyles,
    calledStyles,
    styles,
  );

  /** The battle as it stood before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The turns before this one, for the log beside the pages. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
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
  @given(settingsContext) private settings: SettingsKeeper | undefined;
  readonly #room = new Room(this);
  readonly #ahead = new DrawAhead(this, () => this.#account);
  readonly #run = new FilmRun(
    this,
    () => this.#reel,
    () => this.#begin(),
  );

  constructor() {
    super();
    this.addController(this.#ahead);
  }

  get #account(): Account {
    return sure(accountOf(this.battle, this.played, this.names));
  }

  get #reel(): DuelReel {
    return new DuelReel({
      account: this.#account,
      step: this.step,
      decided: this.decided,
      undecided: this.undecided,
      together: this.#together,
      pace: this.#pace,
      ready: this.#ahead.ready,
    });
  }

  /** The beat that fills the screen, if one does. */
  get #beat(): Beat | null {
    return this.#reel.beatAt(this.#run.place);
  }

  /** What threatens whom on the pages that lie open, as long as it can still be left. */
  get #perils(): ReadonlyMap<Side, Peril> {
    const { mayLeave, turning } = this.#run;
    return mayLeave && !turning ? this.#reel.perils : new Map();
  }

  get #together(): boolean {
    return this.#room.layout === 'broad';
  }

  /** Too low for a console beside the window: a second bar or a line of hazard takes its room. */
  get #scant(): boolean {
    const { layout, scant } = this.#room;
    return scant || (layout === 'flat' && (this.noBar || this.#perils.size > 0));
  }

  get #pace(): Pace {
    return this.settings?.current.pace ?? null;
  }

  override render(): TemplateResult {
    const account = this.#account;
    const { step } = this;
    const { mayLeave, turning } = this.#run;
    const beat = this.#beat;
    const together = this.#together;
    return html`<div
      class=${`stage ${this.#room.layout}${this.#room.low ? ' low' : ''} ${stepClass(step)}`}
    >
      ${
        beat
          ? beatPage(account, beat)
          : html`${filmBar(account, {
              step,
              together,
              leaving: mayLeave ? this.#perils : null,
              noBar: this.noBar,
              menu: () => say(this, 'menu-asked'),
            })}
            ${step.kind === 'called' ? calledPage(account, this.guided && account.battle.turns === 0) : this.#pages(account)}`
      }
      <p class="unseen" aria-live="polite">
        ${turning ? nothing : shotWords(account, step, together)}
      </p>
      <p class="unseen" aria-live="assertive">${beat ? beatSentence(beat, this.names) : nothing}</p>
      ${this.#below(account)}
      ${filmControls(account, this.#run, {
        together,
        told: !turning && this.#reel.isAllTold,
        last: this.nextName,
      })}
    </div>`;
  }

  #pages(account: Account): TemplateResult {
    return html`<exchange-pages
      .account=${account}
      .exchanges=${this.exchanges}
      .step=${this.step}
      .layout=${this.#room.layout}
      .low=${this.#room.low}
      .scant=${this.#scant}
      .turning=${this.#run.turning}
      ?guided=${this.guided}
    ></exchange-pages>`;
  }

  /** What stands between the pages and the controls. */
  #below(account: Account): TemplateResult {
    const { step } = this;
    const { waiting } = this.#run;
    const perils = [...this.#perils];
    const called = step.kind === 'called';
    return html`<div class="below">
      ${perils.map(
        ([side, peril]) =>
          html`<p class="hazard abreast">
            ${icon('warning')} ${perils.length > 1 ? pilotMark(side) : nothing}
            <span>${perilWords(account, side, peril, perils.length > 1)}</span>
          </p>`,
      )}
      ${waiting ? SIDES.map((side) => questionsTo(account, side, [waiting])) : nothing}
      ${called ? boundWords(account).map((words) => html`<p class="bound">${icon('lock')} <span>${words}</span></p>`) : nothing}
      ${
        called && this.#pace === null && !this.noBar
          ? html`<pace-choice @pace-chosen=${() => this.requestUpdate()}></pace-choice>`
          : nothing
      }
    </div>`;
  }

  /** The heading of each shot takes the focus, and a beat says that it is seen. */
  #begin(): void {
    void this.#focusHeading();
    const beat = this.#beat;
    if (beat) say(this, 'beat-shown', { kind: beat.kind });
  }

  /** Once the bar has been drawn too; in a task of its own, for it lays the whole page out. */
  async #focusHeading(): Promise<void> {
    await this.renderRoot.querySelector('stage-bar')?.updateComplete;
    await nextTask();
    this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  /** Keys of the film. */
  key(key: string): boolean {
    switch (key) {
      case 'ArrowRight':
      case ' ':
        this.#run.pass();
        return true;
      case 'ArrowLeft':
        this.#run.back();
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
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'menu-asked': CustomEvent<null>;
  }
}
