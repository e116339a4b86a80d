import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import {
  hangarsContext,
  libraryContext,
  picturesContext,
  savesContext,
  settingsContext,
} from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { menuButton } from '../common/menu-button.ts';
import type { Notice } from './notice.ts';
import { isPassing } from './notice.ts';
import type { Route } from './stages.ts';
import { STAGES, STAGE_NAMES, routeOf, titleOf } from './stages.ts';
import { StageKeys } from '../common/stage-keys.ts';
import { icon } from '../common/signs.ts';
import type { Said } from '../common/say.ts';
import styles from './viewscreen-app.css?inline';
import { styled } from '../common/styled.ts';
import { APP_WORDS } from './app-words.ts';

/** Milliseconds before the page says that it waits for the library. */
const PATIENCE = 600;

/**
 * The whole game: the bar, the stage of the address, notices, and the contexts.
 *
 * Any stage may fire `notice-given` or `settings-asked`.
 */
@customElement('viewscreen-app')
export class ViewscreenApp extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) library!: Library;
  @property({ attribute: false }) saves!: Saves;
  @property({ attribute: false }) hangars!: () => Promise<Hangars>;
  @property({ attribute: false }) pictures: Pictures | null = null;
  @property({ attribute: false }) settings!: SettingsKeeper;
  /** Said small on the start, and nowhere else: that the game is ready without a network. */
  @property() readiness = '';
  @state() private route: Route = routeOf(location.hash);
  @state() private loaded: ReadonlySet<string> = new Set(
    STAGE_NAMES.filter((name) => !STAGES[name].load),
  );
  @state() private failed = '';
  @state() private waiting = false;
  @state() private notices: readonly Notice[] = [];
  readonly #since = new WeakMap<Notice, number>();
  @state() private settingsOpen = false;

  readonly #library = new ContextProvider(this, { context: libraryContext });
  readonly #pictures = new ContextProvider(this, {
    context: picturesContext,
    initialValue: null,
  });
  readonly #saves = new ContextProvider(this, { context: savesContext });
  readonly #hangars = new ContextProvider(this, { context: hangarsContext });
  readonly #settings = new ContextProvider(this, { context: settingsContext });
  #lastNavigation = 0;
  /** Files that were let go before the stage was there. */
  readonly #dropped: File[] = [];
  /** Names of booklets that were to be read for a stage; what was not found is not looked for again. */
  readonly #looked = new Set<string>();

  constructor() {
    super();
    this.addController(
      new StageKeys((key) => {
        if (key === '?') this.#askSettings();
      }),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#follow);
    for (const dragged of ['dragover', 'drop'] as const)
      window.addEventListener(dragged, this.#hold);
    this.addEventListener('notice-given', ({ detail }) => this.notify(detail));
    this.addEventListener('pace-chosen', ({ detail: { pace } }) => {
      this.settings.save({ pace });
      this.requestUpdate();
    });
    this.addEventListener('settings-asked', () => this.#askSettings());
    setTimeout(() => (this.waiting = true), PATIENCE);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
    for (const dragged of ['dragover', 'drop'] as const)
      window.removeEventListener(dragged, this.#hold);
  }

  /** One painting instead of two, unless the library keeps one waiting. */
  override shouldUpdate(): boolean {
    return Boolean(this.library) || this.waiting;
  }

  override willUpdate(): void {
    if (this.library) this.#library.setValue(this.library);
    this.#pictures.setValue(this.pictures);
    if (this.saves) this.#saves.setValue(this.saves);
    if (this.hangars) this.#hangars.setValue(this.hangars);
    if (this.settings) this.#settings.setValue(this.settings);
    document.title = titleOf(this.route);
  }

  override updated(): void {
    if (this.#dropped.length > 0 && this.#isThere()) void this.#handOver();
  }

  /** Something else stands on the shelf: whoever shows booklets is rendered again. */
  libraryChanged(): void {
    this.#library.setValue(this.library, true);
    this.requestUpdate();
  }

  /** Says a sentence above the stage. */
  notify(notice: Notice): void {
    if (this.notices.some(({ text }) => text === notice.text)) return;
    const others = this.notices.filter(({ about }) => !about || about !== notice.about);
    this.notices = [...others, notice];
    this.#since.set(notice, performance.now());
    if (isPassing(notice)) setTimeout(() => this.#putAway(notice), 4000 + 60 * notice.text.length);
  }

  override render(): TemplateResult {
    const { route } = this;
    const { place, fills, read } = STAGES[route.stage];
    const framed = place !== null;
    return html`
      <nav aria-label="Skip">
        <button type="button" class="skip" @click=${this.#skip}>To the stage</button>
      </nav>
      ${framed ? this.#bar() : nothing}
      <div class="notices" role="status">${this.notices.map((notice) => this.#notice(notice))}</div>
      <main id="stage" tabindex=${read ? 0 : -1} ?data-fills=${fills}>${this.#stage()}</main>
      ${framed ? html`<nav class="tabs" aria-label="Places">${this.#links()}</nav>` : nothing}
      <settings-sheet
        .open=${this.settingsOpen}
        .theme=${this.settings?.current.theme ?? 'system'}
        .sound=${this.settings?.current.sound ?? false}
        .pace=${this.settings?.current.pace ?? null}
        @sheet-closed=${() => (this.settingsOpen = false)}
        @sound-switched=${(event: Said<'sound-switched'>) => {
          this.settings.save({ sound: event.detail.on });
          this.requestUpdate();
        }}
        @theme-chosen=${(event: Said<'theme-chosen'>) => {
          this.settings.save({ theme: event.detail.theme });
          this.requestUpdate();
        }}
      ></settings-sheet>
    `;
  }

  #bar(): TemplateResult {
    return html`<header class="bar abreast">
      <a class="home" href="#/">Viewscreen</a>
      <p class="readiness" role="status">
        ${this.route.stage === 'start' ? this.readiness : nothing}
      </p>
      <nav class="links" aria-label="Places">${this.#links()}</nav>
      ${menuButton('Settings and keys', () => this.#askSettings())}
    </header>`;
  }

  #links(): TemplateResult[] {
    return STAGE_NAMES.filter((name) => STAGES[name].place).map((name) => {
      const { address, place } = STAGES[name];
      const here = this.route.stage === name || STAGES[this.route.stage].under === name;
      return html`<a href=${`#/${address}`} aria-current=${here ? 'page' : nothing}>${place}</a>`;
    });
  }

  #notice(notice: Notice): TemplateResult {
    return html`<div class="notice abreast">
      <p>${notice.text}</p>
      ${
        notice.act
          ? html`<button type="button" class="button" @click=${() => notice.act?.do()}>
              ${notice.act.name}
            </button>`
          : nothing
      }
      ${
        notice.stays
          ? nothing
          : html`<button
              type="button"
              class="away"
              aria-label=${APP_WORDS.putAway}
              @click=${() => this.#putAway(notice)}
            >
              ${icon('close')}
            </button>`
      }
    </div>`;
  }

  #putAway(notice: Notice): void {
    this.notices = this.notices.filter((other) => other !== notice);
  }

  #stage(): TemplateResult {
    const { route } = this;
    if (this.failed) return html`<p class="waiting">${this.failed}</p>`;
    if (!this.#isThere() || this.#isReading(route))
      return html`<p class="waiting" aria-live="polite">One moment …</p>`;
    return STAGES[route.stage].show(route);
  }

  /** Whether all that the stage is made of has come. */
  #isThere(): boolean {
    return Boolean(this.library && this.saves) && this.loaded.has(this.route.stage);
  }

  /** Whether the booklet that a stage is about is still being read. */
  #isReading({ stage, id }: Route): boolean {
    if (!STAGES[stage].booklet) return false;
    if (this.library.find(id) || !this.library.has(id) || this.#looked.has(id)) return false;
    void this.library.read(id).then(() => {
      this.#looked.add(id);
      this.requestUpdate();
    });
    return true;
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  };

  /** What is let go before the stage is there must not take the game's place in the browser. */
  readonly #hold = (event: DragEvent): void => {
    if (this.#isThere()) return;
    event.preventDefault();
    if (event.type === 'drop') this.#dropped.push(...(event.dataTransfer?.files ?? []));
  };

  /** Lets what was held go over the stage, as if it were dropped now. */
  async #handOver(): Promise<void> {
    const dataTransfer = new DataTransfer();
    for (const file of this.#dropped.splice(0)) dataTransfer.items.add(file);
    const stage = this.renderRoot.querySelector('main')?.firstElementChild;
    if (stage instanceof LitElement) await stage.updateComplete;
    stage?.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }

  readonly #follow = (): void => {
    this.route = routeOf(location.hash);
    // The latest notice may be about the way here; older ones are dropped.
    const read = performance.now() - 1000;
    this.notices = this.notices.filter(
      (each) => !isPassing(each) || (this.#since.get(each) ?? 0) > read,
    );
    this.#dropped.length = 0;
    this.#lastNavigation += 1;
    void this.#load();
  };

  /** The sheet is no part of the first load: it comes when it is first asked for. */
  #askSettings(): void {
    void import('./settings-sheet.ts').then(
      () => (this.settingsOpen = true),
      () => this.notify({ text: APP_WORDS.noSettings }),
    );
  }

  async #load(): Promise<void> {
    const { stage } = this.route;
    const navigation = this.#lastNavigation;
    try {
      await STAGES[stage].load?.();
      this.failed = '';
      this.loaded = new Set([...this.loaded, stage]);
    } catch {
      this.failed = APP_WORDS.noPart;
    }
    if (navigation > 0 && navigation === this.#lastNavigation) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'viewscreen-app': ViewscreenApp;
  }
}
