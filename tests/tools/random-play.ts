import type { Battle } from '../../src/rules/battle/battle.ts';
import type { TurnOrders } from '../../src/rules/battle/orders.ts';
import type { Split } from '../../src/rules/battle/split.ts';
import { openManeuvers } from '../../src/rules/battle/open-maneuvers.ts';

/** A repeatable stream of numbers in [0, 1) from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Any shares of a modifier, point by point (M4). */
export const randomShares = (
  { hits, modifier }: Split,
  random: () => number,
): readonly number[] => {
  const shares = hits.map(() => 0);
  for (let point = 0; point < Math.abs(modifier); point += 1) {
    const place = Math.floor(random() * shares.length);
    shares[place] = (shares[place] ?? 0) + Math.sign(modifier);
  }
  return shares;
};

/** Orders that are open to every seat that fights, drawn at random. */
export const randomOrders = (battle: Battle, random: () => number): TurnOrders => ({
  seats: battle.seats.map(({ out }, seat) => {
    if (out) return null;
    const open = openManeuvers(battle, seat);
    const maneuver = open[Math.floor(random() * open.length)];
    if (!maneuver) throw new Error(`Seat ${seat} is left without a maneuver (D13).`);
    return { console: maneuver.console };
  }),
});
