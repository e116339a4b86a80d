import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import type { Keys } from '../../../rules/check/finding.ts';
import { VIEW_SCREENS, bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import type { Said } from '../../common/say.ts';
import { say } from '../../common/say.ts';
import '../../common/sheet-dialog.ts';
import { icon } from '../../common/signs.ts';
import { StageKeys } from '../../common/stage-keys.ts';
import { styled } from '../../common/styled.ts';
import { onBack } from '../../common/way-back.ts';
import { shown, valueAt } from '../../form/typed.ts';
import '../../page/booklet-page.ts';
import type { BookletPage } from '../../page/booklet-page.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { draftPage } from '../draft/booklet-kind.ts';
import { cellsOf, slipsOf } from '../draft/cell-judging.ts';
import padStyles from '../console/cell-pad.css?inline';
import { cellPad } from '../console/cell-pad.ts';
import '../console/cell-side.ts';
import '../console/console-grid.ts';
import type { ConsoleGrid } from '../console/console-grid.ts';
import '../console/letters-grid.ts';
import type { LettersGrid } from '../console/letters-grid.ts';
import { PASTE_CELLS_WORDS } from '../console/paste-cells-words.ts';
import '../console/paste-cells.ts';
import { DESK_WORDS } from '../console/desk-words.ts';
import styles from './page-desk.css?inline';
import '../plates/page-form.ts';
import type { PagePlate } from '../plates/page-form.ts';
import { PAGE_FORM_WORDS } from '../plates/page-form-words.ts';
import { WORKSHOP_WORDS } from '../draft/workshop-words.ts';

const PLATES: readonly PagePlate[] = ['picture', 'status', 'criticals'];

/**
 * A page of a draft and its console as they lie in the booklet: a plate opens its form, the console is typed where it
 * lies.
 *
 * @fires page-chosen - detail `{ number }` of another view screen
 * @fires pages-asked - back to all pages
 */
@customElement('page-desk')
export class PageDesk extends BookletForm {
  static override styles = styled(padStyles, styles);

  @property({ type: Number }) number = 1;
  @property({ attribute: false }) place: Keys = [];
  @property({ attribute: false }) others: readonly Booklet[] = [];
  @state() private plate: PagePlate | null = null;
  /** The cell that has the hand. */
  @state() private owner = 0;
  /** The hand is on the console: on a phone nothing else is seen. */
  @state() private isTyping = false;
  /** The letters are typed again. */
  @state() private isAgain = false;
  /** What is pasted; null for no sheet. */
  @state() private pasted: string | null = null;
  /** What was taken. */
  @state() private said = '';
  /** What a sheet that was closed had in it. */
  #unsent = '';
  @query('booklet-page') private readonly page!: BookletPage;
  @query('console-grid, letters-grid') private readonly grid!: ConsoleGrid | LettersGrid;

  #letGo: (() => void) | undefined;

  constructor() {
    super();
    this.addController(
      new StageKeys(
        (key, event) => {
          if (/^[\da-z]$/.test(key) && !this.shut) {
            // A cell looks chosen before it has the focus: what is typed goes there.
            this.grid.focus();
            if (this.grid.press(key.toUpperCase())) event.preventDefault();
          }
          if (key === 'ArrowLeft') this.#turn(-1);
          if (key === 'ArrowRight') this.#turn(1);
        },
        ['ArrowLeft', 'ArrowRight'],
      ),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#letGo = onBack(() => {
      say(this, 'pages-asked');
      return true;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo?.();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const band = bandOf(rangeOf(this.number + 1));
    if (changed.has('place')) this.#arrive();
    if (this.pasted !== null) this.said = '';
    // Cells without a heading are of the console that they were pasted for.
    if (changed.has('number')) this.#unsent = '';
    if (!band.includes(this.owner)) this.owner = band[0] ?? 2;
  }

  override firstUpdated(): void {
    if (this.place[0] !== 'consoles') this.renderRoot.querySelector('h2')?.focus();
  }

  /** Goes where it was asked to. */
  #arrive(): void {
    const [part, , key] = this.place;
    this.plate = null;
    if (part === 'viewScreens')
      this.plate = key === 'status' || key === 'criticals' ? key : 'picture';
    if (part !== 'consoles') return;
    this.owner = Number(key);
    void this.#toGrid();
  }

  async #toGrid(): Promise<void> {
    await this.updateComplete;
    await this.page.updateComplete;
    await this.grid.updateComplete;
    this.grid.focus();
  }

  override render(): TemplateResult {
    const { isTyping, number, others, owner, shut, typed } = this;
    const console = number + 1;
    const page = draftPage(typed, number);
    const cells = cellsOf(typed, console);
    return html`<div class="desk ${isTyping ? 'typing' : ''}">
        <header class="head abreast">
          <button
            type="button"
            class="button plain"
            aria-label=${WORKSHOP_WORDS.allPages}
            @click=${() => say(this, 'pages-asked')}
          >
            ${icon('grid')}<span class="not-phone">${WORKSHOP_WORDS.allPages}</span>
          </button>
          <h2 class="titled grow" tabindex="-1">
            <span class="of-page">${DESK_WORDS.page(number)}<span class="not-phone"> · </span></span
            >${DESK_WORDS.console(console)}
            <span class="soft">${DESK_WORDS.cells(cells.typed, cells.all)}</span>
          </h2>
          ${shut ? nothing : this.#acts()} ${this.#turner(-1)} ${this.#turner(1)}
        </header>
        <p class="unseen" role="status">${this.said}</p>
        <booklet-page
          .booklet=${page.booklet}
          .half=${page.half}
          .number=${number}
          .unread=${shown(valueAt(typed, `viewScreens.${number}.title`)) || DESK_WORDS.noTitle}
          .level=${3}
          focus-on=${isTyping ? 'keys' : 'all'}
        >
          ${PLATES.map((plate) => this.#plate(plate, !page.half || plate in page.half))}
          ${
            this.isAgain
              ? html`<letters-grid
                  slot="console"
                  .typed=${typed}
                  .console=${console}
                  ?shut=${shut}
                  @cell-reached=${this.#reached}
                ></letters-grid>`
              : html`<console-grid
                  slot="console"
                  .typed=${typed}
                  .others=${others}
                  .console=${console}
                  .owner=${owner}
                  ?shut=${shut}
                  @cell-reached=${this.#reached}
                  @paste=${(event: ClipboardEvent) => {
                    if (!shut)
                      this.pasted = this.#unsent = event.clipboardData?.getData('text/plain') ?? '';
                  }}
                ></console-grid>`
          }
        </booklet-page>
        ${
          this.isAgain
            ? html`<p class="why panel">${DESK_WORDS.whyAgain}</p>`
            : html`<cell-side
                .typed=${typed}
                .others=${others}
                .holder=${console}
                .owner=${owner}
                ?shut=${shut}
                @cell-mended=${({ detail }: Said<'cell-mended'>) => {
                  if ('take' in this.grid) this.grid.take(detail.cell);
                  this.grid.focus();
                }}
              ></cell-side>`
        }
        ${
          shut
            ? nothing
            : cellPad(
                this.#letters(console),
                {
                  isLettered: this.isAgain,
                  isTight: slipsOf(typed, console, owner, others).length > 0,
                },
                (key) => this.#pressed(key),
              )
        }
      </div>
      ${this.#sheet()}`;
  }

  /** A plate of the page as a button. */
  #plate(plate: PagePlate, isThere: boolean): TemplateResult {
    return html`<button
      type="button"
      slot=${plate}
      class="overlay plate"
      data-plate=${plate}
      aria-disabled=${this.shut || nothing}
      @click=${() => {
        if (!this.shut) this.plate = plate;
      }}
    >
      <span class="unseen">${DESK_WORDS.plates[plate]}</span>
      ${isThere ? nothing : DESK_WORDS.missing[plate]}
    </button>`;
  }

  #acts(): TemplateResult {
    const { isAgain } = this;
    return html`<div class="acts abreast">
      <button type="button" class="button" @click=${() => (this.pasted = this.#unsent)}>
        ${DESK_WORDS.paste}
      </button>
      <button
        type="button"
        class="button inks"
        aria-pressed=${isAgain}
        @click=${() => {
          this.isAgain = !isAgain;
          void this.#toGrid();
        }}
      >
        ${DESK_WORDS.again}
      </button>
    </div>`;
  }

  readonly #reached = ({ detail }: Said<'cell-reached'>): void => {
    this.owner = detail.owner;
    const wasTyping = this.isTyping;
    this.isTyping = !this.shut;
    if (wasTyping || this.shut) return;
    // The page may give way to the keys: they and the console are in sight.
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('.pad')?.scrollIntoView({ block: 'nearest' }),
    );
  };

  /** The form of a plate, or what is pasted. */
  #sheet(): TemplateResult {
    const { faults, number, pasted, plate, typed } = this;
    const form = plate
      ? html`<page-form
          .typed=${typed}
          .faults=${faults}
          .number=${number}
          .plate=${plate}
          .place=${this.place}
        ></page-form>`
      : nothing;
    const cells = html`<paste-cells
      .typed=${typed}
      .console=${number + 1}
      .text=${pasted ?? ''}
      @input=${(event: Event) =>
        (this.#unsent = (event.composedPath()[0] as HTMLTextAreaElement).value)}
      @cells-pasted=${({ detail }: Said<'cells-pasted'>) => {
        [this.pasted, this.#unsent] = [null, ''];
        this.said = DESK_WORDS.taken(detail.cells);
      }}
    ></paste-cells>`;
    const isPaste = pasted !== null;
    return html`<sheet-dialog
      wide
      heading=${isPaste ? PASTE_CELLS_WORDS.heading : plate ? PAGE_FORM_WORDS.heads[plate](number) : ''}
      .open=${isPaste || plate !== null}
      @sheet-closed=${() => {
        this.plate = null;
        this.pasted = null;
      }}
      >${isPaste ? cells : form}</sheet-dialog
    >`;
  }

  /** The letters of the page that the cell leads to. */
  #letters(console: number): readonly string[] {
    const cell = valueAt(this.typed, `consoles.${console}.${this.owner}`);
    const screen = typeof cell === 'string' ? Number(cell.slice(0, 2)) : 0;
    if (!VIEW_SCREENS.includes(screen)) return [];
    const { booklet, half } = draftPage(this.typed, screen);
    const letters = (booklet.viewScreens[screen]?.criticals ?? []).map(({ letter }) => letter);
    // Nobody knows the letters of a page that is not typed yet.
    return half && letters.length === 0 ? [...'ABCDEFGHIJK'] : letters;
  }

  #turner(way: -1 | 1): TemplateResult {
    const number = this.#beside(way);
    return html`<button
      type="button"
      class="button"
      aria-label=${way < 0 ? DESK_WORDS.before(number) : DESK_WORDS.after(number)}
      @click=${() => this.#turn(way)}
    >
      ${icon(way < 0 ? 'back' : 'on')}
    </button>`;
  }

  #beside(way: -1 | 1): number {
    const all = VIEW_SCREENS.length;
    return VIEW_SCREENS[(VIEW_SCREENS.indexOf(this.number) + way + all) % all] ?? this.number;
  }

  #turn(way: -1 | 1): void {
    say(this, 'page-chosen', { number: this.#beside(way) });
  }

  #pressed(key: string): void {
    if (key === 'done') {
      this.isTyping = false;
      void this.focusOn('h2');
    } else if (key === 'paste') this.pasted = this.#unsent;
    else {
      // The picture beside, the letters and what is typed are of one cell.
      this.grid.focus();
      this.grid.press(key);
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'page-chosen': CustomEvent<{ number: number }>;
    'pages-asked': CustomEvent<null>;
  }
}
