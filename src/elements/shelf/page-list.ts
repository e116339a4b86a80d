import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { screensByRange } from '../page/booklet-page.ts';
import '../page/small-picture.ts';
import { say } from '../common/say.ts';
import styles from './page-list.css?inline';
import { styled } from '../common/styled.ts';

/**
 * Lists all pages of a booklet by range with their pictures, and a link to print them.
 *
 * @fires page-chosen - detail `{ number }` of the view screen
 */
@customElement('page-list')
export class PageList extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Number of the open view screen, odd. */
  @property({ type: Number }) number = 1;

  override render(): TemplateResult | typeof nothing {
    const { booklet } = this;
    if (!booklet) return nothing;
    return html`${screensByRange(booklet).map(
        ({ range, screens }) =>
          html`<h3 class="label soft">${range} range</h3>
            <ul class="grid snug">
              ${screens.map(
                ({ number, title }) =>
                  html`<li>
                    <button
                      type="button"
                      class="inks"
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
    say(this, 'page-chosen', { number });
  }
}

declare global {
  interface HTMLElementEventMap {
    'page-chosen': CustomEvent<{ number: number }>;
  }
}
