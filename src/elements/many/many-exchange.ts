import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES, sideOf } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Split } from '../../rules/battle/split.ts';
import { splitOf } from '../../rules/battle/split.ts';
import type { Leave } from '../../rules/record/progress.ts';
import type { Beat, Step } from '../../rules/record/steps.ts';
import { CALLED, LEAVE_OR_STAY, isSameStep } from '../../rules/record/steps.ts';
import { MOST_RIVALS } from '../../rules/record/record.ts';
import type { Answer, Question } from '../../rules/record/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Named } from '../../rules/words/tell.ts';
import { settingsContext } from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { given } from '../common/given.ts';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import type { Account } from '../telling/account.ts';
import { beatPage } from '../telling/beat-page.ts';
import { beatSentence } from '../telling/beat-words.ts';
import { DrawAhead } from '../telling/draw-ahead.ts';
import '../telling/exchange-pages.ts';
import { pagesOf } from '../telling/film.ts';
import { incidentOf } from '../telling/incident-places.ts';
import '../telling/pace-choice.ts';
import { Room } from '../telling/room.ts';
import { questionsTo, waitWords } from '../telling/turn-questions.ts';
import { calledSheet } from './called-sheet.ts';
import './leave-list.ts';
import { manyBar } from './many-bar.ts';
import { manyControls } from './many-controls.ts';
import type { Controls } from './many-controls.ts';
import { perilsOf } from './many-perils.ts';
import { ManyRun } from './many-run.ts';
import type { Told } from './many-words.ts';
import {
  convertedWords,
  counted,
  leavingWords,
  rangesWords,
  nextWords,
  pilotOf,
  shotWords,
} from './many-words.ts';
import { marksSheet } from './marks-sheet.ts';
import { pairGauges } from './pair-gauges.ts';
import { accountOfSeat, accountsOf } from './pairing-account.ts';
import { lookUpSheet, scoreSheet } from './pairing-rows.ts';
import { proposed } from './sharing.ts';
import type { Manner, Shot } from './shots.ts';
import { mannerOf, seenOf } from './shots.ts';
import './split-board.ts';
import { tiles } from './tiles.ts';
import plateStyles from '../page/plate.css?inline';
import slipStyles from '../telling/exchange-slips.css?inline';
import beatStyles from '../telling/beat-page.css?inline';
import calledStyles from './called-sheet.css?inline';
import marksStyles from './marks-sheet.css?inline';
import rowStyles from './pairing-rows.css?inline';
import tileStyles from './tiles.css?inline';
import styles from './many-exchange.css?inline';

/** A pairing that is looked at beside the film, and whose page; null for both. */
interface Aside {
  readonly rival: number;
  readonly side: Side | null;
}

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
    calledStyles,
    marksStyles,
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
  /** What pilots have to say before the turn goes on. */
  @property({ attribute: false }) undecided: readonly Question[] = [];
  /** What comes after the turn: `Turn 2: Ben chooses`. */
  @property() nextName = 'Go on';
  /** No bar of its own. */
  @property({ type: Boolean, attribute: 'no-bar' }) noBar = false;
  @given(settingsContext) private settings: SettingsKeeper | undefined;
  @state() private leaving: readonly Leave[] = [];
  /** What is proposed to be shared, once it was touched. */
  @state() private picked: readonly number[] | null = null;
  @state() private aside: Aside | null = null;
  /** The list of who leaves lies over the pages. */
  @state() private asked = false;
  /** The shares are said: as soon as they are written the film goes on. */
  #sharing = false;
  #accounts: readonly Account[] = [];
  readonly #room = new Room(this);
  readonly #run = new ManyRun(
    this,
    () => ({
      played: this.played,
      step: this.step,
      decided: this.decided,
      undecided: this.undecided,
      leaving: this.leaving,
      manner: this.#manner,
      pace: this.settings?.current.pace ?? null,
      aside: this.aside !== null,
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
    if (changed.has('step')) this.aside = null;
  }

  override updated(): void {
    const asks = this.undecided.some(({ kind }) => kind === 'modifier shared');
    if (!this.#sharing || asks) return;
    this.#sharing = false;
    queueMicrotask(() => this.#run.on());
  }

  get #told(): Told {
    const { battle, names, played } = this;
    return { battle, names, played, accounts: this.#accounts };
  }

  get #together(): boolean {
    return this.#room.layout === 'broad';
  }

  /** A phone that lies has no line to spare. */
  get #lies(): boolean {
    return this.#room.layout === 'flat';
  }

  get #manner(): Manner {
    return mannerOf(this.played.pairings.length, this.#together);
  }

  #account(rival: number): Account {
    return sure(this.#accounts.find(({ pairing }) => pairing.rival === rival));
  }

  override render(): TemplateResult {
    const { shot } = this.#run;
    const { layout, low } = this.#room;
    const beat = shot.kind === 'beat' && !this.aside ? shot.beat : null;
    return html`<div class="stage ${layout}${low ? ' low' : ''}">
      ${
        beat
          ? html`${this.noBar ? nothing : html`<h1 class="unseen">Turn ${this.battle.turns + 1}</h1>`}
            ${beatPage(this.#accountOfBeat(beat), beat)}`
          : html`<div class="head">${this.#bar()} ${this.#tiles()}</div>
              <div class="body">${this.aside ? this.#pages(this.aside) : this.#body(shot)}</div>`
      }
      <p class="unseen" aria-live="polite">
        ${this.#run.turning || this.aside ? nothing : shotWords(this.#told, shot)}
      </p>
      <p class="unseen" aria-live="assertive">${beat ? beatSentence(beat, this.names) : nothing}</p>
      <div class="below">${this.#below(shot)}</div>
      ${manyControls(this.#told, this.#controls(shot))}
    </div>`;
  }

  #accountOfBeat({ seat }: Beat): Account {
    const { played } = this;
    return { ...accountOfSeat(this.#accounts, seat), played };
  }

  /** Whose page lies open alone. */
  get #open(): { readonly account: Account; readonly side: Side } | null {
    const { shot } = this.#run;
    const at = this.aside ?? (shot.kind === 'page' || shot.kind === 'score' ? shot : null);
    return at?.side ? { account: this.#account(at.rival), side: at.side } : null;
  }

  #bar(): TemplateResult {
    const { mayLeave, shot } = this.#run;
    return manyBar(this.#told, {
      open: this.#open,
      note: this.#open && this.#lies ? convertedWords(this.#open.account, this.played) : null,
      leave: mayLeave && shot.kind !== 'leaving' ? this.#corner() : null,
      noBar: this.noBar,
      menu: () => say(this, 'menu-asked'),
    });
  }

  /** The button to leave by; where it matters to somebody whose enemy's page lies open it is red, and names who. */
  #corner(): TemplateResult {
    const { at, shots, turning } = this.#run;
    const open = turning ? at - 1 : at;
    const seen = this.played.pairings.filter(
      ({ rival }) => seenOf(shots, open, rival).pages.length === SIDES.length,
    );
    const seats = seen.length === this.played.pairings.length ? [0] : [];
    const perils = perilsOf(this.battle, this.played, [
      ...seats,
      ...seen.map(({ rival }) => rival),
    ]);
    const [first, second] = perils;
    const name =
      first && !second
        ? `${pilotOf(this.names, first[0])} ${first[1] === 'escape' ? 'escapes?' : 'bails out?'}`
        : 'Leave';
    return html`<button
      slot="buttons"
      type="button"
      class="button corner ${first ? 'matters' : ''}"
      aria-keyshortcuts="l"
      @click=${() => (this.asked = true)}
    >
      ${first ? icon('warning') : nothing} ${name}
    </button>`;
  }

  #tiles(): TemplateResult | typeof nothing {
    const { at, shot, shots, turning } = this.#run;
    if (this.#accounts.length < 2 || shot.kind === 'called') return nothing;
    const now = this.aside ?? (shot.kind === 'page' || shot.kind === 'score' ? shot : null);
    return tiles(this.#accounts, (rival) => seenOf(shots, turning ? at - 1 : at, rival), {
      now: now?.rival ?? null,
      show: (rival) => this.#show(rival),
    });
  }

  /** A pairing comes into sight: among the pages as one of them, else beside the film. */
  #show(rival: number): void {
    if (this.#run.shot.kind === 'page') return this.#run.turnTo(rival);
    if (this.aside?.rival === rival) return void (this.aside = null);
    this.aside = { rival, side: this.#together ? null : pagesOf(this.#account(rival))[0] };
  }

  #body(shot: Shot): TemplateResult {
    const show = (rival: number): void => this.#show(rival);
    switch (shot.kind) {
      case 'called':
        return calledSheet(this.#told);
      case 'page':
      case 'score':
        return this.#pages(shot);
      case 'look-ups':
        return html`<div class="sheet" tabindex="0">
          <h2>All look up <span class="soft">${rangesWords(this.#told)}</span></h2>
          ${lookUpSheet(this.#accounts, this.played, show)}
        </div>`;
      case 'scores':
        return html`<div class="sheet" tabindex="0">
          <h2>All score</h2>
          ${scoreSheet(this.#accounts, show)}
        </div>`;
      case 'leaving':
        return html`<div class="sheet" tabindex="0">
          <h2>
            ${this.decided ? 'Who left before any damage' : 'Last chance to leave before any damage.'}
          </h2>
          ${this.#leaveList()}
        </div>`;
      case 'split':
        return this.#split();
      case 'beat':
      case 'marks':
        return html`<div class="sheet" tabindex="0">
          <h2>After turn ${this.battle.turns + 1}</h2>
          ${marksSheet(this.#told)}
        </div>`;
    }
  }

  #pages({ rival, side }: Aside): TemplateResult {
    const account = this.#account(rival);
    const { at, shots, shot, turning } = this.#run;
    const scored = shot.kind === 'score' || seenOf(shots, at, rival).scored;
    const converted = this.#together || this.#lies ? null : convertedWords(account, this.played);
    return html`${converted ? html`<p class="converted panel">${converted}</p>` : nothing}
      <exchange-pages
        .account=${account}
        .step=${this.#stepFor(account, side, scored)}
        .layout=${this.#room.layout}
        .low=${this.#room.low}
        .turning=${turning && !this.aside}
        >${this.#together ? pairGauges(this.#told, account, scored) : nothing}</exchange-pages
      >`;
  }

  /** The step at which the pages of a pairing lie as they are to be shown. */
  #stepFor(account: Account, side: Side | null, scored: boolean): Step {
    const { pairing, played } = account;
    const by = SIDES.find(
      (each) => (side ?? each) === each && incidentOf(played, 'scored', seatIn(pairing, each)),
    );
    if (scored && by)
      return { kind: 'score', seat: seatIn(pairing, by), on: seatIn(pairing, OTHER_SIDE[by]) };
    return side === pagesOf(account)[0] ? { kind: 'look up', rival: pairing.rival } : LEAVE_OR_STAY;
  }

  #leaveList(): TemplateResult {
    return html`<leave-list
      .battle=${this.battle}
      .played=${this.played}
      .names=${this.names}
      .leaving=${this.leaving}
      .decided=${this.decided}
      @leaving-changed=${({ detail }: Said<'leaving-changed'>) => (this.leaving = detail.leaving)}
    ></leave-list>`;
  }

  /** What is still to be shared, or how it was. */
  get #splitting(): { readonly split: Split; readonly settled: boolean } {
    const waiting = this.#run.waiting;
    return waiting?.kind === 'modifier shared'
      ? { split: waiting.split, settled: false }
      : { split: sure(splitOf(this.played)), settled: true };
  }

  get #shares(): readonly number[] {
    const { settled, split } = this.#splitting;
    return settled ? split.shares : (this.picked ?? proposed(split));
  }

  #split(): TemplateResult {
    const { settled, split } = this.#splitting;
    const spared = this.played.pairings.flatMap(({ rival }) =>
      split.hits.some((hit) => hit.rival === rival) ? [] : rival,
    );
    return html`<div class="sheet" tabindex="0">
      <h2>
        ${pilotOf(this.names, 0)} hits ${counted(split.hits.length)}:
        ${settled ? 'the modifier is shared' : 'share the modifier'}
      </h2>
      <split-board
        .battle=${this.battle}
        .split=${split}
        .shares=${this.#shares}
        .names=${this.names}
        .settled=${settled}
        .spared=${spared}
        @shares-changed=${({ detail }: Said<'shares-changed'>) => (this.picked = detail.shares)}
        @shares-settled=${this.#share}
      ></split-board>
    </div>`;
  }

  readonly #share = (): void => {
    this.#sharing = true;
    const answer = { kind: 'modifier shared', seat: 0, shares: this.#shares } as const;
    this.picked = null;
    say(this, 'question-answered', { answer });
  };

  #below(shot: Shot): TemplateResult | typeof nothing {
    const { waiting } = this.#run;
    const chooses = shot.kind === 'called' && !this.settings?.current.pace && !this.noBar;
    return html`${
        waiting?.kind === 'ammunition lost'
          ? questionsTo(accountOfSeat(this.#accounts, waiting.seat), sideOf(waiting.seat), [
              waiting,
            ])
          : nothing
      }
      ${chooses ? html`<pace-choice @pace-chosen=${() => this.requestUpdate()}></pace-choice>` : nothing}
      <sheet-dialog
        wide
        heading="Leave before any damage?"
        .open=${this.asked}
        @sheet-closed=${() => (this.asked = false)}
      >
        ${this.asked ? this.#leaveList() : nothing}
        <button slot="buttons" type="button" class="button main" @click=${this.#leaveNow}>
          ${this.leaving.length > 0 ? leavingWords(this.leaving, this.names) : 'Nobody leaves'}
        </button>
      </sheet-dialog>`;
  }

  readonly #leaveNow = (): void => {
    this.asked = false;
    if (this.leaving.length > 0) say(this, 'pilots-leave', { leaving: this.leaving });
  };

  #controls(shot: Shot): Controls {
    const run = this.#run;
    const { waiting } = run;
    const splits = waiting?.kind === 'modifier shared';
    return {
      shot,
      asked: splits || (shot.kind === 'leaving' && !this.decided),
      back: this.aside ? () => (this.aside = null) : run.mayGoBack ? () => run.back() : null,
      skip: run.maySkip && !this.aside && !waiting ? () => run.skip() : null,
      on: this.#on(shot),
      key: splits ? 'Enter' : 'Space',
    };
  }

  #on(shot: Shot): Controls['on'] {
    const run = this.#run;
    const { next, waiting } = run;
    if (this.aside) return { words: this.#asideWords(this.aside), go: () => this.#asideOn() };
    if (waiting?.kind === 'modifier shared')
      return { words: `Share ${this.#shares.join(' and ').replaceAll('-', '−')}`, go: this.#share };
    if (waiting) return { waits: waitWords(waiting) };
    const go = (): void => run.hurry();
    if (shot.kind === 'leaving' && !this.decided)
      return this.leaving.length > 0
        ? { words: leavingWords(this.leaving, this.names), go }
        : { words: `${this.#accounts.length > 1 ? 'All' : 'Both'} stay`, go };
    return { words: next ? nextWords(this.#told, next, shot) : this.nextName, go };
  }

  #asideWords({ rival, side }: Aside): string {
    const [first, second] = pagesOf(this.#account(rival));
    return side === first
      ? `${pilotOf(this.names, second === 'lone' ? 0 : rival)}: the other page`
      : 'Back to the turn';
  }

  #asideOn(): void {
    const { aside } = this;
    if (!aside) return;
    const [first, second] = pagesOf(this.#account(aside.rival));
    this.aside = aside.side === first ? { ...aside, side: second } : null;
  }

  /** The heading of each shot takes the focus, and a beat says that it is seen. */
  #begin(): void {
    void this.renderRoot
      .querySelector('stage-bar')
      ?.updateComplete.then(() => this.#focusHeading());
    this.#focusHeading();
    this.renderRoot
      .querySelector('.tile[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { shot } = this.#run;
    if (shot.kind === 'beat') say(this, 'beat-shown', { kind: shot.beat.kind });
  }

  #focusHeading(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  /** Keys of the film; a split has its own. */
  key(key: string): boolean {
    const run = this.#run;
    const splits = run.waiting?.kind === 'modifier shared' && !this.aside;
    switch (key) {
      case 'ArrowRight':
      case ' ':
        if (splits) return false;
        if (this.aside) this.#asideOn();
        else run.pass();
        return true;
      case 'ArrowLeft':
        if (splits) return false;
        if (this.aside) this.aside = null;
        else run.back();
        return true;
      case 'End':
        if (run.maySkip && !this.aside) run.skip();
        return true;
      case 'l':
        this.asked = run.mayLeave && run.shot.kind !== 'leaving';
        return this.asked;
      case 'Escape':
        if (this.aside) this.aside = null;
        else if (!this.noBar) say(this, 'menu-asked');
        return true;
      default:
        return false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'many-exchange': ManyExchange;
  }
  interface HTMLElementEventMap {
    'beat-shown': CustomEvent<{ kind: Beat['kind'] }>;
    'pilots-leave': CustomEvent<{ leaving: readonly Leave[] }>;
    'question-answered': CustomEvent<{ answer: Answer }>;
    'menu-asked': CustomEvent<null>;
  }
}
