import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AfterPause } from './after-pause.ts';

/**
 * Ignores presses on new content until a pause (`AfterPause`), as they were meant for what was there before.
 * After the first press that counts all do; the host then renders again.
 */
export class PressGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #pause = new AfterPause();
  readonly #guards: () => boolean;
  #isOpen = false;
  #waking = 0;

  /** `guards` gives whether it is active. */
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

  /** No press counts yet; buttons may look disabled. */
  get isDeaf(): boolean {
    return this.#guards() && !this.#isOpen && this.#pause.deafFor > 0;
  }

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
