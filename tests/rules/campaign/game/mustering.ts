import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../../../src/rules/battle/orders.ts';
import { begun, fightersOf, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Lineup } from '../../../../src/rules/fight/lineup.ts';
import type { Move } from '../../../../src/rules/fight/record.ts';
import { DAY, circle, done, find, griffin, rifleman } from '../circle.ts';

/** A turn of the first battle, by the console numbers or orders of its seats. */
export const turn = (...orders: readonly (number | SeatOrder | null)[]): Move => ({
  kind: 'turn',
  battle: 'A',
  orders: {
    seats: orders.map((order) => (typeof order === 'number' ? { console: order } : order)),
  },
});

/** Begins a duel of the first two, or of more against the first. */
export const opened = (
  hangar: Hangar,
  pilots: readonly string[],
  battles?: readonly Lineup[],
  id = 'g',
) => {
  const muster = {
    options: USUAL_OPTIONS,
    fighters: fightersOf(hangar, pilots),
    battles: battles ?? [{ lone: 0, rivals: pilots.slice(1).map((_, place) => place + 1) }],
  };
  const { record } = done(mustered(hangar, muster, find));
  return { open: done(begun(hangar, { id, on: DAY, muster }, find)), record };
};

export const duel = () =>
  circle([
    ['Ada', rifleman, 'Old Thunder'],
    ['Ben', griffin, 'Bad Penny'],
  ]);
