import { LitElement, html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Paint } from '../../rules/campaign/card/mech.ts';
import { PAINTS } from '../../rules/campaign/card/mech.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import styles from './paint-choice.css?inline';

const NAMES: Readonly<Record<Paint, string>> = {
  none: 'Bare',
  chevron: 'Chevron',
  stripes: 'Stripes',
  bars: 'Bars',
};

const PLATES: Readonly<Record<Paint, SVGTemplateResult>> = {
  none: svg``,
  chevron: svg`<path d="M12 7L20 14 28 7V12L20 19 12 12Z" />`,
  stripes: svg`<path d="M13 20L19 6H24L18 20ZM22 20L28 6H33L27 20Z" />`,
  bars: svg`<path d="M10 8H30V12H10ZM10 15H30V19H10Z" />`,
};

/**
 * Asks for one of four paints.
 *
 * @fires paint-chosen - detail `{ paint }`
 */
@customElement('paint-choice')
export class PaintChoice extends LitElement {
  static override styles = styled(styles);

  @property() paint: Paint = 'none';

  override render(): TemplateResult {
    return html`<fieldset>
      <legend class="label soft">Paint</legend>
      <div class="paints grid snug">
        ${PAINTS.map(
          (paint) =>
            html`<label class=${paint === this.paint ? 'chosen' : ''}>
              <input
                type="radio"
                name="paint"
                .checked=${live(paint === this.paint)}
                @change=${() => this.#choose(paint)}
              />
              <svg viewBox="0 0 40 26" aria-hidden="true">
                <path class="plate" d="M7 2H33L37 8 33 24H7L3 8Z" />
                ${PLATES[paint]}
              </svg>
              ${NAMES[paint]}
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #choose(paint: Paint): void {
    this.paint = paint;
    say(this, 'paint-chosen', { paint });
  }
}

declare global {
  interface HTMLElementEventMap {
    'paint-chosen': CustomEvent<{ paint: Paint }>;
  }
}
