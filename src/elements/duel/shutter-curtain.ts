import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { plate, plateStyles } from '../page/plate.ts';
import { shared } from '../common/shared-styles.ts';
import { windowCut } from '../page/view-window-styles.ts';
import { icon, pilotMark } from '../common/signs.ts';

/** For so long after it has fallen the curtain takes no input (milliseconds). */
export const DEAF_FOR = 700;

/**
 * Shutters between two secret choices. Nothing of the game is behind it: the stage is taken away.
 *
 * @fires curtain-raised - the pilot it waits for is there
 * @fires choice-taken-back - the other pilot wants to choose again
 * @fires duel-left
 */
@customElement('shutter-curtain')
export class ShutterCurtain extends LitElement {
  static override styles = [
    shared,
    plateStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        height: 100%;
      }
      .curtain {
        flex: 1;
        min-height: 0;
        display: flex;
        flex-direction: column;
        gap: 16px;
        padding: 14px 12px calc(14px + env(safe-area-inset-bottom));
      }
      .top {
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        align-items: center;
      }
      .top .plate {
        padding: 12px 34px;
        text-align: center;
      }
      .top small {
        display: block;
        font-size: 14px;
        letter-spacing: 0.09em;
        text-transform: uppercase;
        color: var(--display-ink2);
        line-height: 1;
        margin-bottom: 3px;
      }
      .top b {
        font: 700 24px/1 var(--font);
        text-transform: uppercase;
        letter-spacing: 0.025em;
      }
      .leave {
        justify-self: start;
        display: flex;
        align-items: center;
        gap: 6px;
        min-height: 48px;
        border: 0;
        background: none;
        color: var(--frame-ink);
        font-weight: 700;
      }
      .window {
        position: relative;
        flex: 1;
        min-height: 0;
        display: grid;
        place-content: center;
        justify-items: center;
        gap: 14px;
        text-align: center;
        padding: 10px 9%;
        color: #f3eddd;
      }
      .slats {
        position: absolute;
        inset: 0;
        clip-path: ${windowCut};
        background: repeating-linear-gradient(
          180deg,
          #34373b 0 2px,
          #26292c 2px 30px,
          #1c1e20 30px 38px,
          #0c0d0e 38px 40px
        );
        animation: fall 280ms ease-out;
      }
      .window > .plate {
        position: absolute;
        inset: 0;
      }
      .window > .plate .inner {
        fill: none;
        stroke-width: 4px;
      }
      .window > .plate .outer {
        stroke-width: 7px;
      }
      .window > :not(.slats, .plate) {
        position: relative;
      }
      .to {
        font-size: 24px;
      }
      h1 {
        font: 700 clamp(44px, 16vmin, 92px) / 0.95 var(--font);
        text-transform: uppercase;
        color: #fff;
        outline: none;
        overflow-wrap: anywhere;
      }
      h1 .mark {
        width: 0.42em;
        height: 0.42em;
        vertical-align: 0.13em;
      }
      .i {
        min-height: 72px;
        min-width: min(340px, 70vw);
        border: 0;
        border-radius: 4px;
        background: #f3eddd;
        color: #131211;
        font: 700 26px/1 var(--font);
        padding: 0 24px;
      }
      .note {
        color: #b4ad9e;
      }
      .back {
        align-self: start;
        min-height: 48px;
        padding: 0 16px;
        border: 2px solid var(--frame-ink2);
        border-radius: 4px;
        background: none;
        color: var(--frame-ink);
        font-weight: 700;
      }
      @keyframes fall {
        from {
          transform: translateY(-100%);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .slats {
          animation: none;
        }
      }
      @media (max-height: 519px) {
        .curtain {
          gap: 6px;
          padding-top: 8px;
        }
        .window {
          gap: 4px;
        }
        h1 {
          font-size: 40px;
        }
        .top .plate {
          padding: 6px 34px;
        }
      }
    `,
  ];

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
        <button type="button" class="leave" @click=${() => this.#say('duel-left')}>
          ${icon('back')} Leave
        </button>
        <p class="plate">${plate('range')}<small>Turn ${this.turn}</small><b>Shutters down</b></p>
      </div>
      <div class="window">
        <div class="slats"></div>
        <div class="plate">${plate('window')}</div>
        <p class="to">Hand the device to</p>
        <h1 tabindex="-1">${pilotMark(this.side)} ${this.pilot}</h1>
        <button type="button" class="i" @click=${() => this.#say('curtain-raised')}>
          I am ${this.pilot}
        </button>
        <p class="note">
          ${this.locked ? `${this.locked} is locked in. ${this.locked}, look away.` : 'The other pilot looks away.'}
        </p>
      </div>
      ${
        this.locked
          ? html`<button type="button" class="back" @click=${() => this.#say('choice-taken-back')}>
              ${this.locked} takes it back
            </button>`
          : nothing
      }
    </div>`;
  }

  #say(what: string): void {
    if (what !== 'duel-left' && performance.now() - this.#fellAt < DEAF_FOR) return;
    this.dispatchEvent(new CustomEvent(what, { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shutter-curtain': ShutterCurtain;
  }
}
