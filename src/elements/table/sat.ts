import { pilotNames } from '../../rules/fight/name.ts';
import { pilotAfter } from '../../rules/fight/pilot-after.ts';
import type { Next } from './plan.ts';
import type { Planned } from './planned.ts';

/** Names for all of them, by what was typed, none twice; a computer pilot has its own. */
export const namesOf = (planned: readonly Planned[]): readonly string[] =>
  pilotNames(planned.map(({ hand, pilot }) => hand ?? pilot));

/** The same with their names typed: a name that nobody typed goes along with its pilot. */
export const namedSeats = (planned: readonly Planned[]): readonly Planned[] => {
  const names = namesOf(planned);
  return planned.map((each, seat) => (each.hand ? each : { ...each, pilot: names[seat] ?? '' }));
};

/** How many people sit down. */
export const countPeople = (planned: readonly Pick<Planned, 'hand'>[]): number =>
  planned.filter(({ hand }) => !hand).length;

/** Another pilot, in a 'Mech of the shelf that few have; if the last one is a computer pilot, the next of those who sit nowhere yet. */
export const another =
  (shelf: readonly string[]): Next<Planned> =>
  (planned) => {
    const flown = (id: string): number => planned.filter(({ mech }) => mech === id).length;
    const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
    const last = planned.at(-1)?.hand;
    const sitting = planned.map(({ hand }) => hand);
    return { pilot: '', mech, hand: last && pilotAfter(last, sitting) };
  };
