import type { ReactiveController } from 'lit';
import { sheetIsOpen } from '../common/open-sheets.ts';

/** Alt with a seat's number turns to a rival. With Alt some keyboards write other signs: the key itself is asked. */
export class RivalKeys implements ReactiveController {
  readonly #turn: (rival: number) => void;

  constructor(turn: (rival: number) => void) {
    this.#turn = turn;
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const [, digit] = /^Digit([1-7])$/.exec(event.code) ?? [];
    const shortcut = event.ctrlKey || event.metaKey || event.repeat;
    if (event.defaultPrevented || shortcut || sheetIsOpen()) return;
    if (!event.altKey || digit === undefined) return;
    event.preventDefault();
    this.#turn(Number(digit));
  };
}
