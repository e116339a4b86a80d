import { sure } from '../sure.ts';
import type { Chooser, GamePilot, SeatHand } from './hands.ts';
import { GAME_PILOTS, isPerson, pilotAfter } from './hands.ts';
import { pilotNames } from './name.ts';
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

/** The computer pilot that comes after a duel that a person has won of one, `lone` saying whether the lone seat won; null for none. */
export const nextPilot = (
  [lone, rival]: readonly (Chooser | undefined)[],
  won: { readonly lone: boolean },
): GamePilot | null => {
  const [winner, loser] = won.lone ? [lone, rival] : [rival, lone];
  if (!isPerson(winner) || !loser || isPerson(loser)) return null;
  return loser.pilot === GAME_PILOTS.at(-1) ? null : pilotAfter(loser.pilot);
};

/** The same person once more, against another computer pilot in the same 'Mech. */
export const againstNext = (sat: Sitting, next: GamePilot): Sitting => {
  const again = rematchOf(sat, false);
  const hands = again.seats.map(({ chooses }) => (chooses === 'person' ? chooses : next));
  const names = pilotNames(
    again.seats.map(({ pilot }, seat) => (hands[seat] === 'person' ? pilot : next)),
  );
  return {
    ...again,
    seats: again.seats.map((seat, at) => ({
      ...seat,
      pilot: names[at] ?? seat.pilot,
      chooses: hands[at] ?? 'person',
    })),
  };
};

/** The same pilots, each in the own 'Mech, another of them alone: those after that one follow round the table. */
export const againAlone = (sat: Sitting, lone: number): Sitting => ({
  ...sat,
  seats: [...sat.seats.slice(lone), ...sat.seats.slice(0, lone)].map((seat) =>
    afresh(seat, seat.booklet),
  ),
});
