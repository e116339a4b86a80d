import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../common/signs.ts';
import { say } from '../common/say.ts';
import styles from './console-keys.css?inline';
import { styled } from '../common/styled.ts';

/** A list in an order that nobody can foresee. */
const shuffled = <Thing>(list: readonly Thing[]): readonly Thing[] => {
  const lots = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((thing, index) => ({ thing, lot: lots[index] ?? 0 }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing);
};

/**
 * Keys of a pilot who is watched: one for each console number, all alike and in a new order each turn.
 * What was picked is shown only while its pilot holds a key down.
 *
 * @fires number-locked-in - detail `{ console }`
 * @fires number-taken-back
 */
@customElement('console-keys')
export class ConsoleKeys extends LitElement {
  static override styles = styled(styles);

  /** The console numbers that are open. */
  @property({ attribute: false }) open: readonly number[] = [];
  /** With a new turn the keys are shuffled, and nothing is picked. */
  @property({ type: Number }) turn = 0;
  /** A number is locked in. Which one, this element is not told. */
  @property({ type: Boolean }) locked = false;
  @state() private picked: number | null = null;
  @state() private checking = false;
  #order: readonly number[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('turn')) return;
    this.picked = null;
    this.#order = shuffled(this.open);
  }

  override render(): TemplateResult {
    if (this.locked)
      return html`<div class="keys three">
        <p class="locked">${icon('lock')} Locked in</p>
        <button type="button" class="button" @click=${() => say(this, 'number-taken-back')}>
          Take it back
        </button>
      </div>`;
    if (this.picked === null)
      return html`<div class="keys" role="group" aria-label="Console numbers">
        ${this.#order.map(
          (console) =>
            html`<button type="button" class="key" @click=${() => this.#pick(console)}>
              ${console}
            </button>`,
        )}
      </div>`;
    return html`<div class="keys three">
      <button
        type="button"
        class="button"
        @pointerdown=${this.#show}
        @pointerup=${this.#hide}
        @pointerleave=${this.#hide}
        @pointercancel=${this.#hide}
        @keydown=${(event: KeyboardEvent) => (event.key === ' ' || event.key === 'Enter') && this.#show()}
        @keyup=${this.#hide}
        @blur=${this.#hide}
        @contextmenu=${(event: Event) => event.preventDefault()}
      >
        ${this.checking ? html`<b class="check">${this.picked}</b>` : 'Hold to check'}
      </button>
      <button type="button" class="button" @click=${() => this.#pick(null)}>Pick again</button>
      <button type="button" class="button main big" @click=${() => this.#lockIn()}>
        ${icon('lock')} Lock in
      </button>
    </div>`;
  }

  readonly #show = (): void => {
    this.checking = true;
  };

  readonly #hide = (): void => {
    this.checking = false;
  };

  #lockIn(): void {
    if (this.picked !== null) say(this, 'number-locked-in', { console: this.picked });
  }

  #pick(console: number | null): void {
    this.picked = console;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('button')?.focus({ preventScroll: true }),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'console-keys': ConsoleKeys;
  }
  interface HTMLElementEventMap {
    'number-locked-in': CustomEvent<{ console: number }>;
    'number-taken-back': CustomEvent<null>;
  }
}
