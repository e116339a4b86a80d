import { LONGEST_NAME, numberedName, pilotName } from '../../rules/record/name.ts';

/** The most pilots round one device. */
export const MOST = 8;

/** Who sits at the table where nobody has given a name. */
export const USUAL = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'] as const;

/** Who sits down: a name as it was typed, and a 'Mech. */
export interface Sitting {
  readonly pilot: string;
  /** The booklet, by its name in records. */
  readonly mech: string;
}

/**
 * A fight before it begins: who sits where, in the order in which the device is passed. The first stands
 * alone against the others.
 */
export type Setup = readonly Sitting[];

/** Names for all of them, by what was typed, none twice. */
export const namesOf = (setup: Setup): readonly string[] => {
  const taken: string[] = [];
  setup.forEach(({ pilot }, seat) => {
    const wanted = pilotName(pilot) || (USUAL[seat] ?? `Pilot ${seat + 1}`);
    let name = wanted;
    for (let number = 2; taken.includes(name); number += 1) name = numberedName(wanted, number);
    taken.push(name);
  });
  return taken;
};

/** With another pilot in the last seat, in a 'Mech of the shelf that few have; the same where the table is full. */
export const withAnother = (setup: Setup, shelf: readonly string[]): Setup => {
  const flown = (id: string): number => setup.filter(({ mech }) => mech === id).length;
  const [mech = ''] = shelf.toSorted((one, other) => flown(one) - flown(other));
  return setup.length < MOST ? [...setup, { pilot: '', mech }] : setup;
};

/** Without the pilot of a seat. */
export const without = (setup: Setup, seat: number): Setup => setup.toSpliced(seat, 1);

/** With the pilots of two seats in each other's place. */
export const swapped = (setup: Setup, seat: number, other: number): Setup => {
  const [one, two] = [setup[seat], setup[other]];
  return one && two ? setup.with(seat, two).with(other, one) : setup;
};

/** A fight as it was set up last, from outside: what cannot be is left out. */
export const readSetup = (read: unknown): Setup =>
  (Array.isArray(read) ? read : []).slice(0, MOST).flatMap((each: unknown): Sitting[] => {
    const { pilot, mech } = (each ?? {}) as Partial<Record<keyof Sitting, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech }]
      : [];
  });

const KEY = 'viewscreen-fight';

/** The fight that was set up last on this device; never throws. */
export const lastSetup = (): Setup => {
  try {
    return readSetup(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
};

/** Remembers a fight for the next one, where the browser allows it. */
export const rememberSetup = (setup: Setup): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // The next fight begins with the usual names.
  }
};
