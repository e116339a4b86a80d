import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { saveFile } from '../common/save-file.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import '../page/booklet-cover.ts';
import { sourceWords, SHELF_WORDS } from './shelf-words.ts';
import styles from './shelved-booklet.css?inline';

/** Distance to the window at which a booklet is read. */
const AHEAD = '50%';

const isAnother = (now: Shelved, before?: Shelved): boolean =>
  now.key !== before?.key ||
  now.edition !== before.edition ||
  now.added !== before.added ||
  now.sheet !== before.sheet;

/**
 * Shows a booklet of the shelf, and what can be done with it. Read when it comes near the window.
 *
 * @fires booklet-taken - fly it
 * @fires sources-asked
 * @fires removal-asked
 * @fires exchange-asked - show the other booklet of its name
 */
@customElement('shelved-booklet')
export class ShelvedBooklet extends LitElement {
  static override styles = styled(styles);

  /** Renders only for a different booklet, for the sake of long shelves. */
  @property({ attribute: false, hasChanged: isAnother }) shelved!: Shelved;
  @fromContext(libraryContext) private library!: Library;
  #sight: IntersectionObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#read();
      },
      { rootMargin: AHEAD },
    );
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight?.disconnect();
  }

  override render(): TemplateResult {
    const { id, mech, added, sheet } = this.shelved;
    const booklet = this.library.find(id);
    return html`<section class="book" aria-label=${mech.name || mech.designation}>
      ${
        booklet
          ? html`<booklet-cover .booklet=${booklet}></booklet-cover>`
          : html`<div class="cover"></div>`
      }
      <div>
        <h2>${mech.name || mech.designation}</h2>
        ${booklet ? facts(booklet) : nothing} ${this.#namesake()}
        <div class="acts stack">
          <button
            type="button"
            class="button main"
            @click=${() => say(this, 'booklet-taken', { id })}
          >
            ${COMMON_WORDS.intoDuel}
          </button>
          <a class="button" href=${`#/booklets/${id}/1`}>Leaf through</a>
          <a class="button" href=${`#/gallery/${id}`}>All pictures</a>
          ${
            sheet === undefined
              ? nothing
              : html`<a class="button" href=${`#/forge/${id}`}>${SHELF_WORDS.itsSheet}</a>`
          }
          <button
            type="button"
            class="button plain"
            ?disabled=${!booklet}
            @click=${() => booklet && say(this, 'sources-asked', { booklet })}
          >
            Sources
          </button>
          ${
            added
              ? html`<button
                    type="button"
                    class="button plain"
                    ?disabled=${!booklet}
                    @click=${() => booklet && void saveBooklet(booklet)}
                  >
                    ${SHELF_WORDS.saveFile}
                  </button>
                  <button
                    type="button"
                    class="button plain"
                    @click=${() => say(this, 'removal-asked', { shelved: this.shelved })}
                  >
                    ${SHELF_WORDS.takeItOff}
                  </button>`
              : nothing
          }
        </div>
      </div>
    </section>`;
  }

  #namesake(): TemplateResult | typeof nothing {
    const { id, added } = this.shelved;
    if (!this.library.behind(id)) return nothing;
    return html`<p>${added ? SHELF_WORDS.ownFirst : SHELF_WORDS.gameFirst}</p>
      <div class="acts stack">
        <button type="button" class="button" @click=${() => say(this, 'exchange-asked', { id })}>
          ${added ? SHELF_WORDS.putGames : SHELF_WORDS.putAdded}
        </button>
      </div>`;
  }

  async #read(): Promise<void> {
    this.#sight?.disconnect();
    await this.library.read(this.shelved.id);
    this.requestUpdate();
  }
}

const saveBooklet = async ({ document, id }: Booklet): Promise<void> => {
  const { bookletText } = await import('../../forge/booklet-text.ts');
  saveFile(new Blob([bookletText(document)], { type: 'application/json' }), `${id}.json`);
};

/** A card's facts in short, and the source of the booklet. */
const facts = (booklet: Booklet): TemplateResult => {
  const { mech, statCard } = booklet;
  const ammunition = Object.entries(statCard.ammunition).map(([kind, points]) =>
    loadText(kind, points),
  );
  return html`<p>${mech.tonnage} tons, speed ${mech.speed}</p>
    <p>${SHELF_WORDS.facts(statCard.armor, statCard.shutdown)}</p>
    <p>${ammunition.join(', ')}</p>
    <p class="soft">${sourceWords(booklet)}</p>`;
};

declare global {
  interface HTMLElementEventMap {
    'booklet-taken': CustomEvent<{ readonly id: string }>;
    'sources-asked': CustomEvent<{ readonly booklet: Booklet }>;
    'removal-asked': CustomEvent<{ readonly shelved: Shelved }>;
    'exchange-asked': CustomEvent<{ readonly id: string }>;
  }
}
