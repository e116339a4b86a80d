import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface Hands {
  /** Names what is written. */
  readonly of: () => string;
  /** The other tab has left. */
  readonly opened: () => void;
  /** Resolves when it is on disk: only then another tab may write. */
  readonly written: () => Promise<void>;
}

/** Whether this tab alone may write: another that came before has the lock until it is closed or goes elsewhere. */
export class SoleTab implements ReactiveController {
  /** Another tab writes. */
  isShut = false;
  readonly #host: ReactiveControllerHost;
  readonly #hands: Hands;
  #name = '';
  #leave: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, hands: Hands) {
    this.#host = host;
    this.#hands = hands;
    host.addController(this);
  }

  hostUpdate(): void {
    const name = this.#hands.of();
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
        void this.#hands.written().finally(leave);
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
              this.#hands.opened();
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
