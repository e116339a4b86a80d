import type { ReactiveController, ReactiveElement } from 'lit';
import type { Library } from '../../offline/booklets/library.ts';
import { askForPromise } from '../../offline/disk/promise.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import { missPart } from '../common/notice.ts';
import { differences } from './difference.ts';
import type { ForgePaper } from './forge-papers.ts';
import type { Forging } from './forging.ts';
import { onShelf } from './standing.ts';
import type { Standing } from './standing.ts';

interface Hands {
  readonly library: () => Library;
  readonly forging: Forging;
  /** The booklet whose sheet was opened; empty for a new one. */
  readonly of: () => string;
  readonly ask: (paper: ForgePaper) => void;
  /** What this sheet makes is on the shelf and on disk: the draft of it can go. */
  readonly done: (sheet: string) => void;
}

/** Puts a forged booklet on the shelf: as a new one, or as a new edition after its differences were shown. */
export class Putting implements ReactiveController {
  isOn = false;
  readonly #host: ReactiveElement;
  readonly #hands: Hands;
  #isHere = false;

  constructor(host: ReactiveElement, hands: Hands) {
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

  /** What the booklet would be on the shelf; null without a booklet. */
  get standing(): Standing | null {
    const { forged, sound } = this.#hands.forging;
    return forged?.ok && sound
      ? onShelf(sound.booklet, this.#hands.library(), { of: this.#hands.of(), sheet: sound.sheet })
      : null;
  }

  /** Puts it there; asks first if it replaces an edition forged here. */
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

  async putThere(): Promise<void> {
    const { standing } = this;
    const { sound } = this.#hands.forging;
    if (!sound || !standing) return;
    this.#go(true);
    void askForPromise();
    const { text } = sound.forged;
    const library = this.#hands.library();
    const adding =
      standing.kind === 'edition'
        ? library.forgeAgain(standing.by.key, text, sound.sheet)
        : library.add(text, sound.sheet);
    const added = await adding.catch(() => null);
    this.#go(false);
    if (!added) return missPart(this.#host);
    if (added.ok && added.kept) this.#hands.done(sound.sheet);
    // After leaving, the shelf itself shows it.
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
