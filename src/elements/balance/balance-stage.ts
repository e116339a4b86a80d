import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Thinker } from '../../offline/fights/thinker.ts';
import { thinker } from '../../offline/fights/thinker.ts';
import { OTHER_SIDE, SIDES } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Weighed } from '../../tactics/balance/balance-words.ts';
import type { Score } from '../../tactics/balance/tally.ts';
import {
  BALANCE_WORDS,
  balanceText,
  fullName,
  holdTexts,
  meanOf,
  readingOf,
  scoreBetween,
  scoreText,
  standsOut,
} from '../../tactics/balance/balance-words.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import '../common/stage-bar.ts';
import { styled } from '../common/styled.ts';
import styles from './balance-stage.css?inline';
import './pair-report.ts';
import { Weighing, allPairs } from './weighing.ts';

const INKS = { good: [62, 98], bad: [16, 2], even: [26, 26] } as const;

/** Percent of ink for a score: more the farther it is above 50. */
const inkOf = (reading: keyof typeof INKS, { points }: Score): number => {
  const [near, far] = INKS[reading];
  return Math.round(near + ((far - near) * Math.abs(points - 50)) / 50);
};

/**
 * Shows every booklet of the shelf against every other: wins of 100, first estimated, then measured by duels of
 * good pilots; for the chosen pair also how its duels went and its locks.
 */
@customElement('balance-stage')
export class BalanceStage extends LitElement {
  static override styles = styled(styles);
  @property({ attribute: false }) thinker: Pick<Thinker, 'ask'> = thinker;
  @fromContext(libraryContext) private library!: Library;
  @state() private booklets: readonly Booklet[] | null = null;
  /** Editions of the pair shown, its row first; null for the first pair. */
  @state() private chosen: readonly [string, string] | null = null;
  readonly #weighing = new Weighing(this, () => this.thinker);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  async #open(): Promise<void> {
    const read = await Promise.all(
      this.library.shelf.map(({ edition, id }) => this.library.read(id, edition)),
    );
    if (!this.isConnected) return;
    this.booklets = read.filter((booklet) => booklet !== undefined);
    await this.#weighing.open(allPairs(this.booklets));
  }

  override render(): TemplateResult {
    const { booklets } = this;
    return html`<stage-bar back="#/booklets" back-to="To the booklets">
        ${BALANCE_WORDS.title}
        <button
          slot="buttons"
          type="button"
          class="button"
          ?disabled=${this.#weighing.pairs.length === 0}
          @click=${this.#copy}
        >
          Copy as text
        </button>
      </stage-bar>
      <p class="about soft">${BALANCE_WORDS.about}.</p>
      ${
        booklets && booklets.length < 2
          ? html`<p class="panel">${BALANCE_WORDS.alone}</p>`
          : html`<div class="parts stack apart">${this.#parts(booklets ?? [])}</div>`
      }`;
  }

  #parts(booklets: readonly Booklet[]): TemplateResult {
    const { pairs } = this.#weighing;
    const shown = this.#shown;
    const outs = standsOut(booklets, pairs);
    return html`<div class="stack">
        <section class="panel" aria-label="All against all">
          <div class="scrolls" tabindex="0" role="group" aria-label="Scores">
            ${this.#table(booklets)}
          </div>
          <p class="faint">${BALANCE_WORDS.shades} ${BALANCE_WORDS.reading}</p>
        </section>
        ${
          shown
            ? html`<section class="panel">
                <h2 class="titled">Locks</h2>
                ${this.#locks(shown)}
              </section>`
            : nothing
        }
        <section class="panel">
          <h2 class="titled">${BALANCE_WORDS.outs}</h2>
          ${(outs.length > 0 ? outs : [BALANCE_WORDS.even]).map((words) => html`<p>${words}</p>`)}
        </section>
      </div>
      ${
        shown
          ? html`<section class="panel"><pair-report .weighed=${shown}></pair-report></section>`
          : nothing
      }`;
  }

  get #shown(): Weighed | undefined {
    const { chosen } = this;
    const { pairs } = this.#weighing;
    return (
      pairs.find(({ booklets }) =>
        SIDES.every((side) => chosen?.includes(booklets[side].edition)),
      ) ?? pairs[0]
    );
  }

  #table(booklets: readonly Booklet[]): TemplateResult {
    return html`<table>
      <caption class="unseen">
        ${BALANCE_WORDS.table}
      </caption>
      <thead>
        <tr>
          <td class="faint">${BALANCE_WORDS.corner}</td>
          ${booklets.map(({ mech }) => html`<th scope="col">${mech.name}<small>${mech.designation}</small></th>`)}
          <th scope="col">mean</th>
        </tr>
      </thead>
      <tbody>
        ${booklets.map((row) => {
          const mean = meanOf(row, this.#weighing.pairs);
          return html`<tr>
            <th scope="row">${row.mech.name}<small>${row.mech.designation}</small></th>
            ${booklets.map((column) => html`<td>${this.#cell(row, column)}</td>`)}
            <td class="mean">${mean === null ? '–' : Math.round(mean)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  #cell(row: Booklet, column: Booklet): TemplateResult {
    if (row === column) return html`<span class="own soft">50</span>`;
    const score = scoreBetween(row, column, this.#weighing.pairs);
    if (!score) return html`<span class="own soft">…</span>`;
    const [points, within] = scoreText(score).split(' ± ');
    const reading = readingOf(score);
    const estimated = score.estimated ? BALANCE_WORDS.estimated : '';
    const shown = this.#shown?.booklets;
    const isShown =
      shown !== undefined && [row, column].every((each) => Object.values(shown).includes(each));
    return html`<button
      type="button"
      class=${reading}
      .style=${`--inked: color-mix(in srgb, var(--ink) ${inkOf(reading, score)}%, var(--paper))`}
      aria-pressed=${isShown ? 'true' : 'false'}
      aria-label=${`${fullName(row)} against ${fullName(column)}: ${scoreText(score)}${estimated && ` ${estimated}`}`}
      @click=${() => (this.chosen = [row.edition, column.edition])}
    >
      ${points}<small>± ${within}${estimated && ` ${estimated}`}</small>
    </button>`;
  }

  #locks({ booklets, holds }: Weighed): TemplateResult {
    const all = SIDES.flatMap((side) =>
      holds[side].map((hold) => holdTexts(hold, booklets[side], booklets[OTHER_SIDE[side]])),
    );
    return all.length === 0
      ? html`<p>${BALANCE_WORDS.noLocks}</p>`
      : html`<ul>
            ${all.map(([title, by]) => html`<li><b>${title}</b> ${by}</li>`)}
          </ul>
          <p class="faint">${BALANCE_WORDS.ends}</p>`;
  }

  readonly #copy = async (): Promise<void> => {
    const text = balanceText(this.booklets ?? [], this.#weighing.pairs);
    try {
      await navigator.clipboard.writeText(text);
      notify(this, BALANCE_WORDS.copied);
    } catch {
      // The browser does not allow copying.
      const body = html`<textarea readonly aria-label="Text" .value=${text}></textarea>`;
      ask(this, () => ({ wide: true, heading: BALANCE_WORDS.title, body }));
    }
  };
}
