import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn, pairingOfDuel } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { forecast } from '../../rules/battle/heat.ts';
import { isOpen } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../page/booklet-page.ts';
import '../card/enemy-known.ts';
import './first-turn-notes.ts';
import '../card/gauge-row.ts';
import { sure } from '../../rules/sure.ts';
import { menuButton } from '../common/menu-button.ts';
import { arrow, icon, pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { stageKey } from '../common/stage-key.ts';
import '../card/stat-card.ts';
import type { StatCard } from '../card/stat-card.ts';
import { wornIn } from '../telling/account.ts';
import '../page/view-window.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import styles from './choosing-stage.css?inline';
import { styled } from '../common/styled.ts';

/** What the warning bar over the dock says of a maneuver, or nothing. */
export const direWords = (battle: Battle, seat: number, maneuver: Maneuver): string => {
  const next = forecast(battle, seat, maneuver);
  const { name } = bookletOf(battle, seat).mech;
  const parts = [
    ...(next.shutsDown ? [`shuts the ${name} down`] : []),
    ...(next.explodes ? ['1 round explodes, armor −2'] : []),
    ...(next.diesOfHeat ? ['the pilot dies of it'] : []),
  ];
  return parts.length > 0 ? `Heat ${next.heat}: ${parts.join('; ')}.` : '';
};

/** Whether Enter already means something to what has the focus. A row of the card is not pressed by it. */
const answersEnter = (from: EventTarget | undefined): boolean =>
  from instanceof HTMLAnchorElement ||
  (from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio');

/**
 * One pilot chooses: the enemy's booklet page as it lies open, and the own stat card. A maneuver is
 * picked, then locked in.
 *
 * @fires maneuver-picked - detail `{ console }`: at every change; null when it is let go
 * @fires maneuver-locked-in - detail `{ seat, console }`
 * @fires curtain-asked
 * @fires menu-asked
 * @fires notes-read - the notes of the first turn were read or skipped
 */
@customElement('choosing-stage')
export class ChoosingStage extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Who chooses. */
  @property({ type: Number }) seat = 0;
  /** The turn before, for what is known. */
  @property({ attribute: false }) last: Exchange | null = null;
  /** The console number that is picked and not locked in. */
  @property({ attribute: false }) picked: number | null = null;
  /** Show the notes of a first turn. */
  @property({ type: Boolean }) notes = false;
  @state() private face: 'page' | 'card' = 'card';
  @query('stat-card') private readonly card!: StatCard;
  #typed = '';
  #touchedAt: { x: number; y: number } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.face = this.battle.turns === 0 ? 'page' : 'card';
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  get #pick(): Maneuver | null {
    const maneuver =
      this.picked === null
        ? null
        : maneuverAt(bookletOf(this.battle, this.seat).statCard, this.picked);
    return maneuver && isOpen(this.battle, this.seat, maneuver) ? maneuver : null;
  }

  override render(): TemplateResult {
    const { battle, names, seat } = this;
    const side = sideOf(seat);
    const pairing = sure(pairingOfDuel(battle));
    const enemy = enemyIn(pairing, side);
    const screen = pairing.sees[side];
    const booklet = bookletOf(battle, enemy);
    const pilot = names[seat]?.pilot ?? '';
    return html`<div
      class="stage ${this.face}"
      @touchstart=${this.#touched}
      @touchend=${this.#swiped}
    >
      <stage-bar takes-focus>
        ${pilotMark(side)} ${pilot} chooses
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
      <div class="left" tabindex="0">
        <booklet-page
          id="page"
          .booklet=${booklet}
          .number=${screen.number}
          .tell=${names[enemy]?.pilot ?? 'opponent'}
          .wear=${wornIn(battle, enemy)}
        ></booklet-page>
        <enemy-known
          .battle=${battle}
          .seat=${enemy}
          .names=${names}
          .last=${this.last}
        ></enemy-known>
      </div>
      <div class="right">
        <button type="button" class="strip frame" @click=${() => this.#flip()}>
          <view-window
            strip
            .screen=${screen}
            .booklet=${booklet}
            .wear=${wornIn(battle, enemy)}
          ></view-window>
          <span class="tag">${booklet.mech.name} ${screen.title}</span>
          <span class="tag go">Page ${screen.number} ›</span>
        </button>
        <stat-card
          id="card"
          .battle=${battle}
          .seat=${seat}
          .teller=${names[enemy]?.pilot ?? ''}
          .picked=${this.picked}
          @maneuver-picked=${(event: Said<'maneuver-picked'>) => (this.picked = event.detail.console)}
        ></stat-card>
      </div>
      ${this.#dock()}
      ${
        this.notes
          ? html`<first-turn-notes
              .names=${names}
              .side=${side}
              @note-shown=${(event: Said<'note-shown'>) => (this.face = event.detail.face)}
            ></first-turn-notes>`
          : nothing
      }
    </div>`;
  }

  #dock(): TemplateResult {
    const pick = this.#pick;
    const dire = pick ? direWords(this.battle, this.seat, pick) : '';
    const heat = pick ? forecast(this.battle, this.seat, pick).heat : 0;
    return html`<div class="foot">
      ${dire ? html`<p class="dire" role="status">${icon('warning')}<span>${dire}</span></p>` : nothing}
      <div class="dock">
        <div class="faces" role="group" aria-label="What is shown">
          ${(['page', 'card'] as const).map(
            (face) =>
              html`<button
                type="button"
                class=${classMap({ on: this.face === face })}
                aria-pressed=${this.face === face}
                @click=${() => (this.face = face)}
              >
                ${face === 'page' ? 'Page' : 'Card'}
              </button>`,
          )}
        </div>
        <p class="hint soft">
          ${this.names[this.seat]?.pilot} pilots the ${bookletOf(this.battle, this.seat).mech.name}
          ${bookletOf(this.battle, this.seat).mech.designation}.
          <span class="keys"
            >Type a console number, or ${arrow('up', 'arrow up')}
            ${arrow('down', 'arrow down')}.</span
          >
        </p>
        ${pick ? html`<button type="button" class="button plain let" @click=${this.#letGo}>Let go <kbd aria-hidden="true">Esc</kbd></button>` : nothing}
        ${
          pick
            ? html`<button type="button" class="button main big lock" @click=${this.#lockIn}>
                <span
                  >${icon('lock')} Lock in ${pick.console} <kbd aria-hidden="true">Enter</kbd
                  ><small>${pick.name} · heat ${heat}</small></span
                >
              </button>`
            : html`<button
                type="button"
                class="button big lock ${this.face === 'card' ? 'notyet' : 'toward'}"
                aria-disabled=${this.face === 'card'}
                @click=${() => (this.face = 'card')}
              >
                ${this.face === 'card' ? 'Pick a maneuver' : html`<span class="apart">Pick a maneuver</span><span class="turnto">Turn to your card</span>`}
              </button>`
        }
      </div>
    </div>`;
  }

  #flip(): void {
    this.face = this.face === 'page' ? 'card' : 'page';
  }

  readonly #letGo = (): void => {
    this.#picks(null);
  };

  #picks(console: number | null): void {
    this.picked = console;
    say(this, 'maneuver-picked', { console });
  }

  readonly #lockIn = (): void => {
    const pick = this.#pick;
    if (pick) say(this, 'maneuver-locked-in', { seat: this.seat, console: pick.console });
  };

  readonly #touched = ({ touches: [touch] }: TouchEvent): void => {
    this.#touchedAt = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };

  readonly #swiped = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (!touch || !this.#touchedAt) return;
    const [x, y] = [touch.clientX - this.#touchedAt.x, touch.clientY - this.#touchedAt.y];
    if (Math.abs(x) > 70 && Math.abs(y) < 50) this.face = x < 0 ? 'card' : 'page';
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = stageKey(event, ['ArrowDown', 'ArrowUp']);
    if (key === null || this.notes) return;
    const [from] = event.composedPath();
    if (/^\d$/.test(key)) this.#type(key);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.card.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape') this.#letGo();
    else if (key === 'f') this.#flip();
    else if (key === 'c') say(this, 'curtain-asked');
    else if (key === 'Enter' && this.#pick && !answersEnter(from)) {
      event.preventDefault();
      this.#lockIn();
    }
  };

  /** Two digits, or one that can be no other number, pick a console. */
  #type(digit: string): void {
    const { seat } = this;
    const open = (text: string): boolean => {
      const maneuver = maneuverAt(bookletOf(this.battle, seat).statCard, Number(text));
      return maneuver !== null && isOpen(this.battle, seat, maneuver);
    };
    const typed = `${this.#typed}${digit}`;
    this.#typed = open(typed) ? '' : digit;
    if (open(typed)) this.#picks(Number(typed));
    else if (open(digit)) this.#picks(Number(digit));
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
  }
}
