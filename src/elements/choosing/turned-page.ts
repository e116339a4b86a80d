import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Room } from '../common/room.ts';
import { onBack } from '../common/way-back.ts';

/** What takes the focus, and keeps its place, when something comes over the card and when it goes. */
export interface TurnedParts {
  readonly card: () => { seekPick(): void; comeBack(): void; focusRow(): void };
  readonly page: () => { focusHeading(): void } | null;
  readonly strip: () => { focusColumn(console: number | null): void } | null;
  readonly line: () => { focus(): void } | null;
  readonly enemy: () => { focusPage(): void };
}

/** What a pilot looks at: the card, all answers to a pick, both pages of one, or the page that is seen now. */
export type Shown = 'card' | 'answers' | 'pages' | 'now';

/**
 * What lies over the card while a pilot chooses. On a phone the answers are a sheet, which can be put away;
 * in a wide window they are always there.
 */
export class TurnedPage implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: TurnedParts;
  readonly #room: Room;
  #shown: Shown = 'card';
  #column: number | null = null;
  #letGo: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, parts: TurnedParts, room: Room) {
    this.#host = host;
    this.#parts = parts;
    this.#room = room;
    host.addController(this);
  }

  hostConnected(): void {
    this.#letGo = onBack(() => this.back());
  }

  hostDisconnected(): void {
    this.#letGo?.();
  }

  get shown(): Shown {
    return this.#room.isPhone || this.#shown === 'pages' ? this.#shown : 'card';
  }

  /** The enemy's number that is looked at. */
  get column(): number | null {
    return this.#column;
  }

  /** Opens all answers. */
  toAnswers(column: number | null = this.#column): void {
    const wasCard = this.shown === 'card';
    this.#set('answers', column);
    this.#then(() => {
      if (wasCard && this.#room.isPhone) this.#parts.card().seekPick();
      this.#parts.strip()?.focusColumn(column);
    });
  }

  /** Both pages of an answer; once more, back to the answers. */
  toPages(column: number): void {
    if (this.shown === 'pages' && this.#column === column) this.back();
    else this.#set('pages', column);
  }

  /** The page that is seen now, in full. */
  toNow(): void {
    this.#set('now', null);
    this.#then(() => this.#parts.page()?.focusHeading());
  }

  /** Looks at an answer: at its pages, if pages are there. */
  lookAt(column: number): void {
    if (this.shown !== 'pages') this.toAnswers(column);
    else {
      this.#set('pages', column);
      this.#then(() => this.#parts.strip()?.focusColumn(column));
    }
  }

  /** Looks at no answer any more. */
  unlook(): void {
    this.#set(this.#shown === 'pages' ? 'answers' : this.#shown, null);
  }

  /** One step back to the card; false where it is there. */
  back(): boolean {
    const { shown } = this;
    if (shown === 'card') return false;
    if (shown === 'pages' && this.#room.isPhone) this.toAnswers();
    else this.toCard();
    return true;
  }

  /**
   * To the card, where this was asked for; from pages that lie beside it to the row that is picked, so that Enter locks
   * in, and opens nothing again.
   */
  toCard(): void {
    const { shown } = this;
    const { card, enemy, line } = this.#parts;
    this.reset();
    this.#then(() => {
      if (shown === 'now') enemy().focusPage();
      else if (this.#room.isPhone) {
        card().comeBack();
        line()?.focus();
      } else card().focusRow();
    });
  }

  /** The card, and no answer is looked at; the focus stays. */
  reset(): void {
    this.#set('card', null);
  }

  #set(shown: Shown, column: number | null): void {
    this.#shown = shown;
    this.#column = column;
    this.#host.requestUpdate();
  }

  #then(act: () => void): void {
    void this.#host.updateComplete.then(act);
  }
}
