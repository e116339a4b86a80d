import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { turnText } from '../../rules/words/tell.ts';
import { byRange, hearText, toldAt } from '../card/elsewhere.ts';
import '../card/enemy-now.ts';
import '../card/own-state.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import { menuButton } from '../common/first-signs.ts';
import { byVoice } from '../common/last-pressed.ts';
import type { Note } from '../common/notes-read.ts';
import { HOLD } from '../common/notes-read.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { styled } from '../common/styled.ts';
import '../turn/log/turn-list.ts';
import pagesStyles from './answers-sheet.css?inline';
import { answersSheet, signsSheet, whatIfLine } from './answers-sheet.ts';
import './choosing-dock.ts';
import { noteOn, stageNote } from './choosing-notes.ts';
import styles from './choosing-stage.css?inline';
import { CHOOSING_WORDS } from './choosing-words.ts';
import type { Focus } from './choosing-state.ts';
import { ChoosingState } from './choosing-state.ts';
import './enemy-line.ts';
import type { EnemyLine } from './enemy-line.ts';
import windowStyles from './folding-window.css?inline';
import { WindowFold, foldingWindow } from './folding-window.ts';
import type { Choice } from './outlook.ts';
import { Outlook } from './outlook.ts';
import type { PageFace } from './page-face.ts';
import { seenPage } from './page-face.ts';
import './rival-strip.ts';
import type { RivalStrip } from './rival-strip.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import type { WhatIfLine } from './what-if-line.ts';
import type { WhatIfStrip } from './what-if-strip.ts';

/** What each rival hears if this is called (M2, M3); those attacked first. */
const heardLine = (battle: Battle, names: readonly Named[], pick: Maneuver): TemplateResult => {
  const ranges = byRange(battle);
  const here = ranges.filter(({ range }) => range === pick.range);
  return html`<p class="heard">
    ${[...new Set([...here, ...ranges])].map(
      ({ range, rivals }) =>
        html`<span
          >${pilotMark('rival')} ${hearText(rivals, names)}
          <b class=${range === pick.range ? 'here' : ''}>${toldAt(battle, pick, range)}</b></span
        > `,
    )}
  </p>`;
};

/**
 * One pilot chooses, against one enemy or alone against several: the own stat card, the enemy over or
 * beside it, and what a picked maneuver would do. Then it is locked in. Several enemies are shown in groups
 * by range; one range is attacked, and the page and answers of one enemy are shown. On a phone the page
 * takes the place of the card.
 *
 * @slot seal - what computer pilots have locked in
 * @slot coach - comment on a pick that loses much
 * @fires maneuver-picked - detail `{ console }`: at every change; null when undone
 * @fires maneuver-locked-in - detail `{ seat, console, oneTouch }`: by holding a row down, say
 * @fires curtain-asked
 * @fires menu-asked
 * @fires note-read - detail `{ note }`
 */
@customElement('choosing-stage')
export class ChoosingStage extends LitElement {
  static override styles = styled(styles, pagesStyles, windowStyles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) seat = 0;
  /** Earlier turns. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** Notes this pilot has not read yet. */
  @property({ attribute: false }) unread: readonly Note[] = [];
  /** In the duel that teaches: the only number that can be picked, and what to say about it. */
  @property({ attribute: false }) lesson: Lesson | null = null;
  /** One person plays alone: no one has to look away. */
  @property({ type: Boolean }) unwatched = false;
  /** How often a good pilot calls each open number; set if the coach was asked. */
  @property({ attribute: false }) often: ReadonlyMap<number, number> | null = null;
  @query('stat-card') readonly card!: StatCard;
  /** The window below the rows, on a phone. */
  @query('.window') readonly window!: HTMLElement | null;
  @query('enemy-line, rival-strip') private readonly enemy!: EnemyLine | RivalStrip;
  @query('page-face') private readonly page!: PageFace | null;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  @query('what-if-line') private readonly line!: WhatIfLine | null;
  readonly #choosing = new ChoosingState(this);
  readonly #fold = new WindowFold(this);
  /** The answers covered the card at the last render. */
  #opened = false;

  /** Own console number, not locked in. */
  @property({ attribute: false })
  get picked(): number | null {
    return this.#choosing.picked;
  }

  set picked(console: number | null) {
    this.#choosing.picked = console;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const picked = this.picked !== null;
    if (changed.has('battle') || changed.has('seat')) {
      this.#choosing.outlook = new Outlook(this.battle, this.seat);
      this.#fold.begin(picked);
    }
    this.#fold.heed(picked);
    const { window } = this;
    if (this.#fold.folded && window && this.shadowRoot?.activeElement === window)
      this.focusOn('row');
  }

  /** Opening the answers reads the note that says they can be opened. */
  override updated(): void {
    const { room, shown } = this.#choosing;
    const opened = room.isPhone && shown === 'answers';
    if (opened && !this.#opened && noteOn(this.#choosing, this.unread) === 'answers')
      this.#noteRead();
    this.#opened = opened;
  }

  override render(): TemplateResult {
    const choosing = this.#choosing;
    const { battle, names, seat, unread } = this;
    const { choice, dead, drawn, outlook, room, sheet } = choosing;
    const { several } = outlook;
    const { pick } = choice;
    /** Locking in at a tap, there is a pick only if it was typed. */
    const unasked = dead && pick === null;
    const hasLine = room.isPhone && !unasked && (pick || this.lesson || !noteOn(choosing, unread));
    const noted = this.lesson !== null || noteOn(choosing, unread) !== null;
    const hasWindow =
      room.layout === 'narrow' && !several && drawn === 'card' && !(noted && room.lacks('answers'));
    const hasAnswers = room.isPhone ? drawn === 'answers' || drawn === 'pages' : !unasked;
    return html`<div
        class="stage ${classMap({ [drawn]: true, several, folds: room.isPhone, lies: room.layout === 'flat' })}"
        @note-done=${this.#noteRead}
      >
        ${this.#bar(choice)}
        ${several ? this.#rivals(choice) : room.isPhone ? this.#enemy(choice) : nothing}
        ${this.#card(choice)} ${seenPage(choosing)}
        ${hasWindow ? foldingWindow(choosing, this.#fold.folded) : nothing}
        <div class="notes" aria-live="polite">${dead ? nothing : stageNote(choosing, unread)}</div>
        ${hasLine ? whatIfLine(choosing, unread.includes(HOLD) && !byVoice()) : nothing}
        ${hasAnswers ? answersSheet(choosing) : nothing}
        ${room.isPhone ? nothing : this.#side(choice)}
        ${several && pick ? heardLine(battle, names, pick) : nothing}
        <div class="foot">
          <slot name="coach" @coach-spoke=${() => this.card.seekPick()}></slot>
          <choosing-dock
            ?apart=${room.layout === 'flat'}
            .battle=${battle}
            .names=${names}
            .seat=${seat}
            .pick=${pick}
            ?dead=${dead}
            ?unwatched=${this.unwatched}
            @study-asked=${() => choosing.open('now')}
            @pick-let-go=${() => choosing.letGo()}
            @lock-asked=${() => this.lockIn()}
          ></choosing-dock>
        </div>
        <p class="unseen" role="status">${choosing.aloud}</p>
      </div>
      ${sheet === 'legend' ? signsSheet(choosing) : sheet ? this.#studied(sheet, choice) : nothing}`;
  }

  #bar({ turned }: Choice): TemplateResult {
    const { battle, pairings, several, side } = this.#choosing.outlook;
    const turn = turnText(battle);
    return html`<stage-bar takes-focus>
      ${pilotMark(side)} ${CHOOSING_WORDS.chooses(this.names[this.seat]?.pilot ?? '')}
      <p slot="aside" class="soft">
        ${
          several
            ? html`Turn ${turn} ·
                <span class="alone">alone</span> ${CHOOSING_WORDS.several(pairings.length)}`
            : html`${CHOOSING_WORDS.atRange(turn, turned.range)}<span class="range"
                  >${CHOOSING_WORDS.range}</span
                >`
        }
      </p>
      ${
        this.unwatched
          ? nothing
          : html`<button
              slot="buttons"
              type="button"
              class="curtain"
              @click=${() => say(this, 'curtain-asked')}
            >
              ${CHOOSING_WORDS.curtain} <kbd aria-hidden="true">C</kbd>
            </button>`
      }
      ${menuButton(CHOOSING_WORDS.menu, () => say(this, 'menu-asked'))}
    </stage-bar>`;
  }

  #rivals({ pick, range, turned }: Choice): TemplateResult {
    const choosing = this.#choosing;
    const { outlook } = choosing;
    const answers = outlook.pairings.map(
      (each) => [each.rival, pick ? outlook.against(each)(pick.console) : []] as const,
    );
    return html`<div class="rivals down">
      <rival-strip
        .battle=${this.battle}
        .names=${this.names}
        .attacked=${range}
        .turned=${turned.rival}
        .answers=${new Map(answers)}
        @range-attacked=${({ detail }: Said<'range-attacked'>) => choosing.attackAt(detail.range)}
        @rival-turned=${({ detail }: Said<'rival-turned'>) => choosing.tapped(detail.rival)}
      ></rival-strip>
      <div class="seals flow firm"><slot name="seal"></slot></div>
    </div>`;
  }

  /** The one enemy, over the card. */
  #enemy({ turned }: Choice): TemplateResult {
    const choosing = this.#choosing;
    const { outlook, room } = choosing;
    return html`<enemy-line
      ?apart=${room.layout === 'flat'}
      .battle=${this.battle}
      .names=${this.names}
      .seat=${outlook.enemyIn(turned)}
      .screen=${turned.sees[outlook.side]}
      @page-asked=${() => choosing.toNow()}
      @study-asked=${() => choosing.open('now')}
      ><slot name="seal" slot="seal"></slot
    ></enemy-line>`;
  }

  #card({ at, pick }: Choice): TemplateResult {
    const { battle, names, seat } = this;
    const choosing = this.#choosing;
    const { dead, outlook, room } = choosing;
    const lies = room.layout === 'flat';
    const low = room.isPhone && room.lacks('answers');
    const teller = choosing.pilotIn(at);
    return html`<own-state
        ?apart=${lies}
        .battle=${battle}
        .pairing=${at}
        .seat=${seat}
        .names=${names}
        .teller=${low ? '' : teller}
        .oneTap=${dead}
        .pick=${pick}
      ></own-state>
      <stat-card
        id="card"
        ?apart=${lies}
        ?hung=${this.#fold.hung}
        ?terse=${low}
        .battle=${battle}
        .pairing=${at}
        .seat=${seat}
        .names=${names}
        .teller=${outlook.several ? '' : teller}
        .picked=${this.picked}
        .prospects=${outlook.overall}
        .asked=${choosing.asked}
        .only=${this.lesson?.console ?? null}
        .often=${this.often}
        ?dead=${dead}
        @click=${() => choosing.rowTouched()}
        @pointerdown=${this.#fold.touched}
        @wheel=${this.#wheeled}
        @touchend=${this.#fold.lifted}
        @touchcancel=${this.#fold.lifted}
        @scroll-ended=${() => this.#fold.ended()}
        @card-scrolled=${({ detail }: Said<'card-scrolled'>) => this.#fold.scrolled(detail)}
        @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => choosing.noted(detail.console)}
        @maneuver-held=${() => this.lockIn(true)}
      ></stat-card>`;
  }

  /** The enemy's state and the turns so far, if the window is wide enough for both. */
  #side({ turned }: Choice): TemplateResult {
    const { battle, exchanges, names } = this;
    const choosing = this.#choosing;
    return html`<div class="side down">
      ${choosing.outlook.several ? nothing : html`<slot name="seal"></slot>`}
      <enemy-now
        brief
        class="panel firm"
        tabindex="0"
        role="region"
        aria-label=${CHOOSING_WORDS.stands(choosing.pilotIn(turned))}
        .battle=${battle}
        .pairing=${turned}
        .names=${names}
        .seat=${choosing.outlook.enemyIn(turned)}
      ></enemy-now>
      <turn-list
        class="panel scroller"
        tabindex="0"
        role="region"
        aria-label=${CHOOSING_WORDS.soFar}
        .battle=${battle}
        .pairing=${turned}
        .exchanges=${exchanges}
        .names=${names}
      ></turn-list>
    </div>`;
  }

  #studied(topic: Studied, { turned }: Choice): TemplateResult {
    const choosing = this.#choosing;
    return html`<study-sheet
      .battle=${this.battle}
      .pairing=${turned}
      .names=${this.names}
      .exchanges=${this.exchanges}
      .seat=${this.seat}
      .topic=${topic}
      @rival-turned=${({ detail }: Said<'rival-turned'>) => choosing.turnTo(detail.rival)}
      @study-chosen=${({ detail }: Said<'study-chosen'>) => choosing.open(detail.part)}
      @study-closed=${() => choosing.open(null)}
    ></study-sheet>`;
  }

  focusOn(what: Focus): void {
    const { card } = this;
    const moves: Readonly<Record<Focus, () => void>> = {
      answers: () => {
        card.seekPick();
        this.strip?.focusColumn(this.#choosing.column);
      },
      column: () => this.strip?.focusColumn(this.#choosing.column),
      enemy: () => this.enemy.focusPage(),
      line: () => {
        card.comeBack();
        this.line?.focus();
      },
      page: () => this.page?.focusHeading(),
      row: () => card.focusRow(),
      rows: () => card.comeBack(),
      window: () => this.window?.focus(),
    };
    void this.updateComplete.then(moves[what]);
  }

  moveRow(way: -1 | 1): void {
    this.card.move(way);
  }

  /** Passive: rows are scrolled at once. */
  readonly #wheeled = { handleEvent: () => this.#fold.touched({}), passive: true };

  readonly #noteRead = (): void => {
    const note = noteOn(this.#choosing, this.unread);
    if (note) say(this, 'note-read', { note });
  };

  /** Locks the pick in. Notes in sight before it count as read. */
  lockIn(oneTouch = false): void {
    const { choice, dead } = this.#choosing;
    if (!choice.pick) return;
    const seen = dead ? [] : (['aim', 'attack', HOLD] as const);
    for (const note of seen) if (this.unread.includes(note)) say(this, 'note-read', { note });
    if (this.renderRoot.querySelector('.notes docked-note')) this.#noteRead();
    say(this, 'maneuver-locked-in', {
      seat: this.seat,
      console: choice.pick.console,
      ...(oneTouch ? { oneTouch } : {}),
    });
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number; oneTouch?: boolean }>;
    'note-read': CustomEvent<{ note: Note }>;
    'curtain-asked': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
