import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { WhatIf, WouldDo } from '../../rules/battle/what-if.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import type { CountedFate } from '../../rules/words/if-text.ts';
import { answerText, countedFates, fateText, hitsText } from '../../rules/words/if-text.ts';
import { fateSign, fateSigns, fatesIn } from '../card/fate-marks.ts';
import { say } from '../common/say.ts';
import { colourSign } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import styles from './what-if-strip.css?inline';

/** At most this many columns stand in a line of a phone; more are split evenly. */
const IN_A_LINE = 8;

/** A range in a narrow column. */
const BRIEF = { close: 'close', medium: 'med', long: 'long' } as const satisfies Record<
  Range,
  string
>;

/** A star of eleven points around (15, 15). */
const STAR = Array.from({ length: 22 }, (_, index) => {
  const [reach, turn] = [index % 2 === 0 ? 14.5 : 10, (index * Math.PI) / 11];
  return `${(15 + reach * Math.sin(turn)).toFixed(1)},${(15 - reach * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

/**
 * What a picked maneuver would come to: a column for each number that is open to the enemy. Nothing in
 * it is weighed, and nothing in it comes from the enemy's choice.
 *
 * @fires column-chosen - detail `{ console }`, the enemy's
 */
@customElement('what-if-strip')
export class WhatIfStrip extends LitElement {
  static override styles = styled(styles);

  /** The own console number that is picked. */
  @property({ type: Number }) console = 0;
  @property({ attribute: false }) answers: readonly WhatIf[] = [];
  /** The enemy pilot. */
  @property() pilot = '';
  /** The range of the battle. */
  @property() range: Range = 'long';
  /** What it is headed with, where the number is not one's own console. */
  @property() heading = '';
  /** Others may be hit by the same maneuver: it does less then (M4). */
  @property({ type: Boolean }) shared = false;
  /** The enemy's console number whose page is shown. */
  @property({ attribute: false }) column: number | null = null;

  override render(): TemplateResult {
    const { answers } = this;
    const [mine, taken] = [
      hitsText(answers.map((each) => each.do)),
      hitsText(answers.map((each) => each.take)),
    ];
    const many = Math.ceil(answers.length / IN_A_LINE);
    const each = Math.ceil(answers.length / Math.max(1, many));
    const lines = Array.from({ length: many }, (_, line) =>
      answers.slice(line * each, (line + 1) * each),
    );
    const heading = this.heading || CHOOSING_WORDS.ifYouCall(this.console);
    return html`<section aria-label=${heading}>
      <header>
        <h2>${heading}</h2>
        <p>
          you hit
          <b>${mine.count}</b>${mine.points}${this.shared && mine.points ? CHOOSING_WORDS.less : ''}
          · take <b>${taken.count}</b>${taken.points}
        </p>
        ${this.#heads()}
      </header>
      <div class="lines ${classMap({ many: answers.length > 6 })}">
        ${lines.map(
          (line) =>
            html`<div class="line" .style=${`--columns: ${line.length}; --places: ${each}`}>
              <div class="labels" aria-hidden="true">
                ${CHOOSING_WORDS.labels(this.pilot).map((label) => html`<span>${label}</span>`)}
              </div>
              ${line.map((answer) => this.#column(answer))}
            </div>`,
        )}
      </div>
    </section>`;
  }

  #column(answer: WhatIf): TemplateResult {
    const {
      answer: { colour },
      told: console,
    } = answer;
    const here = console === this.column;
    return html`<button
      type="button"
      class="column ${classMap({ here })}"
      aria-pressed=${here}
      data-answer=${console}
      @click=${() => say(this, 'column-chosen', { console })}
    >
      <span class="unseen">${answerText(answer, this.range, this.pilot)}</span>
      <span class="called" aria-hidden="true">${colourSign(colour)}<b>${console}</b></span>
      <span class="sees" aria-hidden="true">${answer.do.screen.number}</span>
      ${this.#blow(answer.do, 'do')} ${this.#blow(answer.take, 'take')} ${this.#then(answer)}
    </button>`;
  }

  get #counted(): readonly CountedFate[] {
    return countedFates(this.answers);
  }

  /** The signs of the columns in words, with how many bear them. */
  #heads(): TemplateResult | typeof nothing {
    const counted = this.#counted;
    return counted.length === 0
      ? nothing
      : html`<p class="heads">
          ${counted.map(
            ({ fate, which, count }) =>
              html`<span
                >${fateSign(fate, which)} ${fateText(fate, which === 'do' ? this.pilot : null)}
                <b>${count}</b></span
              >`,
          )}
        </p>`;
  }

  #blow({ bites, damage, hits }: WouldDo, which: 'do' | 'take'): TemplateResult {
    return html`<span class="blow ${which}" aria-hidden="true"
      >${
        hits
          ? html`<svg viewBox="0 0 30 30" aria-hidden="true">
                <polygon points=${STAR} />
                ${svg`<text x="15" y="20.5">${damage}</text>`}</svg
              >${bites ? html`<i>${bites.letter}</i>` : nothing}`
          : '–'
      }</span
    >`;
  }

  /** The range after, and what becomes of the two: black signs for the enemy, outlined ones for oneself. */
  #then(answer: WhatIf): TemplateResult {
    const { range } = answer;
    const fates = this.#fates(answer);
    const way = RANGES.indexOf(range) - RANGES.indexOf(this.range);
    if (way === 0 && fates.length === 0)
      return html`<span class="then abreast stays" aria-hidden="true">·</span>`;
    const [whole, brief, mark] =
      way < 0
        ? [`‹‹ ${range}`, `‹ ${BRIEF[range]}`, '‹']
        : way > 0
          ? [`${range} ››`, `${BRIEF[range]} ›`, '›']
          : ['', '', ''];
    return html`<span class="then abreast" aria-hidden="true"
      >${
        fates.length > 0
          ? html`${fates}${mark}`
          : html`<span class="whole">${whole}</span><span class="brief">${brief}</span>`
      }</span
    >`;
  }

  /** The signs of a column, of both: those that are counted in the heads. */
  #fates(answer: WhatIf): readonly TemplateResult[] {
    const counted = this.#counted;
    return (['do', 'take'] as const).flatMap((which) =>
      fateSigns(
        fatesIn(answer, which).filter((fate) =>
          counted.some((each) => each.fate === fate && each.which === which),
        ),
        which,
      ),
    );
  }

  /** Puts the focus on the column of an answer. */
  focusColumn(console: number): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-answer="${console}"]`)?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'what-if-strip': WhatIfStrip;
  }
  interface HTMLElementEventMap {
    'column-chosen': CustomEvent<{ console: number }>;
  }
}
