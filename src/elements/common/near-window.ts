import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** So far from the window something is near enough to be fetched. */
const NEAR = '240px';

/** Whether its host has come near the window since it was made: then it is rendered again, and stays near. */
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

  /** It is near, wherever it stands: it is to be printed, say. */
  come(): void {
    this.#sight.disconnect();
    if (this.is) return;
    this.is = true;
    this.#host.requestUpdate();
  }
}
