import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { plate } from '../page/plate.ts';
import { otherSide } from '../telling/told.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { say } from '../common/say.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './shutter-curtain.css?inline';
import { styled } from '../common/styled.ts';

/** For so long after it has fallen the curtain takes no input (milliseconds). */
export const DEAF_FOR = 700;

/**
 * Shutters between two secret choices. Nothing of the game is behind it: the stage is taken away.
 *
 * @fires curtain-raised - the pilot it waits for is there
 * @fires choice-taken-back - detail `{ side }`: the other pilot wants to choose again
 * @fires duel-left
 */
@customElement('shutter-curtain')
export class ShutterCurtain extends LitElement {
  static override styles = styled(plateStyles, styles);

  /** Whom it waits for. */
  @property() pilot = '';
  @property() side: Side = 'lone';
  /** The pilot who has locked in and may still take it back; empty when nobody has. */
  @property() locked = '';
  @property({ type: Number }) turn = 1;
  #fellAt = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#fellAt = performance.now();
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    return html`<div class="curtain frame">
      <div class="top">
        <button type="button" class="leave" @click=${() => say(this, 'duel-left')}>
          ${icon('back')} Leave
        </button>
        <p class="plate">${plate('range')}<small>Turn ${this.turn}</small><b>Shutters down</b></p>
      </div>
      <div class="window">
        <div class="slats"></div>
        <div class="plate">${plate('window')}</div>
        <p class="to">Hand the device to</p>
        <h1 tabindex="-1">${pilotMark(this.side)} ${this.pilot}</h1>
        <button type="button" class="i" @click=${this.#raise}>I am ${this.pilot}</button>
        <p class="note">
          ${this.locked ? `${this.locked} is locked in. ${this.locked}, look away.` : 'The other pilot looks away.'}
        </p>
      </div>
      ${
        this.locked
          ? html`<button type="button" class="back" @click=${this.#takeBack}>
              ${this.locked} takes it back
            </button>`
          : nothing
      }
    </div>`;
  }

  readonly #raise = (): void => {
    if (!this.#deaf) say(this, 'curtain-raised');
  };

  readonly #takeBack = (): void => {
    if (!this.#deaf) say(this, 'choice-taken-back', { side: otherSide(this.side) });
  };

  get #deaf(): boolean {
    return performance.now() - this.#fellAt < DEAF_FOR;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shutter-curtain': ShutterCurtain;
  }
  interface HTMLElementEventMap {
    'curtain-raised': CustomEvent<null>;
    'choice-taken-back': CustomEvent<{ side: Side }>;
    'duel-left': CustomEvent<null>;
  }
}
