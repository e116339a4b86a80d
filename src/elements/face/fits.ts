import type { ReactiveController } from 'lit';

type Host = HTMLElement & { readonly renderRoot: ParentNode };

/** Calls the host to measure itself after each render, once its gauges are rendered, and after each resize. */
export class Fits implements ReactiveController {
  readonly #host: Host;
  readonly #fit: () => void;

  constructor(host: Host, fit: () => void) {
    this.#host = host;
    this.#fit = fit;
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#fit);
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#fit);
  }

  hostUpdated(): void {
    const gauges = [...this.#host.renderRoot.querySelectorAll('gauge-row')];
    void Promise.all(gauges.map((gauge) => gauge.updateComplete)).then(this.#fit);
  }
}
