import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { toldAt } from '../card/elsewhere.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import type { Note } from '../common/notes-read.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { besideCard } from './beside-card.ts';
import { choosingBar } from './choosing-bar.ts';
import './choosing-dock.ts';
import { aimNote, attackNote, lessonNote, noteOn, stripNote } from './choosing-notes.ts';
import type { Taught } from './choosing-notes.ts';
import styles from './choosing-stage.css?inline';
import { CHOOSING_WORDS } from './choosing-words.ts';
import './enemy-line.ts';
import type { EnemyLine } from './enemy-line.ts';
import { heardLine } from './heard-line.ts';
import type { Choice } from './outlook.ts';
import { Outlook, besideAnswer } from './outlook.ts';
import './page-face.ts';
import type { PageFace } from './page-face.ts';
import { PickHand } from './pick-hand.ts';
import './rival-strip.ts';
import type { RivalStrip } from './rival-strip.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import './what-if-strip.ts';
import type { WhatIfStrip } from './what-if-strip.ts';

/**
 * One pilot chooses, against one enemy or alone against several: the own stat card, the enemy over or
 * beside it, and for a maneuver that is picked what it would come to. Then it is locked in. Several
 * enemies stand in groups by range: one range is attacked, and one of them turned to. On a phone the
 * page takes the place of the card.
 *
 * @fires maneuver-picked - detail `{ console }`: at every change; null when it is let go
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires curtain-asked
 * @fires menu-asked
 * @fires note-read - detail `{ note }`
 */
@customElement('choosing-stage')
export class ChoosingStage extends LitElement {
  static override styles = styled(styles);

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
  @state() private study: Studied | null = null;
  @query('stat-card') private readonly card!: StatCard;
  @query('enemy-line, rival-strip') private readonly enemy!: EnemyLine | RivalStrip;
  @query('page-face') private readonly page!: PageFace;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  #outlook!: Outlook;
  readonly #hand = new PickHand(this, {
    card: () => this.card,
    page: () => this.page,
    strip: () => this.strip,
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

  get #taught(): Taught {
    const { battle, lesson, names, unread } = this;
    const { several } = this.#outlook;
    const { adds, pick, turned } = this.#hand.choice;
    const enemy = enemyIn(turned, sideOf(this.seat));
    return { battle, enemy, lesson, names, unread, picked: pick !== null, several, adds };
  }

  /** The number of the pick that the enemy turned to hears (M3). */
  #told({ pick, turned }: Choice): number | null {
    return pick && this.#outlook.several ? toldAt(this.battle, pick, turned.range) : this.picked;
  }

  override render(): TemplateResult {
    const { battle, exchanges, names, seat } = this;
    const { several } = this.#outlook;
    const choice = this.#hand.choice;
    const { pick, turned } = choice;
    const enemy = enemyIn(turned, sideOf(seat));
    const { face } = this.#hand.turned;
    return html`<div
        class="stage ${face} ${several ? 'several' : ''} ${exchanges.length < 3 ? 'fresh' : ''}"
        @note-done=${this.#noteRead}
      >
        ${this.#bar(choice)} ${several ? this.#rivals(choice) : nothing}
        <div class="left">${this.#page(choice)}</div>
        <div class="own">
          ${several ? nothing : this.#enemy(enemy, choice)} ${this.#card(choice)}
        </div>
        <div class="if">
          <div class="note" aria-live="polite">${stripNote(this.#taught)}</div>
          ${pick ? this.#whatIf(enemy, choice) : nothing}
        </div>
        <div class="side">
          <div class="note" aria-live="polite">${aimNote(this.#taught, 'down')}</div>
          ${besideCard({ battle, enemy, exchanges, names, pairing: turned })}
        </div>
        ${several ? heardLine(battle, names, pick) : nothing}
        <choosing-dock
          .battle=${battle}
          .names=${names}
          .seat=${seat}
          .pick=${pick}
          .beside=${face === 'page' ? besideAnswer(choice) : null}
          @study-asked=${() => (this.study = 'now')}
          @column-chosen=${this.#columnChosen}
          @pick-let-go=${() => this.#hand.letGo()}
          @lock-asked=${this.#lockIn}
        ></choosing-dock>
        <p class="unseen" role="status">${this.#hand.typed.answer}</p>
      </div>
      ${this.study ? this.#studied(this.study, choice) : nothing}`;
  }

  #bar({ turned }: Choice): TemplateResult {
    const { battle, names, seat } = this;
    const { pairings, several } = this.#outlook;
    return choosingBar(
      this,
      { pilot: names[seat]?.pilot ?? '', side: sideOf(seat) },
      several
        ? html`Turn ${battle.turns + 1} ·
            <span class="alone">alone</span> ${CHOOSING_WORDS.against(pairings.length)}`
        : html`${CHOOSING_WORDS.atRange(battle.turns + 1, turned.range)}`,
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
        ?low=${this.#hand.turned.face === 'page' || pick !== null}
        @range-attacked=${({ detail }: Said<'range-attacked'>) => this.#hand.attackAt(detail.range)}
        @rival-turned=${({ detail }: Said<'rival-turned'>) => this.#hand.tapped(detail.rival)}
      ></rival-strip>
      <div class="note" aria-live="polite">${attackNote(this.#taught)}</div>
    </div>`;
  }

  /** The one enemy, over the card. */
  #enemy(enemy: number, { turned }: Choice): TemplateResult {
    return html`<enemy-line
      .battle=${this.battle}
      .names=${this.names}
      .seat=${enemy}
      .screen=${turned.sees[sideOf(this.seat)]}
      @page-asked=${() => this.#hand.turned.turnTo(null)}
      @study-asked=${() => (this.study = 'now')}
    ></enemy-line>`;
  }

  #page(choice: Choice): TemplateResult {
    return html`<page-face
      .battle=${this.battle}
      .names=${this.names}
      .pairing=${choice.turned}
      .seat=${this.seat}
      .picked=${this.#told(choice)}
      .answer=${choice.answer}
      @face-closed=${() => this.#hand.turned.toCard()}
      @now-asked=${() => this.#hand.turned.lookAt(null)}
      @leafing-asked=${() => (this.study = 'booklets')}
    ></page-face>`;
  }

  #card({ at, turned }: Choice): TemplateResult {
    const { battle, names, seat } = this;
    return html`<div class="note" aria-live="polite">${lessonNote(this.#taught)}</div>
      <div class="note aim" aria-live="polite">${aimNote(this.#taught, 'up')}</div>
      <stat-card
        id="card"
        .battle=${battle}
        .pairing=${at}
        .seat=${seat}
        .names=${names}
        .teller=${names[enemyIn(at, sideOf(seat))]?.pilot ?? ''}
        .picked=${this.picked}
        .prospects=${this.#outlook.against(turned)}
        .asked=${this.#hand.typed.asked}
        .only=${this.lesson?.console ?? null}
        @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => this.#hand.noted(detail.console)}
        @maneuver-held=${() => this.#lockIn()}
      ></stat-card>`;
  }

  #whatIf(enemy: number, choice: Choice): TemplateResult {
    const pilot = this.names[enemy]?.pilot ?? '';
    const told = this.#told(choice);
    const { answers, range, turned } = choice;
    return html`<what-if-strip
      .console=${told ?? 0}
      .heading=${turned.range === range ? '' : CHOOSING_WORDS.ifHears(pilot, told ?? 0)}
      .answers=${answers}
      .pilot=${pilot}
      .range=${turned.range}
      .column=${this.#hand.turned.column}
      ?shared=${this.#outlook.several}
      @column-chosen=${this.#columnChosen}
    ></what-if-strip>`;
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

  readonly #columnChosen = ({ detail }: Said<'column-chosen'>): void => {
    this.#hand.turned.turnTo(detail.console);
  };

  /** The note that is on has been read: it comes never again. */
  readonly #noteRead = (): void => {
    const note = noteOn(this.#taught);
    if (note) say(this, 'note-read', { note });
  };

  /** Locks the pick in. The notes that stood there before it count as read. */
  readonly #lockIn = (): void => {
    const { pick } = this.#hand.choice;
    if (!pick) return;
    for (const note of ['aim', 'attack'] as const)
      if (this.unread.includes(note)) say(this, 'note-read', { note });
    if (this.renderRoot.querySelector('.if docked-note')) this.#noteRead();
    say(this, 'maneuver-locked-in', { seat: this.seat, console: pick.console });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'choosing-stage': ChoosingStage;
  }
  interface HTMLElementEventMap {
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
    'note-read': CustomEvent<{ note: Note }>;
  }
}
