import { sure } from '../sure.ts';
import type { Entrant, FightRecord } from './record.ts';
import { freshEntrant } from './record.ts';
import type { Chooser, Seated, Secrecy, Sitting } from './sitting.ts';
import { CHOOSERS } from './sitting.ts';

/** A pilot for whom a person chooses. */
export const seated = (entrant: Entrant): Seated => ({ ...entrant, chooses: CHOOSERS[0] });

/** Those who fight in a record as they sit down at its beginning; where nobody is named a person chooses. */
export const sittingOf = (
  { battles, entrants, options }: Omit<FightRecord, 'moves'>,
  secrecy: Secrecy,
  chooses: readonly Chooser[] = [],
): Sitting => ({
  seats: entrants.map((entrant, pilot) => ({
    ...entrant,
    chooses: chooses[pilot] ?? CHOOSERS[0],
  })),
  ...{ battles, options, secrecy },
});

/** A pilot in a new 'Mech; whoever chose chooses again. */
const afresh = ({ chooses, pilot }: Seated, booklet: string): Seated => ({
  ...freshEntrant(booklet, pilot),
  chooses,
});

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
