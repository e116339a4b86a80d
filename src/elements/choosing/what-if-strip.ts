import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Fate, WhatIf, WouldDo } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { briefName, answerText, countedFates } from '../../rules/words/if-text.ts';
import { fateSigns, fatesIn, fateSign } from '../card/fate-marks.ts';
import { say } from '../common/say.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import signStyles from './answer-signs.css?inline';
import { answerSum, star } from './answer-signs.ts';
import { CHOOSING_WORDS, LEGEND_WORDS } from './choosing-words.ts';
import styles from './what-if-strip.css?inline';

/** The signs of the columns in words, below them. */
const legendLine = (fates: readonly Fate[]): TemplateResult =>
  html`<div class="legend level wrap">
    <span>${star(null, 'do')} ${LEGEND_WORDS.deal}</span>
    <span>${star(null, 'take')} ${LEGEND_WORDS.taken}</span>
    <span><i class="letter">F</i> ${LEGEND_WORDS.critical}</span>
    ${fates.map((fate) => html`<span>${fateSign(fate, 'do')} ${fate}</span>`)}
    <span class="soft">${LEGEND_WORDS.whose}</span>
  </div>`;

/** Most columns in a line on a phone; more are split evenly. */
const IN_A_LINE = 8;

const BRIEF = { close: 'close', medium: 'med', long: 'long' } as const satisfies Record<
  Range,
  string
>;

export interface Enemy {
  readonly rival: number;
  readonly pilot: string;
}

/**
 * Everything a pick would do: a column for each number open to the enemy, none of them rated and none taken from
 * the enemy's choice. Before a pick the columns have the numbers alone.
 *
 * @fires column-chosen - detail `{ console }`, the enemy's: both pages of it
 * @fires rival-turned - detail `{ rival }`: the seat
 * @fires legend-asked
 */
@customElement('what-if-strip')
export class WhatIfStrip extends LitElement {
  static override styles = styled(signStyles, styles);

  /** The number the enemy hears for the pick; null without a pick. */
  @property({ attribute: false }) console: number | null = null;
  @property({ attribute: false }) answers: readonly WhatIf[] = [];
  /** What is open to the enemy, shown before a pick. */
  @property({ attribute: false }) open: readonly Maneuver[] = [];
  @property() pilot = '';
  /** All enemies; the columns are those of the one turned to. */
  @property({ attribute: false }) enemies: readonly Enemy[] = [];
  /** The seat of the enemy turned to. */
  @property({ type: Number }) turned = 1;
  /** The range of the pairing. */
  @property() range: Range = 'long';
  /** Title, if the enemy hears another number than the own console's. */
  @property() heading = '';
  /** Fates to explain in the legend: those of any row. */
  @property({ attribute: false }) fates: readonly Fate[] = [];
  /** The enemy's console number looked at. */
  @property({ attribute: false }) column: number | null = null;
  /** Sheet on a phone: the line above it has the sum. */
  @property({ type: Boolean, reflect: true }) folded = false;
  /** All columns in one line, scrolled sideways if too long. */
  @property({ type: Boolean, attribute: 'one-line', reflect: true }) oneLine = false;
  /** Columns alone: both pages are above. */
  @property({ type: Boolean, reflect: true }) bare = false;

  override render(): TemplateResult {
    const { answers, folded, oneLine, open } = this;
    const columns = this.console === null ? open : answers;
    const many = folded && !oneLine ? Math.ceil(columns.length / IN_A_LINE) : 1;
    const each = Math.ceil(columns.length / Math.max(1, many));
    const lines = Array.from({ length: many }, (_, line) => line * each);
    // The sheet around it has the label.
    return html`<section
      class=${classMap({ unasked: this.console === null, crowded: answers.some((answer) => this.#isCrowded(answer)) })}
      aria-label=${folded ? nothing : this.#title}
    >
      ${this.bare ? nothing : this.#head()} ${this.#enemies()}
      <div class="lines stack dense">
        ${lines.map(
          (from) =>
            html`<div class="line" .style=${`--columns: ${Math.max(1, each)}`}>
              <div class="labels soft together" aria-hidden="true">
                ${this.#labels.map((label) => html`<span>${label}</span>`)}
              </div>
              ${
                this.console === null
                  ? open.slice(from, from + each).map((maneuver) => this.#unanswered(maneuver))
                  : answers.slice(from, from + each).map((answer) => this.#column(answer))
              }
            </div>`,
        )}
      </div>
      ${folded ? nothing : legendLine(this.fates)}
    </section>`;
  }

  get #title(): string {
    if (this.console === null) return CHOOSING_WORDS.mayCall(this.pilot, this.open.length);
    return this.heading || CHOOSING_WORDS.ifYouCall(this.console);
  }

  /** Row labels; the first names the enemy if no title does. */
  get #labels(): readonly string[] {
    return CHOOSING_WORDS.labels(this.folded && !this.bare ? '' : this.pilot, this.folded);
  }

  #head(): TemplateResult {
    const { answers, folded, pilot } = this;
    return html`<header class="abreast spread">
      <h2>
        ${this.#title}
        ${this.console === null || !folded ? nothing : html`<span class="soft medium">${CHOOSING_WORDS.andCalls(pilot)}</span>`}
      </h2>
      ${
        folded
          ? this.enemies.length > 1
            ? html`<p class="all soft grow fine">${CHOOSING_WORDS.less}</p>`
            : nothing
          : this.console === null
            ? html`<p class="all soft grow fine">${CHOOSING_WORDS.figures}</p>`
            : html`<p class="all grow fine">
                ${answerSum(answers)}${this.enemies.length > 1 ? html`<span class="soft">· ${CHOOSING_WORDS.less}</span>` : nothing}
              </p>`
      }
      <button
        type="button"
        class="ask"
        aria-label=${CHOOSING_WORDS.legend}
        @click=${() => say(this, 'legend-asked')}
      >
        ?
      </button>
    </header>`;
  }

  /** Buttons to choose among several enemies. */
  #enemies(): TemplateResult | typeof nothing {
    if (this.enemies.length < 2) return nothing;
    return html`<div class="enemies" role="group" aria-label=${CHOOSING_WORDS.whoAnswers}>
      ${this.enemies.map(
        ({ pilot, rival }) =>
          html`<button
            class="inks"
            type="button"
            aria-pressed=${rival === this.turned}
            @click=${() => say(this, 'rival-turned', { rival })}
          >
            ${pilotMark('rival')} ${pilot}
          </button>`,
      )}
    </div>`;
  }

  /** Column before a pick. */
  #unanswered({ colour, console, name }: Maneuver): TemplateResult {
    return html`<div class="column empty fine rounded">
      <span class="called level">${colourSign(colour)}<b>${console}</b></span>
      <span class="name">${briefName(name)}</span>
    </div>`;
  }

  #column(answer: WhatIf): TemplateResult {
    const {
      answer: { colour, name },
      told: console,
    } = answer;
    const here = console === this.column;
    return html`<button
      type="button"
      class="column fine rounded ${classMap({ here })}"
      aria-pressed=${here}
      data-answer=${console}
      @click=${() => say(this, 'column-chosen', { console })}
    >
      <span class="unseen">${answerText(answer, this.range, this.pilot)}</span>
      <span class="called level" aria-hidden="true">${colourSign(colour)}<b>${console}</b></span>
      <span class="name" aria-hidden="true">${briefName(name)}</span>
      <span class="sees mid" aria-hidden="true">${answer.do.screen.number}</span>
      ${this.#blow(answer.do, 'do')} ${this.#blow(answer.take, 'take')} ${this.#then(answer)}
    </button>`;
  }

  #blow({ bites, damage, hits }: WouldDo, which: 'do' | 'take'): TemplateResult {
    return html`<span class="blow level soft ${which}" aria-hidden="true"
      >${hits ? html`${star(damage, which)}${bites ? html`<i>${bites.letter}</i>` : nothing}` : '–'}</span
    >`;
  }

  /** The range afterwards and the fates: black signs for the enemy, outlines for the player. */
  #then(answer: WhatIf): TemplateResult {
    const { range } = answer;
    const fates = this.#fates(answer);
    const words = range === this.range ? (fates.length === 0 ? '·' : '') : BRIEF[range];
    return html`<span
      class="then level wrap together ${fates.length > 2 ? 'many' : ''}"
      aria-hidden="true"
      >${fates} ${words}</span
    >`;
  }

  /** A sign and a range together are too wide on a phone. */
  #isCrowded(answer: WhatIf): boolean {
    return answer.range !== this.range && this.#fates(answer).length > 0;
  }

  /** Signs of one column; fates left out of the count over all columns are left out here. */
  #fates(answer: WhatIf): readonly TemplateResult[] {
    const counted = countedFates(this.answers);
    return (['do', 'take'] as const).flatMap((which) =>
      fateSigns(
        fatesIn(answer, which).filter((fate) =>
          counted.some((each) => each.fate === fate && each.which === which),
        ),
        which,
      ),
    );
  }

  /** Focuses the column of an answer, or the first. */
  focusColumn(console: number | null): void {
    const which = console === null ? '[data-answer]' : `[data-answer="${console}"]`;
    this.renderRoot.querySelector<HTMLElement>(which)?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'column-chosen': CustomEvent<{ console: number }>;
    'rival-turned': CustomEvent<{ rival: number }>;
    'legend-asked': CustomEvent<null>;
  }
}
