import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onBack } from '../common/way-back.ts';

/** What takes the focus when a page comes in the place of the card, and when it goes. */
export interface TurnedParts {
  readonly page: () => { focusHeading(): void };
  /** The columns, where something is picked. */
  readonly strip: () => { focusColumn(console: number): void } | null;
  readonly enemy: () => { focusPage(): void };
}

/** The page a pilot looks at while choosing: of one of the enemy's answers, or the one that lies open. */
export class TurnedPage implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: TurnedParts;
  #face: 'page' | 'card' = 'card';
  #column: number | null = null;
  #letGo: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, parts: TurnedParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  hostConnected(): void {
    this.#letGo = onBack(() => {
      const covers = this.coversCard;
      if (covers) this.toCard();
      return covers;
    });
  }

  hostDisconnected(): void {
    this.#letGo?.();
  }

  /** Whether a page comes in the place of the card: on a phone. */
  get mayCover(): boolean {
    return matchMedia('(width < 700px)').matches;
  }

  /** Whether one is open now. */
  get coversCard(): boolean {
    return this.#face === 'page' && this.mayCover;
  }

  /** What of the two a phone shows. */
  get face(): 'page' | 'card' {
    return this.#face;
  }

  /** The enemy's number whose page is shown; null for the page that lies open. */
  get column(): number | null {
    return this.#column;
  }

  /** Shows the page of an answer, or the one that lies open. */
  turnTo(column: number | null): void {
    const was = this.#face;
    this.#set('page', column);
    if (was === 'card') this.#then(() => this.#parts.page().focusHeading());
  }

  /** Looks at an answer without leaving the card, if the card is there. */
  lookAt(column: number | null): void {
    this.#set(this.#face, column);
    if (column !== null && this.#face === 'card')
      this.#then(() => this.#parts.strip()?.focusColumn(column));
  }

  /** Back to the card, where the page was asked for. */
  toCard(): void {
    const column = this.#column;
    this.#set('card', column);
    this.#then(() => {
      const strip = this.#parts.strip();
      if (column !== null && strip) strip.focusColumn(column);
      else this.#parts.enemy().focusPage();
    });
  }

  /** The card, and no answer is looked at. */
  reset(): void {
    this.#set('card', null);
  }

  #set(face: 'page' | 'card', column: number | null): void {
    this.#face = face;
    this.#column = column;
    this.#host.requestUpdate();
  }

  #then(act: () => void): void {
    void this.#host.updateComplete.then(act);
  }
}
