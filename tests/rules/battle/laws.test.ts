import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Outcome, Side } from '../../../src/rules/battle/battle.ts';
import { OTHER_SIDE } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { turnLimit } from '../../../src/rules/battle/options.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Incident } from '../../../src/rules/battle/incident.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder, TurnOrders } from '../../../src/rules/battle/orders.ts';
import { splitOf } from '../../../src/rules/battle/split.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { criticalKey } from '../../../src/rules/booklet/critical.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { anyDuel, anyOptions, anyParty, anySeed, playOut } from './play-out.ts';
import { griffin, opened, rifleman } from './table-top.ts';

const swapOutcome = (outcome: Outcome | null): Outcome | null =>
  outcome?.kind === 'win'
    ? { ...outcome, winner: OTHER_SIDE[outcome.winner] }
    : outcome?.kind === 'escape'
      ? { ...outcome, escaped: outcome.escaped.map((side): Side => OTHER_SIDE[side]).sort() }
      : outcome;

/** The state of a seat, without who sits in it. */
const standing = ({ armor, heat, ammunition, wounds, shutDown, pilotLives, out }: Seat) => {
  const { suffered, ...lasting } = wounds;
  const parts = suffered
    .map(({ critical, times }) => `${criticalKey(critical)} ${times}`)
    .toSorted();
  return { armor, heat, ammunition, shutDown, pilotLives, out, lasting, parts };
};

/** The orders with the shares that the turn was played with made explicit (M4). */
const saidAll = ({ seats }: TurnOrders, played: Exchange): TurnOrders => {
  const [lone] = seats;
  const split = splitOf(played);
  return { seats: lone && split ? seats.with(0, { ...lone, shares: split.shares }) : seats };
};

/** The same shares for rivals in reverse order. */
const sharedBackwards = (order: SeatOrder | null): SeatOrder | null =>
  order?.shares ? { ...order, shares: order.shares.toReversed() } : order;

const seatsOf = (incident: Incident): readonly number[] => [
  ...('seat' in incident ? [incident.seat] : []),
  ...('on' in incident ? [incident.on] : []),
  ...('enemy' in incident ? [incident.enemy] : []),
  ...(incident.kind === 'status' ? [incident.by] : []),
];

describe('laws of every battle', () => {
  test('law: swap the sides of a duel and the outcome swaps with them (D10)', () => {
    fc.assert(
      fc.property(anyDuel, anySeed, anyOptions, ([lone, [rival]], seed, options) => {
        const turns: TurnOrders[] = [];
        const end = playOut([lone, [rival!]], seed, options, (_, orders) => turns.push(orders));
        let mirrored = opened(rival!, [lone], options);
        for (const { seats } of turns)
          mirrored = exchange(mirrored, { seats: seats.toReversed() }).battle;
        expect(mirrored.outcome).toEqual(swapOutcome(end.outcome));
        expect(mirrored.seats.map(standing)).toEqual(end.seats.toReversed().map(standing));
        expect(mirrored.pairings.map(({ range, sees }) => [range, sees.rival, sees.lone])).toEqual(
          end.pairings.map(({ range, sees }) => [range, sees.lone, sees.rival]),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('law: reversing the seats of the rivals changes nothing else', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, ([lone, rivals], seed, options) => {
        const turns: TurnOrders[] = [];
        const end = playOut([lone, rivals], seed, options, (_, orders, played) => {
          turns.push(saidAll(orders, played));
        });
        const reseated = <Thing>([first, ...others]: readonly Thing[]): readonly Thing[] => [
          first as Thing,
          ...others.toReversed(),
        ];
        let other = opened(lone, rivals.toReversed(), options);
        for (const { seats } of turns)
          other = exchange(other, { seats: reseated(seats).map(sharedBackwards) }).battle;
        expect(other.outcome).toEqual(end.outcome);
        expect(other.seats.map(standing)).toEqual(reseated(end.seats).map(standing));
      }),
      { numRuns: 200 },
    );
  });

  test('law: once the other rivals bail out, a battle is byte for byte the duel with the one left', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, ([lone, rivals], seed, options) => {
        const random = randomFrom(seed);
        let duel = opened(lone, rivals.slice(0, 1), options);
        let battle = opened(lone, rivals, options);
        while (!duel.outcome && duel.turns < 60) {
          const orders = randomOrders(duel, random);
          // The others leave before any damage of the first turn.
          const others = battle.seats.slice(2).map(({ out }, index): SeatOrder | null => {
            const [open] = openManeuvers(battle, index + 2);
            return out || !open ? null : { console: open.console, leaves: 'bails out' };
          });
          const played = exchange(duel, orders);
          const beside = exchange(battle, { seats: [...orders.seats, ...others] });
          const [pairing] = beside.pairings;
          expect(JSON.stringify([pairing])).toBe(JSON.stringify(played.pairings));
          duel = played.battle;
          battle = beside.battle;
          expect(JSON.stringify(battle.seats.slice(0, 2).map(standing))).toBe(
            JSON.stringify(duel.seats.map(standing)),
          );
          expect(battle.outcome).toEqual(duel.outcome);
          for (const seat of [0, 1])
            expect(openManeuvers(battle, seat)).toEqual(openManeuvers(duel, seat));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('law: a seat that is out never changes, and appears in no pairing or incident', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        playOut(party, seed, options, (before, orders, { battle, incidents, pairings }) => {
          for (const [seat, { out }] of before.seats.entries()) {
            if (!out) continue;
            expect(orders.seats[seat]).toBeNull();
            expect(battle.seats[seat]).toBe(before.seats[seat]);
            expect(incidents.flatMap(seatsOf)).not.toContain(seat);
            expect(pairings.map(({ rival }) => rival)).not.toContain(seat);
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  test('law: the lone player is paired with each rival who still fights', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        playOut(party, seed, options, (_, __, { battle: { seats, pairings } }) => {
          const [lone, ...rivals] = seats.map(({ out }) => out === null);
          expect(pairings.map(({ rival }) => rival)).toEqual(
            rivals.flatMap((fights, index) => (lone && fights ? [index + 1] : [])),
          );
        });
      }),
      { numRuns: 200 },
    );
  });

  test('law: armor never rises, heat and ammunition never fall below 0, and a pilot still in it has an open maneuver (D13)', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        playOut(party, seed, options, (before, _, { battle: after }) => {
          after.seats.forEach((seat, index) => {
            expect(seat.armor).toBeLessThanOrEqual(before.seats[index]!.armor);
            expect(seat.heat).toBeGreaterThanOrEqual(0);
            for (const points of Object.values(seat.ammunition))
              expect(points).toBeGreaterThanOrEqual(0);
            expect(openManeuvers(after, index).length > 0).toBe(
              after.outcome === null && seat.out === null,
            );
          });
        });
      }),
      { numRuns: 400 },
    );
  });

  test('law: a battle lasts as long as the lone player and a rival are in it, unless it is a stalemate or at its limit (M10, D16)', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        playOut(party, seed, options, (_, __, { battle: { seats, outcome, turns } }) => {
          if (turns === turnLimit(options)) expect(outcome).not.toBeNull();
          const [lone, ...rivals] = seats.map(({ out }) => out);
          const rivalsOut = rivals.every((out) => out !== null);
          if (lone || rivalsOut) expect(outcome).not.toBeNull();
          else
            expect([undefined, 'stalemate', 'limit']).toContain(
              outcome?.kind === 'nobody' ? outcome.by : outcome?.kind,
            );
          if (lone && !rivalsOut && lone !== 'escaped')
            expect(outcome).toMatchObject({ winner: 'rival' });
          if (!lone && rivalsOut && rivals.some((out) => out !== 'escaped'))
            expect(outcome).toMatchObject({ winner: 'lone' });
        });
      }),
      { numRuns: 400 },
    );
  });

  test('law: a battle played with open maneuvers is either over or can take another turn', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        const end = playOut(party, seed, options);
        if (end.outcome === null)
          expect(() => exchange(end, randomOrders(end, randomFrom(seed)))).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });
});

test('random play-outs reach all 32 view screens of the Rifleman and of the Griffin', () => {
  const printed = [rifleman, griffin];
  const seen = new Map(printed.map(({ id }) => [id, new Set<number>()]));
  const count = ({ id }: Booklet, screen: number): void => void seen.get(id)?.add(screen);
  const parties = printed.flatMap((lone) => printed.map((rival) => [lone, rival] as const));
  const isReached = (): boolean => [...seen.values()].every(({ size }) => size === 32);
  for (let seed = 0; seed < 4000 && !isReached(); seed += 1) {
    const [lone, rival] = parties[seed % parties.length]!;
    playOut([lone, [rival]], seed, undefined, (_, __, { pairings }) => {
      count(rival, pairings[0]!.deeds.lone.sees.screen.number);
      count(lone, pairings[0]!.deeds.rival.sees.screen.number);
    });
  }
  for (const [id, screens] of seen)
    expect(
      VIEW_SCREENS.filter((screen) => !screens.has(screen)),
      `view screens of ${id} never reached`,
    ).toEqual([]);
});
