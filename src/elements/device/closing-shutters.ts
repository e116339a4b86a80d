import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { plate } from '../page/plate.ts';
import { PressGuard } from '../common/press-guard.ts';
import { say } from '../common/say.ts';
import { laidOut } from '../common/slices.ts';
import { styled } from '../common/styled.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './closing-shutters.css?inline';
import curtainStyles from './shutter-curtain.css?inline';
import { DEVICE_WORDS } from './device-words.ts';

/** How long the last pilot can take back a one-touch lock-in (milliseconds). */
export const CLOSING = 2500;

/**
 * Shows that everybody is locked in, the last pilot by one touch: it can be taken back until the numbers show,
 * on a press or by themselves. Ignores what was meant for the row that was there.
 *
 * @fires numbers-asked
 * @fires choice-taken-back - detail `{ seat }`
 */
@customElement('closing-shutters')
export class ClosingShutters extends LitElement {
  static override styles = styled(plateStyles, curtainStyles, styles);
  @property({ type: Number }) seat = 0;
  @property() pilot = '';
  @property() turn = '1';
  /** The lock-in is being written. */
  @property({ attribute: false }) written = false;
  readonly #guard = new PressGuard(this);

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
    // Once removed it is heard by no one.
    void laidOut().then(() => setTimeout(() => say(this, 'numbers-asked'), CLOSING));
  }

  override render(): TemplateResult {
    const { pilot, seat } = this;
    const isDeaf = this.#guard.isDeaf || this.written;
    return html`<div class="curtain frame">
      <div class="top grid snug">
        <span></span>
        <p class="plate">${plate('range')}<small>Turn ${this.turn}</small><b>Shutters down</b></p>
      </div>
      <div class="window">
        <div class="slats cover-all"></div>
        <div class="plate">${plate('window')}</div>
        <h1 class="long" tabindex="-1">${DEVICE_WORDS.allLocked}</h1>
        <button
          type="button"
          class=${classMap({ i: true, notyet: isDeaf })}
          aria-disabled=${isDeaf}
          @click=${() => say(this, 'numbers-asked')}
        >
          ${DEVICE_WORDS.showNumbers}<i class="left" .style=${`--lasts: ${CLOSING}ms`}></i>
        </button>
        <p>${DEVICE_WORDS.bySelf}</p>
      </div>
      <button
        type="button"
        class=${classMap({ back: true, notyet: isDeaf })}
        aria-disabled=${isDeaf}
        @click=${() => say(this, 'choice-taken-back', { seat })}
      >
        ${pilot} takes it back
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'numbers-asked': CustomEvent<null>;
    'choice-taken-back': CustomEvent<{ seat: number }>;
  }
}
