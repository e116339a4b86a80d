import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { screensByRange } from '../page/booklet-page.ts';
import { shared } from '../common/shared-styles.ts';
import '../page/small-picture.ts';

/**
 * All pages of a booklet by range, each with its picture, and the way to print them.
 *
 * @fires page-chosen - detail `{ number }`, of the view screen
 */
@customElement('page-list')
export class PageList extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
        gap: 6px;
        margin: 8px 0 14px;
      }
      button {
        width: 100%;
        min-height: 56px;
        display: flex;
        align-items: center;
        gap: 7px;
        border: 1.5px solid var(--edge);
        border-radius: 4px;
        background: none;
        text-align: left;
        padding: 4px 10px 4px 5px;
        font-size: 17px;
        line-height: 1.05;
      }
      b {
        min-width: 26px;
        text-align: center;
        font-size: 22px;
      }
      .here {
        background: var(--ink);
        color: var(--paper);
      }
      .button {
        margin-bottom: 12px;
      }
    `,
  ];

  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Number of the view screen that is open, odd. */
  @property({ type: Number }) number = 1;

  override render(): TemplateResult | typeof nothing {
    const { booklet } = this;
    if (!booklet) return nothing;
    return html`${screensByRange(booklet).map(
        ({ range, screens }) =>
          html`<h3 class="label soft">${range} range</h3>
            <ul>
              ${screens.map(
                ({ number, title }) =>
                  html`<li>
                    <button
                      type="button"
                      class=${classMap({ here: number === this.number })}
                      aria-current=${number === this.number ? 'page' : 'false'}
                      @click=${() => this.#choose(number)}
                    >
                      <small-picture .booklet=${booklet} .number=${number}></small-picture>
                      <b>${number}</b> <span>${title}</span>
                    </button>
                  </li>`,
              )}
            </ul>`,
      )} <a class="button" href=${`#/print/${booklet.id}`}>Print this booklet</a>`;
  }

  #choose(number: number): void {
    this.dispatchEvent(
      new CustomEvent('page-chosen', { detail: { number }, bubbles: true, composed: true }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-list': PageList;
  }
}
