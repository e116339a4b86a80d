import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { lessMotion } from '../../offline/page/less-motion.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { ShownBooklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Poster } from '../../rules/booklet/picture-name.ts';
import { OPENING } from '../../rules/vocabulary.ts';
import { pictureWords } from '../../rules/words/picture-words.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { picturesContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { isNight } from './night.ts';
import { crackedGlass } from './cracked-glass.ts';
import type { country } from './country.ts';
import { arePlacesKnown, placeSought, placesCome } from '../../offline/pictures/picture-places.ts';
import type { MovingSheet } from './moving-sheet.ts';
import type { Life } from './picture-life.ts';
import { lifeOf } from './picture-life.ts';
import { plate } from './plate.ts';
import plateStyles from './plate.css?inline';
import styles from './view-window.css?inline';
import { firstStyled } from '../common/first-styled.ts';
import { PAGE_WORDS } from './page-words.ts';

/** Longest wait for the second sheet after the picture (milliseconds). */
const LATEST = 160;

/** Words that would be wrong in a mirror image. */
const TELLS_SIDE = /\b(?:left|right)\b/i;

/** Equal wear often arrives as a new object: render only for a real difference. */
const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/** Loaded with the first picture that is not there at once. */
let drawCountry: typeof country | null = null;

/** Position of the head, and of the blow or the torso, for windows that cannot show all. */
const lookAt = (booklet: ShownBooklet, screen: ViewScreen): string =>
  (['head', 'hit'] as const)
    .map((looked) => `--${looked}: ${placeSought(booklet, screen, looked)}`)
    .join('; ');

/** The page, the picture's address, whether it is a poster, and the wear seen in it. */
interface Shown {
  readonly page: string;
  readonly address: string;
  readonly isPoster: boolean;
  readonly wear: Wear | null;
}

/**
 * Shows the picture of a view screen in a cockpit window. Until there is one it shows a landscape, a range
 * finder and the status; the undamaged 'Mech until the worn one is drawn. If something cannot be shown, a line
 * says why.
 *
 * @slot - over the picture, inside the frame
 * @cssprop --above-head - share of the picture visible above a head in a low window, 0.08 by default
 */
@customElement('view-window')
export class ViewWindow extends LitElement {
  static override styles = firstStyled(plateStyles, styles);

  /** Null shows the landscape alone. */
  @property({ attribute: false }) screen: ViewScreen | null = null;
  @property({ attribute: false }) booklet: ShownBooklet | null = null;
  @property({ attribute: false, hasChanged: differs }) wear: Wear | null = null;
  @property({ type: Boolean }) cracked = false;
  /** A low strip with straight sides and no title. */
  @property({ type: Boolean, reflect: true }) strip = false;
  @property({ type: Boolean, reflect: true }) bare = false;
  /** The same picture is in another window: mirror this one, unless its words name a side. */
  @property({ type: Boolean }) mirrored = false;
  /** The booklet is loading: the window stays empty. */
  @property({ type: Boolean }) waits = false;
  /** Just turned to: arrives with a jolt. */
  @property({ type: Boolean, reflect: true }) lively = false;
  /** Covered by something that is going away: nothing moves yet. */
  @property({ type: Boolean, reflect: true }) covered = false;
  /** The picture is held back until its moving layer is ready. */
  @property({ type: Boolean, reflect: true }) held = false;
  @property({ reflect: true }) life: Life = 'plain';
  /** Identifies the 'Mech: the head has priority, even over the blow. */
  @property({ type: Boolean, reflect: true }) portrait = false;
  /** The picture is loaded. */
  @property({ type: Boolean, reflect: true }) there = false;
  /** Shows the front cover or the portrait; the page where a battle begins only if its owner has supplied a picture for it. */
  @property({ reflect: true }) poster: Poster | null = null;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  @state() private shown: Shown | null = null;
  @state() private trouble = '';
  /** The sky is black, up to the top of the window. */
  @property({ type: Boolean, reflect: true }) night = false;
  /** Addresses that turned out to be no pictures. */
  readonly #broken = new Set<string>();
  #waiting: AbortController | null = null;
  #page = '';
  #moving: MovingSheet | null = null;
  /** Timer: show the page without waiting longer. */
  #late = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.pictures?.addEventListener('changed', this.#seek);
    // A move in the DOM has ended its requests.
    if (this.hasUpdated) this.#seek();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pictures?.removeEventListener('changed', this.#seek);
    this.#waiting?.abort();
    this.#rest();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const keys = changed as Map<PropertyKey, unknown>;
    if (changed.has('screen')) this.life = lifeOf(this.screen?.picture ?? '');
    if (keys.has('pictures')) this.pictures?.addEventListener('changed', this.#seek);
    if (['booklet', 'poster', 'screen', 'wear', 'pictures'].some((name) => keys.has(name)))
      this.#seek();
    const before = keys.has('shown') ? (keys.get('shown') as Shown | null) : this.shown;
    const { shown } = this;
    const isTurned = before?.page !== shown?.page;
    const isAnother = isTurned || before?.address !== shown?.address;
    // The worn picture replaces the undamaged one, with movement only if that was not yet seen.
    const isArriving = isTurned || this.covered || this.held || !this.there;
    if (isAnother || (changed.has('lively') && !this.lively)) this.#rest();
    if (isAnother) this.there = false;
    if (isAnother && shown && isArriving) void this.#arrive(shown);
    if (changed.has('covered') && !this.covered) this.#moving?.goOn();
  }

  /** Shows the undamaged picture at once, then the worn one for the same screen once drawn. */
  readonly #seek = (): void => {
    this.#waiting?.abort();
    const waiting = new AbortController();
    this.#waiting = waiting;
    const { booklet, pictures, poster, wear } = this;
    const screen = this.#wanted;
    this.trouble = '';
    const page = booklet && screen ? `${booklet.id}/${poster ?? screen.number}` : '';
    // On the same page keep the last worn picture until the next is drawn.
    if (page !== this.#page || !wear || !this.shown?.wear) this.shown = null;
    if (page !== this.#page) this.night = false;
    this.#page = page;
    if (!booklet || !screen || !pictures) return;
    const { number } = screen;
    if (pictures.making(booklet, number)) return;
    const isOwn = Boolean(screen.image) || pictures.hasOwn(booklet, number);
    const isPoster = poster !== null && !isOwn;
    const name = isPoster ? poster : number;
    const address = pictures.still(booklet, name);
    const isBroken = isOwn && (address === null || this.#broken.has(address));
    if (address && !this.#broken.has(address))
      this.shown ??= { page, address, isPoster, wear: null };
    // Pictures supplied by the owner stay, whatever the damage.
    if (this.shown && (isOwn || !wear)) return;
    if (isBroken) this.trouble = PAGE_WORDS.noPicture;
    void pictures.drawn(booklet, name, wear, waiting.signal).then((drawn) => {
      if (waiting.signal.aborted || !drawn) return;
      if ('address' in drawn) this.shown = { page, address: drawn.address, isPoster, wear };
      else this.trouble ||= drawn.trouble;
    });
  };

  /** Waits for the moving layer of a page just turned to, so that both appear together. */
  async #arrive(shown: Shown): Promise<void> {
    const { booklet, pictures, screen } = this;
    if (!this.lively || lessMotion() || !booklet || !screen || !pictures) return;
    this.held = !this.covered;
    const { number } = screen;
    const isStill = shown.address === pictures.still(booklet, number);
    const address = isStill
      ? Promise.resolve(pictures.sheet(booklet, number))
      : pictures.drawnSheet(booklet, number, shown.wear, this.#waiting?.signal);
    try {
      const { MovingSheet: Moving } = await import('./moving-sheet.ts');
      if (this.shown?.address !== shown.address || this.shown.page !== shown.page) return;
      if (!this.isConnected || !this.lively) return;
      this.#moving = new Moving({
        ...{ address, booklet, screen },
        root: this.renderRoot as ShadowRoot,
        isThere: () => this.there,
        isHeld: () => this.held,
        isCovered: () => this.covered,
        show: () => (this.held = false),
      });
    } catch {
      // The moving layer could not be loaded: show the whole page.
      this.held = false;
    }
  }

  #rest(): void {
    this.#moving?.end();
    this.#moving = null;
    clearTimeout(this.#late);
    this.held = false;
  }

  #stands({ address, isPoster }: Shown, picture: HTMLImageElement): void {
    this.pictures?.keeping.see(address);
    this.night = !isPoster && isNight(picture);
    this.there = true;
    this.#moving?.goOn();
    if (this.held) this.#late = window.setTimeout(() => (this.held = false), LATEST);
  }

  readonly #break = ({ address }: Shown): void => {
    this.#broken.add(address);
    this.#seek();
  };

  /** A poster stands for the page where a battle begins. */
  get #wanted(): ViewScreen | null {
    return this.poster ? (this.booklet?.viewScreens[OPENING] ?? null) : this.screen;
  }

  override render(): TemplateResult {
    const { booklet, screen, shown } = this;
    const seen =
      booklet && screen && !this.poster ? pictureWords(booklet, screen, shown?.wear ?? null) : '';
    const words = this.cracked && seen ? `${seen} ${PAGE_WORDS.crackedGlass}` : seen;
    return html`
      <div class="cut cover-all">
        ${
          shown
            ? keyed(this.#page, this.#sheets(shown, words))
            : this.waits
              ? nothing
              : this.#country(words)
        }
        ${this.cracked ? crackedGlass() : nothing}
        <slot></slot>
        ${this.trouble && !this.bare ? html`<p class="why"><span>${this.trouble}</span></p>` : nothing}
      </div>
      ${this.strip ? null : html`<div class="plate">${plate('window')}</div>`}
    `;
  }

  #sheets(shown: Shown, words: string): TemplateResult {
    const { booklet } = this;
    const screen = this.#wanted;
    if (!shown.isPoster && !arePlacesKnown())
      void placesCome().then(() => arePlacesKnown() && this.requestUpdate());
    const looked = booklet && screen && !shown.isPoster ? lookAt(booklet, screen) : '';
    const turned = this.mirrored && !TELLS_SIDE.test(words) ? '; --turned: -1' : '';
    return html`<div class="sheets" .style=${looked + turned}>
      <img
        class=${shown.isPoster ? 'picture upright' : 'picture'}
        src=${shown.address}
        alt=${this.bare ? '' : words}
        decoding=${this.lively ? 'sync' : 'async'}
        @load=${({ currentTarget }: Event) => this.#stands(shown, currentTarget as HTMLImageElement)}
        @error=${() => this.#break(shown)}
      />
    </div>`;
  }

  #country(words: string): TemplateResult {
    const { screen } = this;
    if (!drawCountry) void this.#bringCountry();
    return html`<svg
        class="scene overlay"
        viewBox=${this.strip ? '0 300 600 330' : '0 0 600 800'}
        preserveAspectRatio=${this.strip ? 'xMidYMid slice' : 'xMidYMax meet'}
        aria-hidden="true"
      >
        ${drawCountry?.(screen?.number ?? 49, screen?.range ?? 'medium')}
      </svg>
      ${
        screen
          ? html`<p class="title">
                <small class="caps">${this.booklet?.mech.name ?? ''}</small><b>${screen.title}</b>
              </p>
              <p class="unseen">${this.bare ? nothing : words}</p>`
          : nothing
      }`;
  }

  async #bringCountry(): Promise<void> {
    try {
      drawCountry = (await import('./country.ts')).country;
      this.requestUpdate();
    } catch {
      // Without it: title on plain ground.
    }
  }
}
