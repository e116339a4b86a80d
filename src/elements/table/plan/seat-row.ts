import { html, LitElement } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../../rules/battle/battle.ts';
import { say } from '../../common/say.ts';
import { pilotMark } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import styles from './seat-row.css?inline';
import { TABLE_WORDS } from './table-words.ts';

/** Dragging a seat: two seats are exchanged as soon as one is over the other. */
export class SeatDrag implements ReactiveController {
  /** Null while none is dragged. */
  held: number | null = null;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #moved: (seat: number, to: number) => void;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    moved: (seat: number, to: number) => void,
  ) {
    this.#host = host;
    this.#moved = moved;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  begin(event: PointerEvent, seat: number): void {
    if (event.button !== 0) return;
    this.held = seat;
    window.addEventListener('pointermove', this.#over);
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, this.#end);
    this.#host.requestUpdate();
  }

  readonly #over = ({ clientX, clientY }: PointerEvent): void => {
    const under = this.#host.shadowRoot?.elementFromPoint(clientX, clientY);
    const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
    const to = seat === undefined ? this.held : Number(seat);
    if (this.held === null || to === null || to === this.held) return;
    this.#moved(this.held, to);
    this.held = to;
    this.#host.requestUpdate();
  };

  readonly #end = (): void => {
    window.removeEventListener('pointermove', this.#over);
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.removeEventListener(end, this.#end);
    if (this.held === null) return;
    this.held = null;
    this.#host.requestUpdate();
  };
}

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
  interface HTMLElementEventMap {
    'seats-exchanged': CustomEvent<{ seat: number; to: number }>;
  }
}
