import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import { FOR_PAPER, PrintPictures } from '../../offline/pictures/print-pictures.ts';
import type { Progress } from '../../offline/pictures/print-pictures.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import '../page/booklet-page.ts';
import { libraryContext, picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { fit, Paper, SheetSize } from '../common/paper.ts';
import { cardSheet, coverSheet, rulesSheet } from './print-front.ts';
import { noBooklet } from '../common/not-here.ts';
import '../common/stage-bar.ts';
import sheetStyles from '../common/paper-sheet.css?inline';
import styles from './print-stage.css?inline';
import { styled } from '../common/styled.ts';
import { PRINT_WORDS } from './print-words.ts';

/**
 * Shows a booklet as printed: cover, stat card, how to play, and a sheet for each view screen. It can be
 * printed at any time; at print quality the pictures are finer.
 */
@customElement('print-stage')
export class PrintStage extends LitElement {
  static override styles = styled(sheetStyles, styles);

  @property() bookletId = '';
  @fromContext(libraryContext) private library!: Library;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  /** Provides the pictures drawn for paper to the pages. */
  readonly #shown = new ContextProvider(this, { context: picturesContext, initialValue: null });
  #forPaper: PrintPictures | null = null;
  readonly paper = new Paper(this);
  readonly size = new SheetSize(this, { beside: 32, most: 1 });

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#take();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#give();
  }

  override willUpdate(changed: PropertyValues): void {
    if (['bookletId', 'library', 'pictures'].some((name) => changed.has(name))) this.#take();
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('bookletId') || changed.has('library')) void this.#fit();
  }

  override render(): TemplateResult {
    const booklet = this.library.find(this.bookletId);
    if (!booklet) return noBooklet(this.bookletId);
    return html`${this.#bar(booklet)}
      <div class="sheets grid roomy" role="region" tabindex="0" aria-label=${PRINT_WORDS.booklet}>
        ${coverSheet(booklet)} ${cardSheet(booklet)} ${rulesSheet(booklet)}
        ${VIEW_SCREENS.map(
          (number) =>
            html`<div class="sheet">
              <booklet-page
                printed
                .booklet=${booklet}
                .number=${number}
                tell="opponent:"
              ></booklet-page>
            </div>`,
        )}
      </div>`;
  }

  #bar({ id, mech }: Booklet): TemplateResult {
    const progress = this.#forPaper?.progress ?? { kind: 'not begun' };
    const said = progressWords(progress, this.#forPaper?.ready ?? 0);
    const drawing = progress.kind === 'drawing';
    const act = drawing
      ? html`<button
          slot="buttons"
          type="button"
          class="button"
          @click=${() => this.#forPaper?.stop()}
        >
          Stop drawing
        </button>`
      : html`<button
          slot="buttons"
          type="button"
          class="button"
          @click=${() => void this.#forPaper?.draw()}
        >
          ${progress.kind === 'not begun' ? PRINT_WORDS.draw : 'Go on drawing'}
        </button>`;
    return html`<stage-bar
      class="not-paper"
      wraps
      back=${`#/gallery/${id}`}
      back-to="To the pictures"
    >
      ${mech.name} <span class="soft">${mech.designation}, 35 pages to print</span>
      <p slot="aside" class="progress" role="status">${said}</p>
      ${this.#forPaper && mayGoOn(progress) ? act : nothing}
      <button slot="buttons" type="button" class="button main" @click=${this.#print}>Print</button>
    </stage-bar>`;
  }

  #take(): void {
    this.#give();
    const booklet = this.library?.find(this.bookletId);
    if (!booklet || !this.pictures) return;
    this.#forPaper = new PrintPictures(booklet, this.pictures);
    this.#forPaper.addEventListener('changed', this.#again);
    this.#shown.setValue(this.#forPaper);
  }

  #give(): void {
    this.#forPaper?.removeEventListener('changed', this.#again);
    this.#forPaper?.leave();
    this.#forPaper = null;
  }

  readonly #again = (): void => this.requestUpdate();

  /** Waits for the typeface, then fits the words. */
  async #fit(): Promise<void> {
    await document.fonts.ready;
    for (const inside of this.renderRoot.querySelectorAll<HTMLElement>('.inside')) fit(inside);
  }

  /** Prints once every picture is drawn and loaded. */
  readonly #print = async (): Promise<void> => {
    const booklet = this.library.find(this.bookletId);
    const pictures = this.#forPaper;
    if (booklet && pictures)
      await Promise.all(
        FOR_PAPER.map(async (name) => {
          await pictures.making(booklet, name);
          await arrival(pictures.still(booklet, name));
        }),
      );
    if (this.isConnected) window.print();
  };
}

/** Resolves when a picture has loaded or failed. */
const arrival = (address: string | null): Promise<unknown> =>
  new Promise((resolve) => {
    if (address === null) return resolve(null);
    const image = new Image();
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
    image.src = address;
  });

const mayGoOn = (progress: Progress): boolean =>
  progress.kind !== 'finished' && !(progress.kind === 'failed' && progress.forGood);

const all = FOR_PAPER.length;

const progressWords = (progress: Progress, ready: number): string => {
  switch (progress.kind) {
    case 'not begun':
      return '';
    case 'drawing': {
      const minutes = progress.left === null ? null : Math.ceil(progress.left / 60_000);
      return PRINT_WORDS.drawing(progress.page, all, minutes);
    }
    case 'stopped':
      return PRINT_WORDS.stopped(ready, all);
    case 'finished':
      return PRINT_WORDS.drawn(all);
    case 'failed':
      return PRINT_WORDS.trouble(progress.trouble, ready, all);
  }
};
