import type { ReactiveController } from 'lit';
import { sheetIsOpen } from '../../common/open-sheets.ts';

/** While nobody looks, or a question lies over the stage, it is asked again so often (milliseconds). */
const AGAIN = 400;

/** What the film stands at: `key` names it, `lasts` is for how long (milliseconds), null until somebody goes on. */
export interface Standing {
  readonly key: string;
  readonly lasts: number | null;
}

/**
 * Lets a film run: goes `on` when what it stands at has stood for its time in sight. Where its time was over while
 * nobody looked it stands for all of it `again`.
 */
export class FilmClock implements ReactiveController {
  readonly #standing: () => Standing;
  readonly #on: () => void;
  readonly #again: () => void;
  #key = '';
  #timer = 0;

  constructor(standing: () => Standing, { on, again }: Record<'on' | 'again', () => void>) {
    this.#standing = standing;
    this.#on = on;
    this.#again = again;
  }

  hostUpdated(): void {
    const { key, lasts } = this.#standing();
    const named = `${key}/${lasts}`;
    if (named === this.#key) return;
    this.#key = named;
    clearTimeout(this.#timer);
    if (lasts !== null) this.#wait(lasts);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#key = '';
  }

  #wait(lasts: number, wasCovered = false): void {
    this.#timer = window.setTimeout(() => {
      if (document.hidden || sheetIsOpen()) this.#wait(AGAIN, true);
      else if (wasCovered) this.#again();
      else this.#on();
    }, lasts);
  }
}
