import { LitElement, css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { lookUp } from '../../rules/booklet/booklet.ts';
import { BANDS, CONSOLES, rangeOf } from '../../rules/vocabulary.ts';
import { shared } from '../common/shared-styles.ts';

/** A cell of a console: whose console, and which number on it. */
export interface Cell {
  readonly holder: number;
  readonly owner: number;
}

/** The own console and what the other pilot said, both as they were typed. */
interface Entered {
  readonly holder: string;
  readonly owner: string;
}

/** What two numbers lead to: a cell, its view screen, and a sentence. */
interface Found {
  readonly cell: Cell | null;
  readonly screen: number | null;
  readonly words: string;
}

const nothingFound = (words: string): Found => ({ cell: null, screen: null, words });

/** What was entered, looked up. */
const found = (booklet: Booklet | null, entered: Entered): Found => {
  if (!booklet || entered.holder === '') return nothingFound('');
  const cell = { holder: Number(entered.holder), owner: Number(entered.owner) };
  const { holder, owner } = cell;
  if (!CONSOLES.includes(holder))
    return nothingFound(`${entered.holder} is no console: they are even, 2–64.`);
  if (entered.owner === '') return nothingFound('');
  if (!CONSOLES.includes(owner))
    return nothingFound(`${entered.owner} is no console number: they are even, 2–64.`);
  const range = rangeOf(holder);
  const [first, last] = BANDS[range];
  if (rangeOf(owner) !== range)
    return nothingFound(
      `Console ${holder} is at ${range} range; it lists ${first}–${last}, not ${owner}.`,
    );
  const sighting = lookUp(booklet, cell);
  if (!sighting)
    return { cell, screen: null, words: `The ${booklet.mech.name} has no maneuver ${owner}.` };
  const { line, screen } = sighting;
  const letter = line ? `letter ${line.letter}` : 'no letter';
  const words = `Console ${holder} against ${owner}: view screen ${screen.number}, ${letter}.`;
  return { cell, screen: screen.number, words };
};

/**
 * The helper for play beside paper booklets: two numbers in, the view screen and the letter out.
 *
 * @fires cell-found - detail `{ cell }`: the cell of the two numbers, null while they make none
 * @fires page-chosen - detail `{ number }`, of the view screen: that of a console that was entered, or
 *   the one that was found
 */
@customElement('look-up')
export class LookUp extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      form {
        display: grid;
        grid-template-columns: 1fr 1fr 1.1fr;
        gap: 8px;
        align-items: end;
        padding: 10px 12px;
        border-radius: 0;
        border-width: 2px 0 0;
      }
      h2 {
        display: none;
      }
      label span {
        display: block;
        /* Room for the ring of the focus. */
        padding-bottom: 5px;
        font-size: 15px;
        line-height: 1;
        color: var(--ink2);
      }
      input {
        width: 100%;
        min-height: 50px;
        border: 2px solid var(--edge);
        border-radius: 4px;
        background: none;
        text-align: center;
        font: 700 26px/1 var(--font);
      }
      .button {
        min-height: 50px;
        padding: 4px 8px;
      }
      .found {
        grid-column: 1 / -1;
        color: var(--ink2);
        font-size: 16px;
        min-height: 1.2em;
      }
      @media (min-width: 700px) {
        form {
          grid-template-columns: repeat(3, minmax(0, 220px));
          justify-content: center;
        }
      }
      @media (max-height: 700px) {
        .found:empty {
          display: none;
        }
      }
      @media (max-height: 519px) and (min-width: 640px) {
        form {
          grid-template-columns: 1fr 1fr;
          border-width: 1.5px;
          border-radius: 6px;
        }
        .button {
          grid-column: 1 / -1;
        }
      }
      @media (min-width: 1100px) {
        form {
          border-width: 1.5px;
          border-radius: 6px;
          padding: 16px;
          grid-template-columns: 1fr 1fr 1.1fr;
        }
        h2 {
          display: block;
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  @property({ attribute: false }) booklet: Booklet | null = null;
  @state() private entered: Entered = { holder: '', owner: '' };
  @query('input') private readonly first!: HTMLInputElement;

  override render(): TemplateResult {
    const { holder, owner } = this.entered;
    const { screen, words } = found(this.booklet, this.entered);
    return html`<form class="panel" @submit=${this.#turn}>
      <h2 class="label">Look up beside paper booklets</h2>
      ${this.#field('My console', holder, (value) => this.#enter({ holder: value }))}
      ${this.#field('They said', owner, (value) => this.#enter({ owner: value }))}
      <button
        type="submit"
        class="button ${screen === null ? 'notyet' : 'main'}"
        aria-disabled=${screen === null}
      >
        ${screen === null ? 'Turn to …' : `Turn to ${screen}`}
      </button>
      <p class="found" role="status">${words}</p>
    </form>`;
  }

  #field(name: string, value: string, change: (value: string) => void): TemplateResult {
    return html`<label>
      <span>${name}</span>
      <input
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
    if (CONSOLES.includes(console)) this.#say('page-chosen', { number: console - 1 });
    this.#say('cell-found', { cell: found(this.booklet, this.entered).cell });
  }

  readonly #turn = (event: Event): void => {
    event.preventDefault();
    const { screen } = found(this.booklet, this.entered);
    if (screen === null) return;
    this.#say('page-chosen', { number: screen });
    this.#enter({ holder: '', owner: '' });
    this.first.focus();
  };

  #say(what: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'look-up': LookUp;
  }
}
