import { ContextConsumer } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import type { WantedBooklet } from '../../offline/pictures/picture-keeping.ts';
import { picturesContext } from '../common/contexts.ts';

/** What a stage has open: as long as `of` is the same nothing has changed. */
interface Opened {
  readonly of: unknown;
  readonly booklets: () => readonly WantedBooklet[];
}

/**
 * The booklets that a stage has open: their pictures come, and none of them is let go of as long as the stage is shown.
 * `opened` gives what its host shows; null before anything is there. For its host to add.
 */
export class OpenBooklets implements ReactiveController {
  readonly #opened: () => Opened | null;
  readonly #pictures: ContextConsumer<typeof picturesContext, ReactiveElement>;
  #of: unknown = null;
  /** Which are held, and what lets go of them. */
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
