import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { WantedBooklet } from '../../offline/pictures/picture-keeping.ts';
import { picturesContext } from '../common/contexts.ts';

/** Open booklets; nothing has changed while `of` is the same. */
interface Opened {
  readonly of: unknown;
  readonly booklets: () => readonly WantedBooklet[];
}

/**
 * Keeps the pictures of a stage's booklets loading and in memory while the stage is shown. `opened` gives them;
 * null for none yet.
 */
export class OpenBooklets implements ReactiveController {
  readonly #opened: () => Opened | null;
  readonly #pictures: ContextConsumer<typeof picturesContext, ReactiveElement>;
  #of: unknown = null;
  /** Key of those held, and the function that releases them. */
  #held = '';
  #letGo: (() => void) | null = null;

  constructor(host: ReactiveElement, opened: () => Opened | null) {
    this.#opened = opened;
    this.#pictures = new ContextConsumer(host, { context: picturesContext, subscribe: true });
  }

  hostUpdated(): void {
    const keeping = this.#pictures.value?.keeping;
    const opened = this.#opened();
    if (!keeping || !opened || opened.of === this.#of) return;
    this.#of = opened.of;
    const wanted = opened.booklets();
    keeping.want(wanted);
    const held = wanted.map(({ booklet }) => booklet.id).join(' ');
    if (held === this.#held) return;
    const before = this.#letGo;
    this.#letGo = keeping.hold(wanted.map(({ booklet }) => booklet));
    this.#held = held;
    before?.();
  }

  hostDisconnected(): void {
    this.#letGo?.();
    this.#letGo = null;
    this.#held = '';
    this.#of = null;
  }
}
