import { GAME_PILOTS } from '../../rules/fight/hands.ts';
import { areBattles } from '../../rules/fight/lineup.ts';
import { LONGEST_NAME } from '../../rules/fight/name.ts';
import type { Plan } from './plan.ts';
import { MOST_AT_TABLE, lineupsOf, oneBattle } from './plan.ts';
import type { Planned } from './planned.ts';

/** A fight as it lies on the device. */
export interface WrittenPlan {
  readonly setup: Plan<Planned>['seats'];
  readonly battles: Plan<Planned>['battles'];
  /** The two who had met last when it was set up, as text: where others have met since, they sit down first. */
  readonly after?: string;
}

/** Who sat down last, from outside: what cannot be is left out. */
export const readSetup = (read: unknown): readonly Planned[] =>
  (Array.isArray(read) ? read : []).slice(0, MOST_AT_TABLE).flatMap((each: unknown): Planned[] => {
    const { hand, mech, pilot } = (each ?? {}) as Partial<Record<keyof Planned, unknown>>;
    return typeof pilot === 'string' && typeof mech === 'string' && pilot.length <= 4 * LONGEST_NAME
      ? [{ pilot, mech, hand: GAME_PILOTS.find((one) => one === hand) }]
      : [];
  });

/** The fight that was set up last on this device, from outside. */
export const planIn = (kept: unknown): Plan<Planned> & Pick<WrittenPlan, 'after'> => {
  const { after, battles, setup } = (kept ?? {}) as Partial<Record<keyof WrittenPlan, unknown>>;
  const seats = readSetup(setup);
  return {
    ...(readBattles(battles, seats) ?? oneBattle(seats)),
    ...(typeof after === 'string' ? { after } : {}),
  };
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
