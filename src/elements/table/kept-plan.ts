import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { areBattles } from '../../rules/fight/lineup.ts';
import { LONGEST_NAME } from '../../rules/fight/name.ts';
import type { Plan } from './plan.ts';
import { MOST_AT_TABLE, lineupsOf, oneBattle } from './plan.ts';
import type { Planned } from './planned.ts';

const KEY = 'viewscreen-fight';

/** A fight as it lies on the device. */
interface Written {
  readonly setup: Plan<Planned>['seats'];
  readonly battles: Plan<Planned>['battles'];
}

/** Who sat down last, from outside: what cannot be is left out. */
export const readSetup = (read: unknown): readonly Planned[] =>
  (Array.isArray(read) ? read : []).slice(0, MOST_AT_TABLE).flatMap((each: unknown): Planned[] => {
    const { hand, mech, pilot } = (each ?? {}) as Partial<Record<keyof Planned, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech, hand: GAME_PILOTS.find((one) => one === hand) }]
      : [];
  });

/** The fight that was set up last on this device; never throws. */
export const lastPlan = (): Plan<Planned> => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { battles, setup } = (read ?? {}) as Partial<Record<keyof Written, unknown>>;
    const seats = readSetup(setup);
    return readBattles(battles, seats) ?? oneBattle(seats);
  } catch {
    return oneBattle([]);
  }
};

/** Several battles from outside, if they are battles of these pilots. */
const readBattles = (read: unknown, seats: readonly Planned[]): Plan<Planned> | null => {
  const battles = (Array.isArray(read) ? read : []).map((battle: unknown) =>
    Array.isArray(battle) ? battle.filter((seat) => typeof seat === 'number') : [],
  );
  return battles.length > 1 && areBattles(lineupsOf(battles), seats.length)
    ? { seats, battles }
    : null;
};

/** Remembers a fight for the next one, where the browser allows it. */
export const rememberPlan = ({ battles, seats }: Plan<Planned>): void => {
  const written: Written = { battles, setup: seats };
  try {
    localStorage.setItem(KEY, JSON.stringify(written));
  } catch {
    // The next fight begins with the usual names.
  }
};
