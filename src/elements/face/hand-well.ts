import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { icon } from '../common/signs.ts';
import { say } from '../common/say.ts';
import './unseen-number.ts';
import styles from './hand-well.css?inline';
import { styled } from '../common/styled.ts';
import { FACE_WORDS } from './face-words.ts';

/** In an order no one can foresee. */
const shuffled = <Thing>(list: readonly Thing[]): readonly Thing[] => {
  const lots = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((thing, index) => ({ thing, lot: lots[index] ?? 0 }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
};

/** After a hand is laid down the keys ignore touches for this long, in ms: those are the hand itself. */
const DEAF = 150;

/** A hand on its edge on the line. */
const HAND = html`<svg class="hand" viewBox="0 0 60 34" aria-hidden="true">
  <path d="M2 31H58" class="edge" />
  <path d="M6 31C6 25 9 22 15 21L30 12C34 10 37 14 34 17L29 21H51C57 21 57 31 51 31Z" />
</svg>`;

/**
 * Where a pilot who is watched from across calls a number. While a hand on its edge, or a finger, touches the
 * line, keys of the open numbers appear behind it, in a new order each time. Lifting it hides them at once and
 * locks in the number tapped; laying it down again underlines that number. Only that line in the markup shows the
 * pick, and only while the hand is down. `<unseen-number>` takes a typed number from a keyboard, or if holding and
 * tapping is too hard.
 *
 * @slot - beside the words that ask for a hand
 * @fires number-locked-in - detail `{ console }`; by `<unseen-number>` too
 * @fires number-taken-back - a hand is laid down again: nothing is locked in until it is lifted
 */
@customElement('hand-well')
export class HandWell extends LitElement {
  static override styles = styled(styles);

  @property() pilot = '';
  /** Open console numbers. */
  @property({ attribute: false }) open: readonly number[] = [];
  /** A new turn forgets the tapped number. */
  @property({ type: Number }) turn = 0;
  @property({ attribute: false }) locked: number | null = null;
  /** Name of the only open maneuver, which is locked in already; empty if there is a choice. */
  @property() bound = '';
  /** Ids of the pointers on the line. */
  @state() private holding: ReadonlySet<number> = new Set();
  @state() private tapped: number | null = null;
  #order: readonly number[] = [];
  #laidAt = 0;
  /** The locked number when the hand came down. */
  #before: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerup', this.#lifted);
    window.addEventListener('pointercancel', this.#lifted);
    window.addEventListener('blur', this.#gone);
    document.addEventListener('visibilitychange', this.#gone);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerup', this.#lifted);
    window.removeEventListener('pointercancel', this.#lifted);
    window.removeEventListener('blur', this.#gone);
    document.removeEventListener('visibilitychange', this.#gone);
    this.#gone();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const anew = changed.has('turn') && changed.get('turn') !== undefined;
    if (anew) this.#gone();
    // Taken back by something other than this hand.
    if (anew || (changed.has('locked') && this.locked === null && !this.#lies)) this.tapped = null;
    // A hand that lies there may have tapped another already, with the earlier one not yet taken back.
    if (changed.has('locked') && this.locked !== null && !this.#lies) this.tapped = this.locked;
  }

  get #lies(): boolean {
    return this.holding.size > 0;
  }

  override render(): TemplateResult {
    if (this.bound) {
      const [words, lead] = FACE_WORDS.bound(this.bound);
      return html`<div class="well bound">
        <p class="abreast">
          ${icon('lock')} <span>${words} <b>${lead}</b></span>
        </p>
      </div>`;
    }
    const lies = this.#lies;
    return html`<div
      class=${classMap({ well: true, lies })}
      @pointerdown=${this.#laid}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      <div class="line" aria-hidden="true"></div>
      ${lies ? this.#keys() : this.#prompt()}
    </div>`;
  }

  #keys(): TemplateResult {
    return html`<div
      class="keys grid dense"
      aria-hidden="true"
      .style=${`--across: ${Math.ceil(this.#order.length / 2)}`}
    >
      ${this.#order.map(
        (console) =>
          html`<span
            class=${classMap({ key: true, own: console === this.tapped })}
            @pointerdown=${(event: PointerEvent) => this.#tap(event, console)}
            >${console}</span
          >`,
      )}
    </div>`;
  }

  #prompt(): TemplateResult {
    const isLocked = this.locked !== null;
    const [lead, words] = isLocked ? FACE_WORDS.locked : FACE_WORDS.layHand;
    return html`<div class="prompt abreast spread">
      <slot></slot>
      <p>
        ${isLocked ? icon('lock') : HAND}
        <span><b>${lead}</b> ${words}</span>
      </p>
      <unseen-number .pilot=${this.pilot} .open=${this.open} .turn=${this.turn}></unseen-number>
    </div>`;
  }

  readonly #laid = (event: PointerEvent): void => {
    const [from] = event.composedPath();
    if (!(from instanceof Element) || !from.classList.contains('line')) return;
    event.preventDefault();
    if (!this.#lies) {
      this.#order = shuffled(this.open);
      this.#laidAt = event.timeStamp;
      this.#before = this.locked;
      if (this.locked !== null) say(this, 'number-taken-back');
    }
    this.holding = new Set([...this.holding, event.pointerId]);
  };

  #tap(event: PointerEvent, console: number): void {
    event.preventDefault();
    if (event.timeStamp - this.#laidAt >= DEAF) this.tapped = console;
  }

  /** The last touch lifted hides every key in the same task. */
  readonly #lifted = (event: PointerEvent): void => {
    if (!this.holding.has(event.pointerId)) return;
    // The device took the touch away; it decides nothing.
    if (event.type === 'pointercancel') return this.#gone();
    const slidTo = this.#slidTo(event);
    this.holding = new Set([...this.holding].filter((each) => each !== event.pointerId));
    if (this.#lies) return;
    this.tapped = slidTo ?? this.tapped;
    if (this.tapped !== null) say(this, 'number-locked-in', { console: this.tapped });
  };

  /** The key where a mouse or pen is released, as those cannot hold and tap at once. */
  #slidTo({ pointerType, clientX, clientY }: PointerEvent): number | null {
    if (pointerType === 'touch') return null;
    const under = this.shadowRoot?.elementFromPoint(clientX, clientY);
    return under?.classList.contains('key') ? Number(under.textContent) : null;
  }

  /** The hand disappears without being lifted: the earlier number stays locked in. */
  readonly #gone = (): void => {
    if (!this.#lies) return;
    this.holding = new Set();
    this.tapped = this.#before ?? this.locked;
    if (this.#before !== null) say(this, 'number-locked-in', { console: this.#before });
  };
}

declare global {
  interface HTMLElementEventMap {
    'number-locked-in': CustomEvent<{ console: number }>;
    'number-taken-back': CustomEvent<null>;
  }
}
