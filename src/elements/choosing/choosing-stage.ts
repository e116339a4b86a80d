import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { isDeadTurn } from '../common/dead-turn.ts';
import '../card/own-state.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import { byVoice } from '../common/last-pressed.ts';
import type { Note } from '../common/notes-read.ts';
import { HOLD } from '../common/notes-read.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import pagesStyles from './answers-sheet.css?inline';
import { answersSheet, signsSheet, whatIfLine } from './answers-sheet.ts';
import { besideCard } from './beside-card.ts';
import { choosingBar } from './choosing-bar.ts';
import './choosing-dock.ts';
import { noteOn, stageNote } from './choosing-notes.ts';
import type { Taught } from './choosing-notes.ts';
import styles from './choosing-stage.css?inline';
import { CHOOSING_WORDS } from './choosing-words.ts';
import './enemy-line.ts';
import type { EnemyLine } from './enemy-line.ts';
import heardStyles from './heard-line.css?inline';
import { heardLine } from './heard-line.ts';
import type { Choice } from './outlook.ts';
import { Outlook } from './outlook.ts';
import type { ChoiceView } from './choice-view.ts';
import type { PageFace } from './page-face.ts';
import { PickHand } from './pick-hand.ts';
import './rival-strip.ts';
import type { RivalStrip } from './rival-strip.ts';
import { seenPage } from './page-face.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import type { WhatIfLine } from './what-if-line.ts';
import type { WhatIfStrip } from './what-if-strip.ts';

/**
 * One pilot chooses, against one enemy or alone against several: the own stat card, the enemy over or
 * beside it, and for a maneuver that is picked what it would come to. Then it is locked in. Several
 * enemies stand in groups by range: one range is attacked, and one of them turned to. On a phone the
 * page takes the place of the card.
 *
 * @slot seal - what computer pilots have locked in
 * @slot coach - what is said of a pick that loses much
 * @fires maneuver-picked - detail `{ console }`: at every change; null when it is let go
 * @fires maneuver-locked-in - detail `{ seat, console, oneTouch }`: by holding a row down, say
 * @fires curtain-asked
 * @fires menu-asked
 * @fires note-read - detail `{ note }`
 */
@customElement('choosing-stage')
export class ChoosingStage extends LitElement {
  static override styles = styled(styles, heardStyles, pagesStyles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Who chooses. */
  @property({ type: Number }) seat = 0;
  /** The turns so far. */
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** The console number that is picked and not locked in. */
  @property({ attribute: false }) picked: number | null = null;
  /** The notes that this pilot has still to read. */
  @property({ attribute: false }) unread: readonly Note[] = [];
  /** What the pilot is led to, in the duel that teaches: only that number can be picked. */
  @property({ attribute: false }) lesson: Lesson | null = null;
  /** One person plays alone: nobody has to look away. */
  @property({ type: Boolean }) unwatched = false;
  /** How often a good pilot calls each open number, where the coach was asked. */
  @property({ attribute: false }) often: ReadonlyMap<number, number> | null = null;
  @state() private study: Studied | null = null;
  @state() private legend = false;
  @query('stat-card') private readonly card!: StatCard;
  @query('enemy-line, rival-strip') private readonly enemy!: EnemyLine | RivalStrip;
  @query('page-face') private readonly page!: PageFace | null;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  @query('what-if-line') private readonly line!: WhatIfLine | null;
  #outlook!: Outlook;
  /** The line stood open when this was last rendered. */
  #opened = false;
  readonly #hand = new PickHand(this, {
    card: () => this.card,
    page: () => this.page,
    strip: () => this.strip,
    line: () => this.line,
    enemy: () => this.enemy,
    outlook: () => this.#outlook,
    typing: () => this,
    lockIn: () => this.#lockIn(),
    study: () => (this.study = 'now'),
  });

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('battle') || changed.has('seat'))
      this.#outlook = new Outlook(this.battle, this.seat);
  }

  /** What the line opens has been found: that it can be tapped need not be said over it any more. */
  override updated(): void {
    const opened = this.#hand.room.isPhone && this.#hand.turned.shown === 'answers';
    if (opened && !this.#opened && noteOn(this.#taught) === 'answers') this.#noteRead();
    this.#opened = opened;
  }

  get #taught(): Taught {
    const { battle, lesson, names, unread } = this;
    const { several } = this.#outlook;
    const { pick, turned } = this.#hand.choice;
    const enemy = enemyIn(turned, sideOf(this.seat));
    const folds = this.#hand.room.isPhone;
    return { battle, enemy, lesson, names, unread, picked: pick !== null, several, folds };
  }

  /** Nobody can be hit, whatever is called: one tap locks in. */
  get #dead(): boolean {
    return this.lesson === null && !this.#outlook.several && isDeadTurn(this.battle);
  }

  override render(): TemplateResult {
    const { battle, exchanges, names, seat } = this;
    const { several } = this.#outlook;
    const { room, turned: over } = this.#hand;
    const choice = this.#hand.choice;
    const { pick, turned } = choice;
    const enemy = enemyIn(turned, sideOf(seat));
    /** A tap on a row locks it in: there is no pick to ask about, but one that was typed. */
    const unasked = this.#dead && pick === null;
    const shown = over.shown === 'pages' && !choice.answer ? 'answers' : over.shown;
    const looked: ChoiceView = {
      ...{ battle, names, seat, shown, choice, picked: this.picked },
      outlook: this.#outlook,
      hand: this.#hand,
      tip: this.unread.includes(HOLD) && !byVoice(),
      askLegend: () => (this.legend = true),
    };
    return html`<div
        class="stage ${classMap({ [shown]: true, several, folds: room.isPhone, lies: room.layout === 'flat' })}"
        @note-done=${this.#noteRead}
      >
        ${this.#bar(choice)}
        ${several ? this.#rivals(choice) : room.isPhone ? this.#enemy(enemy, choice) : nothing}
        ${this.#card(choice)} ${seenPage(looked)}
        <div class="notes" aria-live="polite">
          ${this.#dead ? nothing : stageNote(this.#taught)}
        </div>
        ${room.isPhone && !unasked && (pick !== null || this.lesson || !noteOn(this.#taught)) ? whatIfLine(looked) : nothing}
        ${(room.isPhone ? shown === 'card' || shown === 'now' : unasked) ? nothing : answersSheet(looked)}
        ${room.isPhone ? nothing : html`<div class="side">${several ? nothing : html`<slot name="seal"></slot>`}${besideCard({ battle, enemy, exchanges, names, pairing: turned })}</div>`}
        ${several ? heardLine(battle, names, pick) : nothing}
        <div class="foot">
          <slot name="coach" @coach-spoke=${() => this.card.seekPick()}></slot>
          <choosing-dock
            ?apart=${room.layout === 'flat'}
            .battle=${battle}
            .names=${names}
            .seat=${seat}
            .pick=${pick}
            ?dead=${this.#dead}
            ?unwatched=${this.unwatched}
            @study-asked=${() => (this.study = 'now')}
            @pick-let-go=${() => this.#hand.letGo()}
            @lock-asked=${() => this.#lockIn()}
          ></choosing-dock>
        </div>
        <p class="unseen" role="status">${this.#hand.typed.answer}</p>
      </div>
      ${this.study ? this.#studied(this.study, choice) : nothing}
      ${this.legend ? signsSheet(looked, () => (this.legend = false)) : nothing}`;
  }

  #bar({ turned }: Choice): TemplateResult {
    const { battle, names, seat } = this;
    const { pairings, several } = this.#outlook;
    return choosingBar(
      this,
      { pilot: names[seat]?.pilot ?? '', side: sideOf(seat), unwatched: this.unwatched },
      several
        ? html`Turn ${battle.turns + 1} ·
            <span class="alone">alone</span> ${CHOOSING_WORDS.several(pairings.length)}`
        : html`${CHOOSING_WORDS.atRange(battle.turns + 1, turned.range)}<span class="range"
              >${CHOOSING_WORDS.range}</span
            >`,
    );
  }

  /** Several enemies, each with what the pick would come to. */
  #rivals({ pick, range, turned }: Choice): TemplateResult {
    const { pairings } = this.#outlook;
    const answers = pairings.map(
      (each) => [each.rival, pick ? this.#outlook.against(each)(pick.console) : []] as const,
    );
    return html`<div class="rivals">
      <rival-strip
        .battle=${this.battle}
        .names=${this.names}
        .attacked=${range}
        .turned=${turned.rival}
        .answers=${new Map(answers)}
        @range-attacked=${({ detail }: Said<'range-attacked'>) => this.#hand.attackAt(detail.range)}
        @rival-turned=${({ detail }: Said<'rival-turned'>) => this.#hand.tapped(detail.rival)}
      ></rival-strip>
      <div class="seals"><slot name="seal"></slot></div>
    </div>`;
  }

  /** The one enemy, over the card. */
  #enemy(enemy: number, { turned }: Choice): TemplateResult {
    return html`<enemy-line
      .battle=${this.battle}
      .names=${this.names}
      .seat=${enemy}
      .screen=${turned.sees[sideOf(this.seat)]}
      @page-asked=${() => this.#hand.turned.toNow()}
      @study-asked=${() => (this.study = 'now')}
      ><slot name="seal" slot="seal"></slot
    ></enemy-line>`;
  }

  #card({ at, pick }: Choice): TemplateResult {
    const { battle, names, seat } = this;
    const teller = names[enemyIn(at, sideOf(seat))]?.pilot ?? '';
    const lies = this.#hand.room.layout === 'flat';
    return html`<own-state
        ?apart=${lies}
        .battle=${battle}
        .pairing=${at}
        .seat=${seat}
        .names=${names}
        .teller=${teller}
        .oneTap=${this.#dead}
        .pick=${pick}
      ></own-state>
      <stat-card
        id="card"
        ?apart=${lies}
        .battle=${battle}
        .pairing=${at}
        .seat=${seat}
        .names=${names}
        .teller=${this.#outlook.several ? '' : teller}
        .picked=${this.picked}
        .prospects=${this.#outlook.overall}
        .asked=${this.#hand.typed.asked}
        .only=${this.lesson?.console ?? null}
        .often=${this.often}
        ?dead=${this.#dead}
        @click=${() => this.#hand.rowTouched()}
        @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => this.#hand.noted(detail.console)}
        @maneuver-held=${() => this.#lockIn(true)}
      ></stat-card>`;
  }

  #studied(topic: Studied, { turned }: Choice): TemplateResult {
    return html`<study-sheet
      .battle=${this.battle}
      .pairing=${turned}
      .names=${this.names}
      .exchanges=${this.exchanges}
      .seat=${this.seat}
      .topic=${topic}
      @rival-turned=${({ detail }: Said<'rival-turned'>) => this.#hand.turnTo(detail.rival)}
      @study-chosen=${({ detail }: Said<'study-chosen'>) => (this.study = detail.part)}
      @study-closed=${() => (this.study = null)}
    ></study-sheet>`;
  }

  /** The note that is on has been read: it comes never again. */
  readonly #noteRead = (): void => {
    const note = noteOn(this.#taught);
    if (note) say(this, 'note-read', { note });
  };

  /** Locks the pick in. The notes that stood there before it count as read. */
  readonly #lockIn = (oneTouch = false): void => {
    const { pick } = this.#hand.choice;
    if (!pick) return;
    const seen = this.#dead ? [] : (['aim', 'attack', HOLD] as const);
    for (const note of seen) if (this.unread.includes(note)) say(this, 'note-read', { note });
    if (this.renderRoot.querySelector('.notes docked-note')) this.#noteRead();
    say(this, 'maneuver-locked-in', {
      seat: this.seat,
      console: pick.console,
      ...(oneTouch ? { oneTouch } : {}),
    });
  };
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number; oneTouch?: boolean }>;
    'note-read': CustomEvent<{ note: Note }>;
  }
}
