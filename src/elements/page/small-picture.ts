import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { OPENING } from '../../rules/vocabulary.ts';
import { picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import styles from './small-picture.css?inline';
import { styled } from '../common/styled.ts';

/**
 * Shows the picture of a view screen, or a poster, as a small square, for lists and logs. Drawn when it comes into sight;
 * takes no room without a picture.
 *
 * @cssprop --side - length of a side, 44px by default
 */
@customElement('small-picture')
export class SmallPicture extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Number of the view screen, odd, or a poster. */
  @property({ attribute: false }) number: PictureName = OPENING;
  /** Alternative text, if no words beside it say the same. */
  @property() alt = '';
  @property({ type: Boolean, reflect: true }) empty = false;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @state() private address: string | null = null;
  #still: string | null = null;
  readonly #sight = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#make(),
    { rootMargin: '120px' },
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.pictures?.addEventListener('changed', this.#seek);
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pictures?.removeEventListener('changed', this.#seek);
    this.#sight.disconnect();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('pictures')) this.pictures?.addEventListener('changed', this.#seek);
    if (['booklet', 'number', 'pictures'].some((name) => changed.has(name))) this.#seek();
  }

  override render(): TemplateResult | typeof nothing {
    return this.address
      ? html`<img
          src=${this.address}
          alt=${this.alt}
          decoding="sync"
          @error=${() => (this.empty = true)}
        />`
      : nothing;
  }

  /** Reserves room if there is a picture; draws it once visible. */
  readonly #seek = (): void => {
    const { booklet, number, pictures } = this;
    const still = (booklet && pictures?.still(booklet, number)) ?? null;
    // Another picture changed.
    if (still !== null && still === this.#still && this.address) return;
    this.#still = still;
    this.address = null;
    this.empty = still === null;
    // Observe again, to be called for what is already visible.
    this.#sight.unobserve(this);
    this.#sight.observe(this);
  };

  #make(): void {
    const { booklet, number, pictures } = this;
    if (!booklet || !pictures || this.empty || this.address) return;
    this.#sight.unobserve(this);
    void pictures.small(booklet, number).then((address) => {
      if (booklet !== this.booklet || number !== this.number) return;
      this.address = address;
      this.empty = !address;
    });
  }
}
