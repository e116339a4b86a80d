import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Distance to the window at which something is fetched. */
const NEAR = '240px';

/** Whether the host has come near the window; renders it when it does, and stays true. */
export class NearWindow implements ReactiveController {
  is = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #sight = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.come();
    },
    { rootMargin: NEAR },
  );

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (!this.is) this.#sight.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sight.disconnect();
  }

  /** Treats it as near, for example to print it. */
  come(): void {
    this.#sight.disconnect();
    if (this.is) return;
    this.is = true;
    this.#host.requestUpdate();
  }
}
