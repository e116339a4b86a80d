import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import { differences } from './difference.ts';
import type { ForgePaper } from './forge-papers.ts';
import type { Forging } from './forging.ts';
import { onShelf } from './standing.ts';
import type { Standing } from './standing.ts';

/** What a booklet is put on the shelf by, and what is told when it is there. */
interface Hands {
  readonly library: () => Library;
  readonly forging: Forging;
  /** Lays a sheet of paper over the stage. */
  readonly ask: (paper: ForgePaper) => void;
  /** It stands on the shelf, and on disk: what was typed is no draft any more. */
  readonly done: () => void;
}

/** The way onto the shelf of what comes out: as a new booklet, or as a new edition once its difference was shown. */
export class Putting implements ReactiveController {
  /** It is on its way. */
  isOn = false;
  readonly #host: ReactiveControllerHost;
  readonly #hands: Hands;
  #isHere = false;

  constructor(host: ReactiveControllerHost, hands: Hands) {
    this.#host = host;
    this.#hands = hands;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isHere = true;
  }

  hostDisconnected(): void {
    this.#isHere = false;
  }

  /** What the booklet would be on the shelf; null where none comes out. */
  get standing(): Standing | null {
    const { forged, sound } = this.#hands.forging;
    return forged?.ok && sound ? onShelf(sound.booklet, this.#hands.library()) : null;
  }

  /** Puts it there; where one of its name was forged here before, asks first. */
  async put(): Promise<void> {
    const { standing } = this;
    if (standing?.kind === 'new') return this.putThere();
    if (standing?.kind !== 'edition') return;
    const { edition, id } = standing.by;
    const before = await this.#hands.library().read(id, edition);
    const { sound } = this.#hands.forging;
    if (before && sound)
      this.#hands.ask({ kind: 'again', lines: differences(before, sound.booklet) });
  }

  /** Puts it there without a question. */
  async putThere(): Promise<void> {
    const { standing } = this;
    const { sound } = this.#hands.forging;
    if (!sound || !standing) return;
    this.#go(true);
    void askForPromise();
    const { text } = sound.forged;
    const library = this.#hands.library();
    const added = await (standing.kind === 'edition'
      ? library.forgeAgain(standing.by.key, text, sound.sheet)
      : library.add(text, sound.sheet));
    this.#go(false);
    if (added.ok && added.kept) this.#hands.done();
    // Whoever has left meanwhile sees it on the shelf.
    if (!this.#isHere) return;
    this.#hands.ask(
      added.ok
        ? { kind: 'done', added, text }
        : { kind: 'refused', faults: added.faults.map(findingText) },
    );
  }

  #go(isOn: boolean): void {
    this.isOn = isOn;
    this.#host.requestUpdate();
  }
}
