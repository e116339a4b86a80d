import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../rules/battle/battle.ts';
import { isShortName } from '../../rules/fight/name.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { listed } from '../../rules/words/listed.ts';
import { say } from '../common/say.ts';
import type { Said } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { pilotMark } from '../common/signs.ts';
import './leave-list.ts';
import './leave-or-stay.ts';
import type { Perils } from './perils.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';

const flag = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M5 22V3H19L15.500 8 19 13H5"/>`}
</svg>`;

type Host = HTMLElement & { readonly decided: boolean; requestUpdate(): void };

/**
 * Who is going to leave (D7): the button in the corner as long as somebody may, and what it opens. Two say it
 * by one press each; of several a list of everybody gathers who goes.
 */
export class Leaving {
  #leaving: readonly Leave[] = [];
  /** The list lies over the pages. */
  #asked = false;
  readonly #host: Host;
  readonly #turn: () => PlayedTurn;

  constructor(host: Host, turn: () => PlayedTurn) {
    this.#host = host;
    this.#turn = turn;
  }

  get leaving(): readonly Leave[] {
    return this.#leaving;
  }

  /** What it comes to when nobody is asked any longer: `Ben bails out`, `All stay`. */
  get words(): string {
    const { names, played } = this.#turn();
    if (this.#leaving.length > 0)
      return listed(this.#leaving.map(({ leaves, seat }) => `${pilotOf(names, seat)} ${leaves}`));
    return played.pairings.length > 1 ? 'All stay' : 'Both stay';
  }

  /** Opens or closes the list over the pages. */
  ask(asked: boolean): void {
    this.#asked = asked;
    this.#host.requestUpdate();
  }

  /** The button to leave by; where it matters it is red, and names who may go. */
  corner(perils: Perils): TemplateResult {
    return html`<button
      slot="buttons"
      type="button"
      class="button corner ${perils.size > 0 ? 'matters' : 'plain'}"
      aria-keyshortcuts="l"
      @click=${() => this.ask(true)}
    >
      ${flag} <span>${this.#name(perils)}</span>
    </button>`;
  }

  /** Who would go; a long name is heard, and its sign seen. */
  #name(perils: Perils): TemplateResult | string {
    const [first, second] = perils;
    if (!first || second) return 'Leave';
    const [seat, peril] = first;
    const pilot = pilotOf(this.#turn().names, seat);
    const goes = peril === 'escape' ? 'escapes?' : 'bails out?';
    return isShortName(pilot)
      ? `${pilot} ${goes}`
      : html`<span class="brief"
          >${pilotMark(sideOf(seat))}<span class="unseen">${pilot}</span> ${goes}</span
        >`;
  }

  get heading(): string {
    return this.#host.decided
      ? 'Who left before any damage'
      : 'Last chance to leave before any damage.';
  }

  /** Everybody; `large` on a sheet of its own. */
  list(large: boolean): TemplateResult {
    const { battle, names, played } = this.#turn();
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

  /** What lies over the pages while it is asked for. */
  sheet(): TemplateResult {
    const leaving = this.#leaving;
    const several = this.#turn().battle.seats.length > 2;
    return html`<sheet-dialog
      ?wide=${several}
      heading="Leave before any damage?"
      .open=${this.#asked}
      @sheet-closed=${() => this.ask(false)}
    >
      ${this.#asked ? (several ? this.list(false) : this.#choices()) : nothing}
      <button slot="buttons" type="button" class="button main" @click=${this.#leave}>
        ${leaving.length > 0 ? this.words : 'Nobody leaves'}
      </button>
    </sheet-dialog>`;
  }

  /** Who of two leaves, and how; shown with what each comes to. */
  #choices(): TemplateResult {
    const { battle, names, played } = this.#turn();
    const leaving = [0, 1].map((seat) => ({ seat, leaves: 'bails out' as const }));
    return html`<div class="choices" @pilots-leave=${() => this.ask(false)}>
      ${leaving.map(
        ({ seat }) =>
          html`<leave-or-stay
            asked-for
            .battle=${battle}
            .played=${played}
            .names=${names}
            .seat=${seat}
          ></leave-or-stay>`,
      )}
      <button
        type="button"
        class="button"
        @click=${(event: Event) => event.currentTarget && say(event.currentTarget, 'pilots-leave', { leaving })}
      >
        <span>Both bail out<small>nobody wins, both pilots live</small></span>
      </button>
    </div>`;
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
