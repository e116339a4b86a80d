import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A sheet of A5 as it is laid out, with its margins (pixels of a page). */
const SHEET = (148 / 25.4) * 96;

/**
 * Shows sheets of paper as large as their stage has room for: its style sheet reads `--sheet`, a plain
 * number, for not every browser works out such a number from the width of the window.
 */
export class SheetSize implements ReactiveController {
  readonly #stage: ReactiveControllerHost & HTMLElement;
  readonly #beside: number;
  readonly #most: number;

  /** `beside` is what lies left and right of a sheet (pixels), `most` how many times its size it is at most. */
  constructor(
    stage: ReactiveControllerHost & HTMLElement,
    { beside, most }: { readonly beside: number; readonly most: number },
  ) {
    this.#stage = stage;
    this.#beside = beside;
    this.#most = most;
    stage.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('resize', this.#measure);
  }

  hostDisconnected(): void {
    window.removeEventListener('resize', this.#measure);
  }

  hostUpdated(): void {
    this.#measure();
  }

  /** A stage is as wide as its window: an observer would also hear of what this makes of its height. */
  readonly #measure = (): void => {
    const size = Math.min(this.#most, (this.#stage.clientWidth - this.#beside) / SHEET);
    if (size > 0) this.#stage.style.setProperty('--sheet', size.toFixed(4));
  };
}
