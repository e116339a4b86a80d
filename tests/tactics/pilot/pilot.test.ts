import { describe, expect, test } from 'vitest';
import { griffin, opened, rifleman, scene } from '../../rules/battle/table-top.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { isOpen } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import type { GamePilot } from '../../../src/rules/fight/hands.ts';
import { GAME_PILOTS } from '../../../src/rules/fight/hands.ts';
import { mixOf, orderOfPilot } from '../../../src/tactics/pilot/pilot.ts';
import { think } from '../../../src/tactics/judge/thought.ts';

const SEED = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const names = GAME_PILOTS;

/** The orders of computer pilots in every seat for the next turn. */
const ordersOf = (battle: Battle, pilot: GamePilot, seed: string): (SeatOrder | null)[] =>
  battle.seats.map(({ out }, seat) =>
    out
      ? null
      : orderOfPilot(battle, pilot, roughly, seed, { battle: 'A', turn: battle.turns + 1, seat }),
  );

/** A battle that computer pilots play to its end, turn by turn. */
const played = (begun: Battle, pilot: GamePilot, seed: string): string => {
  let battle = begun;
  const turns: string[] = [];
  while (!battle.outcome && battle.turns < 40) {
    const seats = ordersOf(battle, pilot, seed);
    for (const [seat, order] of seats.entries())
      if (order)
        expect(
          isOpen(
            battle,
            seat,
            sure(maneuverAt(battle.seats[seat]!.booklet.statCard, order.console)),
          ),
        ).toBe(true);
    turns.push(JSON.stringify(seats));
    battle = exchange(battle, { seats }).battle;
  }
  return turns.join('\n');
};

describe.each(names)('%s', (pilot) => {
  test('law: plays the same duel with the same seed, and another one with another seed', () => {
    const duel = opened(rifleman, [griffin]);
    expect(played(duel, pilot, SEED)).toBe(played(duel, pilot, SEED));
    expect(played(duel, pilot, SEED)).not.toBe(played(duel, pilot, SEED.replace('0', '1')));
  });

  test('can play alone against three, and as one of three', () => {
    const battle = opened(rifleman, [griffin, rifleman, griffin]);
    expect(played(battle, pilot, SEED)).toBe(played(battle, pilot, SEED));
  });
});

test('a pilot with a single open maneuver calls it', () => {
  const battle = scene({ seats: [{ heat: 35, shutDown: true }] });
  const order = orderOfPilot(battle, 'Tuck', roughly, SEED, { battle: 'A', turn: 1, seat: 0 });
  expect(order).toEqual({ console: 62 });
});

test('an ace plays the same mix in either seat of a duel', () => {
  const mixes = [opened(rifleman, [griffin]), opened(griffin, [rifleman])].map((battle, lone) =>
    mixOf(battle, lone === 0 ? 0 : 1, 'Sable', think(battle, roughly)),
  );
  expect(mixes[0]).toEqual(mixes[1]);
});

/** How often a pilot chooses maneuvers with these numbers as a duel begins. */
const often = (pilot: GamePilot, numbers: readonly number[]): number => {
  const battle = opened(rifleman, [rifleman]);
  const thought = think(battle, roughly);
  return mixOf(battle, 0, pilot, thought).reduce(
    (sum, each, at) => (numbers.includes(thought.choices[at]!.maneuver.console) ? sum + each : sum),
    0,
  );
};

test('the better a pilot, the fewer maneuvers it chooses from', () => {
  const battle = opened(rifleman, [griffin]);
  const thought = think(battle, roughly);
  const used = names.map(
    (pilot) => mixOf(battle, 0, pilot, thought).filter((each) => each > 0).length,
  );
  expect(used).toEqual(used.toSorted((one, other) => other - one));
});

test('Tuck likes to charge', () => {
  expect(often('Tuck', [52])).toBeGreaterThan(often('Tuck', [58]));
});

test('what Tuck likes weighs the same against any number of rivals', () => {
  const battle = opened(rifleman, [griffin, griffin, griffin]);
  const { answers, choices } = think(battle, roughly);
  // No choice gains or loses anything, so that liking alone decides.
  const even = answers.map(({ payoffs, ...each }) => ({
    ...each,
    payoffs: { ...payoffs, gains: payoffs.gains.map(() => 0) },
  }));
  const [alone, all] = [even.slice(0, 1), even].map((those) =>
    Array.from(mixOf(battle, 0, 'Tuck', { choices, answers: those })),
  );
  for (const [at, share] of sure(all).entries()) expect(share).toBeCloseTo(sure(alone)[at]!, 9);
});
