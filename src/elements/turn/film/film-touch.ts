import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { StageKeys, isOnward } from '../../common/stage-keys.ts';
import { LASTS } from './pace.ts';

type Film = ReactiveControllerHost & HTMLElement & { key(key: string): boolean };

/** What is touched and pressed on a film: a tap anywhere, a long one, and its keys. */
export class FilmTouch implements ReactiveController {
  readonly #host: Film;
  readonly #film: { readonly on: () => void; readonly back: () => void };
  #pressed = 0;
  #long = false;

  constructor(host: Film, film: { readonly on: () => void; readonly back: () => void }) {
    this.#host = host;
    this.#film = film;
    host.addController(
      new StageKeys((key, event) => {
        const meant = isOnward(key, event) ? ' ' : key.trim();
        if (host.key(meant)) event.preventDefault();
      }),
    );
  }

  hostConnected(): void {
    this.#host.addEventListener('click', this.#tapped);
    this.#host.addEventListener('pointerdown', this.#press);
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
      this.#host.addEventListener(end, this.#release);
  }

  hostDisconnected(): void {
    clearTimeout(this.#pressed);
  }

  readonly #press = (event: PointerEvent): void => {
    this.#long = false;
    clearTimeout(this.#pressed);
    if (!isBare(event)) return;
    this.#pressed = window.setTimeout(() => {
      this.#long = true;
      this.#film.back();
    }, LASTS.longPress);
  };

  readonly #release = (event: PointerEvent): void => {
    if (event.type !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 8)
      clearTimeout(this.#pressed);
  };

  readonly #tapped = (event: MouseEvent): void => {
    if (!this.#long && isBare(event)) this.#film.on();
    this.#long = false;
  };
}

/** Whether nothing that answers by itself was touched. */
const isBare = (event: Event): boolean =>
  !event
    .composedPath()
    .some((each) => each instanceof HTMLElement && each.matches('button, a, input, label, dialog'));
