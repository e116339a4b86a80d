import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomOrders } from '../../../src/command-line/random-play.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Step } from '../../../src/rules/record/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  hasStep,
  placeOf,
  stepAfter,
  stepBefore,
  stepsOf,
} from '../../../src/rules/record/steps.ts';
import { anyOptions, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { playTurn, scene } from '../battle/table-top.ts';

const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

/** The steps at which the telling of a turn stops, from the first to the last and back. */
const told = (lone: number, rival: number): readonly (readonly Step[])[] => {
  const played = playTurn(scene(), lone, rival);
  const there: Step[] = [CALLED];
  while (there.at(-1) !== MARKS) there.push(stepAfter(played, there.at(-1)!));
  const back: Step[] = [];
  for (let step: Step | null = MARKS; step; step = stepBefore(played, step)) back.unshift(step);
  return [there, back];
};

describe('the steps of an exchange', () => {
  test('a duel has six: called, look up, leave or stay, a score for each, marks', () => {
    expect(stepsOf(playTurn(scene(), 56, 56))).toEqual([
      CALLED,
      LOOK_UP,
      LEAVE_OR_STAY,
      LONE_SCORES,
      RIVAL_SCORES,
      MARKS,
    ]);
  });

  test.each([
    ['both hit', 56, 56, [LONE_SCORES, RIVAL_SCORES]],
    ['the lone player hits', 52, 62, [LONE_SCORES]],
    ['the rival hits', 62, 52, [RIVAL_SCORES]],
    ['nobody hits', 58, 58, []],
  ])('%s: a score is told where there is one, there and back', (_, lone, rival, scores) => {
    const steps = [CALLED, LOOK_UP, LEAVE_OR_STAY, ...scores, MARKS];
    expect(told(lone, rival)).toEqual([steps, steps]);
  });

  test('nothing comes after the marks, nothing before the numbers, and a stranger leads to the first', () => {
    const played = playTurn(scene(), 58, 58);
    expect(stepAfter(played, MARKS)).toEqual(MARKS);
    expect(stepBefore(played, CALLED)).toBeNull();
    const stranger: Step = { kind: 'look up', rival: 2 };
    expect(placeOf(played, stranger)).toBe(-1);
    expect(hasStep(played, stranger)).toBe(false);
    expect(stepAfter(played, stranger)).toEqual(CALLED);
    expect(stepBefore(played, stranger)).toBeNull();
  });

  test('law: their number betrays nothing: whatever is chosen there are as many, each once', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        const random = randomFrom(seed);
        const strange: (readonly Step[])[] = [];
        playOut(party, seed, options, (battle, _orders, played) => {
          const other = exchange(battle, randomOrders(battle, random));
          const steps = stepsOf(played);
          if (steps.length !== 3 + 3 * battle.pairings.length) strange.push(steps);
          if (JSON.stringify(steps) !== JSON.stringify(stepsOf(other))) strange.push(steps);
          if (steps.some((step, place) => placeOf(played, step) !== place)) strange.push(steps);
        });
        expect(strange).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
