import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import { sentBooklet } from '../../offline/links/sent.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { saveFile } from '../common/save-file.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { linkButton } from '../link/link-button.ts';
import '../page/booklet-cover.ts';
import { sourceWords, SHELF_WORDS } from './shelf-words.ts';
import styles from './opened-booklet.css?inline';

/**
 * Shows what a booklet of the shelf is, and what can be done with it.
 *
 * @fires booklet-taken - fly it
 * @fires sources-asked
 * @fires change-asked - in the workshop
 * @fires removal-asked
 * @fires exchange-asked - show the other booklet of its name
 */
@customElement('opened-booklet')
export class OpenedBooklet extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) shelved!: Shelved;
  @fromContext(libraryContext) private library!: Library;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.library.read(this.shelved.id).then(() => this.requestUpdate());
  }

  override render(): TemplateResult {
    const { id, added, sheet } = this.shelved;
    const booklet = this.library.find(id);
    return html`<div class="book">
      ${booklet ? html`<booklet-cover class="not-phone" .booklet=${booklet}></booklet-cover>` : nothing}
      <div class="stack">
        ${booklet ? facts(booklet) : nothing} ${this.#namesake()}
        <button
          type="button"
          class="button main big"
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
          class="button"
          ?disabled=${!booklet}
          @click=${() => say(this, 'change-asked', { shelved: this.shelved })}
        >
          ${added ? SHELF_WORDS.changeIt : SHELF_WORDS.changeCopy}
        </button>
        <div class="flow">
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
                  ${linkButton(this, 'booklet', () => this.#linked(), { look: 'plain', disabled: !booklet })}
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
    </div>`;
  }

  async #linked(): Promise<readonly string[]> {
    const booklet = await this.library.read(this.shelved.id);
    return booklet ? [await sentBooklet(booklet, this.library)] : [];
  }

  #namesake(): TemplateResult | typeof nothing {
    const { id, added } = this.shelved;
    if (!this.library.behind(id)) return nothing;
    return html`<p>${added ? SHELF_WORDS.ownFirst : SHELF_WORDS.gameFirst}</p>
      <button type="button" class="button" @click=${() => say(this, 'exchange-asked', { id })}>
        ${added ? SHELF_WORDS.putGames : SHELF_WORDS.putAdded}
      </button>`;
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
    'change-asked': CustomEvent<{ readonly shelved: Shelved }>;
    'sources-asked': CustomEvent<{ readonly booklet: Booklet }>;
    'removal-asked': CustomEvent<{ readonly shelved: Shelved }>;
    'exchange-asked': CustomEvent<{ readonly id: string }>;
  }
}
