import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AfterPause } from './after-pause.ts';

/**
 * What has just come into sight hears no press until there was a pause (`AfterPause`): who pressed meant what stood in
 * its place. From the first press that is heard on, all are.
 */
export class PressGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #pause = new AfterPause();
  #isOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isOpen = false;
    this.#pause.begin();
    this.#host.addEventListener('click', this.#catch, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#catch, { capture: true });
  }

  /** Whether a press, of a key say, counts. */
  hears(): boolean {
    this.#isOpen ||= this.#pause.hears();
    return this.#isOpen;
  }

  readonly #catch = (event: Event): void => {
    if (this.hears()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
