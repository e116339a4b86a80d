import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { KeptOfBooklet } from '../../offline/pictures/picture-caches.ts';
import { MOST_BYTES } from '../../offline/pictures/picture-caches.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import { libraryContext, picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { styled } from '../common/styled.ts';
import styles from './kept-pictures.css?inline';
import { SETTINGS_WORDS } from './settings-words.ts';

/**
 * Shows how much room downloaded pictures take on this device, for each booklet with a button to delete them,
 * and how much one's own pictures take, which cannot be deleted here. Looks it up when `shown` is set.
 */
@customElement('kept-pictures')
export class KeptPictures extends LitElement {
  static override styles = styled(styles);

  @property({ type: Boolean }) shown = false;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @fromContext(libraryContext) private library: Library | undefined;
  /** Null until looked up, or if nothing can be stored. */
  @state() private kept: readonly KeptOfBooklet[] | null = null;
  @state() private said = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('shown') || !this.shown) return;
    this.said = '';
    void this.#look();
  }

  override render(): TemplateResult {
    const { kept, pictures, said } = this;
    const own = pictures?.own;
    const bytes = kept?.reduce((sum, each) => sum + each.bytes, 0) ?? 0;
    return html`<h3 class="label" tabindex="-1">${SETTINGS_WORDS.keptPictures}</h3>
      ${
        kept && kept.length > 0
          ? html`<p>${SETTINGS_WORDS.kept(bytes, MOST_BYTES)}</p>
              <ul>
                ${kept.map((each) => this.#row(each))}
              </ul>`
          : html`<p>${SETTINGS_WORDS.nothingKept}</p>`
      }
      ${own && own.pictures > 0 ? html`<p>${SETTINGS_WORDS.ownPictures(own.pictures, own.bytes)}</p>` : nothing}
      <p class="soft" role="status">${said}</p>`;
  }

  #row({ booklet, bytes, open, pictures }: KeptOfBooklet): TemplateResult {
    const name = this.#nameOf(booklet);
    return html`<li class="abreast">
      <span class="grow"><b>${name}</b> ${SETTINGS_WORDS.pages(pictures, bytes)}</span>
      ${
        open
          ? html`<span class="soft">${SETTINGS_WORDS.open}</span>`
          : html`<button
              type="button"
              class="button firm"
              aria-label=${SETTINGS_WORDS.letGoOf(name)}
              @click=${() => void this.#letGo(booklet, name)}
            >
              ${SETTINGS_WORDS.letGo}
            </button>`
      }
    </li>`;
  }

  #nameOf(booklet: string): string {
    const mech = this.library?.shelf.find(({ id }) => id === booklet)?.mech;
    return mech ? `${mech.name} ${mech.designation}` : booklet.toUpperCase();
  }

  async #look(): Promise<void> {
    try {
      this.kept = (await (await this.pictures?.keeping.caches())?.list()) ?? null;
    } catch {
      this.kept = null;
    }
  }

  async #letGo(booklet: string, name: string): Promise<void> {
    await this.pictures?.keeping.letGo(booklet).catch(() => undefined);
    await this.#look();
    const isGone = !this.kept?.some((each) => each.booklet === booklet);
    this.said = isGone ? SETTINGS_WORDS.wentOf(name) : SETTINGS_WORDS.stayedOf(name);
    await this.updateComplete;
    // The pressed button is gone: focus the next one, or the heading.
    const head = this.renderRoot.querySelector<HTMLElement>('h3');
    const next = isGone ? this.renderRoot.querySelector<HTMLElement>('button') : null;
    (next ?? head)?.focus();
  }
}
