import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import '../card/maneuver-table.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-page.ts';
import { screensByRange } from '../page/booklet-page.ts';
import styles from './booklet-leaves.css?inline';

/** The previous (-1) or next (1) page, round and round. */
const beside = (page: number, way: -1 | 1): number => {
  const pages = VIEW_SCREENS.length;
  return VIEW_SCREENS[(VIEW_SCREENS.indexOf(page) + way + pages) % pages] ?? page;
};

/** Two booklets to leaf through: every page with its console, and the card. */
@customElement('booklet-leaves')
export class BookletLeaves extends LitElement {
  static override styles = styled(styles);

  /** The enemy's first. */
  @property({ attribute: false }) booklets: readonly Booklet[] = [];
  /** The open page, odd. */
  @property({ type: Number }) number = 49;
  /** The pilots of the booklets, who get the statuses on their pages. */
  @property({ attribute: false }) pilots: readonly string[] = [];
  @state() private which = 0;
  @state() private card = false;

  override render(): TemplateResult {
    const booklet = this.booklets[this.which] ?? this.booklets[0];
    if (!booklet) return html``;
    return html`<div class="choice" role="group" aria-label="Booklet">
        ${this.booklets.map(
          ({ mech }, index) =>
            html`<button
              class="grow thumb inks"
              type="button"
              aria-pressed=${index === this.which}
              @click=${() => (this.which = index)}
            >
              ${mech.name} <span class="pilot medium">${this.pilots[index]}</span>
            </button>`,
        )}
        <button
          class="grow thumb inks"
          type="button"
          aria-pressed=${this.card}
          @click=${() => (this.card = !this.card)}
        >
          Card
        </button>
      </div>
      ${this.card ? html`<maneuver-table .booklet=${booklet}></maneuver-table>` : this.#page(booklet)}`;
  }

  #page(booklet: Booklet): TemplateResult {
    return html`<div class="turns" @keydown=${this.#onKey}>
        ${this.#turner(-1)}
        <select
          class="grow thumb rounded"
          aria-label="Page"
          .value=${String(this.number)}
          @change=${(event: Event) => (this.number = Number((event.target as HTMLSelectElement).value))}
        >
          ${screensByRange(booklet).map(
            ({ range, screens }) =>
              html`<optgroup label=${`${range} range`}>
                ${screens.map(
                  ({ number, title }) =>
                    html`<option value=${number} ?selected=${number === this.number}>
                      ${number} ${title}
                    </option>`,
                )}
              </optgroup>`,
          )}
        </select>
        ${this.#turner(1)}
      </div>
      <booklet-page
        level="3"
        .booklet=${booklet}
        .number=${this.number}
        .tell=${this.pilots[this.which] ?? ''}
      ></booklet-page>`;
  }

  #turner(way: -1 | 1): TemplateResult {
    const page = beside(this.number, way);
    return html`<button
      type="button"
      class="button"
      aria-label=${`Turn ${way < 0 ? 'back' : 'on'} to page ${page}`}
      @click=${() => (this.number = page)}
    >
      ${icon(way < 0 ? 'back' : 'on')}
    </button>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (way === null) return;
    event.preventDefault();
    this.number = beside(this.number, way);
  };
}
