import type { Settings } from '../../offline/page/settings.ts';
import type { Options } from '../../rules/battle/options.ts';
import { pilotNames } from '../../rules/fight/name.ts';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import type { Next } from './plan.ts';

/** Who is to sit down: a name as it was typed, and a 'Mech. */
export interface Planned {
  readonly pilot: string;
  /** The booklet, by its name in records. */
  readonly mech: string;
}

/** Names for all of them, by what was typed, none twice. */
export const namesOf = (planned: readonly Planned[]): readonly string[] =>
  pilotNames(planned.map(({ pilot }) => pilot));

/** The same with their names typed: a name that nobody typed goes along with its pilot. */
export const namedSeats = (planned: readonly Planned[]): readonly Planned[] => {
  const names = namesOf(planned);
  return planned.map(({ mech }, seat) => ({ pilot: names[seat] ?? '', mech }));
};

/** The same in 'Mechs of the shelf: one that is not there any more is another. */
export const inMechsOf = (
  shelf: readonly string[],
  planned: readonly Planned[],
): readonly Planned[] =>
  planned.map(({ mech, pilot }, seat) => ({
    pilot,
    mech: shelf.includes(mech) ? mech : (shelf[seat % shelf.length] ?? ''),
  }));

/** Another pilot, in a 'Mech of the shelf that few have. */
export const another =
  (shelf: readonly string[]): Next<Planned> =>
  (planned) => {
    const flown = (id: string): number => planned.filter(({ mech }) => mech === id).length;
    const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
    return { pilot: '', mech };
  };

/** The two who met last. */
export const lastTwo = ({ mechs, pilots }: Settings): readonly Planned[] =>
  pilots.map((pilot, seat) => ({ pilot, mech: mechs[seat] ?? '' }));

/** What is remembered of who sits down, and how: the first two of them. */
export const remembered = (
  planned: readonly Planned[],
  options: Options,
  secrecy?: Secrecy,
): Partial<Settings> => {
  const [first, second] = planned;
  return {
    ...(first && second
      ? { pilots: [first.pilot, second.pilot], mechs: [first.mech, second.mech] }
      : {}),
    ...options,
    ...(secrecy ? { secrecy } : {}),
  };
};
