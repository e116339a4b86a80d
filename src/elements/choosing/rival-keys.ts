import type { ReactiveController } from 'lit';
import { sheetIsOpen } from '../common/open-sheets.ts';

/** What the keys of a lone player's choice do besides those of a duel's. */
interface RivalActs {
  /** Turns to the rival in this seat. */
  readonly turn: (rival: number) => void;
  /** Attacks where the rival is that is turned to. */
  readonly attack: () => void;
}

/** Alt with a seat's number turns to a rival, A attacks there. With Alt some keyboards write other signs: the key itself is asked. */
export class RivalKeys implements ReactiveController {
  readonly #acts: RivalActs;

  constructor(acts: RivalActs) {
    this.#acts = acts;
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat || sheetIsOpen())
      return;
    const [, digit] = /^Digit([1-7])$/.exec(event.code) ?? [];
    if (event.altKey && digit !== undefined) {
      event.preventDefault();
      this.#acts.turn(Number(digit));
    } else if (!event.altKey && event.key.toLowerCase() === 'a') this.#acts.attack();
  };
}
