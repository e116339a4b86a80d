import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether this tab alone may write: another that came before has the lock until it is closed or goes elsewhere. */
export class SoleTab implements ReactiveController {
  /** Another tab writes. */
  isShut = false;
  readonly #host: ReactiveControllerHost;
  readonly #of: () => string;
  readonly #opened: () => void;
  readonly #written: () => Promise<void>;
  #name = '';
  #leave: (() => void) | null = null;

  /** `of` names what is written; `written` resolves when it is on disk, and only then another tab may write; `opened` is
   *  called when the other tab has left. */
  constructor(
    host: ReactiveControllerHost,
    of: () => string,
    { opened, written }: { readonly opened: () => void; readonly written: () => Promise<void> },
  ) {
    this.#host = host;
    this.#of = of;
    this.#opened = opened;
    this.#written = written;
    host.addController(this);
  }

  hostUpdate(): void {
    const name = this.#of();
    if (name !== this.#name) this.#take(name);
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = null;
    this.#name = '';
  }

  #take(name: string): void {
    this.hostDisconnected();
    this.#name = name;
    if (!('locks' in navigator)) return;
    const waiting = new AbortController();
    const held = new Promise<void>((leave) => {
      this.#leave = () => {
        waiting.abort();
        void this.#written().finally(leave);
      };
    });
    const hold = async (): Promise<void> => {
      this.#go(false);
      await held;
    };
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock) return hold();
        this.#go(true);
        return undefined;
      })
      .then(() =>
        this.isShut && !waiting.signal.aborted
          ? navigator.locks.request(name, { signal: waiting.signal }, () => {
              this.#opened();
              return hold();
            })
          : undefined,
      )
      // Left while waiting, or a browser without locks for this page: then every tab writes its own row.
      .catch(() => undefined);
  }

  #go(isShut: boolean): void {
    if (this.isShut === isShut) return;
    this.isShut = isShut;
    this.#host.requestUpdate();
  }
}
