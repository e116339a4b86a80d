import type { Options } from '../battle/options.ts';
import { sure } from '../sure.ts';
import type { Lineup } from './lineup.ts';
import type { Entrant, FightRecord } from './record.ts';
import { freshEntrant } from './record.ts';

/** How the choices are kept secret on one device. */
export const SECRECIES = ['pass the device', 'face to face'] as const;
export type Secrecy = (typeof SECRECIES)[number];

/** Who can choose for a pilot, the usual one first. */
export const CHOOSERS = ['person'] as const;
export type Chooser = (typeof CHOOSERS)[number];

/** A pilot who sits down: the name, the 'Mech with all that it starts with, and who chooses. */
export interface Seated extends Entrant {
  readonly chooses: Chooser;
}

/** Who sits down at a table: all that is agreed on before the first turn of a duel or a fight. */
export interface Sitting {
  /** The pilots, by their number from 0. */
  readonly seats: readonly Seated[];
  /** Who fights whom. One battle by itself has the lone player first and all others against that one. */
  readonly battles: readonly Lineup[];
  readonly options: Options;
  readonly secrecy: Secrecy;
  /** The duel that teaches (`rules/words/lesson`). */
  readonly led?: true;
  /** The game of a hangar that is played at this table, and that hangar: their ids on this device. */
  readonly game?: { readonly hangar: string; readonly id: string };
}

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
