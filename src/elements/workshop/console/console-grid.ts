import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import { problemText } from '../../../rules/words/finding-words.ts';
import { lettersWanted } from '../../../rules/workshop/judged-cell.ts';
import { typedCell, wholeCell } from '../../../rules/workshop/typed-cell.ts';
import type { Typed } from '../../form/typed.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { CellGrid } from './cell-grid.ts';
import { faultsOf, slipsOf } from '../draft/cell-judging.ts';
import { DESK_WORDS } from './desk-words.ts';

/**
 * A console under the typing hand. A cell goes on by itself: after two digits where its page is typed and shows no hit,
 * after a letter, after `00`. A fault never stops the hand: it is marked, and told once.
 */
@customElement('console-grid')
export class ConsoleGrid extends CellGrid {
  /** Booklets that can confirm a mending. */
  @property({ attribute: false }) others: readonly Booklet[] = [];
  /** Nothing was typed into the cell since the hand came. */
  @state() private isFresh = true;
  /** The cell as it was then. */
  #before: string | undefined;
  #written: Typed | null = null;
  /** The cell that went on by itself with the last key: a letter that follows is its own. */
  #behind: { readonly path: string; readonly cell: string; readonly words: () => void } | null =
    null;

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('typed') && this.typed !== this.#written) this.isFresh = true;
  }

  protected override face(owner: number): ReturnType<CellGrid['face']> {
    const { console, typed } = this;
    const cell = this.cellOf(owner);
    const isTyped = owner === this.owner && !this.isFresh;
    const [fault] = isTyped && this.#isWaiting ? [] : faultsOf(typed, console, owner);
    const led = shownPages(typed).viewScreens[Number(cell.slice(0, 2))];
    const words =
      cell === ''
        ? DESK_WORDS.empty
        : cell === '00'
          ? DESK_WORDS.none
          : DESK_WORDS.leads(cell, led, console);
    return {
      words: isTyped || cell === '00' ? cell : cell.replace(/^0/, ''),
      aloud: fault ? DESK_WORDS.faulty(words, problemText(fault)) : words,
      isFaulty: fault !== undefined,
      isTyped,
    };
  }

  /** The cell is not whole yet, and nobody can say that it is wrong. */
  get #isWaiting(): boolean {
    const faults = faultsOf(this.typed, this.console, this.owner);
    return !/^\d\d/.test(this.cellOf(this.owner)) || lettersWanted(faults) !== null;
  }

  /** A key of the hand, or of the pad (`00`); false where it says nothing here. */
  override press(key: string): boolean {
    if (this.led(key)) return true;
    if (this.shut) return false;
    if (/^[\dA-Z]$/.test(key)) return this.#type(key);
    switch (key) {
      case '00':
        this.isFresh = true;
        return this.#type('0') && this.#type('0');
      case 'Backspace':
        if (this.cellOf(this.owner) === '') return this.go(-1);
        this.#put(this.cellOf(this.owner).slice(0, -1));
        return true;
      case 'Delete':
        this.#put('');
        return true;
      case 'Escape':
        if (this.isFresh) return false;
        this.#put(this.#before ?? '');
        this.isFresh = true;
        return true;
    }
    return false;
  }

  /** Takes a mending: a step of its own. */
  take(cell: string): void {
    this.left();
    this.#put(cell);
    this.left();
  }

  #type(key: string): boolean {
    const { owner, typed } = this;
    const behind = this.#behind;
    this.#behind = null;
    if (behind && /[A-Z]/.test(key) && this.isFresh) {
      this.write(behind.path, `${behind.cell}${key}`);
      this.#written = this.typed;
      behind.words();
      return true;
    }
    const keyed = typedCell(this.cellOf(owner), key, this.isFresh, (screen) => {
      const seen = shownPages(typed).viewScreens[screen];
      return seen ? seen.score !== null : null;
    });
    if (!keyed) return false;
    if (keyed.over === '') this.#put(keyed.cell);
    if (!keyed.isDone) {
      if (keyed.cell.length > 1) this.#tell(this.console, owner);
      return true;
    }
    const { console } = this;
    const path = this.pathOf(owner);
    this.go(1);
    if (keyed.over !== '') return this.#type(keyed.over);
    if (/^\d\d$/.test(keyed.cell))
      this.#behind = { path, cell: keyed.cell, words: () => this.#tell(console, owner) };
    return true;
  }

  #put(cell: string): void {
    if (this.isFresh) this.#before = this.cellOf(this.owner);
    this.isFresh = false;
    this.write(this.pathOf(this.owner), cell === '' ? undefined : cell);
    this.#written = this.typed;
  }

  /** Says once what is wrong with a cell. */
  #tell(console: number, owner: number, isLeft = false): void {
    const [fault] = faultsOf(this.typed, console, owner);
    const isHere = !isLeft && owner === this.owner && console === this.console;
    if (!fault || (isHere && this.#isWaiting)) return;
    const mendings = slipsOf(this.typed, console, owner, this.others);
    this.said = DESK_WORDS.aloud(owner, problemText(fault), mendings);
  }

  protected override left(): void {
    this.#behind = null;
    if (this.isFresh) return;
    const cell = this.cellOf(this.owner);
    const whole = wholeCell(cell);
    if (whole !== cell) this.#put(whole);
    this.isFresh = true;
    this.leave(this.pathOf(this.owner));
    this.#tell(this.console, this.owner, true);
  }
}
