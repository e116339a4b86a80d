import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import { enemyIn, pairingOfSeat } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Prospects } from '../../rules/battle/what-if.ts';
import { prospectsOf } from '../../rules/battle/what-if.ts';
import { sure } from '../../rules/sure.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { othersOf } from './others.ts';
import { besideCard } from './beside-card.ts';
import { Choice } from './choice.ts';
import styles from './choosing-stage.css?inline';
import { choosingBar } from './choosing-bar.ts';
import './choosing-dock.ts';
import frame from './choosing-frame.css?inline';
import './enemy-line.ts';
import type { EnemyLine } from './enemy-line.ts';
import { aimNote, lessonNote, noteOn, stripNote } from './choosing-notes.ts';
import type { Taught } from './choosing-notes.ts';
import type { Note } from '../common/notes-read.ts';
import './page-face.ts';
import type { PageFace } from './page-face.ts';
import { PickHand } from './pick-hand.ts';
import './study-sheet.ts';
import type { Studied } from './study-sheet.ts';
import './what-if-strip.ts';
import type { WhatIfStrip } from './what-if-strip.ts';

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
  static override styles = styled(frame, styles);

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
  @state() private study: Studied | null = null;
  @query('stat-card') private readonly card!: StatCard;
  @query('enemy-line') private readonly enemy!: EnemyLine;
  @query('page-face') private readonly page!: PageFace;
  @query('what-if-strip') private readonly strip!: WhatIfStrip | null;
  readonly #hand = new PickHand(this, {
    card: () => this.card,
    page: () => this.page,
    strip: () => this.strip,
    enemy: () => this.enemy,
    choice: () => this.#choice,
    typing: () => this,
    lockIn: () => this.#lockIn(),
    study: () => (this.study = 'now'),
  });
  #prospects: Prospects = () => [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('battle') && !changed.has('seat')) return;
    this.#prospects = prospectsOf(this.battle, this.seat, this.#pairing);
  }

  get #pairing(): Pairing {
    return sure(pairingOfSeat(this.battle, this.seat));
  }

  get #choice(): Choice {
    const { battle, picked, seat } = this;
    const { column } = this.#hand.turned;
    return new Choice({ battle, seat, picked, column, prospects: this.#prospects });
  }

  get #taught(): Taught {
    const { battle, lesson, names, unread } = this;
    const enemy = enemyIn(this.#pairing, sideOf(this.seat));
    const { adds, pick } = this.#choice;
    return { battle, enemy, lesson, names, unread, picked: pick !== null, adds };
  }

  override render(): TemplateResult {
    const { battle, exchanges, names, seat } = this;
    const side = sideOf(seat);
    const pairing = this.#pairing;
    const enemy = enemyIn(pairing, side);
    const pilot = names[enemy]?.pilot ?? '';
    const { answer, answers, beside, pick } = this.#choice;
    const { column, face } = this.#hand.turned;
    return html`<div
        class="stage ${face} ${exchanges.length < 3 ? 'fresh' : ''}"
        @note-done=${this.#noteRead}
      >
        ${choosingBar(
          this,
          { pilot: names[seat]?.pilot ?? '', side },
          html`Turn ${battle.turns + 1} · ${pairing.range} range`,
        )}
        <div class="left">
          <page-face
            .battle=${battle}
            .names=${names}
            .pairing=${pairing}
            .seat=${seat}
            .picked=${this.picked}
            .answer=${answer}
            @face-closed=${() => this.#hand.turned.toCard()}
            @now-asked=${() => this.#hand.turned.lookAt(null)}
            @leafing-asked=${() => (this.study = 'booklets')}
          ></page-face>
        </div>
        <div class="own">
          <enemy-line
            .battle=${battle}
            .names=${names}
            .seat=${enemy}
            .screen=${pairing.sees[side]}
            @page-asked=${() => this.#hand.turned.turnTo(null)}
            @study-asked=${() => (this.study = 'now')}
          ></enemy-line>
          <div class="note" aria-live="polite">${lessonNote(this.#taught)}</div>
          <div class="note aim" aria-live="polite">${aimNote(this.#taught, 'up')}</div>
          <stat-card
            id="card"
            .battle=${battle}
            .pairing=${pairing}
            .seat=${seat}
            .teller=${pilot}
            .picked=${this.picked}
            .prospects=${this.#prospects}
            .asked=${this.#hand.typed.asked}
            .only=${this.lesson?.console ?? null}
            @maneuver-picked=${({ detail }: Said<'maneuver-picked'>) => this.#hand.noted(detail.console)}
            @maneuver-held=${() => this.#lockIn()}
          ></stat-card>
        </div>
        <div class="if">
          <div class="note" aria-live="polite">${stripNote(this.#taught)}</div>
          ${
            pick
              ? html`<what-if-strip
                  .console=${pick.console}
                  .answers=${answers}
                  .pilot=${pilot}
                  .range=${pairing.range}
                  .column=${column}
                  @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#hand.turned.turnTo(detail.console)}
                ></what-if-strip>`
              : nothing
          }
        </div>
        <div class="side">
          <div class="note" aria-live="polite">${aimNote(this.#taught, 'down')}</div>
          ${besideCard({ battle, enemy, exchanges, names, pairing })}
        </div>
        <choosing-dock
          .battle=${battle}
          .seat=${seat}
          .pick=${pick}
          .others=${othersOf(battle, seat, names)}
          .beside=${face === 'page' ? beside : null}
          @study-asked=${() => (this.study = 'now')}
          @column-chosen=${({ detail }: Said<'column-chosen'>) => this.#hand.turned.turnTo(detail.console)}
          @pick-let-go=${() => this.#hand.letGo()}
          @lock-asked=${this.#lockIn}
        ></choosing-dock>
        <p class="unseen" role="status">${this.#hand.typed.said}</p>
      </div>
      ${
        this.study
          ? html`<study-sheet
              .battle=${battle}
              .pairing=${pairing}
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

  /** The note that is on has been read: it comes never again. */
  readonly #noteRead = (): void => {
    const note = noteOn(this.#taught);
    if (note) say(this, 'note-read', { note });
  };

  readonly #lockIn = (): void => {
    const { pick } = this.#choice;
    if (!pick) return;
    if (this.unread.includes('aim')) say(this, 'note-read', { note: 'aim' });
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
