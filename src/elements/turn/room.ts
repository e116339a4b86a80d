import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Narrow: one page at a time. Flat: one, its slip beside it. Broad: both pages. */
export type Layout = 'narrow' | 'flat' | 'broad';

/** How much room the window has for an exchange; its host is rendered again when that changes. */
export class Room implements ReactiveController {
  layout: Layout = 'broad';
  /** Too low for a whole page over a long slip. */
  low = false;
  /** Too low for a console even beside the window. */
  scant = false;
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
    const lies = height < 520 && width >= 560;
    const layout = lies ? 'flat' : width < 700 ? 'narrow' : 'broad';
    const low = height < 760;
    const scant = lies && height < 385;
    if (layout === this.layout && low === this.low && scant === this.scant) return;
    this.scant = scant;
    this.layout = layout;
    this.low = low;
    this.#host.requestUpdate();
  };
}
