import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { booklets, griffin, opened, printed, rifleman } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { sure } from '../../../src/rules/sure.ts';
import { equilibrium, gainsOf, swapped } from '../../../src/tactics/matrix/equilibrium.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { secondLook } from '../../../src/tactics/review/second-look.ts';
import { think } from '../../../src/tactics/judge/thought.ts';
import { wornEntry } from '../odd-booklets.ts';

test('law: the called square is worth what the next turn is worth by the rules', () => {
  fc.assert(
    fc.property(anySeed, anyOptions, (seed, options) => {
      const random = randomFrom(seed);
      const [lone, rival] = printed.map((booklet) => wornEntry(booklet, booklets, random));
      const battle = openBattle({ options, lone: lone!, rivals: [rival!] });
      const thought = think(battle, roughly);
      const { maneuvers, payoffs } = thought.answers[0]!;
      const at = {
        lone: Math.floor(random() * payoffs.lone),
        rival: Math.floor(random() * payoffs.rival),
      };
      const second = secondLook(thought, at);
      const seats = [thought.choices[at.lone]!.maneuver, maneuvers[at.rival]!].map(
        ({ console }) => ({ console, ignores: [true] }),
      );
      const after = exchange(battle, { seats }).battle;
      const square = at.lone * payoffs.rival + at.rival;
      expect(second.gains[square]).toBeCloseTo(
        after.outcome
          ? payoffs.gains[square]!
          : 0.995 * equilibrium(sure(think(after, roughly).answers[0]).payoffs).value,
        9,
      );
      expect(second.gains.every((gain) => Math.abs(gain) <= 0.5)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** The places of maneuvers that cost less than 4 points of 100 against the best mix, and of the called one. */
const worth = (gains: Float64Array, value: number, called: number): readonly number[] =>
  [...gains.keys()].filter((at) => at === called || gains[at]! > value - 0.04);

test('law: good squares and called ones get a second look', () => {
  fc.assert(
    fc.property(anySeed, anyOptions, (seed, options) => {
      const random = randomFrom(seed);
      const [lone, rival] = printed.map((booklet) => wornEntry(booklet, booklets, random));
      const battle = openBattle({ options, lone: lone!, rivals: [rival!] });
      const thought = think(battle, roughly);
      const { maneuvers, payoffs } = thought.answers[0]!;
      const first = payoffs.gains.slice();
      const called = { lone: 0, rival: 0 };
      const second = secondLook(thought, called);
      expect(payoffs.gains).toEqual(first);
      const mixes = equilibrium(second);
      const gains = gainsOf(second, mixes);
      const own = worth(gains.lone, mixes.value, called.lone);
      const answers = worth(gains.rival, 0 - mixes.value, called.rival);
      const deeper = (one: number, other: number): number => {
        const seats = [thought.choices[one]!.maneuver, maneuvers[other]!].map(({ console }) => ({
          ...{ console, ignores: [true] },
        }));
        const after = exchange(battle, { seats }).battle;
        return after.outcome
          ? first[one * payoffs.rival + other]!
          : 0.995 * equilibrium(sure(think(after, roughly).answers[0]).payoffs).value;
      };
      for (const one of own)
        for (const other of answers)
          expect(second.gains[one * payoffs.rival + other]).toBeCloseTo(deeper(one, other), 9);
    }),
    { numRuns: 30 },
  );
});

test('in the first turn of a duel, only squares that good pilots choose and the called ones get a second look', () => {
  const thought = think(opened(rifleman, [griffin]), roughly);
  const { maneuvers, payoffs } = thought.answers[0]!;
  const second = secondLook(thought, { lone: 0, rival: 0 });
  const rows = thought.choices.map(({ maneuver }, one) => {
    const answers = maneuvers.filter(
      (_, other) =>
        second.gains[one * payoffs.rival + other] !== payoffs.gains[one * payoffs.rival + other],
    );
    return `${maneuver.console}: ${answers.map(({ console }) => console).join(' ')}`;
  });
  expect(rows).toEqual([
    ...['56: 56 50 54 58 60 62', '50: 56 50 54 58 60 62', '54: 56 50 54 58 60 62'],
    ...['52: 56 50 54 58 60', '58: 56 50 54 58 60 62', '64: 56 50 54 58 60 62'],
    ...['60: 56 50 54 58 60', '62: 56 50 54 58 60'],
  ]);
});

test('law: swapping the seats swaps the second look', () => {
  fc.assert(
    fc.property(anySeed, anyOptions, (seed, options) => {
      const random = randomFrom(seed);
      const [one, other] = printed.map((booklet) => wornEntry(booklet, booklets, random));
      const called = [random(), random()] as const;
      const seen = ([lone, rival]: readonly [Entry, Entry], [own, answer]: readonly number[]) => {
        const thought = think(openBattle({ options, lone, rivals: [rival] }), roughly);
        const { payoffs } = thought.answers[0]!;
        return secondLook(thought, {
          lone: Math.floor(own! * payoffs.lone),
          rival: Math.floor(answer! * payoffs.rival),
        });
      };
      const there = seen([one!, other!], called);
      expect(swapped(seen([other!, one!], called.toReversed()))).toEqual(there);
    }),
    { numRuns: 30 },
  );
});
