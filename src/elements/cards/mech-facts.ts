import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { shutdownOf } from '../../rules/campaign/card/mech.ts';
import { GAMES_FOR_NEW } from '../../rules/campaign/acts/new-mech.ts';
import type { Rounds } from '../../rules/campaign/card/shapes.ts';
import { FULL_LOAD_EVERY, isFullLoad } from '../../rules/campaign/acts/reload.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import styles from './mech-facts.css?inline';
import { newOneWords, shutdownReason } from './mech-words.ts';
import { ammunitionTitle } from './pilot-words.ts';

/**
 * Shows the numbers of a 'Mech with their reasons: shutdown number (K4), ammunition and the next load (K9),
 * games. Offers to load from the stockpile.
 *
 * @fires loading-asked
 */
@customElement('mech-facts')
export class MechFacts extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) mech!: Mech;
  @property({ attribute: false }) booklet!: Booklet;
  @property({ attribute: false }) loadable: Rounds = {};

  override render(): TemplateResult {
    const { booklet, mech } = this;
    const { games } = mech;
    return html`<dl class="panel">
      ${fact('Shutdown number', html`<b>${shutdownOf(booklet, mech)}</b>`, shutdownReason(booklet, mech))}
      ${Object.entries(booklet.statCard.ammunition).map(([kind, full]) => this.#supply(kind, full))}
      ${fact(
        'Games in it',
        html`<b>${games}</b>`,
        html`<span class="life grid dense" aria-hidden="true"
            >${Array.from({ length: GAMES_FOR_NEW }, (_, at) => html`<i class=${at < games ? 'on' : ''}></i>`)}</span
          >${mech.fate ? nothing : newOneWords(booklet, mech)}`,
      )}
    </dl>`;
  }

  #supply(kind: string, full: number): TemplateResult {
    const { mech } = this;
    const next = isFullLoad(mech.games + 1) ? 'full' : 'half';
    const load = next === 'full' ? full : Math.floor(full / 2);
    const now = mech.games % FULL_LOAD_EVERY;
    const more = roundsOf(this.loadable, kind);
    return fact(
      ammunitionTitle(kind),
      html`<b>${roundsOf(mech.ammunition, kind)}<small>/${full}</small></b>`,
      mech.fate
        ? nothing
        : html`<span class="loads" aria-hidden="true"
              >${Array.from(
                { length: FULL_LOAD_EVERY },
                (_, at) =>
                  html`<i class=${classMap({ on: at < now, now: at === now })}
                    >${isFullLoad(at + 1) ? 'full' : 'half'}</i
                  >`,
              )}</span
            >
            <span>next load: ${next}, ${load}</span>
            ${
              more > 0
                ? html`<button
                    type="button"
                    class="button"
                    aria-haspopup="dialog"
                    @click=${() => say(this, 'loading-asked', { ammunition: kind })}
                  >
                    Load from the stockpile: ${more}…
                  </button>`
                : nothing
            }`,
    );
  }
}

const fact = (
  name: string,
  value: TemplateResult,
  why: TemplateResult | string | typeof nothing,
): TemplateResult =>
  html`<div>
    <dt class="caps soft">${name}</dt>
    <dd class="grid">
      ${value}
      <div>${why}</div>
    </dd>
  </div>`;

declare global {
  interface HTMLElementEventMap {
    'loading-asked': CustomEvent<{ readonly ammunition: string }>;
  }
}
