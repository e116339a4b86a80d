import { ContextProvider } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Drafts } from '../../offline/disk/drafts.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { MissingBooklets, WhyMissing } from '../../offline/booklets/own-booklets.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import {
  draftsContext,
  hangarsContext,
  libraryContext,
  picturesContext,
  savesContext,
  settingsContext,
} from '../common/contexts.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import { HeldFiles } from './held-files.ts';
import { menuButton } from '../common/first-signs.ts';
import type { MissingNotice } from './missing-part.ts';
import { loadAgain, missingPart } from './missing-part.ts';
import type { Notice } from './notice.ts';
import { Notices } from './notices.ts';
import type { Route } from './stages.ts';
import { STAGES, STAGE_NAMES, routeOf, titleOf } from './stages.ts';
import { StageKeys } from '../common/stage-keys.ts';
import type { Said } from '../common/say.ts';
import styles from './viewscreen-app.css?inline';
import { firstStyled } from '../common/first-styled.ts';
import { APP_WORDS } from './app-words.ts';

/** Milliseconds before the page says that it is waiting for the library. */
const PATIENCE = 600;

/**
 * The whole game: the bar, the stage of the address, notices, and the contexts.
 *
 * Any stage may fire `notice-given`, `part-missed` or `settings-asked`.
 */
@customElement('viewscreen-app')
export class ViewscreenApp extends LitElement {
  static override styles = firstStyled(styles);

  @property({ attribute: false }) library!: Library;
  @property({ attribute: false }) saves!: Saves;
  @property({ attribute: false }) hangars!: () => Promise<Hangars>;
  @property({ attribute: false }) drafts!: () => Promise<Drafts>;
  @property({ attribute: false }) pictures: Pictures | null = null;
  @property({ attribute: false }) settings!: SettingsKeeper;
  /** Shown in the menu: the game is ready to play offline. */
  @property() readiness = '';
  @property({ attribute: false }) missing: MissingBooklets = new Map();
  @state() private route: Route = routeOf(location.hash);
  @state() private loaded: ReadonlySet<string> = new Set(
    STAGE_NAMES.filter((name) => !STAGES[name].load),
  );
  @state() private failed = false;
  @state() private waiting = false;
  readonly #notices = new Notices(this);
  @state() private settingsOpen = false;

  readonly #library = new ContextProvider(this, { context: libraryContext });
  readonly #pictures = new ContextProvider(this, {
    context: picturesContext,
    initialValue: null,
  });
  readonly #saves = new ContextProvider(this, { context: savesContext });
  readonly #hangars = new ContextProvider(this, { context: hangarsContext });
  readonly #drafts = new ContextProvider(this, { context: draftsContext });
  readonly #settings = new ContextProvider(this, { context: settingsContext });
  #lastNavigation = 0;
  readonly #files = new HeldFiles(this, () =>
    this.#isThere() && !this.#isReading ? this.renderRoot.querySelector('#stage > *') : null,
  );
  /** Booklets requested for a stage; those not found are not requested again. */
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
    this.addEventListener('notice-given', ({ detail }) => this.notify(detail));
    this.addEventListener('pace-chosen', ({ detail: { pace } }) => {
      this.settings.save({ pace });
      this.requestUpdate();
    });
    this.addEventListener('settings-asked', () => this.#askSettings());
    this.addEventListener('part-missed', this.#miss);
    this.addEventListener('files-told', this.#tellFiles);
    this.addEventListener('file-sent', ({ detail }) => this.#files.send(detail));
    setTimeout(() => (this.waiting = true), PATIENCE);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
  }

  /** Render once, not twice, unless the library is slow. */
  override shouldUpdate(): boolean {
    return Boolean(this.library) || this.waiting;
  }

  override willUpdate(changed: PropertyValues): void {
    if (this.library) this.#library.setValue(this.library);
    this.#pictures.setValue(this.pictures);
    if (this.saves) this.#saves.setValue(this.saves);
    if (this.hangars) this.#hangars.setValue(this.hangars);
    if (this.drafts) this.#drafts.setValue(this.drafts);
    if (this.settings) this.#settings.setValue(this.settings);
    document.title = titleOf(this.route);
    if (changed.has('library') || changed.has('route')) this.#read();
    if (changed.has('missing')) this.#tellMissing();
  }

  libraryChanged(): void {
    this.#library.setValue(this.library, true);
    this.#read();
    this.requestUpdate();
  }

  notify(notice: Notice): void {
    this.#notices.say(notice);
  }

  takeBack(about: string): void {
    this.#notices.forget(about);
  }

  override render(): TemplateResult {
    const { route } = this;
    const { place, fills = false, read = false } = STAGES[route.stage];
    const framed = place !== undefined;
    return html`
      <nav aria-label="Skip">
        <button type="button" class="skip" @click=${this.#skip}>To the stage</button>
      </nav>
      ${framed ? this.#bar() : nothing}
      <div class="notices" role="status" ?data-apart=${!framed}>${this.#notices.shown(framed)}</div>
      <main class="down scroller" id="stage" tabindex=${read ? 0 : -1} ?data-fills=${fills}>
        ${this.#stage()}
      </main>
      ${framed ? html`<nav class="tabs" aria-label="Places">${this.#links()}</nav>` : nothing}
      <settings-sheet
        .open=${this.settingsOpen}
        .readiness=${this.readiness}
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
      <a class="home caps" href="#/">Viewscreen</a>
      <nav class="links not-phone" aria-label="Places">${this.#links()}</nav>
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

  #stage(): TemplateResult {
    const { route } = this;
    if (this.failed) return missingPart(titleOf(route), this.#noPart);
    const why = this.#isReading && this.missing.get(route.id);
    if (why) return missingPart(titleOf(route), this.#noBooklet(why));
    if (!this.#isThere() || this.#isReading)
      return html`<p class="waiting" aria-live="polite">One moment …</p>`;
    return STAGES[route.stage].show(route);
  }

  #isThere(): boolean {
    return Boolean(this.library && this.saves) && this.loaded.has(this.route.stage);
  }

  get #isReading(): boolean {
    const { library, route } = this;
    if (!library || !STAGES[route.stage].booklet) return false;
    return !library.find(route.id) && library.has(route.id) && !this.#looked.has(route.id);
  }

  #read(): void {
    const { id } = this.route;
    if (!this.#isReading) return;
    void this.library.read(id).then(() => {
      this.#looked.add(id);
      this.requestUpdate();
    });
  }

  /** A failed load is shown above every stage, except the one that is about it. */
  #tellMissing(): void {
    const [why] = this.missing.values();
    if (why && !this.#isReading) this.notify(this.#noBooklet(why));
    else this.#notices.forget('booklet');
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>('main')?.focus();
  };

  readonly #follow = (): void => {
    this.route = routeOf(location.hash);
    this.failed = false;
    this.#files.forget();
    this.#notices.follow();
    this.#lastNavigation += 1;
    void this.#load();
  };

  /** The settings are not in the first load; they come on request. */
  #askSettings(): void {
    void import('./settings-sheet.ts').then(() => (this.settingsOpen = true), this.#miss);
  }

  readonly #tellFiles = ({ detail }: Said<'files-told'>): void => {
    void import('./brought-sheet.ts').then(
      ({ showBrought }) => showBrought(this, detail),
      this.#miss,
    );
  };

  readonly #miss = (): void => this.notify(this.#noPart);

  readonly #noPart: MissingNotice = {
    about: 'part',
    text: APP_WORDS.noPart,
    act: { name: APP_WORDS.again, do: () => void this.#again() },
  };

  #noBooklet(why: WhyMissing): MissingNotice {
    const [text, name, act] =
      why === 'updated'
        ? [APP_WORDS.otherBooklets, APP_WORDS.update, () => this.#again()]
        : [APP_WORDS.noPart, APP_WORDS.again, () => this.#fetchAgain()];
    return { about: 'booklet', text, act: { name, do: () => void act() } };
  }

  /** Fetches what has failed again. The page stays, with all that is typed. */
  async #fetchAgain(): Promise<void> {
    await this.library.tryAgain();
    if ([...this.missing.values()].includes('no answer')) this.notify({ text: APP_WORDS.noAnswer });
  }

  async #again(): Promise<void> {
    if (!(await loadAgain())) this.notify({ text: APP_WORDS.noAnswer });
  }

  async #load(): Promise<void> {
    const { stage } = this.route;
    const navigation = this.#lastNavigation;
    try {
      await STAGES[stage].load?.();
      this.loaded = new Set([...this.loaded, stage]);
    } catch {
      if (this.route.stage === stage) this.failed = true;
    }
    if (navigation > 0 && navigation === this.#lastNavigation) {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }
}
