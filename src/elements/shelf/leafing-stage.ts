import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import '../page/booklet-page.ts';
import { OpenBooklets } from '../page/open-booklets.ts';
import { libraryContext, picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import './look-up.ts';
import type { Cell } from './look-up.ts';
import '../card/maneuver-table.ts';
import { takeFiles } from '../common/brought.ts';
import './own-picture.ts';
import type { OwnPicture } from './own-picture.ts';
import './page-list.ts';
import '../common/sheet-dialog.ts';
import { noBooklet } from '../common/not-here.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { StageKeys } from '../common/stage-keys.ts';
import type { Said } from '../common/say.ts';
import styles from './leafing-stage.css?inline';
import { styled } from '../common/styled.ts';
import { SHELF_WORDS } from './shelf-words.ts';

/** Length of a swipe that turns the page (pixels). */
const SWIPE = 70;

/** The page before (-1) or after (1); wraps around. */
const beside = (page: number, way: -1 | 1): number => {
  const pages = VIEW_SCREENS.length;
  return VIEW_SCREENS[(VIEW_SCREENS.indexOf(page) + way + pages) % pages] ?? page;
};

/** Shows a booklet page by page, with a look-up helper to play with printed booklets. */
@customElement('leafing-stage')
export class LeafingStage extends LitElement {
  static override styles = styled(styles);

  @property() bookletId = '';
  /** Number of the view screen, odd. */
  @property({ type: Number }) page = 1;
  @fromContext(libraryContext) private library!: Library;
  @state() private sheet: 'pages' | 'card' | null = null;
  @state() private shown = 1;
  @state() private cell: Cell | null = null;
  @query('own-picture') private readonly own!: OwnPicture;
  #touchedAt: number | null = null;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  /** Second sheets of the neighboring pages, kept decoded so that their movement starts soon. */
  #beside: readonly HTMLImageElement[] = [];

  constructor() {
    super();
    takeFiles(this, ['picture', 'unknown'], async ([known, ...more]) => {
      if (known) void this.own.take(known.file);
      return more;
    });
    this.addController(new StageKeys((key) => this.#onKey(key), ['ArrowLeft', 'ArrowRight']));
    this.addController(
      new OpenBooklets(this, () => {
        const booklet = this.library.find(this.bookletId);
        return booklet
          ? { of: booklet, booklets: () => [{ booklet, first: this.#fromHere }] }
          : null;
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page')) this.shown = this.page;
  }

  override updated(): void {
    const booklet = this.library.find(this.bookletId);
    const sheets = ([1, -1] as const).flatMap(
      (way) => (booklet && this.pictures?.sheet(booklet, beside(this.shown, way))) ?? [],
    );
    if (sheets.join(' ') === this.#beside.map(({ alt }) => alt).join(' ')) return;
    this.#beside = sheets.map((src) =>
      Object.assign(new Image(), { fetchPriority: 'low', alt: src, src }),
    );
    for (const each of this.#beside) each.decode().catch(() => undefined);
  }

  override render(): TemplateResult {
    const booklet = this.library.find(this.bookletId);
    if (!booklet) return noBooklet(this.bookletId);
    const { cell, shown } = this;
    const list = html`<page-list
      .booklet=${booklet}
      .number=${shown}
      @page-chosen=${this.#chosen}
    ></page-list>`;
    const own = html`<own-picture .booklet=${booklet} .number=${shown}></own-picture>`;
    return html`<stage-bar back="#/booklets" back-to="To the booklets">
        ${booklet.mech.name} <span class="soft">${booklet.mech.designation}</span>
        <button
          slot="buttons"
          type="button"
          class="not-desk"
          @click=${() => (this.sheet = 'pages')}
        >
          Pages
        </button>
        <button slot="buttons" type="button" @click=${() => (this.sheet = 'card')}>
          Stat card
        </button>
      </stage-bar>
      <div
        class="body scroller"
        tabindex="0"
        @touchstart=${this.#touched}
        @touchend=${this.#swiped}
      >
        ${this.#turner(-1, 'turn before')}
        <booklet-page
          lively
          .booklet=${booklet}
          .number=${shown}
          .lit=${cell && cell.holder - 1 === shown ? cell.owner : null}
        ></booklet-page>
        ${this.#turner(1, 'turn after')}
      </div>
      <div class="side">
        <look-up
          .booklet=${booklet}
          @page-chosen=${this.#chosen}
          @cell-found=${(event: Said<'cell-found'>) => (this.cell = event.detail.cell)}
        ></look-up>
        ${own}
        <div class="overview panel">${list}</div>
      </div>
      <nav class="turns" aria-label="Pages">
        ${this.#turner(-1, 'button')} ${this.#turner(1, 'button')}
      </nav>
      <sheet-dialog
        wide
        heading="Pages"
        .open=${this.sheet === 'pages'}
        @sheet-closed=${() => (this.sheet = null)}
        >${list} ${own}</sheet-dialog
      >
      <sheet-dialog
        wide
        heading=${SHELF_WORDS.cardOf(booklet.mech.name)}
        .open=${this.sheet === 'card'}
        @sheet-closed=${() => (this.sheet = null)}
        ><maneuver-table .booklet=${booklet}></maneuver-table
      ></sheet-dialog>`;
  }

  /** Every page, starting with the one shown. */
  get #fromHere(): readonly number[] {
    const at = VIEW_SCREENS.indexOf(this.shown);
    return [...VIEW_SCREENS.slice(at), ...VIEW_SCREENS.slice(0, at)];
  }

  #turner(way: -1 | 1, looks: string): TemplateResult {
    const page = beside(this.shown, way);
    return html`<button
      type="button"
      class=${looks}
      aria-label=${SHELF_WORDS.turn(way < 0 ? 'back' : 'on', page)}
      @click=${() => this.#go(page)}
    >
      ${icon(way < 0 ? 'back' : 'on')}<span>${page}</span>
    </button>`;
  }

  #go(number: number): void {
    this.shown = number;
    this.renderRoot.querySelector('.body')?.scrollTo(0, 0);
    history.replaceState(null, '', `#/booklets/${this.bookletId}/${number}`);
  }

  readonly #chosen = (event: Said<'page-chosen'>): void => {
    this.sheet = null;
    this.#go(event.detail.number);
  };

  readonly #touched = ({ touches: [touch] }: TouchEvent): void => {
    this.#touchedAt = touch?.clientX ?? null;
  };

  readonly #swiped = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (!touch || this.#touchedAt === null) return;
    const way = touch.clientX - this.#touchedAt;
    if (Math.abs(way) > SWIPE) this.#go(beside(this.shown, way < 0 ? 1 : -1));
  };

  #onKey(key: string): void {
    if (key === 'ArrowLeft') this.#go(beside(this.shown, -1));
    if (key === 'ArrowRight') this.#go(beside(this.shown, 1));
  }
}
