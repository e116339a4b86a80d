import { html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { CONSOLES, bandOf, rangeOf } from '../../../rules/vocabulary.ts';
import { say } from '../../common/say.ts';
import { colourSign, icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import { shown, valueAt } from '../../form/typed.ts';
import consoleStyles from '../../page/console-table.css?inline';
import { BookletForm } from '../draft/booklet-form.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import styles from './cell-grid.css?inline';
import { DESK_WORDS } from './desk-words.ts';

/** A cell as the grid shows it. */
interface CellFace {
  readonly words: string;
  /** The same, read aloud. */
  readonly aloud: string;
  readonly isFaulty?: boolean;
  /** The hand is in the middle of it. */
  readonly isTyped?: boolean;
  /** The hand does not stop there. */
  readonly isIdle?: boolean;
}

/**
 * The base of what types in a console as it lies on its page, four rows filled by column: Enter, arrows, Page Up and Page
 * Down lead the hand from cell to cell and from console to console.
 *
 * @fires cell-reached - detail `{ owner }`: the hand is on this cell
 * @fires page-chosen - detail `{ number }` of the view screen with the console before or after
 */
export abstract class CellGrid extends BookletForm {
  static override styles = styled(consoleStyles, styles);

  /** Number of the console, even. */
  @property({ type: Number }) console = 2;
  /** The owner's number of the cell that has the hand. */
  @property({ type: Number }) owner = 2;
  /** What is told of a cell that was left. */
  @state() protected said = '';
  /** Before the update, which may take its cell away. */
  #hadHand = false;

  abstract press(key: string): boolean;
  protected abstract face(owner: number): CellFace;
  /** The hand is about to go on from a cell. */
  protected abstract left(): void;

  get owners(): readonly number[] {
    return bandOf(rangeOf(this.console));
  }

  pathOf(owner: number): string {
    return `consoles.${this.console}.${owner}`;
  }

  cellOf(owner: number): string {
    return shown(valueAt(this.typed, this.pathOf(owner))) ?? '';
  }

  override willUpdate(_changed: PropertyValues): void {
    this.#hadHand = this.shadowRoot?.activeElement?.matches('td') ?? false;
    if (!this.owners.includes(this.owner)) this.owner = this.owners[0] ?? this.owner;
  }

  override updated(changed: PropertyValues<this>): void {
    const isMoved = changed.has('owner') || changed.has('console');
    if (isMoved && this.#hadHand) this.focus();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }

  override render(): TemplateResult {
    const { console, owners } = this;
    const rows = owners.length / 4;
    return html`<table
        class="cells"
        role="grid"
        aria-label=${DESK_WORDS.grid(console)}
        aria-readonly=${this.shut}
        @keydown=${this.#onKey}
        @focusin=${this.#reached}
        @focusout=${({ relatedTarget }: FocusEvent) => {
          if (!(relatedTarget instanceof Node && this.renderRoot.contains(relatedTarget)))
            this.left();
        }}
      >
        <tbody>
          ${Array.from({ length: rows }, (_, row) => {
            const inRow = owners.filter((_owner, at) => at % rows === row);
            return html`<tr>
              ${inRow.map((owner) => this.#cell(owner))}
            </tr>`;
          })}
        </tbody>
      </table>
      <p class="own" aria-hidden="true">${console}</p>
      <p class="unseen" role="status">${this.said}</p>`;
  }

  #cell(owner: number): TemplateResult {
    const { aloud, isFaulty = false, isIdle = false, isTyped = false, words } = this.face(owner);
    const { colour, name = '' } =
      shownPages(this.typed).statCard.maneuvers.find((each) => each.console === owner) ?? {};
    const isHere = owner === this.owner;
    return html`<td
      class=${classMap({ lit: isHere, faulty: isFaulty, idle: isIdle, typed: isTyped && isHere })}
      data-owner=${owner}
      tabindex=${isHere ? 0 : -1}
      aria-selected=${isHere}
    >
      <span aria-hidden="true"
        ><span class="color">${colour ? colourSign(colour) : ''}</span
        ><span class="owner">${owner} – </span
        ><b>${words}</b>${isFaulty ? icon('warning') : ''}</span
      ><span class="unseen">${DESK_WORDS.cell(this.console, owner, name, aloud)}</span>
    </td>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const isDone = key === 'Enter' && event.shiftKey ? this.go(-1) : this.press(key);
    if (isDone) event.preventDefault();
  };

  readonly #reached = ({ target }: FocusEvent): void => {
    const owner = Number((target as Element).closest('td')?.getAttribute('data-owner'));
    if (!owner) return;
    if (owner !== this.owner) this.reach(owner);
    say(this, 'cell-reached', { owner: this.owner });
  };

  protected reach(owner: number): void {
    this.left();
    this.owner = owner;
  }

  /** To another cell, before or after; over the edge to the console before or after. */
  protected go(way: number): true {
    const { owner, owners } = this;
    const next = owners[owners.indexOf(owner) + way];
    if (next === undefined) return this.turn(Math.sign(way), way > 0 ? 0 : -1);
    this.reach(next);
    return true;
  }

  /** To the console before or after; `at` is the place of the cell there, else the hand stays where it is. */
  protected turn(way: number, at?: number): true {
    const all = CONSOLES.length;
    const console = CONSOLES[(CONSOLES.indexOf(this.console) + way + all) % all] ?? this.console;
    const owner = at === undefined ? this.owner : bandOf(rangeOf(console)).at(at);
    this.said = '';
    this.left();
    this.console = console;
    this.owner = owner ?? this.owner;
    this.said = `${this.said} ${DESK_WORDS.console(console)}`.trim();
    say(this, 'page-chosen', { number: console - 1 });
    return true;
  }

  /** The keys that lead the hand; false for other ones. */
  protected led(key: string): boolean {
    if (key === 'Enter') return this.go(1);
    if (key === 'PageDown') return this.turn(1);
    if (key === 'PageUp') return this.turn(-1);
    const { owner, owners } = this;
    const at = owners.indexOf(owner);
    const rows = owners.length / 4;
    const places = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at - 1],
      ['ArrowRight', at + rows],
      ['ArrowLeft', at - rows],
      ['Home', 0],
      ['End', owners.length - 1],
    ]);
    const next = owners[places.get(key) ?? -1];
    if (next !== undefined && next !== owner) this.reach(next);
    return places.has(key);
  }
}

declare global {
  interface HTMLElementEventMap {
    'cell-reached': CustomEvent<{ readonly owner: number }>;
    'page-chosen': CustomEvent<{ number: number }>;
  }
}
