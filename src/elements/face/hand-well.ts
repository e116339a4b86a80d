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

/** A list in an order that nobody can foresee. */
const shuffled = <Thing>(list: readonly Thing[]): readonly Thing[] => {
  const lots = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((thing, index) => ({ thing, lot: lots[index] ?? 0 }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
};

/** So long after a hand is laid down the keys are deaf: what touches them then is the hand itself
 *  (milliseconds). */
const DEAF = 150;

/** A hand that stands on its edge on the line. */
const HAND = html`<svg class="hand" viewBox="0 0 60 34" aria-hidden="true">
  <path d="M2 31H58" class="edge" />
  <path d="M6 31C6 25 9 22 15 21L30 12C34 10 37 14 34 17L29 21H51C57 21 57 31 51 31Z" />
</svg>`;

/**
 * Where a pilot who is watched from across calls a number. A hand stands on its edge on the line, or a
 * finger is held there, and behind it the keys of the open numbers appear, in an order that is new each
 * time. Lifting it takes them away at once, and locks in what was tapped; laying it down again
 * underlines one's own. The pick is in no markup but as that line, and only while the hand lies.
 *
 * For who cannot hold and tap, and for a keyboard, `<unseen-number>` takes a typed one.
 *
 * @slot - beside the words that ask for a hand
 * @fires number-locked-in - detail `{ console }`; by `<unseen-number>` too
 * @fires number-taken-back - a hand is laid down again: nothing is locked in until it is lifted
 */
@customElement('hand-well')
export class HandWell extends LitElement {
  static override styles = styled(styles);

  /** Whose it is. */
  @property() pilot = '';
  /** The console numbers that are open. */
  @property({ attribute: false }) open: readonly number[] = [];
  /** A new one begins with nothing tapped. */
  @property({ type: Number }) turn = 0;
  /** The number that is locked in. */
  @property({ attribute: false }) locked: number | null = null;
  /** What the one open maneuver is called, where there is but one: it is locked in already. */
  @property() bound = '';
  /** Touches that hold the line. */
  @state() private holding: ReadonlySet<number> = new Set();
  @state() private tapped: number | null = null;
  #order: readonly number[] = [];
  #laidAt = 0;
  /** What was locked in when the hand was laid down. */
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
    // Taken back otherwise than by this hand, it is forgotten.
    if (anew || (changed.has('locked') && this.locked === null && !this.#lies)) this.tapped = null;
    if (this.locked !== null) this.tapped = this.locked;
  }

  get #lies(): boolean {
    return this.holding.size > 0;
  }

  override render(): TemplateResult {
    if (this.bound) {
      const [words, lead] = FACE_WORDS.bound(this.bound);
      return html`<div class="well bound">
        <p>
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
      class="keys"
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

  /** With the last touch on the line every key is gone, in the same task. */
  readonly #lifted = (event: PointerEvent): void => {
    if (!this.holding.has(event.pointerId)) return;
    // A touch that the device takes away has decided nothing.
    if (event.type === 'pointercancel') return this.#gone();
    const slidTo = this.#slidTo(event);
    this.holding = new Set([...this.holding].filter((each) => each !== event.pointerId));
    if (this.#lies) return;
    this.tapped = slidTo ?? this.tapped;
    if (this.tapped !== null) say(this, 'number-locked-in', { console: this.tapped });
  };

  /** What is let go of over a key by a mouse or a pen, which cannot hold and tap at once. */
  #slidTo({ pointerType, clientX, clientY }: PointerEvent): number | null {
    if (pointerType === 'touch') return null;
    const under = this.shadowRoot?.elementFromPoint(clientX, clientY);
    return under?.classList.contains('key') ? Number(under.textContent) : null;
  }

  /** The hand is gone otherwise than by lifting it: what was locked in before stays so. */
  readonly #gone = (): void => {
    if (!this.#lies) return;
    this.holding = new Set();
    this.tapped = this.#before;
    if (this.#before !== null) say(this, 'number-locked-in', { console: this.#before });
  };
}

declare global {
  interface HTMLElementEventMap {
    'number-locked-in': CustomEvent<{ console: number }>;
    'number-taken-back': CustomEvent<null>;
  }
}
