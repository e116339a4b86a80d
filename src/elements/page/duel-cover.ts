import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Duelist } from '../../offline/pictures/drawn-pictures.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { picturesContext } from '../common/contexts.ts';
import { pilotMark } from '../common/first-signs.ts';
import { firstStyled } from '../common/first-styled.ts';
import { fromContext } from '../common/from-context.ts';
import styles from './duel-cover.css?inline';
import { plate } from './plate.ts';
import plateStyles from './plate.css?inline';
import './view-window.ts';

/** Width over height from which two stand side by side, and below which one stands above the other. */
const ABREAST = 0.85;
/** More letters than this are set smaller. */
const LONG = 12;

/** One on a cover. */
export interface OnCover {
  /** Null until it is read. */
  readonly booklet: ShownBooklet | null;
  /** The name of the 'Mech: on the plate, and on dots where there is no picture. */
  readonly mech: string;
  /** The second line of the plate. */
  readonly note?: string;
  /** Whose sign stands before that line. */
  readonly side?: Side;
  /** What is seen of what it has suffered, and its paint. */
  readonly wear?: Wear | null;
  /** A page (odd, 1–63) in place of its front cover. */
  readonly page?: number;
}

/** A picture of two, and the seat of the one in the light, which stands at the right. */
interface Both {
  readonly address: string;
  readonly lit: 0 | 1;
}

/**
 * The cover of a duel: the front covers of its booklets, cut by slanted gutters, the lone pilot's at the left or above.
 * Where there is a picture of the two together it takes their place, unless the frame is upright. Several rivals are
 * slivers; several battles stand below each other. It fills its frame, and is one image.
 *
 * @cssprop --plates-top, --plates-foot - where plates stand, at the foot by default
 * @cssprop --between - color of the gutter, that of paper by default
 */
@customElement('duel-cover')
export class DuelCover extends LitElement {
  static override styles = firstStyled(plateStyles, styles);

  /** Battles, the lone pilot first in each. */
  @property({ attribute: false }) battles: readonly (readonly OnCover[])[] = [];
  /** Alternative text; without it the words beside the cover say the same. */
  @property() alt = '';
  @property({ type: Boolean }) plates = false;
  /** What was not drawn before as it is worn and painted is drawn now: not where that could hold something up. */
  @property({ type: Boolean }) draws = false;
  /** The gutter jolts once, a while after the cover is there. */
  @property({ type: Boolean, reflect: true }) lively = false;
  @fromContext(picturesContext) private pictures: Pictures | null = null;
  /** The frame is upright; null until it is measured. */
  @state() private upright: boolean | null = null;
  /** Of the two together, as they are worn. */
  @state() private drawn: Both | null = null;
  /** Address of a picture of two that is none. */
  @state() private broken = '';
  #drawing: AbortController | null = null;
  #sought = '';
  readonly #measuring = new ResizeObserver(([entry]) => {
    const { height = 0, width = 0 } = entry?.contentRect ?? {};
    if (height > 0) this.upright = width / height < ABREAST;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measuring.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#measuring.disconnect();
    this.#drawing?.abort();
    this.#sought = '';
  }

  override willUpdate(): void {
    this.#seek();
  }

  override render(): TemplateResult {
    const { alt, battles } = this;
    return html`<div
      class="cover"
      role=${alt ? 'img' : nothing}
      aria-label=${alt || nothing}
      aria-hidden=${alt ? nothing : 'true'}
    >
      ${battles.map((fighters) => this.#battle(fighters))}
    </div>`;
  }

  #battle(fighters: readonly OnCover[]): TemplateResult {
    const [lone, ...rivals] = fighters;
    const both = this.#both(fighters);
    const several = rivals.length > 1;
    const kind = several ? 'several' : this.upright ? 'stacked' : 'abreast';
    return html`<div class="battle ${kind}">
      ${
        this.upright === null
          ? nothing
          : both
            ? html`<div class="one both">
                <img
                  src=${both.address}
                  alt=""
                  @load=${({ currentTarget }: Event) => {
                    (currentTarget as HTMLImageElement).classList.add('there');
                    this.pictures?.keeping.see(both.address);
                  }}
                  @error=${() => (this.broken = both.address)}
                />
              </div>`
            : html`${this.#one(lone, 'lone')} <i class="edge"></i><i class="edge gutter"></i
                ><i class="edge"></i> ${
                  several
                    ? html`<div class="slivers">
                        ${rivals.map((each) => this.#one(each, 'sliver'))}
                      </div>`
                    : this.#one(rivals[0], 'rival')
                }`
      }
      ${this.plates && !several ? fighters.map((each, seat) => this.#plate(each, seat === (both ? 1 - both.lit : 0))) : nothing}
    </div>`;
  }

  #one(one: OnCover | undefined, place: string): TemplateResult | typeof nothing {
    if (!one) return nothing;
    const { booklet, mech, page, wear = null } = one;
    return html`<div class="one ${place}">
      <b class="name">${mech}</b>
      <view-window
        bare
        strip
        waits
        poster=${page === undefined ? 'cover' : nothing}
        .booklet=${booklet}
        .wear=${this.draws ? wear : null}
        .screen=${(page && booklet?.viewScreens[page]) || null}
      ></view-window>
    </div>`;
  }

  #plate({ mech, note = '', side }: OnCover, left: boolean): TemplateResult {
    const long = mech.length > LONG ? 'long' : '';
    return html`<p class="plate label ${left ? 'left' : 'right'} ${long}">
      ${plate('name')}<b>${mech}</b><span>${side ? pilotMark(side) : nothing} ${note}</span>
    </p>`;
  }

  /** The picture of two together; null where there is none, or no room for it. */
  #both(fighters: readonly OnCover[]): Both | null {
    if (this.upright !== false || !isPair(fighters)) return null;
    const both = this.drawn ?? this.#still(fighters);
    return both?.address === this.broken ? null : both;
  }

  #still([lone, rival]: Pair): Both | null {
    const { pictures } = this;
    const lit = pictures?.duelStill(lone.booklet, rival.booklet);
    const other = lit ?? pictures?.duelStill(rival.booklet, lone.booklet);
    return other ? { address: other, lit: lit ? 0 : 1 } : null;
  }

  /** Seeks the picture of two as they are worn, or that of a pair of which none came with the game, once for the same. */
  #seek(): void {
    const { battles, draws, pictures, upright } = this;
    const [fighters = []] = battles;
    const pair = upright === false && battles.length === 1 && isPair(fighters) ? fighters : null;
    const still = pair && this.#still(pair);
    const isWanted = pair?.some(({ wear }) => wear) || (draws && !still);
    const worn = pair?.map(({ booklet, wear = null }): Duelist => ({ booklet, wear })) ?? [];
    const sought = isWanted
      ? JSON.stringify(worn.map(({ booklet, wear }) => [booklet.edition, wear]))
      : '';
    if (!pictures || sought === this.#sought) return;
    this.#sought = sought;
    this.#drawing?.abort();
    this.#drawing = null;
    this.drawn = null;
    const lit = still?.lit ?? 0;
    const [one, other] = lit === 0 ? worn : worn.toReversed();
    if (!isWanted || !one || !other) return;
    // Nothing is drawn for whoever has left.
    const signal = draws ? (this.#drawing = new AbortController()).signal : AbortSignal.abort();
    void pictures.duel(one, other, signal).then((made) => {
      if (sought === this.#sought && made && 'address' in made)
        this.drawn = { address: made.address, lit };
    });
  }
}

type Pair = readonly [Shown, Shown];
type Shown = OnCover & { readonly booklet: ShownBooklet };

/** Two whose front covers are shown. */
const isPair = (fighters: readonly OnCover[]): fighters is Pair =>
  fighters.length === 2 &&
  fighters.every(({ booklet, page }) => booklet !== null && page === undefined);
