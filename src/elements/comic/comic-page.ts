import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { placesCome } from '../../offline/pictures/picture-places.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import {
  hangarsContext,
  libraryContext,
  picturesContext,
  savesContext,
} from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { styled } from '../common/styled.ts';
import { ComicPictures } from './comic-pictures.ts';
import styles from './comic-page.css?inline';
import { COMIC_PAGE_WORDS } from './comic-words.ts';
import type { DrawnComic } from './drawn-comic.ts';
import { drawComic } from './drawn-comic.ts';
import type { FoundComic } from './found-comic.ts';
import { findComic, judgedComic } from './found-comic.ts';
import { measureText, pagePng } from './png.ts';
import { svgText } from './svg-text.ts';
import { turnColumns } from './turn-columns.ts';

/** An SVG that was written here, as an element of this document. */
const svgOf = (text: string): Element =>
  document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);

/**
 * Shows the comic page of a battle that is over as one picture, as wide as its place, by its record. It is read aloud as
 * an image, and its captions as a list. Stills are there at once; worn and painted pictures take their place as they
 * are drawn. Where there is no page, a line says why. In print on A4 all turns stand below it.
 */
@customElement('comic-page')
export class ComicPage extends LitElement {
  static override styles = styled(styles);

  /** A kept duel or fight, or a game of a hangar. */
  @property() saveId = '';
  @property() hangarId = '';
  @property() gameId = '';
  /** On A4, with all turns. */
  @property({ type: Boolean, reflect: true }) whole = false;
  /** What is shown; looked up as soon as there is a name. */
  @property({ attribute: false }) found: FoundComic | null = null;
  @fromContext(libraryContext) private library!: Library;
  @fromContext(savesContext) private saves!: Saves;
  @fromContext(hangarsContext) private hangars!: () => Promise<Hangars>;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @state() private drawn: DrawnComic | null = null;
  /** Why there is no page. */
  @state() lost = '';
  #judging = new AbortController();
  #judged: FoundComic | null = null;
  #pictures: ComicPictures | null = null;
  #found: Promise<void> | null = null;
  #laid: Promise<void> | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    const names = ['saveId', 'hangarId', 'gameId'] as const;
    if (names.some((name) => changed.has(name) && this[name])) this.#found = this.#find();
    if (changed.has('found') && this.found && this.found !== this.#judged)
      void this.#judge(this.found);
    if (changed.has('found') || (changed as ReadonlyMap<string, unknown>).has('pictures'))
      this.#laid = this.#draw();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#laid = this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures?.leave();
    this.#judging.abort();
  }

  async #find(): Promise<void> {
    const { gameId, hangars, library, saveId, saves } = this;
    this.lost = '';
    this.found = this.drawn = null;
    const found = await findComic(this, { hangars, library, saves });
    if (saveId !== this.saveId || gameId !== this.gameId) return;
    if (typeof found === 'string') this.lost = found;
    else this.found = found;
  }

  /** Once the chances to win are known, what is told goes by them. */
  async #judge(found: FoundComic): Promise<void> {
    this.#judging.abort();
    this.#judging = new AbortController();
    const page = await judgedComic(found, this.#judging.signal);
    if (page && this.found === found) this.found = this.#judged = { ...found, page };
  }

  /** Where heads and hits are, and how wide letters, must be known before anything has its place. */
  async #draw(): Promise<void> {
    const { found, pictures } = this;
    this.#pictures?.leave();
    if (!found || !pictures) return;
    const faces = [500, 700].map((weight) =>
      document.fonts.load(`${weight} 20px "Barlow Condensed"`),
    );
    await Promise.all([placesCome(), ...faces]).catch(() => undefined);
    if (this.found !== found || !this.isConnected) return;
    const drawn = drawComic(found.page, found.day, measureText());
    this.#pictures = new ComicPictures(drawn.wanted, pictures, () => this.requestUpdate());
    this.drawn = drawn;
  }

  /** Waits until the page is laid, also if that begins anew meanwhile, or it is known that there is none. */
  async ready(): Promise<void> {
    await this.#found;
    await this.updateComplete;
    for (let laid: Promise<void> | null = null; laid !== this.#laid;) {
      laid = this.#laid;
      await laid;
      await this.updateComplete;
    }
  }

  /** The page as PNG, 1080 × 1350, once it is drawn; null if there is no page, or this browser makes none. */
  async png(): Promise<Blob | null> {
    await this.ready();
    // It may be laid anew meanwhile, with other pictures.
    const { drawn } = this;
    const pictures = await this.#pictures?.ready();
    return drawn && pictures ? pagePng(drawn.marks, pictures) : null;
  }

  override render(): TemplateResult | typeof nothing {
    const { drawn, found, lost } = this;
    if (lost) return html`<p class="lost" role="status">${lost}</p>`;
    if (!drawn || !found) return nothing;
    const { page } = found;
    const columns = this.whole ? turnColumns(page, measureText()) : null;
    const svg = svgText(
      [...drawn.marks, ...(columns?.marks ?? [])],
      this.#pictures?.addresses ?? [],
      columns?.height,
    );
    return html`<div class="paper" role="img" aria-label=${COMIC_PAGE_WORDS.label(page)}>
        ${svgOf(svg)}
      </div>
      <ol class="unseen not-paper">
        ${COMIC_PAGE_WORDS.told(page).map((line) => html`<li>${line}</li>`)}
      </ol>`;
  }
}
