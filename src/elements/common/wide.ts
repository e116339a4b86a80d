import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether the window is so wide, at the size of writing that the browser has; renders the host when that changes. */
export class Wide implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query: MediaQueryList;

  constructor(host: ReactiveControllerHost, from: '43.75rem' | '68.75rem' = '68.75rem') {
    this.#host = host;
    this.#query = matchMedia(`(width >= ${from})`);
    host.addController(this);
  }

  get is(): boolean {
    return this.#query.matches;
  }

  hostConnected(): void {
    this.#query.addEventListener('change', this.#changed);
  }

  hostDisconnected(): void {
    this.#query.removeEventListener('change', this.#changed);
  }

  readonly #changed = (): void => this.#host.requestUpdate();
}
