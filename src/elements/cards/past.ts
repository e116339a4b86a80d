import type { ReactiveController, ReactiveElement } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar.ts';

/** What lies behind an open hangar, read from disk when it is asked for, and anew when more lies there. */
export class Past implements ReactiveController {
  readonly #host: ReactiveElement;
  #history: Hangar['history'] | null = null;
  #asked = '';
  /** The same hangar with the same history is the same. */
  #made: { readonly of: Hangar; readonly with: Hangar['history']; readonly whole: Hangar } | null =
    null;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#history = null;
    this.#made = null;
    this.#asked = '';
  }

  /** The hangar with its history; null while it is read. What was read stands until more is. */
  of(hangar: Hangar, running: RunningHangar): Hangar | null {
    const asked = `${running.id} ${running.games}`;
    if (this.#asked !== asked) {
      if (!this.#asked.startsWith(`${running.id} `)) this.#history = null;
      this.#asked = asked;
      void running.past().then((history) => {
        if (this.#asked !== asked) return;
        this.#history = history;
        this.#host.requestUpdate();
      });
    }
    const history = this.#history;
    if (!history) return null;
    if (this.#made?.of !== hangar || this.#made.with !== history)
      this.#made = { of: hangar, with: history, whole: { ...hangar, history } };
    return this.#made.whole;
  }
}
