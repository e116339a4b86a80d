import type { LitElement, ReactiveController } from 'lit';

/** Entries laid out at once: more than a screen, and a short task on a slow phone. */
const SLICE = 10;

/** Resolves in the task after the layout. */
export const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Renders a long list in slices: the first at once, the rest while the page stays responsive, until all of it
 * is searchable and reachable.
 */
export class Slices implements ReactiveController {
  readonly #host: LitElement;
  readonly #length: () => number;
  #laid = SLICE;
  #next = 0;

  constructor(host: LitElement, length: () => number) {
    this.#host = host;
    this.#length = length;
    host.addController(this);
  }

  get done(): boolean {
    return this.#laid >= this.#length();
  }

  of<Entry>(list: readonly Entry[]): readonly Entry[] {
    return list.slice(0, this.#laid);
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) this.hostUpdated();
  }

  hostUpdated(): void {
    if (this.#next || this.done) return;
    this.#next = window.setTimeout(() => {
      this.#next = 0;
      this.#laid += SLICE;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    window.clearTimeout(this.#next);
    this.#next = 0;
  }
}
