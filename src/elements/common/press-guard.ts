import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AfterPause } from './after-pause.ts';

/**
 * What has just come into sight hears no press until there was a pause (`AfterPause`): who pressed meant what stood in
 * its place. From the first press that is heard on, all are. The host is drawn once more when it hears.
 */
export class PressGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #pause = new AfterPause();
  readonly #guards: () => boolean;
  #isOpen = false;
  #waking = 0;

  /** `guards` says whether it does anything now. */
  constructor(host: ReactiveControllerHost & HTMLElement, guards = () => true) {
    this.#host = host;
    this.#guards = guards;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isOpen = false;
    this.#pause.begin();
    this.#host.addEventListener('click', this.#catch, { capture: true });
  }

  hostUpdated(): void {
    clearTimeout(this.#waking);
    if (this.isDeaf)
      this.#waking = window.setTimeout(() => this.#host.requestUpdate(), this.#pause.deafFor + 1);
  }

  hostDisconnected(): void {
    clearTimeout(this.#waking);
    this.#host.removeEventListener('click', this.#catch, { capture: true });
  }

  /** Whether no press counts yet: what is pressed may look so. */
  get isDeaf(): boolean {
    return this.#guards() && !this.#isOpen && this.#pause.deafFor > 0;
  }

  /** Whether a press, of a key say, counts. */
  hears(): boolean {
    if (!this.#guards()) return true;
    this.#isOpen ||= this.#pause.hears();
    return this.#isOpen;
  }

  readonly #catch = (event: Event): void => {
    if (this.hears()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#host.requestUpdate();
  };
}
