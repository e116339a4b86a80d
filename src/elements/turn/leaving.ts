import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Leave } from '../../rules/fight/progress.ts';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import type { Peril } from './film-peril.ts';
import './leave-list.ts';
import { perilsOf } from './many-perils.ts';
import type { Told } from './many-words.ts';
import { leavingWords, pilotOf } from './many-words.ts';

type Host = HTMLElement & { readonly decided: boolean; requestUpdate(): void };

/** Who is going to leave a turn of several (D7): the button, the list of everybody, the list over the pages. */
export class Leaving {
  #leaving: readonly Leave[] = [];
  /** The list lies over the pages. */
  #asked = false;
  readonly #host: Host;
  readonly #told: () => Told;

  constructor(host: Host, told: () => Told) {
    this.#host = host;
    this.#told = told;
  }

  get leaving(): readonly Leave[] {
    return this.#leaving;
  }

  /** What it comes to when nobody is asked any longer: `Ben bails out`, `All stay`. */
  get words(): string {
    const { names, played } = this.#told();
    if (this.#leaving.length > 0) return leavingWords(this.#leaving, names);
    return played.pairings.length > 1 ? 'All stay' : 'Both stay';
  }

  /** Opens or closes the list over the pages. */
  ask(asked: boolean): void {
    this.#asked = asked;
    this.#host.requestUpdate();
  }

  /** What threatens those of `seats`, whose enemies' pages lie open. */
  perils(seats: readonly number[]): ReadonlyMap<number, Peril> {
    const { battle, played } = this.#told();
    return perilsOf(battle, played, seats);
  }

  /** The button to leave by; where it matters it is red, and names who may go. */
  corner(perils: ReadonlyMap<number, Peril>): TemplateResult {
    const { names } = this.#told();
    const [first, second] = perils;
    const name =
      first && !second
        ? `${pilotOf(names, first[0])} ${first[1] === 'escape' ? 'escapes?' : 'bails out?'}`
        : 'Leave';
    return html`<button
      slot="buttons"
      type="button"
      class="button corner ${first ? 'matters' : ''}"
      aria-keyshortcuts="l"
      @click=${() => this.ask(true)}
    >
      ${first ? icon('warning') : nothing} ${name}
    </button>`;
  }

  get heading(): string {
    return this.#host.decided
      ? 'Who left before any damage'
      : 'Last chance to leave before any damage.';
  }

  /** Everybody; `large` on a sheet of its own. */
  list(large: boolean): TemplateResult {
    const { battle, names, played } = this.#told();
    return html`<leave-list
      .battle=${battle}
      .played=${played}
      .names=${names}
      .leaving=${this.#leaving}
      .decided=${this.#host.decided}
      ?large=${large}
      @leaving-changed=${({ detail }: Said<'leaving-changed'>) => {
        this.#leaving = detail.leaving;
        this.#host.requestUpdate();
      }}
    ></leave-list>`;
  }

  /** The list over the pages, while it is asked for. */
  sheet(): TemplateResult {
    const leaving = this.#leaving;
    return html`<sheet-dialog
      wide
      heading="Leave before any damage?"
      .open=${this.#asked}
      @sheet-closed=${() => this.ask(false)}
    >
      ${this.#asked ? this.list(false) : nothing}
      <button slot="buttons" type="button" class="button main" @click=${this.#leave}>
        ${leaving.length > 0 ? this.words : 'Nobody leaves'}
      </button>
    </sheet-dialog>`;
  }

  readonly #leave = (): void => {
    const host = this.#host;
    const leaving = this.#leaving;
    this.ask(false);
    if (leaving.length > 0) say(host, 'pilots-leave', { leaving });
  };
}

declare global {
  interface HTMLElementEventMap {
    'pilots-leave': CustomEvent<{ leaving: readonly Leave[] }>;
  }
}
