import type { ReactiveControllerHost } from 'lit';
import { say } from '../common/say.ts';
import type { Choice } from './choice.ts';
import { choosingKeys } from './choosing-keys.ts';
import { TurnedPage } from './turned-page.ts';
import type { TurnedParts } from './turned-page.ts';
import { TypedNumber } from './typed-number.ts';
import type { Typing } from './typed-number.ts';

type Host = ReactiveControllerHost & HTMLElement & { picked: number | null };

/** What a hand finds on its stage. */
interface Stage extends TurnedParts {
  readonly card: () => ReactiveControllerHost & { move(rows: number): void; focusRow(): void };
  readonly choice: () => Choice;
  readonly typing: () => Typing;
  readonly lockIn: () => void;
  readonly study: () => void;
  /** A pick is going to be let go. */
  readonly lets?: () => void;
  /** A number was typed that picks nothing. */
  readonly missed?: () => void;
}

/** What the focus is on that goes with a pick. */
const GO_WITH_IT = ['what-if-strip', 'page-face', 'choosing-dock'];

/**
 * What a pilot who chooses does by keys, and how a pick is noted and let go: a number is typed, rows and
 * columns are gone along, a page is turned to and put away. Its host says `maneuver-picked` by it, and
 * `curtain-asked`.
 */
export class PickHand {
  readonly typed: TypedNumber;
  readonly turned: TurnedPage;
  readonly #host: Host;
  readonly #stage: Stage;

  constructor(host: Host, stage: Stage) {
    this.#host = host;
    this.#stage = stage;
    this.typed = new TypedNumber(host);
    this.turned = new TurnedPage(host, stage);
    host.addController(
      choosingKeys({
        typed: (digit) => this.#type(digit),
        row: (way) => stage.card().move(way),
        column: (way) => this.#move(way),
        page: () => this.#turnPage(),
        lockIn: () => stage.lockIn(),
        letGo: () => this.#escape(),
        study: () => stage.study(),
        curtain: () => say(host, 'curtain-asked'),
      }),
    );
  }

  /** A number was picked, or nothing: what was typed is answered no more. */
  noted(console: number | null): void {
    this.#host.picked = console;
    this.typed.clear();
  }

  /** What was let go takes strip and buttons with it: the focus comes back to the card. */
  letGo(): void {
    const host = this.#host;
    const from = host.shadowRoot?.activeElement?.localName ?? '';
    this.#stage.lets?.();
    this.turned.reset();
    this.noted(null);
    say(host, 'maneuver-picked', { console: null });
    if (GO_WITH_IT.includes(from))
      void host.updateComplete
        .then(() => this.#stage.card().updateComplete)
        .then(() => this.#stage.card().focusRow());
  }

  /** The page of a column, first the one that has been looked at, and back to the card. */
  #turnPage(): void {
    const { answers, pick } = this.#stage.choice();
    const { column, face } = this.turned;
    if (face === 'page') this.turned.toCard();
    else if (pick) this.turned.turnTo(column ?? answers[0]?.told ?? null);
  }

  /** The column before or after; from none the first or the last. */
  #move(way: -1 | 1): void {
    const next = this.#stage.choice().turned(way);
    if (next !== null) this.turned.lookAt(next);
  }

  /** One thing after the other is let go: the page in the place of the card, then the pick. */
  #escape(): void {
    if (this.turned.coversCard) this.turned.toCard();
    else this.letGo();
  }

  #type(digit: string): void {
    const console = this.typed.type(digit, this.#stage.typing());
    if (console === null) {
      this.#stage.missed?.();
      return;
    }
    const host = this.#host;
    host.picked = console;
    say(host, 'maneuver-picked', { console });
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'curtain-asked': CustomEvent<null>;
  }
}
