import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../../rules/battle/battle.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import type { Leave } from '../../../rules/fight/progress.ts';
import { listed } from '../../../rules/words/listed.ts';
import { seatsOfPeople } from '../../../rules/words/tell.ts';
import { say } from '../../common/say.ts';
import type { Said } from '../../common/say.ts';
import '../../common/sheet-dialog.ts';
import { pilotMark } from '../../common/signs.ts';
import './leave-list.ts';
import './leave-or-stay.ts';
import { LEAVING_WORDS } from '../words/turn-words.ts';
import type { Perils } from '../facts/perils.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { pilotOf } from '../facts/played-turn.ts';

const flag = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M5 22V3H19L15.500 8 19 13H5"/>`}
</svg>`;

const BOTH = [0, 1].map((seat) => ({ seat, leaves: 'bails out' as const }));

type Host = HTMLElement & { readonly turn: PlayedTurn; requestUpdate(): void };

/**
 * Who is about to leave (D7): the button in the corner while someone may, and what it opens. Two leave by one
 * press each, and are asked again if both go; with several a list collects who goes. Computer pilots leave by
 * themselves.
 */
export class Leaving {
  #leaving: readonly Leave[] = [];
  /** The list covers the pages. */
  #asked = false;
  /** With two: asking again whether both go. */
  #both = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Opens or closes the list; on closing it, pilots not announced stay. */
  ask(asked: boolean): void {
    this.#asked = asked;
    this.#both = false;
    this.#leaving = [];
    this.#host.requestUpdate();
  }

  /** The button to leave; red and with the pilot's name if it matters. */
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

  /** With several, among the controls, as going on decides that all stay. */
  button(perils: Perils): TemplateResult {
    return html`<button
      type="button"
      class="button leave-now ${perils.size > 0 ? 'matters' : ''}"
      aria-keyshortcuts="l"
      @click=${() => this.ask(true)}
    >
      <span>${perils.size > 0 ? this.#name(perils) : 'Leave…'}</span>
    </button>`;
  }

  /** The pilot in peril; a long name is only read aloud, and its sign shown. */
  #name(perils: Perils): TemplateResult | string {
    const [first, second] = perils;
    if (!first || second) return 'Leave';
    const [seat, peril] = first;
    const pilot = pilotOf(this.#host.turn.names, seat);
    const goes = peril === 'escape' ? 'escapes?' : 'bails out?';
    return isShortName(pilot)
      ? `${pilot} ${goes}`
      : html`<span class="brief"
          >${pilotMark(sideOf(seat))}<span class="unseen">${pilot}</span> ${goes}</span
        >`;
  }

  /** Sheet over the pages, if open. */
  sheet(): TemplateResult {
    const leaving = this.#leaving;
    const { battle, names } = this.#host.turn;
    const several = battle.seats.length > 2;
    return html`<sheet-dialog
      ?wide=${several}
      heading=${this.#both ? LEAVING_WORDS.bothAsked : LEAVING_WORDS.asked}
      .open=${this.#asked}
      @sheet-closed=${() => this.ask(false)}
    >
      ${this.#asked ? (several ? this.#list() : this.#choices()) : nothing}
      ${this.#both ? this.#bothLeave() : nothing}
      <button
        slot="buttons"
        type="button"
        class="button ${this.#both ? '' : 'main'}"
        @click=${this.#leave}
      >
        ${
          leaving.length > 0
            ? listed(leaving.map(({ leaves, seat }) => `${pilotOf(names, seat)} ${leaves}`))
            : LEAVING_WORDS.nobody
        }
      </button>
    </sheet-dialog>`;
  }

  /** With several: all people, and those about to go. */
  #list(): TemplateResult {
    const { battle, names, played } = this.#host.turn;
    return html`<leave-list
      .battle=${battle}
      .played=${played}
      .names=${names}
      .leaving=${this.#leaving}
      @leaving-changed=${({ detail }: Said<'leaving-changed'>) => {
        this.#leaving = detail.leaving;
        this.#host.requestUpdate();
      }}
    ></leave-list>`;
  }

  /** With two: who leaves, and how, with the consequences. */
  #choices(): TemplateResult {
    const { battle, names, played } = this.#host.turn;
    if (this.#both) return html`<p>${LEAVING_WORDS.bothMeans}</p>`;
    const people = seatsOfPeople(names);
    return html`<div class="choices" @pilots-leave=${() => this.ask(false)}>
      ${people.map(
        (seat) =>
          html`<leave-or-stay
            asked-for
            .battle=${battle}
            .played=${played}
            .names=${names}
            .seat=${seat}
          ></leave-or-stay>`,
      )}
      ${people.length === BOTH.length ? this.#askBoth() : nothing}
    </div>`;
  }

  /** Asks again. */
  #askBoth(): TemplateResult {
    return html`<button
      type="button"
      class="button"
      @click=${() => {
        this.#both = true;
        this.#host.requestUpdate();
      }}
    >
      <span>${LEAVING_WORDS.both}…<small>${LEAVING_WORDS.bothBrief}</small></span>
    </button>`;
  }

  /** The answer to it. */
  #bothLeave(): TemplateResult {
    return html`<button
      slot="buttons"
      type="button"
      class="button main"
      @click=${() => {
        this.ask(false);
        say(this.#host, 'pilots-leave', { leaving: BOTH });
      }}
    >
      ${LEAVING_WORDS.both}
    </button>`;
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
