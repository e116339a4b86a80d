import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { CALLED, isSameStep } from '../../rules/fight/steps.ts';
import { MOST_RIVALS } from '../../rules/fight/record.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import type { Named } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import '../common/docked-note.ts';
import { nextTask } from '../common/own-task.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import type { Account } from './account.ts';
import { beatPage } from './beat-page.ts';
import { beatSentence } from './beat-words.ts';
import { DrawAhead } from './draw-ahead.ts';
import type { Pace } from './film.ts';
import './pace-choice.ts';
import { Room } from './room.ts';
import { questionsTo } from './turn-questions.ts';
import type { Opened } from './aside.ts';
import { manyBar } from './many-bar.ts';
import { manyControls } from './many-controls.ts';
import { ManyFilm } from './many-film.ts';
import type { Told } from './many-words.ts';
import { convertedWords, shotWords } from './many-words.ts';
import { accountOfSeat, accountWith, accountsOf } from './pairing-account.ts';
import { pairingPages } from './pairing-pages.ts';
import { shotSheet } from './shot-sheet.ts';
import { openedSeats, seenOf } from './shots.ts';
import { tiles } from './tiles.ts';
import plateStyles from '../page/plate.css?inline';
import slipStyles from './exchange-slips.css?inline';
import beatStyles from './beat-page.css?inline';
import frameStyles from './film-frame.css?inline';
import besideStyles from './beside-pages.css?inline';
import calledStyles from './called-sheet.css?inline';
import marksStyles from './marks-sheet.css?inline';
import rowStyles from './pairing-rows.css?inline';
import windowStyles from './shown-window.css?inline';
import tileStyles from './tiles.css?inline';
import styles from './many-exchange.css?inline';

/**
 * The exchange of one against several as a film: the numbers, the two pages of each pairing, who leaves,
 * how the modifier is shared, every score, a beat for what the turn brings, what it leaves of everybody. A
 * tile a pairing shows its pages at any time. Four rivals or more share a sheet.
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
  static override styles = styled(
    plateStyles,
    slipStyles,
    beatStyles,
    frameStyles,
    besideStyles,
    calledStyles,
    marksStyles,
    windowStyles,
    rowStyles,
    tileStyles,
    styles,
  );

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
  /** The turns before this one, for the log beside the pages. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** What pilots have to say before the turn goes on. */
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** What comes after the turn: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** How the modifier is shared has still to be read. */
  @property({ type: Boolean }) guided = false;
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  @given(settingsContext) private settings: SettingsKeeper | undefined;
  #accounts: readonly Account[] = [];
  readonly #room = new Room(this);
  readonly #film = new ManyFilm(
    this,
    () => ({
      told: this.#told,
      pace: this.#pace,
      together: this.#room.layout === 'broad',
    }),
    () => this.#begin(),
  );

  constructor() {
    super();
    for (let at = 0; at < MOST_RIVALS; at += 1)
      this.addController(new DrawAhead(this, () => this.#accounts[at] ?? null));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle') || changed.has('played') || changed.has('names'))
      this.#accounts = accountsOf(this.battle, this.played, this.names);
    if (changed.has('step')) this.#film.aside.putAway();
  }

  get #told(): Told {
    const { battle, names, played } = this;
    return { battle, names, played, accounts: this.#accounts };
  }

  get #pace(): Pace {
    return this.settings?.current.pace ?? null;
  }

  override render(): TemplateResult {
    const { aside, controls, run, shot } = this.#film;
    const { layout, low } = this.#room;
    const { opened } = aside;
    const beat = shot.kind === 'beat' && !opened ? shot.beat : null;
    return html`<div class="stage ${layout}${low ? ' low' : ''}">
      ${
        beat
          ? html`${this.noBar ? nothing : html`<h1 class="unseen">Turn ${this.battle.turns + 1}</h1>`}
            ${beatPage(this.#accountOfBeat(beat), beat)}`
          : html`<div class="head">${this.#bar()} ${this.#tiles()}</div>
              <div class="body">${this.#body()}</div>`
      }
      <p class="unseen" aria-live="polite">
        ${run.turning || opened ? nothing : shotWords(this.#told, shot)}
      </p>
      <p class="unseen" aria-live="assertive">${beat ? beatSentence(beat, this.names) : nothing}</p>
      <div class="below">${this.#below()}</div>
      ${manyControls(this.#told, controls)}
    </div>`;
  }

  #accountOfBeat({ seat }: Beat): Account {
    const { played } = this;
    return { ...accountOfSeat(this.#accounts, seat), played };
  }

  #bar(): TemplateResult {
    const { leaving, opened, run, seen, shot } = this.#film;
    const open = opened?.side
      ? { account: accountWith(this.#accounts, opened.rival), side: opened.side }
      : null;
    const perils =
      run.mayLeave && shot.kind !== 'leaving'
        ? leaving.perils(openedSeats(this.played, seen.shots, seen.at))
        : null;
    return manyBar(this.#told, {
      open,
      // A phone that lies has no line to spare.
      note: open && this.#room.layout === 'flat' ? convertedWords(open.account, this.played) : null,
      leave: perils && leaving.corner(perils),
      tight: perils !== null && perils.size > 0,
      noBar: this.noBar,
      menu: () => say(this, 'menu-asked'),
    });
  }

  #tiles(): TemplateResult | typeof nothing {
    const { opened, seen, shot } = this.#film;
    if (this.#accounts.length < 2 || shot.kind === 'called') return nothing;
    return tiles(this.#accounts, (rival) => seenOf(seen.shots, seen.at, rival), {
      now: opened?.rival ?? null,
      show: (rival) => this.#film.show(rival),
    });
  }

  #body(): TemplateResult {
    const { aside, shot } = this.#film;
    const at = aside.opened ?? shot;
    return 'rival' in at ? this.#pages(at) : shotSheet(this.#told, this.#film, at);
  }

  #pages({ rival, side }: Opened): TemplateResult {
    const { aside, run, seen, shot } = this.#film;
    return pairingPages(this.#told, accountWith(this.#accounts, rival), {
      side,
      isTold: (each) =>
        (shot.kind === 'score' && shot.rival === each) || seenOf(seen.shots, seen.at, each).scored,
      turning: run.turning && !aside.opened,
      room: this.#room,
      exchanges: this.exchanges,
    });
  }

  #below(): TemplateResult {
    const { aside, leaving, modifier, run, shot } = this.#film;
    const { waiting } = run;
    const chooses = shot.kind === 'called' && this.#pace === null && !this.noBar;
    return html`${
      waiting && waiting.kind !== 'modifier shared'
        ? questionsTo(accountOfSeat(this.#accounts, waiting.seat), sideOf(waiting.seat), [waiting])
        : nothing
    }
    ${chooses ? html`<pace-choice @pace-chosen=${() => this.requestUpdate()}></pace-choice>` : nothing}
    ${
      this.guided && modifier.isAsked && shot.kind === 'split' && !aside.opened
        ? html`<docked-note
            class="share"
            points="up"
            lead="Your modifier goes to all you hit."
            words="An offer, or − and +, shares it: a letter needs its damage."
            count="2 of 2"
          ></docked-note>`
        : nothing
    }
    ${leaving.sheet()}`;
  }

  /** The heading of each shot takes the focus, and a beat says that it is seen. */
  #begin(): void {
    void this.#focusHeading();
    this.renderRoot
      .querySelector('.tile[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { shot } = this.#film;
    if (shot.kind === 'beat') say(this, 'beat-shown', { kind: shot.beat.kind });
  }

  /** Once the bar has been drawn too; in a task of its own, for it lays the whole page out. */
  async #focusHeading(): Promise<void> {
    await this.renderRoot.querySelector('stage-bar')?.updateComplete;
    await nextTask();
    this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  /** Keys of the film. */
  key(key: string): boolean {
    return this.#film.key(key);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'many-exchange': ManyExchange;
  }
  interface HTMLElementEventMap {
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'menu-asked': CustomEvent<null>;
  }
}
