import fc from 'fast-check';
import { randomFrom, randomOrders, randomShares } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { OPTIONS } from '../../../src/rules/battle/options.ts';
import type { TurnOrders } from '../../../src/rules/battle/orders.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { booklets, opened } from './table-top.ts';

/** Turns of a play-out at most: two shut-down 'Mechs can cool by one for thousands. */
const LONGEST = 120;

/** Every booklet against every booklet. */
export const pairs = booklets.flatMap((lone) => booklets.map((rival) => [lone, rival] as const));

export type Party = readonly [lone: Booklet, rivals: readonly Booklet[]];

export const anyDuel: fc.Arbitrary<Party> = fc.constantFrom(
  ...pairs.map(([lone, rival]): Party => [lone, [rival]]),
);
/** One against one to seven. */
export const anyParty: fc.Arbitrary<Party> = fc.tuple(
  fc.constantFrom(...booklets),
  fc.array(fc.constantFrom(...booklets), { minLength: 1, maxLength: 7 }),
);
export const anySeed = fc.nat();
export const anyOptions = fc.record(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, choices]) => [name, fc.constantFrom(...choices)]),
  ) as { [Name in keyof Options]: fc.Arbitrary<Options[Name]> },
);

/** Options without a limit (D16), which the computer pilots do not know. */
export const anyUnlimited = anyOptions.map((options): Options => ({ ...options, limit: 'none' }));

const someLeave = ({ seats }: TurnOrders, random: () => number): TurnOrders => ({
  seats: seats.map((order) => {
    const draw = random();
    return order && draw < 0.004
      ? { ...order, leaves: 'bails out' }
      : order && draw < 0.2
        ? { ...order, leaves: 'escapes' }
        : order;
  }),
});

/** Shares the lone player's modifier at random (M4); one in five orders has no shares. */
const withShares = (
  battle: Battle,
  orders: TurnOrders,
  random: () => number,
): readonly [TurnOrders, Exchange] => {
  const played = exchange(battle, orders);
  const split = splitOf(played);
  const lone = orders.seats[0];
  if (!split || !lone || random() < 0.2) return [orders, played];
  const shared = {
    seats: orders.seats.with(0, { ...lone, shares: randomShares(split, random) }),
  };
  return [shared, exchange(battle, shared)];
};

/** Plays open maneuvers at random and calls `each` for every turn. */
export const playOut = (
  [lone, rivals]: Party,
  seed: number,
  options?: Battle['options'],
  each: (before: Battle, orders: TurnOrders, played: Exchange) => void = () => undefined,
  begun: Battle = opened(lone, rivals, options),
): Battle => {
  const random = randomFrom(seed);
  let battle = begun;
  while (!battle.outcome && battle.turns < LONGEST) {
    const drawn = someLeave(randomOrders(battle, random), random);
    const [orders, played] = withShares(battle, drawn, random);
    each(battle, orders, played);
    battle = played.battle;
  }
  return battle;
};
