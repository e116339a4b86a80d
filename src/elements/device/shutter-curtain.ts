import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { sideOf } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import '../page/duel-cover.ts';
import type { OnCover } from '../page/duel-cover.ts';
import { plate } from '../page/plate.ts';
import { byKey } from '../common/last-pressed.ts';
import { AfterPause } from '../common/press-guard.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { say } from '../common/say.ts';
import { StageKeys, isOnButton } from '../common/stage-keys.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './shutter-curtain.css?inline';
import { styled } from '../common/styled.ts';
import { DEVICE_WORDS } from './device-words.ts';

/**
 * The curtain ignores input and looks disabled this long after it falls (milliseconds): longer than a double
 * tap on what was there before.
 */
export const DEAF_FOR = 500;

/**
 * Shows shutters between secret choices; the stage behind is removed. The next pilot presses the button, or
 * Enter on the focused name.
 *
 * @fires curtain-raised - detail `{ seat }`: this pilot is present
 * @fires choice-taken-back - detail `{ seat }`: the pilot who chose last chooses again
 * @fires duel-left
 */
@customElement('shutter-curtain')
export class ShutterCurtain extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Number }) seat = 0;
  /** The pilot who can still take the choice back; null for none. */
  @property({ attribute: false }) locked: number | null = null;
  /** Sentences on pilots without a choice, who are locked in by that. */
  @property({ attribute: false }) bound: readonly string[] = [];
  @property() turn = '1';
  /** Those of the battle, with what everybody may know of them. */
  @property({ attribute: false }) cover: readonly OnCover[] = [];
  @property({ attribute: false }) queue: readonly number[] = [];
  @property({ attribute: false }) done: readonly number[] = [];
  readonly #pause = new AfterPause(this, undefined, DEAF_FOR);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnButton(event)) this.#raise(event);
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#pause.begin();
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    const pilot = this.#pilot(this.seat);
    const locked = this.locked === null ? null : this.#pilot(this.locked);
    return html`<div class="curtain frame">
      <div class="top grid snug">
        <button
          type="button"
          class="leave abreast bold thumb"
          @click=${() => say(this, 'duel-left')}
        >
          ${icon('back')} <span>To&nbsp;the start</span>
        </button>
        <p class="plate">${plate('range')}<small>Turn ${this.turn}</small><b>Shutters down</b></p>
      </div>
      ${this.cover.length > 0 ? html`<duel-cover plates draws .battles=${[this.cover]}></duel-cover>` : nothing}
      <div class="window">
        <div class="slats cover-all"></div>
        <div class="plate">${plate('window')}</div>
        <p class="to">${DEVICE_WORDS.handTo}</p>
        <h1
          class=${classMap({ long: pilot.length > 8, keyed: byKey() })}
          tabindex="-1"
          aria-describedby="told"
        >
          ${pilotMark(sideOf(this.seat))} ${pilot}
        </h1>
        <button
          type="button"
          class=${classMap({ i: true, notyet: this.#pause.isDeaf })}
          aria-disabled=${this.#pause.isDeaf}
          aria-keyshortcuts="Enter"
          @click=${this.#raise}
        >
          I am ${pilot} <kbd aria-hidden="true">Enter</kbd>
        </button>
        <div class="told" id="told">
          ${this.bound.map((sentence) => html`<p class="bound abreast bold rounded">${icon('lock')} ${sentence}</p>`)}
          <p class="note">${this.#note(locked)}</p>
        </div>
        ${this.queue.length > 0 ? this.#queue() : nothing}
      </div>
      ${
        locked
          ? html`<button
              type="button"
              class=${classMap({ back: true, notyet: this.#pause.isDeaf })}
              aria-disabled=${this.#pause.isDeaf}
              @click=${this.#takeBack}
            >
              ${locked} takes it back
            </button>`
          : nothing
      }
    </div>`;
  }

  #note(locked: string | null): string {
    const several = this.queue.length > 0;
    if (!locked) return several ? DEVICE_WORDS.allLookAway : DEVICE_WORDS.otherLooksAway;
    return DEVICE_WORDS.lookAway(locked, several);
  }

  #queue(): TemplateResult {
    return html`<ol class="queue grid snug" aria-label=${DEVICE_WORDS.order}>
      ${this.queue.map((seat) => {
        const done = this.done.includes(seat);
        const now = seat === this.seat;
        return html`<li class=${now ? 'now' : ''} aria-current=${now ? 'step' : nothing}>
          ${done ? icon('lock') : pilotMark(sideOf(seat))}
          <b class="ellipsis">${this.#pilot(seat)}</b>
          <span>${done ? 'locked' : now ? 'chooses' : 'then'}</span>
        </li>`;
      })}
    </ol>`;
  }

  #pilot(seat: number): string {
    return this.names[seat]?.pilot ?? '';
  }

  readonly #raise = ({ timeStamp }: Event): void => {
    if (this.#pause.counts(timeStamp)) say(this, 'curtain-raised', { seat: this.seat });
  };

  readonly #takeBack = ({ timeStamp }: Event): void => {
    if (this.locked !== null && this.#pause.counts(timeStamp))
      say(this, 'choice-taken-back', { seat: this.locked });
  };
}

declare global {
  interface HTMLElementEventMap {
    'curtain-raised': CustomEvent<{ seat: number }>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
    'duel-left': CustomEvent<null>;
  }
}
