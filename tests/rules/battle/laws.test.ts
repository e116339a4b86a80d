import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomOrders } from '../../../src/command-line/random-play.ts';
import type { Battle, Outcome, Side } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { lookUp } from '../../../src/rules/booklet/booklet.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Orders } from '../../../src/rules/battle/orders.ts';
import type { BattleRecord } from '../../../src/rules/record/record.ts';
import { parseRecord, printRecord } from '../../../src/rules/record/record.ts';
import { replay } from '../../../src/rules/record/replay.ts';
import { RANGES, VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { booklets, findBook } from './table-top.ts';

/** Two machines that are shut down can cool by one for thousands of turns: play-outs have a limit. */
const LONGEST = 120;

const pairs = booklets.flatMap((lone) => booklets.map((rival) => [lone, rival] as const));
const anyPair = fc.constantFrom(...pairs);
const anySeed = fc.nat();
const anyAmmunition = fc.constantFrom('counted' as const, 'ignored' as const);

/** Plays open maneuvers at random, some pilots leaving when they may, and calls `each` for every turn. */
const playOut = (
  [lone, rival]: readonly [Booklet, Booklet],
  seed: number,
  ammunition: 'counted' | 'ignored',
  each: (before: Battle, orders: Orders, after: Battle) => void = () => undefined,
): Battle => {
  const random = randomFrom(seed);
  let battle = openBattle(lone, [rival], { ammunition });
  while (!battle.outcome && battle.turns < LONGEST) {
    const drawn = randomOrders(battle, random);
    const orders: Orders = {
      seats: drawn.seats.map((order) => {
        const draw = random();
        return draw < 0.004
          ? { ...order, leaves: 'bails out' }
          : draw < 0.2
            ? { ...order, leaves: 'escapes' }
            : order;
      }),
    };
    const { battle: after } = exchange(battle, orders);
    each(battle, orders, after);
    battle = after;
  }
  return battle;
};

const swapSide = (side: Side): Side => (side === 'lone' ? 'rival' : 'lone');
const swapOutcome = (outcome: Outcome | null): Outcome | null =>
  outcome?.kind === 'win'
    ? { ...outcome, winner: swapSide(outcome.winner) }
    : outcome?.kind === 'escape'
      ? { ...outcome, escaped: outcome.escaped.map(swapSide).sort() }
      : outcome;

describe('laws of every battle', () => {
  test('law: swap the sides and the outcome swaps with them (D10)', () => {
    fc.assert(
      fc.property(anyPair, anySeed, anyAmmunition, (pair, seed, ammunition) => {
        const turns: Orders[] = [];
        const end = playOut(pair, seed, ammunition, (_, orders) => turns.push(orders));
        let mirrored = openBattle(pair[1], [pair[0]], { ammunition });
        for (const { seats } of turns)
          mirrored = exchange(mirrored, { seats: seats.toReversed() }).battle;
        expect(mirrored.outcome).toEqual(swapOutcome(end.outcome));
        expect(mirrored.seats).toEqual(end.seats.toReversed());
        expect(mirrored.pairings.map(({ range, sees }) => [range, sees.rival, sees.lone])).toEqual(
          end.pairings.map(({ range, sees }) => [range, sees.lone, sees.rival]),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('law: armor never rises, heat and ammunition never fall below 0, and there is always something open (D13)', () => {
    fc.assert(
      fc.property(anyPair, anySeed, anyAmmunition, (pair, seed, ammunition) => {
        playOut(pair, seed, ammunition, (before, _, after) => {
          after.seats.forEach((seat, index) => {
            expect(seat.armor).toBeLessThanOrEqual(before.seats[index]!.armor);
            expect(seat.heat).toBeGreaterThanOrEqual(0);
            for (const points of Object.values(seat.ammunition))
              expect(points).toBeGreaterThanOrEqual(0);
            expect(openManeuvers(after, index).length > 0).toBe(after.outcome === null);
          });
        });
      }),
      { numRuns: 400 },
    );
  });

  test('law: a battle that plays open maneuvers ends, or can go on', () => {
    fc.assert(
      fc.property(anyPair, anySeed, anyAmmunition, (pair, seed, ammunition) => {
        const end = playOut(pair, seed, ammunition);
        if (end.outcome === null)
          expect(() => exchange(end, randomOrders(end, randomFrom(seed)))).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });

  test('law: a record printed, read and replayed gives the same battle', () => {
    fc.assert(
      fc.property(anyPair, anySeed, anyAmmunition, (pair, seed, ammunition) => {
        const turns: Orders[] = [];
        const end = playOut(pair, seed, ammunition, (_, orders, after) => {
          const left = after.seats.map(({ out }) => out);
          turns.push({
            seats: orders.seats.map(({ leaves, ...order }, seat) =>
              leaves && (left[seat] === 'escaped' || left[seat] === 'bailed out')
                ? { ...order, leaves }
                : order,
            ),
          });
        });
        const record: BattleRecord = {
          lone: { booklet: pair[0].id, pilot: 'Ada' },
          rival: { booklet: pair[1].id, pilot: 'Ben van Loon' },
          ammunition,
          turns,
        };
        const read = parseRecord(printRecord(record));
        expect(read.fault).toBeNull();
        expect(read.record).toEqual(record);
        const replayed = replay(read.record!, findBook, read.lines);
        expect(replayed.fault).toBeNull();
        expect(replayed.battles.at(-1)).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });
});

test.each(pairs)('every pair of maneuvers of $mech.name and its enemy resolves', (lone, rival) => {
  for (const one of lone.statCard.maneuvers)
    for (const other of rival.statCard.maneuvers) {
      if (one.range !== other.range) continue;
      expect(lookUp(rival, { holder: one.console, owner: other.console })).not.toBeNull();
      expect(lookUp(lone, { holder: other.console, owner: one.console })).not.toBeNull();
    }
  expect(
    RANGES.every((range) => lone.statCard.maneuvers.some((maneuver) => maneuver.range === range)),
  ).toBe(true);
});

test('all 32 view screens of each booklet are reached by random play-outs over all pairings', () => {
  const seen = new Map(booklets.map(({ id }) => [id, new Map<number, number>()]));
  const count = ({ id }: Booklet, screen: number): void => {
    const hits = seen.get(id)!;
    hits.set(screen, (hits.get(screen) ?? 0) + 1);
  };
  for (let seed = 0; seed < 4000; seed += 1)
    playOut(pairs[seed % pairs.length]!, seed, 'counted', (before, _, { pairings }) => {
      count(before.booklets[1]!, pairings[0]!.sees.lone.number);
      count(before.booklets[0]!, pairings[0]!.sees.rival.number);
    });
  for (const [id, hits] of seen)
    expect(
      VIEW_SCREENS.filter((screen) => !hits.has(screen)),
      `view screens of ${id} never reached`,
    ).toEqual([]);
});
