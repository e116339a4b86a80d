import type { LitElement, ReactiveController } from 'lit';

/** So many entries are laid at once: more than a screen shows, and no long task on a slow phone. */
const SLICE = 10;

/** Resolves when what has changed is laid out: what follows is a task of its own. */
export const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Lays a long list slice by slice: what is seen first is there at once, the rest follows while the page
 * goes on, until all of it can be found, read aloud and reached by keys.
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

  /** Whether the whole list is laid. */
  get done(): boolean {
    return this.#laid >= this.#length();
  }

  /** What of the list is laid by now. */
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
