import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Pairing } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Lesson } from '../../rules/words/lesson.ts';
import type { Named } from '../../rules/words/tell.ts';
import { shutText } from '../../rules/words/words.ts';
import { maneuversHere, tellersOf } from '../card/shut-groups.ts';
import { isDeadTurn } from '../../rules/battle/dead-turn.ts';
import { Room } from '../common/room.ts';
import { say } from '../common/say.ts';
import { sheetIsOpen, StageKeys } from '../common/stage-keys.ts';
import { onBack } from '../common/way-back.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';
import type { Choice, Outlook } from './outlook.ts';
import type { Studied } from './study-sheet.ts';

/** Keys to the previous (-1) and next (1) open row and column. */
const ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const COLUMNS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Enter or Space presses the focused element. A row of the card is not pressed by them. */
const isPressed = (from: EventTarget | undefined): boolean =>
  from instanceof HTMLAnchorElement ||
  (from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio');

/** Elements removed when the pick is undone; one that has the focus loses it. */
const REMOVED_WITH_PICK = ['what-if-strip', 'what-if-line', 'choosing-dock'];

/** What is open: the card, all answers to the pick, both pages of one answer, or the page seen now. */
export type Shown = 'card' | 'answers' | 'pages' | 'now';

/** Where the focus goes: `window` is that below the rows of a phone; `answers` also brings the picked row into sight; `line` and `rows` scroll the card
 *  back, and `rows` leaves the focus alone. */
export type Focus = 'answers' | 'column' | 'enemy' | 'line' | 'page' | 'row' | 'rows' | 'window';

/** The stage: what it was given, and what it does when asked. */
interface Host extends ReactiveControllerHost, HTMLElement {
  readonly lesson: Lesson | null;
  readonly names: readonly Named[];
  /** Moves the focus, after the next render. */
  focusOn(what: Focus): void;
  lockIn(): void;
  /** Picks the open row before or after. */
  moveRow(way: -1 | 1): void;
}

/**
 * The state of one pilot's choice, and everything that changes it by hand or key: the pick, the typed number,
 * the enemy turned to, the range attacked, what is open over the card. The stage renders it; parts read it and
 * call it. On a phone the answers are a sheet; in a wide window they are always in sight.
 */
export class ChoosingState implements ReactiveController {
  readonly room: Room;
  /** Given by the stage for each battle and seat. */
  outlook!: Outlook;
  /** Own console number, not locked in. Picked from outside it may be shut. */
  picked: number | null = null;
  /** The enemy's console number whose answer is looked at. */
  column: number | null = null;
  /** Sheet over the whole stage. */
  sheet: Studied | 'legend' | null = null;
  /** What a screen reader says to a typed number. */
  aloud = '';
  /** A typed number that is shut; its row shows why. */
  asked: number | null = null;
  /** First digit of a number not yet complete. */
  #typed = '';
  #shown: Shown = 'card';
  /** What the page seen now was opened from. */
  #opener: 'enemy' | 'window' = 'enemy';
  #range: Range | null = null;
  #rival: number | null = null;
  readonly #host: Host;
  #endBack: (() => void) | null = null;

  constructor(host: Host) {
    this.#host = host;
    this.room = new Room(host);
    const arrows = Object.keys({ ...ROWS, ...COLUMNS });
    host.addController(new StageKeys((key, event) => this.#key(key, event), arrows));
    host.addController(this);
  }

  hostConnected(): void {
    this.#endBack = onBack(() => this.#back());
    window.addEventListener('keydown', this.#onAlt);
  }

  hostDisconnected(): void {
    this.#endBack?.();
    window.removeEventListener('keydown', this.#onAlt);
  }

  get names(): readonly Named[] {
    return this.#host.names;
  }

  get lesson(): Lesson | null {
    return this.#host.lesson;
  }

  /** No one can be hit, whatever is called: one tap locks in. */
  get dead(): boolean {
    const { battle, several } = this.outlook;
    return this.lesson === null && !several && isDeadTurn(battle);
  }

  pilotIn(pairing: Pairing): string {
    return this.names[this.outlook.enemyIn(pairing)]?.pilot ?? '';
  }

  get choice(): Choice {
    const { column, picked } = this;
    return this.outlook.choice({ column, picked, range: this.#range, rival: this.#rival });
  }

  get shown(): Shown {
    return this.room.isPhone || this.#shown === 'pages' ? this.#shown : 'card';
  }

  /** As `shown`, but answers while the pick has no answer to show pages of. */
  get drawn(): Shown {
    return this.shown === 'pages' && !this.choice.answer ? 'answers' : this.shown;
  }

  /** Opens a sheet, or closes it with null. */
  open(sheet: Studied | 'legend' | null): void {
    this.sheet = sheet;
    this.#host.requestUpdate();
  }

  /** Notes a pick that the stage has heard of. */
  noted(console: number | null): void {
    this.picked = console;
    this.#answer('', null);
  }

  /** Undoes the pick. The elements of it go, so their focus moves to the card. */
  letGo(): void {
    const focused = this.#host.shadowRoot?.activeElement?.localName ?? '';
    this.#range = this.choice.range;
    this.#show('card', null, REMOVED_WITH_PICK.includes(focused) ? 'row' : null);
    this.#pick(null);
  }

  /** Turns to an enemy; without a pick its range is attacked too. */
  turnTo(rival: number): void {
    const pairing = this.outlook.pairings.find((each) => each.rival === rival);
    if (!pairing) return;
    this.#rival = rival;
    if (this.picked === null) this.#range = pairing.range;
    this.#unlook();
  }

  /** A tap on an enemy turns to it; on a phone a second one opens its page, a third closes that. */
  tapped(rival: number): void {
    if (rival !== this.choice.turned.rival || this.room.layout !== 'narrow') this.turnTo(rival);
    else if (this.shown === 'now') this.toCard();
    else this.toNow();
  }

  /** Attacks a range; a pick of another range is undone. */
  attackAt(range: Range): void {
    const { pick } = this.choice;
    if (pick && pick.range !== range) this.#pick(null);
    this.#range = range;
    const { at, turned } = this.choice;
    if (turned.range !== range) this.#rival = at.rival;
    this.#unlook();
  }

  /** A touched row closes answers that cover the card. */
  rowTouched(): void {
    if (this.shown === 'answers') this.#show('card', null, 'rows');
  }

  /** Opens all answers, or closes them. */
  answersTapped(): void {
    if (this.shown === 'answers') this.toCard();
    else this.#toAnswers();
  }

  /** Opens both pages of an answer, or closes them. */
  toPages(column: number): void {
    if (this.shown === 'pages' && this.column === column) this.#back();
    else this.#show('pages', column);
  }

  /** Opens the page seen now. */
  toNow(opener: 'enemy' | 'window' = 'enemy'): void {
    this.#opener = opener;
    this.#show('now', null, 'page');
  }

  /**
   * Closes what is open, with the focus on what opened it; from pages beside the card on the picked row, so that
   * Enter locks in and opens nothing.
   */
  toCard(): void {
    const opener = this.shown === 'now' ? this.#opener : this.room.isPhone ? 'line' : 'row';
    this.#show('card', null, opener);
  }

  #toAnswers(column = this.column): void {
    const opens = this.shown === 'card' && this.room.isPhone;
    this.#show('answers', column, opens ? 'answers' : 'column');
  }

  #unlook(): void {
    this.#show(this.#shown === 'pages' ? 'answers' : this.#shown, null);
  }

  /** One step back to the card; false if there already. */
  #back(): boolean {
    const { shown } = this;
    if (shown === 'card') return false;
    if (shown === 'pages' && this.room.isPhone) this.#toAnswers();
    else this.toCard();
    return true;
  }

  #show(shown: Shown, column: number | null, focus: Focus | null = null): void {
    this.#shown = shown;
    this.column = column;
    this.#host.requestUpdate();
    if (focus) this.#host.focusOn(focus);
  }

  #pick(console: number | null): void {
    this.noted(console);
    const host = this.#host;
    say(host, 'maneuver-picked', { console });
  }

  /** Digits, up and down pick; left and right look at answers; Space opens them; Enter locks in. */
  #key(key: string, event: KeyboardEvent): void {
    const host = this.#host;
    const [row, column] = [ROWS[key], COLUMNS[key]];
    if (row) {
      event.preventDefault();
      host.moveRow(row);
    } else if (column) this.#moveColumn(column);
    else if (/^\d$/.test(key)) this.#type(key);
    else if (key === 'Escape') {
      if (!this.#back()) this.letGo();
    } else if (key === 's') this.open('now');
    else if (key === 'c') say(host, 'curtain-asked');
    else if (key === 'a') this.attackAt(this.choice.turned.range);
    else if ((key === 'Enter' || key === ' ') && !isPressed(event.composedPath()[0])) {
      event.preventDefault();
      if (key === 'Enter') host.lockIn();
      else this.#step();
    }
  }

  /** Alt and a seat's number turn to that rival. `code`, as Alt makes other characters on some keyboards. */
  readonly #onAlt = (event: KeyboardEvent): void => {
    const [, digit] = /^Digit([1-7])$/.exec(event.code) ?? [];
    const shortcut = event.ctrlKey || event.metaKey || event.repeat;
    if (event.defaultPrevented || shortcut || sheetIsOpen()) return;
    if (!event.altKey || digit === undefined) return;
    event.preventDefault();
    this.turnTo(Number(digit));
  };

  /** All answers, then both pages of the one looked at, then back to the answers. */
  #step(): void {
    const { answers, pick } = this.choice;
    const column = this.column ?? answers[0]?.told;
    if (!pick || column === undefined) return;
    if (this.shown === 'card' && this.room.isPhone) this.#toAnswers();
    else this.toPages(column);
  }

  /** The next column in that direction, round and round; from none the first or the last. */
  #moveColumn(way: -1 | 1): void {
    const { answer, answers } = this.choice;
    const from = answer ? answers.indexOf(answer) : way < 0 ? 0 : -1;
    const column = answers.at((from + way) % answers.length)?.told;
    if (column === undefined) return;
    if (this.shown === 'pages') this.#show('pages', column, 'column');
    else this.#toAnswers(column);
  }

  /** Two digits make a number, or one that begins no other. */
  #type(digit: string): void {
    const { battle, seat } = this.outlook;
    const rows = maneuversHere(battle, seat);
    const typed = `${this.#typed}${digit}`;
    const found = [typed, digit]
      .map((number) => rows.find(({ console }) => String(console) === number))
      .find((row) => row !== undefined);
    this.#typed = found || typed.length > 1 ? '' : typed;
    if (found) this.#typedRow(found);
    else this.#answer(this.#typed ? '' : CHOOSING_WORDS.notHere(typed));
  }

  #typedRow(maneuver: Maneuver): void {
    const { battle, seat } = this.outlook;
    const { lesson, names } = this;
    const { colour, console, name, range } = maneuver;
    const shut = whyShut(battle, seat, maneuver);
    if (lesson?.console && console !== lesson.console) this.#answer(lesson.call);
    else if (shut) {
      const why = shutText(shut, tellersOf(battle, seat, names)).long;
      this.#answer(CHOOSING_WORDS.isShut(console, name, why), console);
      // It may be of a range that is not in sight.
      if (this.picked === null) this.#range = range;
    } else {
      this.#pick(console);
      this.#answer(CHOOSING_WORDS.picked(console, name, colour), null);
    }
  }

  #answer(aloud: string, asked = this.asked): void {
    this.aloud = aloud;
    this.asked = asked;
    this.#host.requestUpdate();
  }
}

declare global {
  interface HTMLElementEventMap {
    'maneuver-picked': CustomEvent<{ console: number | null }>;
    'curtain-asked': CustomEvent<null>;
  }
}
