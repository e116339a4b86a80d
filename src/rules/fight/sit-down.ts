import { sure } from '../sure.ts';
import type { Chooser, GamePilot, SeatHand } from './hands.ts';
import { GAME_PILOTS, isPerson, pilotAfter } from './hands.ts';
import { pilotNames } from './name.ts';
import type { Entrant, FightRecord } from './record.ts';
import { freshEntrant } from './record.ts';
import type { Seated, Secrecy, Sitting } from './sitting.ts';

export const seated = (entrant: Entrant, chooses: SeatHand = 'person'): Seated => ({
  ...entrant,
  chooses,
});

/** The pilots of a record as they sit down for it; people choose by default. */
export const sittingOf = (
  { battles, entrants, options }: Omit<FightRecord, 'moves'>,
  secrecy: Secrecy,
  chooses: readonly (SeatHand | undefined)[] = [],
): Sitting => ({
  seats: entrants.map((entrant, pilot) => seated(entrant, chooses[pilot])),
  ...{ battles, options, secrecy },
});

/** The pilot in a new 'Mech; the same hand chooses. */
const afresh = ({ chooses, pilot }: Seated, booklet: string): Seated =>
  seated(freshEntrant(booklet, pilot), chooses);

/** The same pilots again, with the booklets swapped if asked. */
export const rematchOf = (sat: Sitting, swapped: boolean): Sitting => {
  const flown = sat.seats.map(({ booklet }) => booklet);
  const next = swapped ? flown.toReversed() : flown;
  return { ...sat, seats: sat.seats.map((seat, pilot) => afresh(seat, sure(next[pilot]))) };
};

/** The computer pilot to offer after a person has beaten one in a duel: the next stronger. Null if
 *  there is none. */
export const nextPilot = (
  [lone, rival]: readonly (Chooser | undefined)[],
  won: { readonly lone: boolean },
): GamePilot | null => {
  const [winner, loser] = won.lone ? [lone, rival] : [rival, lone];
  if (!isPerson(winner) || !loser || isPerson(loser)) return null;
  return loser.pilot === GAME_PILOTS.at(-1) ? null : pilotAfter(loser.pilot);
};

/** The same person against another computer pilot in the same 'Mech. */
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

/** The same pilots in their own 'Mechs with another one alone; the rest follow round the table. */
export const againAlone = (sat: Sitting, lone: number): Sitting => ({
  ...sat,
  seats: [...sat.seats.slice(lone), ...sat.seats.slice(0, lone)].map((seat) =>
    afresh(seat, seat.booklet),
  ),
});
