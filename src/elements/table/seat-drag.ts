import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Seats that are dragged onto each other: two change places as soon as one is over the other. */
export class SeatDrag implements ReactiveController {
  /** Which is held; null when none is. */
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

  /** A seat is taken hold of. */
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
