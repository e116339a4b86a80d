import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { USUAL_NAMES } from '../../rules/fight/name.ts';
import type { SettingsKeeper } from '../common/contexts.ts';
import type { Said } from '../common/say.ts';
import '../opponent/opponent-button.ts';
import type { Planned } from './planned.ts';
import { namesOf } from './plan.ts';
import { TABLE_WORDS } from './table-words.ts';

/** A seat, and whose hand it is in. */
export interface HandedSeat {
  readonly name: string;
  readonly side: Side;
  readonly hand: SeatHand;
  /** The person who sits there unless a computer pilot flies. */
  readonly person: string;
  /** What is asked of it. */
  readonly asks: string;
}

/** What is done with the hand of a seat. */
export interface Handing {
  readonly settings: SettingsKeeper | undefined;
  readonly chooses: (seat: number, hand: SeatHand) => void;
}

/** Who is to sit down, with whose hands they are in, each of a side. */
export const handedSeats = (
  planned: readonly Planned[],
  sideOf: (seat: number) => Side,
): readonly HandedSeat[] => {
  const names = namesOf(planned);
  return planned.map(({ hand, pilot }, seat) => ({
    ...{ name: names[seat] ?? '', side: sideOf(seat), hand: hand ?? 'person' },
    person: pilot || (USUAL_NAMES[seat] ?? ''),
    asks: TABLE_WORDS.whoInSeat(seat),
  }));
};

/** How many people sit at these seats. */
export const peopleCount = (seats: readonly Pick<HandedSeat, 'hand'>[]): number =>
  seats.filter(({ hand }) => isPerson(hand)).length;

/** Whether somebody is alone with one computer pilot, and may have a coach. */
export const mayCoach = (seats: readonly Pick<HandedSeat, 'hand'>[]): boolean =>
  seats.length === 2 && peopleCount(seats) === 1;

/** Who flies in a seat, as a button that asks; what is chosen is remembered. */
export const handButton = (
  seats: readonly HandedSeat[],
  seat: number,
  { chooses, settings }: Handing,
  place: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing => {
  const asked = seats[seat];
  if (!asked) return nothing;
  const { asks, hand, name, person, side } = asked;
  return html`<opponent-button
    heading=${asks}
    name=${name}
    person=${person}
    .side=${side}
    .hand=${hand}
    .coach=${isPerson(hand) || !mayCoach(seats) ? null : settings?.current.coach === true}
    @hand-chosen=${({ detail: { hand: chosen } }: Said<'hand-chosen'>) => {
      if (!isPerson(chosen)) settings?.save({ opponent: chosen });
      chooses(seat, chosen);
    }}
    @coach-switched=${({ detail: { on } }: Said<'coach-switched'>) => {
      settings?.save({ coach: on });
      chooses(seat, hand);
    }}
    >${place}</opponent-button
  >`;
};

/** Who flies, seat by seat: people, or computer pilots in their places. */
export const handsPanel = (seats: readonly HandedSeat[], handing: Handing): TemplateResult =>
  html`<section class="who panel" aria-labelledby="hands">
    <p id="hands"><b>${TABLE_WORDS.whoFlies}</b> ${TABLE_WORDS.inPlace}</p>
    <div class="hands">
      ${seats.map((_, seat) => handButton(seats, seat, handing, html`<b>${seat + 1}</b>`))}
    </div>
  </section>`;

/** In the dock: nobody here would play. */
export const nobodyHere = (seats: readonly HandedSeat[]): TemplateResult | typeof nothing =>
  peopleCount(seats) > 0 ? nothing : html`<p class="nobody">${TABLE_WORDS.nobodyHere}</p>`;
