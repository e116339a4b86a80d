import { sure } from '../sure.ts';
import type { SeatHand } from './hands.ts';
import type { Entrant, FightRecord } from './record.ts';
import { freshEntrant } from './record.ts';
import type { Seated, Secrecy, Sitting } from './sitting.ts';

/** A pilot who sits down; a person chooses where nobody else is said. */
export const seated = (entrant: Entrant, chooses: SeatHand = 'person'): Seated => ({
  ...entrant,
  chooses,
});

/** Those who fight in a record as they sit down at its beginning; where nobody is named a person chooses. */
export const sittingOf = (
  { battles, entrants, options }: Omit<FightRecord, 'moves'>,
  secrecy: Secrecy,
  chooses: readonly (SeatHand | undefined)[] = [],
): Sitting => ({
  seats: entrants.map((entrant, pilot) => seated(entrant, chooses[pilot])),
  ...{ battles, options, secrecy },
});

/** A pilot in a new 'Mech; whoever chose chooses again. */
const afresh = ({ chooses, pilot }: Seated, booklet: string): Seated =>
  seated(freshEntrant(booklet, pilot), chooses);

/** The same pilots once more, perhaps with the booklets swapped. */
export const rematchOf = (sat: Sitting, swapped: boolean): Sitting => {
  const flown = sat.seats.map(({ booklet }) => booklet);
  const next = swapped ? flown.toReversed() : flown;
  return { ...sat, seats: sat.seats.map((seat, pilot) => afresh(seat, sure(next[pilot]))) };
};

/** The same pilots, each in the own 'Mech, another of them alone: those after that one follow round the table. */
export const againAlone = (sat: Sitting, lone: number): Sitting => ({
  ...sat,
  seats: [...sat.seats.slice(lone), ...sat.seats.slice(0, lone)].map((seat) =>
    afresh(seat, seat.booklet),
  ),
});
