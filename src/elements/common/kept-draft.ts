import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { Drafts } from '../../offline/disk/drafts.ts';
import { draftsContext } from './contexts.ts';

/**
 * What is typed on a stage and not done: it comes from disk, and is kept as it is typed. A stage shows nothing to be
 * typed in until it is `here`, so that no key is lost. Where nothing is kept it is here at once.
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

  /** `place` is where it is typed, as the host has it now; `came` takes what was typed there, null where nothing was. */
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
    void this.#drafts?.flush();
    this.#isOpen = false;
  }

  /** Reads it again. */
  again(): void {
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  /** Null forgets it; also when the stage has gone. */
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
        // What keeps it could not be fetched: it stands on the page alone.
      }
    if (this.#of !== place || !this.#isOpen) return;
    this.here = true;
    this.#came(typed);
    this.#host.requestUpdate();
  }
}
