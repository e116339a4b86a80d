import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { WhatIf } from '../../rules/battle/what-if.ts';
import { answersText } from '../../rules/words/if-text.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import signStyles from './answer-signs.css?inline';
import { answerSum } from './answer-signs.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './what-if-line.css?inline';

/**
 * The line above *Lock in*. Before a pick it explains the numbers in the rows; then it sums up the answers and
 * opens all of them. Its height never changes.
 *
 * @fires answers-asked - they are opened, or put away
 * @fires legend-asked
 */
@customElement('what-if-line')
export class WhatIfLine extends LitElement {
  static override styles = styled(signStyles, styles);

  /** In a column of its own, on a phone on its side. */
  @property({ type: Boolean, reflect: true }) apart = false;
  /** The picked number. */
  @property({ attribute: false }) console: number | null = null;
  /** Answers of all enemies. */
  @property({ attribute: false }) answers: readonly WhatIf[] = [];
  /** Number of maneuvers open to the enemies. */
  @property({ type: Number }) open = 0;
  /** Empty if there are several enemies. */
  @property() pilot = '';
  @property({ type: Boolean }) expanded = false;
  /** Say once that a row may be held down. */
  @property({ type: Boolean }) tip = false;

  override render(): TemplateResult {
    return this.console === null ? this.#explained() : this.#folded(this.console);
  }

  #explained(): TemplateResult {
    return html`<div class="line explains abreast">
      ${this.tip ? html`<p class="tip grow fine">${CHOOSING_WORDS.hold}</p>` : this.#figures()}
      <button
        type="button"
        class="round mid firm"
        aria-label=${CHOOSING_WORDS.legend}
        @click=${() => say(this, 'legend-asked')}
      >
        ?
      </button>
    </div>`;
  }

  #figures(): TemplateResult {
    const { open, pilot } = this;
    return html`<p class="grow fine">
      <b class="plate do">hit</b> <b class="plate take">take</b>
      ${CHOOSING_WORDS.outOf(open, pilot)}
    </p>`;
  }

  #folded(console: number): TemplateResult {
    const { answers, expanded, pilot } = this;
    return html`<button
      type="button"
      class="line opens abreast"
      aria-expanded=${expanded}
      @click=${() => say(this, 'answers-asked')}
    >
      <span class="unseen"
        >${CHOOSING_WORDS.ifAloud(console, answersText(answers, pilot || undefined), answers.length)}</span
      >
      <span class="shown abreast grow" aria-hidden="true">${answerSum(answers)}</span>
      <span class="round mid firm ${expanded ? '' : 'up'}">${icon('down')}</span>
    </button>`;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('button')?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'answers-asked': CustomEvent<null>;
    'legend-asked': CustomEvent<null>;
  }
}
