import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { CellGrid } from './cell-grid.ts';
import { DESK_WORDS } from './desk-words.ts';

/**
 * The letters of a console typed a second time, hidden: no rule sees a wrong one that its page has too. What differs is
 * listed at the end; nothing is written before a tap takes it.
 */
@customElement('letters-grid')
export class LettersGrid extends CellGrid {
  /** The letters typed again, by the owner's number. */
  @state() private again: ReadonlyMap<number, string> = new Map();
  /** The last letter was typed: what differs is shown. */
  @state() private isDone = false;

  /** The cells with a letter. */
  get #lettered(): readonly number[] {
    return this.owners.filter((owner) => /^\d\d[A-Z]$/.test(this.cellOf(owner)));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('console')) return;
    this.again = new Map();
    this.isDone = false;
    this.owner = this.#lettered[0] ?? this.owner;
  }

  protected override face(owner: number): ReturnType<CellGrid['face']> {
    const cell = this.cellOf(owner);
    const isLettered = this.#lettered.includes(owner);
    const letter = this.again.get(owner) ?? '';
    const digits = cell.slice(0, 2);
    return {
      words: isLettered ? `${digits}${letter || '_'}` : cell,
      aloud: isLettered ? `${digits}, ${letter || DESK_WORDS.noLetter}` : cell || DESK_WORDS.empty,
      isIdle: !isLettered,
    };
  }

  override press(key: string): boolean {
    if (/^[A-Z]$/.test(key)) {
      if (!this.#lettered.includes(this.owner)) return false;
      this.again = new Map(this.again).set(this.owner, key);
      return this.go(1);
    }
    if (key !== 'Backspace') return this.led(key);
    const again = new Map(this.again);
    if (!again.delete(this.owner)) return this.go(-1);
    this.again = again;
    return true;
  }

  /** From letter to letter; after the last one what differs is shown. */
  protected override go(way: number): true {
    const { owner } = this;
    const beside = this.#lettered.filter((each) => (way > 0 ? each > owner : each < owner));
    const next = beside.at(way > 0 ? 0 : -1);
    if (next !== undefined) this.reach(next);
    else if (way > 0) {
      this.isDone = true;
      this.said = DESK_WORDS.differ(this.#differing.length, this.again.size);
    }
    return true;
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.isDone) this.renderRoot.querySelector('.end')?.scrollIntoView({ block: 'nearest' });
  }

  protected override left(): void {
    // Nothing is written.
  }

  get #differing(): readonly number[] {
    return this.#lettered.filter((owner) => {
      const letter = this.again.get(owner);
      return letter !== undefined && letter !== this.cellOf(owner)[2];
    });
  }

  override render(): TemplateResult {
    return html`${super.render()}${this.isDone || this.#lettered.length === 0 ? this.#end() : nothing}`;
  }

  #end(): TemplateResult {
    return html`<div class="end stack">
      <p class="bold">
        ${
          this.#lettered.length === 0
            ? DESK_WORDS.noLetters
            : DESK_WORDS.differ(this.#differing.length, this.again.size)
        }
      </p>
      ${this.#differing.map((owner) => {
        const cell = this.cellOf(owner);
        const letter = this.again.get(owner) ?? '';
        const other = `${cell.slice(0, 2)}${letter}`;
        return html`<div class="abreast wrap differs">
          <span class="grow">${DESK_WORDS.differs(this.console, owner, cell, letter)}</span>
          ${this.#choice(DESK_WORDS.keep(cell), () => this.#settle(owner, null))}
          ${this.#choice(DESK_WORDS.take(other), () => this.#settle(owner, other))}
        </div>`;
      })}
      <button type="button" class="button main" @click=${this.#next}>${DESK_WORDS.goOn}</button>
    </div>`;
  }

  #choice(words: string, taken: () => void): TemplateResult {
    return html`<button type="button" class="button" @click=${taken}>${words}</button>`;
  }

  readonly #next = (): void => {
    this.turn(1, 0);
    void this.updateComplete.then(() => this.focus());
  };

  #settle(owner: number, cell: string | null): void {
    const again = new Map(this.again);
    again.delete(owner);
    this.again = again;
    // The button goes; the hand stays in the list.
    void this.focusOn('.differs button, .end > .main');
    if (cell === null || this.shut) return;
    this.write(this.pathOf(owner), cell);
    this.leave(this.pathOf(owner));
  }
}
