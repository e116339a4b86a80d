import type { ReactiveController } from 'lit';

/** Lets something be dropped here: without it a browser opens the file in the place of the game. */
const allow = (event: DragEvent): void => event.preventDefault();

/** Files may be let go anywhere over a stage, which takes the first. */
export class FileDrops implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #take: (file: File) => void;

  constructor(host: HTMLElement, take: (file: File) => void) {
    this.#host = host;
    this.#take = take;
  }

  hostConnected(): void {
    this.#host.addEventListener('dragover', allow);
    this.#host.addEventListener('drop', this.#dropped);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('dragover', allow);
    this.#host.removeEventListener('drop', this.#dropped);
  }

  readonly #dropped = (event: DragEvent): void => {
    // A stage inside this one has taken it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) this.#take(file);
  };
}
