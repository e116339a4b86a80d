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

export interface HandedSeat {
  readonly name: string;
  readonly side: Side;
  readonly hand: SeatHand;
  /** The person who flies unless a computer pilot does. */
  readonly person: string;
  readonly asks: string;
}

export interface Handing {
  readonly settings: SettingsKeeper | undefined;
  readonly chooses: (seat: number, hand: SeatHand) => void;
}

/** The planned seats with hands and sides. */
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

export const peopleCount = (seats: readonly Pick<HandedSeat, 'hand'>[]): number =>
  seats.filter(({ hand }) => isPerson(hand)).length;

/** A person is alone with one computer pilot, and can have a coach. */
export const mayCoach = (seats: readonly Pick<HandedSeat, 'hand'>[]): boolean =>
  seats.length === 2 && peopleCount(seats) === 1;

/** Who flies in a seat, as a button that opens the choice; the choice is remembered. */
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

/** Who flies in each seat: a person, or a computer pilot in place of one. */
export const handsPanel = (seats: readonly HandedSeat[], handing: Handing): TemplateResult =>
  html`<section class="who panel" aria-labelledby="hands">
    <p id="hands"><b>${TABLE_WORDS.whoFlies}</b> ${TABLE_WORDS.inPlace}</p>
    <div class="hands">
      ${seats.map((_, seat) => handButton(seats, seat, handing, html`<b>${seat + 1}</b>`))}
    </div>
  </section>`;

/** Warning in the dock: no person plays. */
export const nobodyHere = (seats: readonly HandedSeat[]): TemplateResult | typeof nothing =>
  peopleCount(seats) > 0 ? nothing : html`<p class="nobody">${TABLE_WORDS.nobodyHere}</p>`;
