import { html, LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Side } from '../../../rules/battle/battle.ts';
import { say } from '../../common/say.ts';
import { pilotMark } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import styles from './seat-row.css?inline';
import { TABLE_WORDS } from './table-words.ts';

const WAYS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/**
 * Shows the seats around the device by number. A seat dragged over another, or moved by an arrow key, is
 * exchanged with it.
 *
 * @fires seats-exchanged - detail `{ seat, to }`: exchange the pilots of two seats, from 0
 */
@customElement('seat-row')
export class SeatRow extends LitElement {
  static override styles = styled(styles);

  /** In the order of the seats. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** By seat. */
  @property({ attribute: false }) sides: readonly Side[] = [];
  /** The seat that is dragged; null for none. */
  @state() private held: number | null = null;
  /** Ends the dragging. */
  #drag: AbortController | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drop();
  }

  override render(): TemplateResult {
    return html`${this.names.map((_, seat) => this.#seat(seat))}`;
  }

  #seat(seat: number): TemplateResult {
    const name = this.names[seat] ?? '';
    return html`<button
      type="button"
      class=${this.held === seat ? 'held' : ''}
      data-seat=${seat}
      aria-label=${TABLE_WORDS.movable(seat, name)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}
      @pointerdown=${(event: PointerEvent) => this.#hold(event, seat)}
    >
      <b>${seat + 1}</b> ${pilotMark(this.sides[seat] ?? 'rival')}
      <span>${name}</span>
    </button>`;
  }

  #hold({ button }: PointerEvent, seat: number): void {
    if (button !== 0) return;
    this.#drop();
    this.held = seat;
    this.#drag = new AbortController();
    const { signal } = this.#drag;
    window.addEventListener('pointermove', this.#over, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, this.#drop, { signal });
  }

  /** Two seats are exchanged as soon as one is over the other. */
  readonly #over = ({ clientX, clientY }: PointerEvent): void => {
    const under = this.shadowRoot?.elementFromPoint(clientX, clientY);
    const over = under?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
    const [seat, to] = [this.held, Number(over)];
    if (seat === null || over === undefined || to === seat) return;
    say(this, 'seats-exchanged', { seat, to });
    this.held = to;
  };

  readonly #drop = (): void => {
    this.#drag?.abort();
    this.held = null;
  };

  #onKey(event: KeyboardEvent, seat: number): void {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const to = seat + way;
    if (to < 0 || to >= this.names.length) return;
    say(this, 'seats-exchanged', { seat, to });
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus(),
    );
  }
}

declare global {
  interface HTMLElementEventMap {
    'seats-exchanged': CustomEvent<{ seat: number; to: number }>;
  }
}
