import { consume } from '@lit/context';
import { LitElement, css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/library.ts';
import { screensByRange } from '../page/booklet-page.ts';
import { libraryContext } from '../common/contexts.ts';
import { shared } from '../common/shared-styles.ts';
import { backToShelf, noBooklet } from '../common/shelf-bar.ts';
import '../page/view-window.ts';

/**
 * All 32 pictures of a booklet, by range; each leads to its page. Its titles can be covered, to name
 * the pictures oneself: what is told in their place, to those who do not see them, is covered too.
 */
@customElement('gallery-stage')
export class GalleryStage extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
        overflow-y: auto;
        padding: 0 12px 24px;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
        min-height: 54px;
        max-width: 1500px;
        margin: 0 auto;
      }
      .bar > a:first-child {
        width: 48px;
        height: 48px;
        color: inherit;
        display: grid;
        place-items: center;
      }
      h1 {
        font: 700 24px/1.1 var(--font);
        flex: 1 1 200px;
      }
      .bar > .button {
        flex: 0 1 auto;
      }
      h2 {
        max-width: 1500px;
        margin: 18px auto 8px;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
        gap: 12px;
        max-width: 1500px;
        margin: 0 auto;
        padding: 0;
        list-style: none;
      }
      li a {
        display: block;
        color: inherit;
        text-decoration: none;
      }
      .frame {
        aspect-ratio: 3 / 4;
        padding: 8px;
        border-radius: 5px;
        display: grid;
      }
      li p {
        display: flex;
        gap: 8px;
        padding: 6px 2px;
        line-height: 1.1;
        min-height: 32px;
      }
      .covered .title {
        visibility: hidden;
      }
      @media (min-width: 900px) {
        ul {
          grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
        }
      }
    `,
  ];

  @property() bookletId = '';
  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;
  @state() private covered = false;

  override render(): TemplateResult {
    const booklet = this.library.find(this.bookletId);
    if (!booklet) return noBooklet(this.bookletId);
    return html`<header class="bar">
        ${backToShelf()}
        <h1>
          ${booklet.mech.name} <span class="soft">${booklet.mech.designation}, all pictures</span>
        </h1>
        <button type="button" class="button" @click=${() => (this.covered = !this.covered)}>
          ${this.covered ? 'Show the titles' : 'Cover the titles'}
        </button>
        <a class="button" href=${`#/print/${booklet.id}`}>Print this booklet</a>
      </header>
      <div class=${this.covered ? 'covered' : ''}>
        ${screensByRange(booklet).map(
          ({ range, screens }) =>
            html`<h2 class="label">${range} range</h2>
              <ul>
                ${screens.map(
                  (screen) =>
                    html`<li>
                      <a href=${`#/booklets/${booklet.id}/${screen.number}`}>
                        <div class="frame">
                          <view-window
                            .screen=${screen}
                            .booklet=${booklet}
                            .bare=${this.covered}
                          ></view-window>
                        </div>
                        <p>
                          <b><span class="unseen">View screen </span>${screen.number}</b>
                          <span class="title">${screen.title}</span>
                        </p>
                      </a>
                    </li>`,
                )}
              </ul>`,
        )}
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gallery-stage': GalleryStage;
  }
}
