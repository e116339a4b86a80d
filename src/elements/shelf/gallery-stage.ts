import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import { screensByRange } from '../page/booklet-page.ts';
import { OpenBooklets } from '../page/open-booklets.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { noBooklet } from '../common/not-here.ts';
import '../common/stage-bar.ts';
import '../page/view-window.ts';
import styles from './gallery-stage.css?inline';
import { styled } from '../common/styled.ts';

/**
 * Shows all 32 pictures of a booklet by range, linked to their pages. Titles can be covered for guessing; their
 * alternative text is then covered too.
 */
@customElement('gallery-stage')
export class GalleryStage extends LitElement {
  static override styles = styled(styles);

  @property() bookletId = '';
  @fromContext(libraryContext) private library!: Library;
  @state() private covered = false;

  constructor() {
    super();
    this.addController(
      new OpenBooklets(this, () => {
        const booklet = this.library.find(this.bookletId);
        return booklet ? { of: booklet, booklets: () => [{ booklet, first: [] }] } : null;
      }),
    );
  }

  override render(): TemplateResult {
    const booklet = this.library.find(this.bookletId);
    if (!booklet) return noBooklet(this.bookletId);
    return html`<stage-bar wraps back="#/booklets" back-to="To the booklets">
        ${booklet.mech.name} <span class="soft">${booklet.mech.designation}, all pictures</span>
        <button
          slot="buttons"
          type="button"
          class="button"
          @click=${() => (this.covered = !this.covered)}
        >
          ${this.covered ? 'Show the titles' : 'Cover the titles'}
        </button>
        <a slot="buttons" class="button" href=${`#/print/${booklet.id}`}>Print this booklet</a>
      </stage-bar>
      <div class=${this.covered ? 'covered' : ''}>
        ${screensByRange(booklet).map(
          ({ range, screens }) =>
            html`<h2 class="label">${range} range</h2>
              <ul class="grid apart">
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
