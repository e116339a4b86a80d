import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { Drafts } from '../../offline/disk/drafts.ts';
import { draftsContext } from './contexts.ts';

/**
 * Keeps unfinished text on disk as it is typed. Render fields only when it is `here`, so that no key is lost;
 * without storage it is here at once.
 */
export class KeptDraft implements ReactiveController {
  here = false;
  readonly #host: ReactiveElement;
  readonly #place: () => string;
  readonly #came: (typed: unknown) => void;
  readonly #loading: ContextConsumer<typeof draftsContext, ReactiveElement>;
  #of = '';
  #isOpen = false;
  #drafts: Drafts | null = null;

  /** `place` gives the place of the text; `came` is called with the text kept there, null for none. */
  constructor(host: ReactiveElement, place: () => string, came: (typed: unknown) => void) {
    this.#host = host;
    this.#place = place;
    this.#came = came;
    this.#loading = new ContextConsumer(host, { context: draftsContext });
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const place = this.#place();
    const isOther = place !== this.#of || !this.#isOpen;
    if (isOther && this.#host.isConnected) void this.#open(place);
  }

  hostDisconnected(): void {
    void this.flush();
    this.#isOpen = false;
  }

  again(): void {
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  /** Resolves when all is on disk, or cannot be. */
  flush(): Promise<void> {
    return this.#drafts?.flush() ?? Promise.resolve();
  }

  keep(typed: unknown): void {
    this.#drafts?.keep(this.#of, typed);
  }

  async #open(place: string): Promise<void> {
    [this.#of, this.#isOpen] = [place, true];
    this.here = false;
    const load = this.#loading.value;
    let typed: unknown = null;
    if (load)
      try {
        this.#drafts = await load();
        typed = await this.#drafts.read(place);
      } catch {
        // Storage could not be loaded: the text stays on the page only.
      }
    if (this.#of !== place || !this.#isOpen) return;
    this.here = true;
    this.#came(typed);
    this.#host.requestUpdate();
  }
}
