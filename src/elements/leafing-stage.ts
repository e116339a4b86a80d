import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Library } from '../offline/library.ts';
import type { Pictures } from '../offline/pictures.ts';
import type { Booklet } from '../rules/booklet.ts';
import { lookUp } from '../rules/booklet.ts';
import { BANDS, CONSOLES, RANGES, rangeOf } from '../rules/vocabulary.ts';
import { signed } from '../rules/words.ts';
import './booklet-page.ts';
import { screensByRange } from './booklet-page.ts';
import { libraryContext, picturesContext } from './contexts.ts';
import { leafingStageStyles } from './leafing-stage-styles.ts';
import { notify } from './notice.ts';
import { shared } from './shared-styles.ts';
import './sheet-dialog.ts';
import { colourSign, icon } from './signs.ts';
import './small-picture.ts';
import { stageKey } from './stage-key.ts';

/** A booklet page by page, with a look-up helper for play beside paper booklets. */
@customElement('leafing-stage')
export class LeafingStage extends LitElement {
  static override styles = [shared, leafingStageStyles];

  @property() bookletId = '';
  /** Number of the view screen, odd. */
  @property({ type: Number }) page = 1;
  @consume({ context: libraryContext, subscribe: true }) @state() private library!: Library;
  @consume({ context: picturesContext, subscribe: true })
  @state()
  private pictures: Pictures | null = null;
  @state() private holder = '';
  @state() private owner = '';
  @state() private sheet: 'pages' | 'card' | null = null;
  @state() private shown = 1;
  #touchedAt: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
    this.pictures?.removeEventListener('changed', this.#again);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('pictures')) this.pictures?.addEventListener('changed', this.#again);
  }

  readonly #again = (): void => this.requestUpdate();

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('page')) this.shown = this.page;
  }

  override render(): TemplateResult {
    const booklet = this.library.find(this.bookletId);
    const back = html`<a href="#/booklets" aria-label="To the booklets">${icon('back')}</a>`;
    if (!booklet)
      return html`<header class="bar">
          ${back}
          <h1>Leafing</h1>
        </header>
        <p class="lost">There is no booklet "${this.bookletId}" on the shelf.</p>`;
    const found = this.#found(booklet);
    const before = this.shown === 1 ? 63 : this.shown - 2;
    const after = this.shown === 63 ? 1 : this.shown + 2;
    return html`<header class="bar">
        ${back}
        <h1>${booklet.mech.name} <span class="soft">${booklet.mech.designation}</span></h1>
        <button type="button" class="narrow" @click=${() => (this.sheet = 'pages')}>Pages</button>
        <button type="button" @click=${() => (this.sheet = 'card')}>Stat card</button>
      </header>
      <div
        class="body"
        tabindex="0"
        @touchstart=${this.#touched}
        @touchend=${this.#swiped}
        @dragover=${(event: DragEvent) => event.preventDefault()}
        @drop=${(event: DragEvent) => {
          event.preventDefault();
          void this.#setOwn(booklet, event.dataTransfer?.files[0] ?? null);
        }}
      >
        <button
          type="button"
          class="turn before"
          aria-label=${`Turn back to view screen ${before}`}
          @click=${() => this.#go(before)}
        >
          ${icon('back')}<span>${before}</span>
        </button>
        <booklet-page .booklet=${booklet} .number=${this.shown} .lit=${found.lit}></booklet-page>
        <button
          type="button"
          class="turn after"
          aria-label=${`Turn on to view screen ${after}`}
          @click=${() => this.#go(after)}
        >
          ${icon('on')}<span>${after}</span>
        </button>
      </div>
      <div class="side">
        <form class="look panel" @submit=${(event: Event) => this.#look(event, found.screen)}>
          <h2 class="label">Look up beside paper booklets</h2>
          ${this.#field('My console', this.holder, (value) => {
            this.holder = value;
            const console = Number(value);
            if (CONSOLES.includes(console)) this.#go(console - 1);
          })}
          ${this.#field('They said', this.owner, (value) => (this.owner = value))}
          <button
            type="submit"
            class="button ${found.screen === null ? 'notyet' : 'main'}"
            aria-disabled=${found.screen === null}
          >
            ${found.screen === null ? 'Turn to …' : `Turn to ${found.screen}`}
          </button>
          <p class="found" role="status">${found.words}</p>
        </form>
        ${this.#ownPicture(booklet)}
        <div class="overview panel">${this.#pages(booklet)}</div>
      </div>
      <nav class="turns" aria-label="Pages">
        <button
          type="button"
          class="button"
          aria-label=${`Turn back to view screen ${before}`}
          @click=${() => this.#go(before)}
        >
          ${icon('back')} ${before}
        </button>
        <button
          type="button"
          class="button"
          aria-label=${`Turn on to view screen ${after}`}
          @click=${() => this.#go(after)}
        >
          ${after} ${icon('on')}
        </button>
      </nav>
      <sheet-dialog
        wide
        heading="Pages"
        .open=${this.sheet === 'pages'}
        @sheet-closed=${() => (this.sheet = null)}
        >${this.#pages(booklet)} ${this.#ownPicture(booklet)}</sheet-dialog
      >
      <sheet-dialog
        wide
        heading=${`Stat card of the ${booklet.mech.name}`}
        .open=${this.sheet === 'card'}
        @sheet-closed=${() => (this.sheet = null)}
      >
        ${this.#card(booklet)}
      </sheet-dialog>`;
  }

  #field(name: string, value: string, change: (value: string) => void): TemplateResult {
    return html`<label>
      <span>${name}</span>
      <input
        inputmode="numeric"
        autocomplete="off"
        maxlength="2"
        .value=${value}
        @input=${(event: Event) => change((event.target as HTMLInputElement).value.trim())}
      />
    </label>`;
  }

  /** A picture of one's own in place of the drawing. */
  #ownPicture(booklet: Booklet): TemplateResult {
    const own = this.pictures?.hasOwn(booklet, this.shown) ?? false;
    return html`<section class="own panel" aria-label="A picture of one's own">
      <p class="soft">Own a printed booklet? Put a photograph of view screen ${this.shown} here.</p>
      <label class="button"
        >Choose a picture<input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            void this.#setOwn(booklet, input.files?.[0] ?? null).then(() => (input.value = ''));
          }}
      /></label>
      ${
        own
          ? html`<button
              type="button"
              class="button plain"
              @click=${() => void this.#setOwn(booklet, null)}
            >
              Back to the drawing
            </button>`
          : nothing
      }
    </section>`;
  }

  async #setOwn(booklet: Booklet, picture: File | null): Promise<void> {
    const trouble = await this.pictures?.setOwn(booklet, this.shown, picture);
    if (trouble) notify(this, trouble);
    this.requestUpdate();
  }

  /** What the helper finds: the cell to light, the view screen, and a sentence. */
  #found(booklet: Booklet): {
    readonly lit: number | null;
    readonly screen: number | null;
    readonly words: string;
  } {
    const none = (words: string) => ({ lit: null, screen: null, words });
    if (this.holder === '') return none('');
    const [holder, owner] = [Number(this.holder), Number(this.owner)];
    if (!CONSOLES.includes(holder))
      return none(`${this.holder} is no console: they are even, 2–64.`);
    if (this.owner === '') return none('');
    if (!CONSOLES.includes(owner))
      return none(`${this.owner} is no console number: they are even, 2–64.`);
    const [first, last] = BANDS[rangeOf(holder)];
    if (rangeOf(owner) !== rangeOf(holder))
      return none(
        `Console ${holder} is at ${rangeOf(holder)} range; it lists ${first}–${last}, not ${owner}.`,
      );
    const sighting = lookUp(booklet, { holder, owner });
    if (!sighting)
      return {
        lit: this.shown === holder - 1 ? owner : null,
        screen: null,
        words: `The ${booklet.mech.name} has no maneuver ${owner}.`,
      };
    const { screen, line } = sighting;
    return {
      lit: this.shown === holder - 1 ? owner : null,
      screen: screen.number,
      words: `Console ${holder} against ${owner}: view screen ${screen.number}, ${line ? `letter ${line.letter}` : 'no letter'}.`,
    };
  }

  #look(event: Event, screen: number | null): void {
    event.preventDefault();
    if (screen === null) return;
    this.#go(screen);
    this.holder = this.owner = '';
    this.renderRoot.querySelector<HTMLInputElement>('.look input')?.focus();
  }

  #pages(booklet: Booklet): TemplateResult {
    return html`<div class="pages">
      ${screensByRange(booklet).map(
        ({ range, screens }) =>
          html`<h3 class="label soft">${range} range</h3>
            <ul>
              ${screens.map(
                ({ number, title }) =>
                  html`<li>
                    <button
                      type="button"
                      class=${classMap({ here: number === this.shown })}
                      aria-current=${number === this.shown ? 'page' : 'false'}
                      @click=${() => {
                        this.sheet = null;
                        this.#go(number);
                      }}
                    >
                      <small-picture .booklet=${booklet} .number=${number}></small-picture>
                      <b>${number}</b> <span>${title}</span>
                    </button>
                  </li>`,
              )}
            </ul>`,
      )}
      <a class="button" href=${`#/print/${booklet.id}`}>Print this booklet</a>
    </div>`;
  }

  #card({ statCard, mech }: Booklet): TemplateResult {
    return html`<p>
        Armor ${statCard.armor}, shutdown number ${statCard.shutdown}, speed ${mech.speed}, cost
        ${mech.cost},
        ${Object.entries(statCard.ammunition)
          .map(([kind, points]) => `${kind} ${points}`)
          .join(', ')}
      </p>
      <p class="soft">${mech.engine}; ${mech.weapons.join(', ')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Maneuvers">
        <table class="card">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Maneuver</th>
              <th scope="col" class="broad">Group</th>
              <th scope="col" class="broad">Cat.</th>
              <th scope="col">Score</th>
              <th scope="col">Heat</th>
              ${RANGES.map((range) => html`<th scope="col">${range}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${statCard.maneuvers.map(
              (maneuver) =>
                html`<tr>
                  <td><b>${maneuver.console}</b></td>
                  <td class="name">
                    ${colourSign(maneuver.colour)} ${maneuver.name}<span class="unseen"
                      >, ${maneuver.colour}</span
                    >
                  </td>
                  <td class="broad">${maneuver.group}</td>
                  <td class="broad">${maneuver.categories.join(' & ')}</td>
                  <td>${signed(maneuver.score)}</td>
                  <td>${signed(maneuver.heat)}</td>
                  ${RANGES.map((range) => html`<td>${range === maneuver.range ? html`<b>${maneuver.console}</b>` : maneuver.conversions[range]}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }

  #go(number: number): void {
    this.shown = number;
    history.replaceState(null, '', `#/booklets/${this.bookletId}/${number}`);
  }

  readonly #touched = ({ touches: [touch] }: TouchEvent): void => {
    this.#touchedAt = touch?.clientX ?? null;
  };

  readonly #swiped = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (!touch || this.#touchedAt === null) return;
    const way = touch.clientX - this.#touchedAt;
    if (Math.abs(way) > 70)
      this.#go(
        way < 0 ? (this.shown === 63 ? 1 : this.shown + 2) : this.shown === 1 ? 63 : this.shown - 2,
      );
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = stageKey(event, ['ArrowLeft', 'ArrowRight']);
    if (key === 'ArrowLeft') this.#go(this.shown === 1 ? 63 : this.shown - 2);
    if (key === 'ArrowRight') this.#go(this.shown === 63 ? 1 : this.shown + 2);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'leafing-stage': LeafingStage;
  }
}
