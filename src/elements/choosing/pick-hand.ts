import type { ReactiveControllerHost, ReactiveController } from 'lit';
import { bookletOf } from '../../rules/battle/battle.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { sheetIsOpen, StageKeys } from '../common/stage-keys.ts';
import { Room } from '../common/room.ts';
import { say } from '../common/say.ts';
import type { Choice, Looking, Outlook } from './outlook.ts';
import { nextAnswer } from './outlook.ts';
import { TurnedPage } from './turned-page.ts';
import type { TurnedParts } from './turned-page.ts';
import { TypedNumber } from './typed-number.ts';
import type { Typing } from './typed-number.ts';

/** To the open row and to the column before (-1) or after. */
const ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const COLUMNS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether Enter or Space already means something to what has the focus. A row is not pressed by it. */
const answersKeys = (from: EventTarget | undefined): boolean =>
  from instanceof HTMLAnchorElement ||
  (from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio');

type Host = ReactiveControllerHost & HTMLElement & { picked: number | null };

/** What a hand finds on its stage. */
interface Stage extends TurnedParts {
  readonly card: () => ReturnType<TurnedParts['card']> &
    ReactiveControllerHost & { move(rows: number): void; focusRow(): void };
  readonly outlook: () => Outlook;
  readonly typing: () => Typing;
  readonly lockIn: () => void;
  readonly study: () => void;
}

/** What the focus is on that goes with a pick. */
const GO_WITH_IT = ['what-if-strip', 'what-if-line', 'choosing-dock'];

/**
 * What a pilot who chooses does by hand and by keys: a number is typed, a pick noted and let go, rows and
 * columns are gone along, a page is opened and closed; of several enemies one is turned to, and a
 * range attacked. Its host says `maneuver-picked` by it, and `curtain-asked`.
 */
export class PickHand implements ReactiveController {
  readonly typed: TypedNumber;
  readonly turned: TurnedPage;
  readonly room: Room;
  readonly #host: Host;
  readonly #stage: Stage;
  /** The range that was touched last. */
  #range: Range | null = null;
  /** The enemy that was turned to last. */
  #rival: number | null = null;

  constructor(host: Host, stage: Stage) {
    this.#host = host;
    this.#stage = stage;
    this.typed = new TypedNumber(host);
    this.room = new Room(host);
    this.turned = new TurnedPage(host, stage, this.room);
    const arrows = Object.keys({ ...ROWS, ...COLUMNS });
    host.addController(new StageKeys((key, event) => this.#key(key, event), arrows));
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#onAlt);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#onAlt);
  }

  /** Digits and up and down pick, left and right look at answers, Enter locks in. */
  #key(key: string, event: KeyboardEvent): void {
    const stage = this.#stage;
    const [row, column] = [ROWS[key], COLUMNS[key]];
    if (row) {
      event.preventDefault();
      stage.card().move(row);
    } else if (column) this.#move(column);
    else if (/^\d$/.test(key)) this.#type(key);
    else if (key === 'Escape') this.#escape();
    else if (key === 's') stage.study();
    else if (key === 'c') say(this.#host, 'curtain-asked');
    else if (key === 'a') this.attackAt(this.choice.turned.range);
    else if ((key === 'Enter' || key === ' ') && !answersKeys(event.composedPath()[0])) {
      event.preventDefault();
      if (key === 'Enter') stage.lockIn();
      else this.#open();
    }
  }

  /** Alt with a seat's number turns to a rival. With Alt some keyboards write other signs: the key itself is asked. */
  readonly #onAlt = (event: KeyboardEvent): void => {
    const [, digit] = /^Digit([1-7])$/.exec(event.code) ?? [];
    const shortcut = event.ctrlKey || event.metaKey || event.repeat;
    if (event.defaultPrevented || shortcut || sheetIsOpen()) return;
    if (!event.altKey || digit === undefined) return;
    event.preventDefault();
    this.turnTo(Number(digit));
  };

  get choice(): Choice {
    const looking: Looking = {
      picked: this.#host.picked,
      range: this.#range,
      rival: this.#rival,
      column: this.turned.column,
    };
    return this.#stage.outlook().choice(looking);
  }

  /** Turns to an enemy. Until something is picked it is attacked where it is. */
  turnTo(rival: number): void {
    const pairing = this.#stage.outlook().pairings.find((each) => each.rival === rival);
    if (!pairing) return;
    this.#rival = rival;
    if (this.#host.picked === null) this.#range = pairing.range;
    this.turned.unlook();
  }

  /** A tap on an enemy turns to it; on a phone one more shows its page in full, and puts it away. */
  tapped(rival: number): void {
    if (rival !== this.choice.turned.rival || this.room.layout !== 'narrow') this.turnTo(rival);
    else if (this.turned.shown === 'now') this.turned.toCard();
    else this.turned.toNow();
  }

  /** Attacks a range: a pick of another one is let go. */
  attackAt(range: Range): void {
    const { pick } = this.choice;
    if (pick && pick.range !== range) {
      this.noted(null);
      say(this.#host, 'maneuver-picked', { console: null });
    }
    this.#range = range;
    const { at, turned } = this.choice;
    if (turned.range !== range) this.#rival = at.rival;
    this.turned.unlook();
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
    this.#range = this.choice.range;
    this.turned.reset();
    this.noted(null);
    say(host, 'maneuver-picked', { console: null });
    if (GO_WITH_IT.includes(from))
      void host.updateComplete
        .then(() => this.#stage.card().updateComplete)
        .then(() => this.#stage.card().focusRow());
  }

  /** A row was touched: answers that lie over the card are put away. */
  rowTouched(): void {
    if (this.turned.shown !== 'answers') return;
    this.turned.reset();
    this.#stage.card().comeBack();
  }

  /** All answers, then both pages of the one that is looked at, and back to the answers. */
  #open(): void {
    const { answers, pick } = this.choice;
    const { column, shown } = this.turned;
    const first = column ?? answers[0]?.told;
    if (!pick || first === undefined) return;
    if (shown === 'card' && this.room.isPhone) this.turned.toAnswers();
    else if (shown === 'pages') this.turned.back();
    else this.turned.toPages(first);
  }

  /** The column before or after; from none the first or the last. */
  #move(way: -1 | 1): void {
    const next = nextAnswer(this.choice, way);
    if (next !== null) this.turned.lookAt(next);
  }

  /** One thing after the other is let go: what lies over the card, then the pick. */
  #escape(): void {
    if (!this.turned.back()) this.letGo();
  }

  #type(digit: string): void {
    const typing = this.#stage.typing();
    const console = this.typed.type(digit, typing);
    if (console === null) {
      this.#showAsked(typing);
      return;
    }
    const host = this.#host;
    host.picked = console;
    say(host, 'maneuver-picked', { console });
  }

  /** A number that is typed is of any range somebody is at: a shut one is shown where it stands. */
  #showAsked({ battle, seat }: Typing): void {
    const { asked } = this.typed;
    const shut = asked === null ? null : maneuverAt(bookletOf(battle, seat).statCard, asked);
    if (shut && this.#host.picked === null) this.#range = shut.range;
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
  }
}
