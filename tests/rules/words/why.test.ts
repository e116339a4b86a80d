import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { TurnOrders } from '../../../src/rules/battle/orders.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { rangeOf } from '../../../src/rules/vocabulary.ts';
import { sure } from '../../../src/rules/sure.ts';
import { LONGEST_WHY, whyText } from '../../../src/rules/words/why-text.ts';
import { whyCalled } from '../../../src/rules/words/why.ts';
import type { Party } from '../battle/play-out.ts';
import { anyDuel, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { entry, playTurn, scene } from '../battle/table-top.ts';
import { untrueIn } from './why-claims.ts';

const PILOTS = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hans'];
const LONGEST = PILOTS.map((name) => `${name}wwwwwwwwwwwwwwwwwwwwwwww`.slice(0, 24));

/** Turns of a duel within which a sentence comes three times at most. */
const TURNS = 25;

/** Plays a battle of pilots of some skill in replacements of some penalty, and reads both sentences of every pairing. */
const readAll = (
  [lone, rivals]: Party,
  seed: number,
  each: (
    seat: number,
    enemy: number,
    turn: { before: Battle; orders: TurnOrders; played: Exchange },
  ) => void,
): void => {
  const sat = [lone, ...rivals].map((booklet, seat) =>
    entry(booklet, seat, {
      skill: everyCategory((seed >> seat) % 3 === 2 ? 2 : 0),
      penalty: everyCategory((seed >> seat) % 2 === 1 ? 3 : 0),
    }),
  );
  const begun = openBattle({ options: USUAL_OPTIONS, lone: sure(sat[0]), rivals: sat.slice(1) });
  const play = (before: Battle, orders: TurnOrders, played: Exchange): void => {
    if (before.turns >= TURNS) return;
    for (const { rival } of played.pairings) {
      each(0, rival, { before, orders, played });
      each(rival, 0, { before, orders, played });
    }
  };
  playOut([lone, rivals], seed, USUAL_OPTIONS, play, begun);
};

const namesOf = (pilots: readonly string[], { seats }: Battle) =>
  seats.map(({ booklet }, seat) => ({ pilot: sure(pilots[seat]), mech: booklet.mech.name }));

/** Reads a battle, and counts how often each sentence comes. */
const timesRead = (
  party: Party,
  seed: number,
  you: number | null,
  pilots = PILOTS,
): readonly (readonly [text: string, times: number])[] => {
  const times = new Map<string, number>();
  readAll(party, seed, (seat, enemy, { before, orders, played }) => {
    const why = sure(whyCalled(before, played, seat, Math.max(seat, enemy)));
    const text = whyText(why, namesOf(pilots, before), you);
    expect(text).not.toBe('');
    expect(text.length, text).toBeLessThanOrEqual(LONGEST_WHY);
    if (pilots === PILOTS)
      expect(
        untrueIn(text, { battle: before, orders, played, seat, enemy, pilots, you }),
        text,
      ).toBe('');
    times.set(text, (times.get(text) ?? 0) + 1);
  });
  return [...times];
};

describe('why a call did what it did', () => {
  test('law: every sentence is true by the booklets, 90 characters at most and three times in a duel, with names of 24 letters too', () => {
    fc.assert(
      fc.property(anyDuel, anySeed, fc.boolean(), fc.boolean(), (party, seed, isAlone, isLong) => {
        for (const [text, times] of timesRead(
          party,
          seed,
          isAlone ? 0 : null,
          isLong ? LONGEST : PILOTS,
        ))
          expect(times, text).toBeLessThanOrEqual(3);
      }),
      { numRuns: 24 },
    );
  });

  test('law: the same holds of each pairing of several', () => {
    fc.assert(
      fc.property(anyParty, anySeed, (party, seed) => {
        timesRead(party, seed, null);
      }),
      { numRuns: 3 },
    );
  });
});

/** The Rifleman's row of the Griffin's tables was followed with a finger for each of these. */
describe('in worked examples', () => {
  const said = (numbers: readonly [number, number], seat: number, you: number | null = null) => {
    const battle = scene({ range: rangeOf(numbers[0]) });
    const why = sure(whyCalled(battle, playTurn(battle, ...numbers), seat));
    return { why, text: whyText(why, namesOf(PILOTS, battle), you) };
  };

  test.each([
    [
      [44, 30],
      0,
      'high over a Duck',
      "Ada fired high but missed; Ben ducked. Ada's Laser Low would have hit for 9.",
    ],
    [
      [52, 62],
      0,
      'a Charge at one who cools',
      "Ada charged and hit Ben for 6; Ben cooled off. Ben's Sensors took a critical.",
    ],
    [
      [50, 64],
      1,
      'a Jump Forward under fire',
      "Ada fired high but missed; Ben jumped forward. Ben's PPC would have hit for 7.",
    ],
    [
      [20, 30],
      0,
      'low at a Duck',
      "Ada fired low and hit Ben for 9; Ben ducked. Ben's Sensors took a critical.",
    ],
  ] as const)('%j of seat %i: %s', (numbers, seat, _, text) => {
    expect(said(numbers, seat).text).toBe(text);
  });

  test('every open call that would have hit a Duck is known, the hardest first, and no other', () => {
    const { why } = said([44, 30], 0);
    expect(why.chances.map(({ damage, maneuver }) => [maneuver.console, damage])).toEqual([
      [20, 9],
      [40, 7],
      [26, 6],
      [24, 4],
      [38, 3],
      [46, 2],
    ]);
  });

  test('whoever reads it alone is called you, by both sentences', () => {
    expect(said([44, 30], 0, 0).text).toMatch(/^You fired high but missed; Ben ducked\. Your /);
    expect(said([44, 30], 1, 0).text).toMatch(/^You fired high but missed; Ben ducked\. Ben's /);
  });
});
