import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { HangarHead, Hangars } from '../../offline/hangars/hangars.ts';
import { hangarsContext } from '../common/contexts.ts';

/** The hangars of this device; a change in another tab renders the stage again. */
export class HangarList implements ReactiveController {
  hangars: Hangars | null = null;
  heads: readonly HangarHead[] = [];
  #stopWatching: (() => void) | null = null;
  readonly #host: ReactiveElement;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
    // Read on every connect.
    host.addController(
      new ContextConsumer(host, {
        context: hangarsContext,
        callback: (kept) => void this.#look(kept),
      }),
    );
  }

  hostDisconnected(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  async #look(kept: () => Promise<Hangars>): Promise<void> {
    const hangars = await kept().catch(() => null);
    if (!hangars || !this.#host.isConnected) return;
    this.hangars = hangars;
    this.#stopWatching ??= hangars.watch(() => void this.#list(hangars));
    await this.#list(hangars);
  }

  async #list(hangars: Hangars): Promise<void> {
    // Keep the old list if it cannot be read.
    this.heads = await hangars.list().catch(() => this.heads);
    this.#host.requestUpdate();
  }

  again(): void {
    if (this.hangars) void this.#list(this.hangars);
  }
}
