import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../../rules/battle/battle.ts';
import { sideOf } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../../rules/fight/steps.ts';
import { CALLED, isSameStep } from '../../../rules/fight/steps.ts';
import type { Question } from '../../../rules/fight/undecided.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { settingsContext } from '../../common/contexts.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import '../../common/docked-note.ts';
import { fromContext } from '../../common/from-context.ts';
import { nextTask } from '../../common/own-task.ts';
import { say } from '../../common/say.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import { usualPace } from '../../common/usual-pace.ts';
import { beatPage } from '../pages/beat-page.ts';
import { beatSentences, TURN_WORDS, perilWords } from '../words/turn-words.ts';
import { calledPage } from '../pages/called-page.ts';
import { convertedWords } from '../words/calls.ts';
import { DrawAhead } from '../pages/draw-ahead.ts';
import { Film } from './film.ts';
import { filmBar } from './film-bar.ts';
import { filmControls } from './film-controls.ts';
import { filmPages } from './film-pages.ts';
import { filmStyles } from './film-styles.ts';
import type { Pace } from './pace.ts';
import './pace-choice.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import type { Reel } from './reel.ts';
import { accountOfSeat, accountWith, playedTurn } from '../facts/played-turn.ts';
import { Room } from '../../common/room.ts';
import { shotSheet } from './shot-sheet.ts';
import { boundWords, shotWords } from '../words/shot-words.ts';
import { seenOf } from '../facts/shots.ts';
import { tiles } from './tiles.ts';
import { questionsTo } from '../words/turn-questions.ts';
import { whyLines, whysAt } from '../words/why-lines.ts';

const SEALS = html`<div class="seals"><slot name="seal"></slot></div>`;

/**
 * A turn as a film, of two or of one against several: the numbers, the pages, what they do, a beat for each
 * aftermath (`shots.ts` has the orders). It runs by itself or at a tap; a tap hurries it, a long one goes back.
 * With several, a tile for each pairing opens its pages at any time.
 *
 * @slot seal - what computer pilots had locked in: it is opened as the numbers are called
 * @fires step-reached - detail `{ step }`
 * @fires beat-shown - detail `{ kind }`: an explosion, a shutdown fills the screen
 * @fires pilots-stay - it is too late to leave
 * @fires pilots-leave - detail `{ leaving }`
 * @fires question-answered - detail `{ answer }`: a pilot's answer to a question of the turn
 * @fires turn-finished
 * @fires menu-asked
 * @fires pace-chosen - detail `{ pace }`
 */
@customElement('turn-film')
export class TurnFilm extends LitElement {
  static override styles = filmStyles;

  /** Before the turn. */
  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) played!: Exchange;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Earlier turns, for the log beside the pages. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({
    attribute: false,
    hasChanged: (step: Step, before?: Step) => !before || !isSameStep(step, before),
  })
  step: Step = CALLED;
  /** It is too late to leave, as in any record. */
  @property({ type: Boolean }) decided = false;
  /** Open questions to pilots. */
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** What comes next: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** The stage around it has a bar. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  /** Show notes: for the first look-up and score of a duel, for the first shared modifier. */
  @property({ type: Boolean }) guided = false;
  @fromContext(settingsContext) private settings: SettingsKeeper | undefined;
  turn!: PlayedTurn;
  readonly #room = new Room(this);
  readonly #ahead = new DrawAhead(this);
  readonly #film = new Film(this);

  constructor() {
    super();
    this.addController(this.#ahead);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle') || changed.has('played') || changed.has('names'))
      this.turn = playedTurn(this.battle, this.played, this.names);
    if (changed.has('step')) this.#film.putAway();
  }

  get #several(): boolean {
    return this.battle.seats.length > 2;
  }

  get pace(): Pace {
    return this.settings?.current.pace ?? null;
  }

  get together(): boolean {
    return this.#room.layout === 'broad';
  }

  /** With several the windows are not waited for. */
  get ready(): boolean {
    return this.#several || this.#ahead.ready;
  }

  get reel(): Reel {
    return this.#film.reel;
  }

  override render(): TemplateResult {
    const turn = this.turn;
    const { aside, controls, run, shot } = this.#film;
    const { layout } = this.#room;
    const low = this.#room.lacks('slip');
    const beats = shot.kind === 'beat' && !aside ? shot.beats : null;
    const looks = `${this.#several ? 'several' : 'duel'} ${layout}${low ? ' low' : ''}`;
    return html`<div class="stage ${looks}">
      ${
        beats
          ? html`${this.noBar ? nothing : html`<h1 class="unseen">Turn ${this.battle.turns + 1}</h1>`}
            ${beatPage(beats, ({ seat }) => ({ ...accountOfSeat(turn, seat), played: this.played }))}`
          : html`<div class="head">${this.#bar()} ${this.#tiles()}</div>
              <div class="body">${this.#body()}</div>`
      }
      <p class="unseen" aria-live="polite">${run.turning || aside ? nothing : this.#words()}</p>
      <p class="unseen" aria-live="assertive">
        ${beats ? beatSentences(beats, this.names) : nothing}
      </p>
      <div class="below">${this.#below()}</div>
      ${filmControls(turn, controls)}
    </div>`;
  }

  /** Announces the shot, and with several the reasons to leave. */
  #words(): string {
    const { battle, names } = this;
    const { perils, reel, run, shot } = this.#film;
    const hazards =
      shot.kind === 'overview'
        ? [...(perils ?? [])].map(([seat, peril]) => perilWords({ battle, names, seat, peril }))
        : [];
    return [shotWords(this.turn, shot, reel.isAllTold(run.place), this.undecided), ...hazards].join(
      ' ',
    );
  }

  #bar(): TemplateResult {
    const { aside, leaving, opened, shot } = this.#film;
    const perils = this.#film.perils;
    const { layout } = this.#room;
    const open =
      opened?.side && (!this.#several || aside) && layout !== 'broad'
        ? { account: accountWith(this.turn, opened.rival), side: opened.side }
        : null;
    return filmBar(this.turn, {
      open,
      shot,
      aside: aside?.rival ?? null,
      count: this.#several ? this.#film.count : null,
      // A phone on its side has no line to spare.
      note: open && layout === 'flat' ? convertedWords(open.account, this.played) : null,
      leave: this.#several ? null : perils && leaving.corner(perils),
      tight: !this.#several && perils !== null && perils.size > 0,
      noBar: this.noBar,
      menu: () => say(this, 'menu-asked'),
    });
  }

  #tiles(): TemplateResult | typeof nothing {
    const { aside, opened, seen, shot } = this.#film;
    const { accounts } = this.turn;
    const isTiled = aside !== null || ['split', 'score'].includes(shot.kind);
    if (accounts.length < 2 || !isTiled) return nothing;
    return tiles(accounts, (rival) => seenOf(seen.shots, seen.at, rival), {
      now: opened?.rival ?? null,
      show: (rival) => this.#film.show(rival),
    });
  }

  #body(): TemplateResult | typeof nothing {
    const { aside, shot } = this.#film;
    const at = aside ?? shot;
    if ('rival' in at)
      return filmPages(this.turn, this.#film, at, {
        room: this.#room,
        exchanges: this.exchanges,
        noBar: this.noBar,
        guided: this.guided,
        asks: this.#asksPace,
      });
    return shot.kind === 'called' && !this.#several
      ? calledPage(accountWith(this.turn, 1), this.guided && this.battle.turns === 0)
      : shotSheet(this.turn, this.#film, shot);
  }

  /** Between the shots and the controls. */
  #below(): TemplateResult {
    const { aside, leaving, modifier, run, shot } = this.#film;
    const { waiting } = run;
    const called = shot.kind === 'called' || shot.kind === 'quiet';
    const isShared = modifier.isAsked && shot.kind === 'split' && !aside;
    return html`${this.#isWhyless ? nothing : whyLines(whysAt(this.turn, shot, this.undecided), run.turning)}
    ${this.#several ? nothing : this.#hazards()}
    ${called || shot.kind === 'overview' ? SEALS : nothing}
    ${
      waiting && waiting.kind !== 'modifier shared' && !this.names[waiting.seat]?.ofGame
        ? questionsTo(accountOfSeat(this.turn, waiting.seat), sideOf(waiting.seat), [waiting])
        : nothing
    }
    ${shot.kind === 'called' ? boundWords(this.turn).map((words) => html`<p class="bound abreast">${icon('lock')} <span>${words}</span></p>`) : nothing}
    ${
      this.#asksPace
        ? html`<pace-choice
            .usual=${usualPace()}
            @pace-chosen=${() => this.requestUpdate()}
          ></pace-choice>`
        : nothing
    }
    ${
      this.guided && isShared
        ? html`<docked-note
            class="share"
            points="up"
            lead=${TURN_WORDS.shareLead}
            words=${TURN_WORDS.share}
            count="2 of 2"
          ></docked-note>`
        : nothing
    }
    ${this.#film.perils ? leaving.sheet() : nothing}`;
  }

  /** The whys are elsewhere: on the sheet of a quiet turn, or in the log if they do not fit here. */
  get #isWhyless(): boolean {
    const { aside, shot } = this.#film;
    const { layout } = this.#room;
    return aside !== null || shot.kind === 'quiet' || (layout !== 'broad' && this.#several);
  }

  /** Asks the pace after the first turn, unless a low phone lacks the room below a long sum and why. */
  get #asksPace(): boolean {
    const { reel, run } = this.#film;
    const isFirst = this.battle.turns === 0 && reel.shotAfter(run.place) === null;
    const isLow = this.#room.layout === 'narrow' && this.#room.lacks('slip');
    const hasRoom = this.played.incidents.every(
      (incident) => !isLow || incident.kind !== 'scored' || incident.ledger.length < 3,
    );
    return (
      isFirst &&
      hasRoom &&
      !run.turning &&
      this.pace === null &&
      !this.noBar &&
      Boolean(this.settings)
    );
  }

  /** Reasons to leave. */
  #hazards(): readonly TemplateResult[] {
    const { battle, names } = this;
    const perils = [...(this.#film.perils ?? [])];
    const several = perils.length > 1;
    return perils.map(
      ([seat, peril]) =>
        html`<p class="hazard abreast">
          ${icon('warning')} ${several ? pilotMark(sideOf(seat)) : nothing}
          <span>${perilWords({ battle, names, seat, peril }, several ? 'brief' : 'alone')}</span>
        </p>`,
    );
  }

  /** Focuses the heading of each shot, and reports beats as seen. */
  begin(): void {
    void this.#focusHeading();
    this.renderRoot
      .querySelector('.tile[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { shot } = this.#film;
    if (shot.kind === 'beat') say(this, 'beat-shown', { kind: shot.beats[0].kind });
  }

  /** After the bar is rendered, in a task of its own, as focusing forces a layout. */
  async #focusHeading(): Promise<void> {
    await this.renderRoot.querySelector('stage-bar')?.updateComplete;
    await nextTask();
    const pages = this.renderRoot.querySelector('exchange-pages');
    await pages?.updateComplete;
    if (this.#film.shot.kind === 'score' && pages?.focusScore()) return;
    this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  /** Handles a key; false if it is not used. */
  key(key: string): boolean {
    return this.#film.key(key);
  }
}

declare global {
  interface HTMLElementEventMap {
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'menu-asked': CustomEvent<null>;
  }
}
