import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import styles from './own-picture.css?inline';
import { styled } from '../common/styled.ts';
import { SHELF_WORDS } from './shelf-words.ts';

/**
 * Asks for one's own picture in place of the drawing: chosen, or dropped on a page that calls `take`. Removed
 * by its button.
 *
 * @fires notice-given - an error while this element is out of sight
 */
@customElement('own-picture')
export class OwnPicture extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Number of the view screen, odd. */
  @property({ type: Number }) number = 1;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @state() private trouble = '';
  @query('input') private readonly input!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    this.pictures?.addEventListener('changed', this.#again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pictures?.removeEventListener('changed', this.#again);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('pictures')) this.pictures?.addEventListener('changed', this.#again);
    if (changed.has('booklet') || changed.has('number')) this.trouble = '';
  }

  override render(): TemplateResult | typeof nothing {
    const { booklet, number } = this;
    if (!booklet) return nothing;
    return html`<section class="panel stack" aria-label=${SHELF_WORDS.own}>
      <p class="soft">${SHELF_WORDS.putPhotograph(number)}</p>
      <label class="button"
        >Choose a picture<input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          @change=${this.#choose}
      /></label>
      ${
        this.pictures?.hasOwn(booklet, number)
          ? html`<button type="button" class="button plain" @click=${this.#takeAway}>
              ${SHELF_WORDS.drawing}
            </button>`
          : nothing
      }
      <p class="trouble" role="status">${this.trouble}</p>
    </section>`;
  }

  readonly #choose = async (): Promise<void> => {
    const { input } = this;
    const [file] = input.files ?? [];
    if (!file) return;
    await this.take(file);
    // So that the same file can be chosen again.
    input.value = '';
  };

  readonly #takeAway = (): void => {
    // Its button disappears with the picture.
    this.input.focus();
    void this.take(null);
  };

  /** Sets the picture, or removes it with null. */
  async take(picture: File | null): Promise<void> {
    const { booklet, number, pictures } = this;
    if (!booklet || !pictures) return;
    this.trouble = '';
    const trouble = (await pictures.setOwn(booklet, number, picture)) ?? '';
    const inSight =
      this.booklet === booklet && this.number === number && this.getClientRects().length > 0;
    if (inSight) this.trouble = trouble;
    else if (trouble) notify(this, trouble);
  }

  readonly #again = (): void => this.requestUpdate();
}
