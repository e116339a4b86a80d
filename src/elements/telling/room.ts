import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Narrow: one page at a time. Flat: no room for a whole page. Broad: both pages. */
export type Layout = 'narrow' | 'flat' | 'broad';

/** How much room the window has for an exchange; its host is drawn anew when that changes. */
export class Room implements ReactiveController {
  layout: Layout = 'broad';
  /** Too low for a whole page over a slip. */
  low = false;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#measure);
    this.#measure();
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#measure);
  }

  readonly #measure = (): void => {
    const { innerWidth: width, innerHeight: height } = window;
    // Two pages and the slips beneath them need the height of a tablet that stands.
    const lies = height < 520 ? width >= 560 : width >= 700 && width < 1100 && height < 860;
    const layout = lies ? 'flat' : width < 700 ? 'narrow' : 'broad';
    const low = height < 800;
    if (layout === this.layout && low === this.low) return;
    this.layout = layout;
    this.low = low;
    this.#host.requestUpdate();
  };
}
