import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library, Shelved } from '../../offline/booklets/library.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { plate } from '../page/plate.ts';
import '../page/view-window.ts';
import plateStyles from '../page/plate.css?inline';
import { SHELF_WORDS } from './shelf-words.ts';
import styles from './shelved-booklet.css?inline';

/** Distance to the window at which a booklet is read. */
const AHEAD = '50%';

const isAnother = (now: Shelved, before?: Shelved): boolean =>
  now.key !== before?.key || now.edition !== before.edition || now.added !== before.added;

/**
 * Shows a booklet as one of a wall of covers. Read when it comes near the window.
 *
 * @fires booklet-opened
 */
@customElement('shelved-booklet')
export class ShelvedBooklet extends LitElement {
  static override styles = styled(plateStyles, styles);

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
    const { id, mech } = this.shelved;
    const booklet = this.library.find(id) ?? null;
    return html`<h2>
      <button
        type="button"
        class="book frame"
        aria-haspopup="dialog"
        @click=${() => say(this, 'booklet-opened', { shelved: this.shelved })}
      >
        <view-window bare strip poster="cover" .waits=${!booklet} .booklet=${booklet}></view-window>
        <span class="plate breaks centered"
          >${plate('name')}<b class="caps">${mech.name || mech.designation}</b>
          <span>${SHELF_WORDS.plate(mech)}</span></span
        >
      </button>
    </h2>`;
  }

  async #read(): Promise<void> {
    this.#sight?.disconnect();
    await this.library.read(this.shelved.id);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementEventMap {
    'booklet-opened': CustomEvent<{ readonly shelved: Shelved }>;
  }
}
