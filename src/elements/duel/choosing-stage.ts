import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn, pairingOfDuel } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { isOpen, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { whatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { sure } from '../../rules/sure.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../card/enemy-now.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import { menuButton } from '../common/menu-button.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { stageKey } from '../common/stage-key.ts';
import { styled } from '../common/styled.ts';
import styles from './choosing-stage.css?inline';
import './choosing-dock.ts';
import './enemy-line.ts';
import type { EnemyLine } from './enemy-line.ts';
import { aimNote, lessonNote, noteOn, stripNote } from './choosing-notes.ts';
import type { Taught } from './choosing-notes.ts';
import type { Note } from './notes-read.ts';
import './page-face.ts';
import type { PageFace } from './page-face.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import './turn-list.ts';
import { typeDigit } from './typed-number.ts';
import './what-if-strip.ts';
import type { WhatIfStrip } from './what-if-strip.ts';

/** Whether Enter or Space already means something to what has the focus. A row is not pressed by it. */
const answersKeys = (from: EventTarget | undefined): boolean =>
  from instanceof HTMLAnchorElement ||
  (from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio');

/**
 * One pilot chooses: the own stat card, the enemy over or beside it, and for a maneuver that is picked
 * what it would come to. Then it is locked in. On a phone the page takes the place of the card.
 *
 * @fires maneuver-picked - detail `{ console }`: at every change; null when it is let go
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires curtain-asked
 * @fires menu-asked
 * @fires note-read - detail `{ note }`: one of a first duel
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
  /** The notes of a first duel that this pilot has still to read. */
  @property({ attribute: false }) unread: readonly Note[] = [];
  /** What the pilot is led to, in the duel that teaches: only that number can be picked. */
  @property({ attribute: false }) lesson: Lesson | null = null;
  /** What of it a phone shows. */
  @state() private face: 'page' | 'card' = 'card';
  /** The enemy's number whose page is shown. */
  @state() private column: number | null = null;
  @state() private study: Studied | null = null;
  /** A shut number that was typed, and what is answered aloud. */
  @state() private asked: number | null = null;
  @state() private said = '';
  @query('stat-card') private readonly card!: StatCard;
  @query('enemy-line') private readonly enemy!: EnemyLine;
  @query('page-face') private readonly page!: PageFace;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  #prospects: ReadonlyMap<number, readonly WhatIf[]> = new Map();
  #typed = '';

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('battle') && !changed.has('seat')) return;
    const { battle, seat } = this;
    this.#prospects = new Map(
      openManeuvers(battle, seat).map((each) => [each.console, whatIf(battle, seat, each)]),
    );
  }

  get #pick(): Maneuver | null {
    const { battle, picked, seat } = this;
    const maneuver = picked === null ? null : maneuverAt(bookletOf(battle, seat).statCard, picked);
    return maneuver && isOpen(battle, seat, maneuver) ? maneuver : null;
  }

  /** What the pick would come to; nothing without one. */
  get #answers(): readonly WhatIf[] {
    return this.#prospects.get(this.#pick?.console ?? 0) ?? [];
  }

  /** Where among them the column is, below 0 without one. */
  get #at(): number {
    return this.#answers.findIndex(({ answer }) => answer.console === this.column);
  }

  get #taught(): Taught {
    const { battle, lesson, names, seat, unread } = this;
    return { battle, lesson, names, seat, unread, picked: this.#pick !== null };
  }

  override render(): TemplateResult {
    const { battle, exchanges, names, seat } = this;
    const side = sideOf(seat);
    const pairing = sure(pairingOfDuel(battle));
    const enemy = enemyIn(pairing, side);
    const pilot = names[enemy]?.pilot ?? '';
    const pick = this.#pick;
    return html`<div class="stage ${this.face}" @note-done=${this.#noteRead}>
        <stage-bar takes-focus>
          ${pilotMark(side)} ${names[seat]?.pilot} chooses
          <p slot="aside" class="soft">Turn ${battle.turns + 1} · ${pairing.range} range</p>
          <button
            slot="buttons"
            type="button"
            class="curtain"
            @click=${() => say(this, 'curtain-asked')}
          >
            Curtain <kbd aria-hidden="true">C</kbd>
          </button>
          ${menuButton('Menu', () => say(this, 'menu-asked'))}
        </stage-bar>
        <div class="left">
          <page-face
            .battle=${battle}
            .names=${names}
            .seat=${seat}
            .picked=${this.picked}
            .answer=${this.#answers[this.#at] ?? null}
            @face-closed=${this.#toCard}
            @now-asked=${() => (this.column = null)}
            @leafing-asked=${() => (this.study = 'booklets')}
          ></page-face>
        </div>
        <div class="own">
          <enemy-line
            .battle=${battle}
            .names=${names}
            .seat=${enemy}
            .screen=${pairing.sees[side]}
            @page-asked=${() => this.#turnTo(null)}
            @study-asked=${() => (this.study = 'now')}
          ></enemy-line>
          <div class="note" aria-live="polite">${lessonNote(this.#taught)}</div>
          <div class="note aim" aria-live="polite">${aimNote(this.#taught, 'up')}</div>
          <stat-card
            id="card"
            .battle=${battle}
            .seat=${seat}
            .teller=${pilot}
            .picked=${this.picked}
            .prospects=${this.#prospects}
            .asked=${this.asked}
            .only=${this.lesson?.console ?? null}
            @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => this.#noted(detail.console)}
            @maneuver-held=${() => this.#lockIn()}
          ></stat-card>
        </div>
        <div class="if">
          <div class="note" aria-live="polite">${stripNote(this.#taught)}</div>
          ${
            pick
              ? html`<what-if-strip
                  .console=${pick.console}
                  .answers=${this.#answers}
                  .pilot=${pilot}
                  .range=${pairing.range}
                  .column=${this.column}
                  @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#turnTo(detail.console)}
                ></what-if-strip>`
              : nothing
          }
        </div>
        <div class="side">
          <div class="note" aria-live="polite">${aimNote(this.#taught, 'down')}</div>
          <enemy-now
            brief
            class="panel"
            .battle=${battle}
            .names=${names}
            .seat=${enemy}
          ></enemy-now>
          <turn-list
            class="panel"
            .battle=${battle}
            .exchanges=${exchanges}
            .names=${names}
          ></turn-list>
        </div>
        <choosing-dock
          .battle=${battle}
          .seat=${seat}
          .pick=${pick}
          .beside=${this.#beside}
          @study-asked=${() => (this.study = 'now')}
          @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#turnTo(detail.console)}
          @pick-let-go=${this.#letGo}
          @lock-asked=${this.#lockIn}
        ></choosing-dock>
        <p class="unseen" role="status">${this.said}</p>
      </div>
      ${
        this.study
          ? html`<study-sheet
              .battle=${battle}
              .names=${names}
              .exchanges=${exchanges}
              .seat=${seat}
              .topic=${this.study}
              @study-chosen=${({ detail }: Said<'study-chosen'>) => (this.study = detail.part)}
              @study-closed=${() => (this.study = null)}
            ></study-sheet>`
          : nothing
      }`;
  }

  /** The enemy's numbers beside the one whose page stands in the place of the card. */
  get #beside(): readonly (number | undefined)[] | null {
    const at = this.#at;
    if (this.face !== 'page' || at < 0) return null;
    const numbers = this.#answers.map(({ answer }) => answer.console);
    return [numbers[at - 1], numbers[at + 1]];
  }

  /** Shows the page of an answer, or the one that lies open. */
  #turnTo(console: number | null): void {
    const was = this.face;
    this.column = console;
    this.face = 'page';
    if (was === 'card') void this.updateComplete.then(() => this.page.focusHeading());
  }

  readonly #toCard = (): void => {
    this.face = 'card';
    const { column } = this;
    void this.updateComplete.then(() => {
      if (column !== null && this.strip) this.strip.focusColumn(column);
      else this.enemy.focusPage();
    });
  };

  /** What was let go takes strip and buttons with it: the focus comes back to the card. */
  readonly #letGo = (): void => {
    const from = this.shadowRoot?.activeElement?.localName ?? '';
    this.face = 'card';
    this.column = null;
    this.#picks(null);
    if (['what-if-strip', 'page-face', 'choosing-dock'].includes(from))
      void this.updateComplete
        .then(() => this.card.updateComplete)
        .then(() => this.card.focusRow());
  };

  #picks(console: number | null): void {
    this.#noted(console);
    say(this, 'maneuver-picked', { console });
  }

  #noted(console: number | null): void {
    this.picked = console;
    this.asked = null;
    this.said = '';
  }

  /** The note that is on has been read: it comes never again. */
  readonly #noteRead = (): void => {
    const note = noteOn(this.#taught);
    if (note) say(this, 'note-read', { note });
  };

  readonly #lockIn = (): void => {
    const pick = this.#pick;
    if (!pick) return;
    if (this.unread.includes('aim')) say(this, 'note-read', { note: 'aim' });
    if (this.renderRoot.querySelector('.if docked-note')) this.#noteRead();
    say(this, 'maneuver-locked-in', { seat: this.seat, console: pick.console });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = stageKey(event, ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']);
    if (key === null) return;
    const [from] = event.composedPath();
    if (/^\d$/.test(key)) this.#type(key);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.card.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight')
      this.#move(key === 'ArrowLeft' ? -1 : 1);
    else if (key === 'Escape') this.#escape();
    else if (key === 's') this.study = 'now';
    else if (key === 'c') say(this, 'curtain-asked');
    else if (!answersKeys(from) && this.#pick && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      if (key === 'Enter') this.#lockIn();
      else if (this.face === 'page') this.#toCard();
      else this.#turnTo(this.column ?? this.#answers[0]?.answer.console ?? null);
    }
  };

  /** The column before or after; from none the first or the last. */
  #move(way: -1 | 1): void {
    const answers = this.#answers;
    const many = answers.length;
    if (many === 0) return;
    const at = this.#at < 0 && way < 0 ? many : this.#at;
    const next = sure(answers[(at + way + many) % many]);
    this.column = next.answer.console;
    if (this.face === 'card')
      void this.updateComplete.then(() => this.strip?.focusColumn(next.answer.console));
  }

  /** One thing after the other is let go: the page in the place of the card, then the pick. */
  #escape(): void {
    if (this.face === 'page' && matchMedia('(width < 700px)').matches) this.#toCard();
    else this.#letGo();
  }

  #type(digit: string): void {
    const { so, maneuver, said } = typeDigit(this.battle, this.seat, this.#typed, digit);
    this.#typed = so;
    const { lesson } = this;
    const elsewhere = lesson && maneuver && maneuver.console !== lesson.console;
    if (elsewhere) {
      this.said = lesson.call;
      return;
    }
    if (maneuver && isOpen(this.battle, this.seat, maneuver)) this.#picks(maneuver.console);
    else if (maneuver) this.asked = maneuver.console;
    this.said = said;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'choosing-stage': ChoosingStage;
  }
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'maneuver-locked-in': CustomEvent<{ seat: number; console: number }>;
    'curtain-asked': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
    'note-read': CustomEvent<{ note: Note }>;
  }
}
