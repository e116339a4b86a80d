import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import type { SettingsKeeper } from '../../common/contexts.ts';
import type { Said } from '../../common/say.ts';
import { opponentLine } from './opponent-line.ts';
import './place-sheet.ts';
import type { Battles, Plan, PlannedSeat } from './plan.ts';
import { countPeople, mayCoach, movedTo, reseated } from './plan.ts';
import './seat-row.ts';
import { TABLE_WORDS } from './table-words.ts';

/** A plan as a form shows it, and how the form changes it. */
export interface PlanShown {
  readonly battles: Battles;
  readonly seats: readonly PlannedSeat[];
  /** Changes who sits where and fights whom. */
  readonly changes: (change: <Who>(plan: Plan<Who>) => Plan<Who>) => void;
  /** Sets the computer pilot that flies in a seat, null for a person; gives the name of who flies now. */
  readonly flies: (seat: number, hand: GamePilot | null) => string;
  /** Removes the pilot of a seat; gives what is announced. */
  readonly removes: (seat: number) => string;
}

/** What every form does with a plan: exchanges seats, moves and removes pilots, asks who flies. Announces each. */
export class PlanForm {
  /** Announced to screen readers. */
  said = '';
  /** The seat whose place is asked for; null for none. */
  #moving: number | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #settings: () => SettingsKeeper | undefined;

  constructor(host: ReactiveControllerHost, settings: () => SettingsKeeper | undefined) {
    this.#host = host;
    this.#settings = settings;
  }

  says(words: string): void {
    this.said = words;
    this.#host.requestUpdate();
  }

  /** Asks where a pilot goes. */
  readonly asksPlace = (seat: number | null): void => {
    this.#moving = seat;
    this.#host.requestUpdate();
  };

  removes({ removes }: PlanShown, seat: number): void {
    this.#moving = null;
    this.says(removes(seat));
  }

  /** The sheet that asks for the place of a pilot. */
  places(shown: PlanShown): TemplateResult {
    const { battles, changes, seats } = shown;
    return html`<place-sheet
      .battles=${battles}
      .names=${seats.map(({ name }) => name)}
      .seat=${this.#moving}
      @place-taken=${({ detail: { place, seat } }: Said<'place-taken'>) => {
        this.#moving = null;
        if (battles.length === 1) return this.#reseat(shown, seat, 0);
        changes((plan) => movedTo(plan, seat, place));
        this.says(TABLE_WORDS.hasPlace(seats[seat]?.name ?? ''));
      }}
      @pilot-removed=${({ detail: { seat } }: Said<'pilot-removed'>) => this.removes(shown, seat)}
      @sheet-closed=${() => this.asksPlace(null)}
    ></place-sheet>`;
  }

  /** The device's way around the table, with seats that can be exchanged. */
  seating(shown: PlanShown): TemplateResult {
    const { battles, seats } = shown;
    const people = countPeople(seats);
    return html`<section class="who panel" aria-labelledby="seats">
      <p id="seats">
        <b>${TABLE_WORDS.whoSitsWhere}</b>
        ${people < seats.length ? TABLE_WORDS.roundOfPeople(people) : TABLE_WORDS.round(seats.length, battles.length > 1)}
      </p>
      <seat-row
        .names=${seats.map(({ name }) => name)}
        .sides=${seats.map(({ side }) => side)}
        @seats-exchanged=${({ detail: { seat, to } }: Said<'seats-exchanged'>) => this.#reseat(shown, seat, to)}
      ></seat-row>
    </section>`;
  }

  #reseat({ changes, seats }: PlanShown, seat: number, to: number): void {
    changes((plan) => reseated(plan, seat, to));
    this.says(TABLE_WORDS.haveSeats(seats[seat]?.name ?? '', seat, seats[to]?.name ?? '', to));
  }

  /** Who flies in each seat: a person, or a computer pilot in place of one. */
  hands(shown: PlanShown): TemplateResult {
    return html`<section class="who panel" aria-labelledby="hands">
      <p id="hands"><b>${TABLE_WORDS.whoFlies}</b> ${TABLE_WORDS.inPlace}</p>
      <div class="hands grid">
        ${shown.seats.map((_, seat) => this.hand(shown, seat, html`<b>${seat + 1}</b>`))}
      </div>
    </section>`;
  }

  /** Who flies in a seat, as a button that opens the choice; the choice is remembered. */
  hand(
    { flies, seats }: PlanShown,
    at: number,
    place: TemplateResult = html``,
  ): TemplateResult | typeof nothing {
    const seat = seats[at];
    if (!seat) return nothing;
    return opponentLine({ ...seat, place, mayCoach: mayCoach(seats) }, this.#settings(), (hand) =>
      this.says(TABLE_WORDS.flies(flies(at, hand), at)),
    );
  }
}
