import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The window has room for columns; renders the host when that changes. */
export class Wide implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #query = matchMedia('(width >= 68.75rem)');

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
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
