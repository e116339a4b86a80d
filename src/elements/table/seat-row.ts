import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { SeatDrag } from './seat-drag.ts';
import styles from './seat-row.css?inline';
import { TABLE_WORDS } from './table-words.ts';

const WAYS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/**
 * Who sits where round the device, by number. A seat that is dragged over another one, or moved by an arrow
 * key, changes with it.
 *
 * @fires seats-exchanged - detail `{ seat, to }`: the pilots of two seats, from 0, change places
 */
@customElement('seat-row')
export class SeatRow extends LitElement {
  static override styles = styled(styles);

  /** In the order of the seats. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** By seat. */
  @property({ attribute: false }) sides: readonly Side[] = [];
  readonly #drag = new SeatDrag(this, (seat, to) => say(this, 'seats-exchanged', { seat, to }));

  override render(): TemplateResult {
    return html`${this.names.map((_, seat) => this.#seat(seat))}`;
  }

  #seat(seat: number): TemplateResult {
    const name = this.names[seat] ?? '';
    return html`<button
      type="button"
      class=${this.#drag.held === seat ? 'held' : ''}
      data-seat=${seat}
      aria-label=${TABLE_WORDS.movable(seat, name)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}
      @pointerdown=${(event: PointerEvent) => this.#drag.begin(event, seat)}
    >
      <b>${seat + 1}</b> ${pilotMark(this.sides[seat] ?? 'rival')}
      <span>${name}</span>
    </button>`;
  }

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
  interface HTMLElementTagNameMap {
    'seat-row': SeatRow;
  }
  interface HTMLElementEventMap {
    'seats-exchanged': CustomEvent<{ seat: number; to: number }>;
  }
}
