import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sheetIsOpen } from '../common/open-sheets.ts';

/** After a page has landed a tap is deaf for so long (milliseconds). */
const DEAF = 300;

/** What runs, and when it goes on. */
export interface Running {
  /** What is told now: with another one the time begins anew. */
  readonly key: string;
  /** Milliseconds; null waits for a tap. */
  readonly time: number | null;
}

/**
 * Lets a telling go on by itself. While a sheet lies over it or the page is out of sight, it waits.
 * `running` says what is told now, null where nothing runs; `on` goes on from it.
 */
export class TableRun implements ReactiveController {
  readonly #running: () => Running | null;
  readonly #on: () => void;
  #key = '';
  #since = 0;
  #timer = 0;

  constructor(
    host: ReactiveControllerHost,
    { running, on }: { running: () => Running | null; on: () => void },
  ) {
    this.#running = running;
    this.#on = on;
    host.addController(this);
  }

  hostUpdated(): void {
    const running = this.#running();
    if ((running?.key ?? '') === this.#key) return;
    this.#key = running?.key ?? '';
    this.#since = performance.now();
    this.#wait(running?.time ?? null);
  }

  hostDisconnected(): void {
    window.clearTimeout(this.#timer);
    this.#key = '';
  }

  /** A tap ends what runs, unless it has only just come. */
  hurry(): void {
    if (this.#running() && performance.now() - this.#since >= DEAF) this.#go();
  }

  #wait(time: number | null): void {
    window.clearTimeout(this.#timer);
    if (time === null) return;
    this.#timer = window.setTimeout(() => {
      if (sheetIsOpen() || document.hidden) this.#wait(time);
      else this.#go();
    }, time);
  }

  #go(): void {
    window.clearTimeout(this.#timer);
    this.#on();
  }
}
