import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../../rules/battle/battle.ts';
import { bookletOf } from '../../../rules/battle/battle.ts';
import type { Offer } from '../../../rules/battle/offers.ts';
import { offersOf } from '../../../rules/battle/offers.ts';
import type { Blow, Hit, Split } from '../../../rules/battle/split.ts';
import { allOn } from '../../../rules/battle/shares.ts';
import { blowOf, blowsOf } from '../../../rules/battle/split.ts';
import { sure } from '../../../rules/sure.ts';
import { capital } from '../../../rules/words/capital.ts';
import { listed } from '../../../rules/words/listed.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { effectText, number, signed } from '../../../rules/words/words.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import { say } from '../../common/say.ts';
import { pilotMark } from '../../common/signs.ts';
import { StageKeys, isOnButton } from '../../common/stage-keys.ts';
import { styled } from '../../common/styled.ts';
import { letterBadge } from '../../page/critical-display.ts';
import '../../page/small-picture.ts';
import { pilotOf } from '../facts/played-turn.ts';
import { attackedIn, moved } from './sharing.ts';
import { columnsFor, shownWindow } from '../pages/shown-window.ts';
import { splitWords, TURN_WORDS } from '../words/turn-words.ts';
import windowStyles from '../pages/shown-window.css?inline';
import styles from './split-board.css?inline';

/** More rows than the lowest phone shows at once. */
const MANY = 3;
/** Shares among more are too long to offer. */
const LONG = 4;

/**
 * The lone pilot shares the modifier among the rivals hit (M4): a row for each, then offers. A point taken from
 * one goes to the next, so that the sum stays the modifier.
 *
 * @fires shares-changed - detail `{ shares }`
 * @fires shares-settled - by the key Enter; Space is the film's
 */
@customElement('split-board')
export class SplitBoard extends LitElement {
  static override styles = styled(windowStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) split!: Split;
  /** In the order of the hits. */
  @property({ attribute: false }) shares: readonly number[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Boolean }) settled = false;
  /** On a sheet of its own, with all rivals as the lone pilot sees them. */
  @property({ type: Boolean, reflect: true }) large = false;
  /** The row that keys change. */
  @state() private row = 0;

  constructor() {
    super();
    this.addController(
      new StageKeys(
        (key, event) => {
          if (!this.settled && this.#onKey(key, event)) event.preventDefault();
        },
        ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      ),
    );
  }

  override render(): TemplateResult {
    const { split, shares, names } = this;
    // Below this many rows no one would find the offers.
    const first = split.hits.length >= MANY;
    return html`${first ? this.#offered : nothing}
      <ul class="rows grid" .style=${`--columns: ${columnsFor(split.hits.length)}`}>
        ${split.hits.map((hit, place) => this.#row(hit, place, blowOf(hit, shares[place] ?? 0)))}
      </ul>
      ${first ? nothing : this.#offered}
      <p class="unseen" aria-live="polite">${splitWords(split, shares, names)}</p>`;
  }

  get #offers(): readonly Offer[] {
    return offersOf(this.split, attackedIn(this.split));
  }

  get #offered(): TemplateResult | typeof nothing {
    if (this.settled) return nothing;
    const ones = this.#offers.filter(({ kind }) => kind === 'one').length;
    return html`<div class="offers grid" role="group" aria-label="Offers">
        ${this.#offers.map((offer, at) => this.#offer(offer, at))}
      </div>
      ${this.split.hits.length > Math.max(2, ones) ? html`<p class="else fine centered">${TURN_WORDS.anyoneElse}</p>` : nothing}`;
  }

  #row(hit: Hit, place: number, blow: Blow): TemplateResult {
    const pilot = pilotOf(this.names, hit.rival);
    const step = (by: 1 | -1): TemplateResult => {
      const next = moved(this.split, this.shares, place, by);
      return html`<button
        type="button"
        class="step"
        aria-label=${by > 0 ? TURN_WORDS.more(pilot) : TURN_WORDS.less(pilot)}
        aria-disabled=${next === null}
        @click=${() => next && this.#change(next, place)}
      >
        ${by > 0 ? '+' : '−'}
      </button>`;
    };
    return html`<li class="panel ${place === this.row && !this.settled ? 'now' : ''}">
      ${
        this.large
          ? html`<div class="windows frame">
              ${shownWindow(this.battle, hit.rival, hit.screen)}
            </div>`
          : html`<small-picture
              .booklet=${bookletOf(this.battle, hit.rival)}
              .number=${hit.screen.number}
            ></small-picture>`
      }
      <p class="who baseline spread">
        <b>${pilotMark('rival')}&nbsp;${pilot}</b>
        <span class="soft normal together">armor ${number(hit.armor)}</span>
      </p>
      <p class="parts baseline wrap soft">
        <span>SCORE <b>${signed(hit.score)}</b></span>
        <span>share <b>${signed(blow.share)}</b></span>
        ${hit.besides === 0 ? nothing : html`<span>besides <b>${signed(hit.besides)}</b></span>`}
        <span class="total"
          >=
          ${blow.damage > 0 ? html`<b>${number(blow.sum)}</b>` : html`<b class="miss">no hit</b>`}</span
        >
      </p>
      ${
        this.settled
          ? nothing
          : html`<div
              class="stepper centered rounded"
              role="group"
              aria-label=${`Share of ${pilot}`}
            >
              ${step(-1)}<b>${number(blow.share)}</b>${step(1)}${this.#all(place)}
            </div>`
      }
      <p class="comes">${this.#comes(hit, blow)}</p>
    </li>`;
  }

  /** Offers all to one of three or more, unless each has an offer already. */
  #all(place: number): TemplateResult | typeof nothing {
    const { hits, modifier } = this.split;
    if (hits.length < 3) return nothing;
    const shares = allOn(place, modifier, hits.length);
    return html`<button
      type="button"
      class="step all"
      aria-label=${`All at ${pilotOf(this.names, hits[place]?.rival ?? 0)}`}
      aria-disabled=${String(shares) === String(this.shares)}
      @click=${() => this.#change(shares, place)}
    >
      All
    </button>`;
  }

  /** The letter, black if it bites, and whether the rival is out. */
  #comes({ line }: Hit, { armor, bites, out }: Blow): TemplateResult {
    return html`${line ? html`<span class=${bites ? 'bites' : ''}>${letterBadge(line)}</span>` : nothing}
      <span
        >${
          line && bites
            ? html`<b>${line.critical.part}</b>: ${effectText(line.critical)}`
            : line
              ? html`<b>${line.critical.part}</b>: needs ${line.threshold} damage`
              : html`no letter`
        }${out ? html`. <b>${TURN_WORDS.putsOut(number(armor))}</b>` : nothing}</span
      >`;
  }

  #offer(offer: Offer, at: number): TemplateResult {
    const { names, shares, split } = this;
    const chosen = String(offer.shares) === String(shares);
    const blows = blowsOf(split, offer.shares);
    return html`<button
      type="button"
      class="offer thumb rounded ${chosen ? 'chosen' : ''}"
      aria-pressed=${chosen}
      @click=${() => this.#change(offer.shares, this.row)}
    >
      <b
        >${offer.rival === null ? this.#letters(blows) : `All at ${pilotOf(names, offer.rival)}`}</b
      >
      <b class="of">${split.hits.length < LONG ? offer.shares.map(number).join(' · ') : nothing}</b>
      <span>${this.#consequence(blows)}</span>
      <kbd aria-hidden="true">${at + 1}</kbd>
    </button>`;
  }

  /** `Both letters`, `Two letters`. */
  #letters(blows: readonly Blow[]): string {
    const bites = blows.filter(({ bites: isBitten }) => isBitten).length;
    const all = this.split.hits.filter(({ line }) => line).length;
    const words = bites < all ? inWords(bites) : bites === 2 ? 'both' : `all ${inWords(bites)}`;
    return `${capital(words)} letters`;
  }

  #consequence(blows: readonly Blow[]): string {
    const { hits } = this.split;
    const out = blows.flatMap(({ out: isOut }, place) =>
      isOut ? pilotOf(this.names, hits[place]?.rival ?? 0) : [],
    );
    const damage = blows.filter((blow) => blow.damage > 0).map((blow) => String(blow.damage));
    const bites = blows.flatMap((blow) => blow.bites ?? []);
    const critical =
      bites.length === 1
        ? sure(bites[0]).critical.part
        : bites.length > 1
          ? `${inWords(bites.length)} criticals`
          : 'no critical';
    const sum = damage.length > 0 ? `${damage.join(' + ')} damage` : 'no damage';
    return [...(out.length > 0 ? [`puts ${listed(out)} out`] : []), sum, critical].join(', ');
  }

  #change(shares: readonly number[], row: number): void {
    this.row = row;
    say(this, 'shares-changed', { shares });
  }

  #onKey(key: string, event: Event): boolean {
    const { hits } = this.split;
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
        this.row = (this.row + (key === 'ArrowUp' ? hits.length - 1 : 1)) % hits.length;
        return true;
      case 'ArrowLeft':
      case 'ArrowRight': {
        const next = moved(this.split, this.shares, this.row, key === 'ArrowLeft' ? -1 : 1);
        if (next) this.#change(next, this.row);
        return true;
      }
      case 'Enter':
        if (isOnButton(event)) return false;
        say(this, 'shares-settled');
        return true;
      default: {
        const offer = this.#offers[Number(key) - 1];
        if (offer) this.#change(offer.shares, this.row);
        return offer !== undefined;
      }
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'shares-changed': CustomEvent<{ shares: readonly number[] }>;
    'shares-settled': CustomEvent<null>;
  }
}
