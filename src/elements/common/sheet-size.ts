import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Width of a sheet of A5 with its margins (CSS pixels). */
const SHEET = (148 / 25.4) * 96;

/**
 * Scales sheets of paper to the room of their stage. Style sheets read `--sheet`, a plain number, because not
 * every browser can compute one from the window's width.
 */
export class SheetSize implements ReactiveController {
  readonly #stage: ReactiveControllerHost & HTMLElement;
  readonly #beside: number;
  readonly #most: number;

  /** `beside`: room left and right of a sheet (pixels); `most`: largest scale. */
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

  /** Listens to the window: an observer would also react to the height that this changes. */
  readonly #measure = (): void => {
    const size = Math.min(this.#most, (this.#stage.clientWidth - this.#beside) / SHEET);
    if (size > 0) this.#stage.style.setProperty('--sheet', size.toFixed(4));
  };
}
