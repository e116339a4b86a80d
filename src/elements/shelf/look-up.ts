import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { lookUp } from '../../rules/booklet/booklet.ts';
import { BANDS, CONSOLES, rangeOf } from '../../rules/vocabulary.ts';
import { say } from '../common/say.ts';
import styles from './look-up.css?inline';
import { styled } from '../common/styled.ts';
import { SHELF_WORDS } from './shelf-words.ts';

export interface Cell {
  readonly holder: number;
  readonly owner: number;
}

/** The player's console and the other pilot's number, as typed. */
interface Entered {
  readonly holder: string;
  readonly owner: string;
}

/** Result of two numbers: a cell, its view screen, and a sentence. */
interface Found {
  readonly cell: Cell | null;
  readonly screen: number | null;
  readonly words: string;
}

const nothingFound = (words: string): Found => ({ cell: null, screen: null, words });

const found = (booklet: Booklet | null, entered: Entered): Found => {
  if (!booklet || entered.holder === '') return nothingFound('');
  const cell = { holder: Number(entered.holder), owner: Number(entered.owner) };
  const { holder, owner } = cell;
  if (!CONSOLES.includes(holder)) return nothingFound(SHELF_WORDS.noConsole(entered.holder));
  if (entered.owner === '') return nothingFound('');
  if (!CONSOLES.includes(owner)) return nothingFound(SHELF_WORDS.noNumber(entered.owner));
  const range = rangeOf(holder);
  const [first, last] = BANDS[range];
  if (rangeOf(owner) !== range)
    return nothingFound(SHELF_WORDS.notListed(holder, range, first, last, owner));
  const sighting = lookUp(booklet, cell);
  if (!sighting)
    return { cell, screen: null, words: SHELF_WORDS.noManeuver(booklet.mech.name, owner) };
  const { line, screen } = sighting;
  const words = SHELF_WORDS.sighted(holder, owner, screen.number, line?.letter);
  return { cell, screen: screen.number, words };
};

/**
 * Helps to play with printed booklets: two numbers in, view screen and letter out.
 *
 * @fires cell-found - detail `{ cell }`: the cell of both numbers; null without one
 * @fires page-chosen - detail `{ number }` of the view screen: beside the console entered, or the one found
 */
@customElement('look-up')
export class LookUp extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) booklet: Booklet | null = null;
  @state() private entered: Entered = { holder: '', owner: '' };
  @query('input') private readonly first!: HTMLInputElement;

  override render(): TemplateResult {
    const { holder, owner } = this.entered;
    const { screen, words } = found(this.booklet, this.entered);
    return html`<form class="panel grid" @submit=${this.#turn}>
      <h2 class="label">${SHELF_WORDS.lookUp}</h2>
      ${this.#field('My console', holder, (value) => this.#enter({ holder: value }))}
      ${this.#field('They said', owner, (value) => this.#enter({ owner: value }))}
      <button
        type="submit"
        class="button ${screen === null ? 'notyet' : 'main'}"
        aria-disabled=${screen === null}
      >
        ${screen === null ? 'Turn to …' : `Turn to ${screen}`}
      </button>
      <p class="found faint" role="status">${words}</p>
    </form>`;
  }

  #field(name: string, value: string, change: (value: string) => void): TemplateResult {
    return html`<label>
      <span class="faint">${name}</span>
      <input
        class="centered rounded"
        inputmode="numeric"
        autocomplete="off"
        maxlength="2"
        .value=${value}
        @input=${(event: Event) => change((event.target as HTMLInputElement).value.trim())}
      />
    </label>`;
  }

  #enter(changed: Partial<Entered>): void {
    this.entered = { ...this.entered, ...changed };
    const console = Number(changed.holder);
    if (CONSOLES.includes(console)) say(this, 'page-chosen', { number: console - 1 });
    say(this, 'cell-found', { cell: found(this.booklet, this.entered).cell });
  }

  readonly #turn = (event: Event): void => {
    event.preventDefault();
    const { screen } = found(this.booklet, this.entered);
    if (screen === null) return;
    say(this, 'page-chosen', { number: screen });
    this.#enter({ holder: '', owner: '' });
    this.first.focus();
  };
}

declare global {
  interface HTMLElementEventMap {
    'cell-found': CustomEvent<{ cell: Cell | null }>;
    'page-chosen': CustomEvent<{ number: number }>;
  }
}
