import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import type { Incident } from '../../../src/rules/battle/incident.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import {
  CALLED,
  LEAVE_OR_STAY,
  MARKS,
  beatsOf,
  hasStep,
  pageOrder,
  placeOf,
  stepAfter,
  stepBefore,
  stepsOf,
} from '../../../src/rules/fight/steps.ts';
import { sure } from '../../../src/rules/sure.ts';
import { anyOptions, anyParty, anySeed, playOut } from '../battle/play-out.ts';
import { playTurn, scene } from '../battle/table-top.ts';

const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };

/** The steps at which the telling of a turn stops, from the first to the last and back. */
const told = (played: Exchange): readonly (readonly Step[])[] => {
  const there: Step[] = [];
  for (let step: Step | null = CALLED; step; step = stepAfter(played, step)) there.push(step);
  const back: Step[] = [];
  for (let step = there.at(-1) ?? null; step; step = stepBefore(played, step)) back.unshift(step);
  return [there, back];
};

describe('the steps of an exchange', () => {
  test('a duel has six steps: the numbers, two pages, a score for each, and what the turn leaves', () => {
    expect(stepsOf(playTurn(scene(), 56, 56))).toEqual([
      CALLED,
      LOOK_UP,
      LEAVE_OR_STAY,
      RIVAL_SCORES,
      LONE_SCORES,
      MARKS,
    ]);
  });

  test.each([
    ['both hit', 56, 56, [RIVAL_SCORES, LONE_SCORES]],
    ['the lone player hits', 52, 62, [LONE_SCORES]],
    ['the rival hits', 62, 52, [RIVAL_SCORES]],
    ['nobody hits', 58, 58, []],
  ])('%s: only a score that exists has a step, forward and back', (_, lone, rival, scores) => {
    const steps = [CALLED, LOOK_UP, LEAVE_OR_STAY, ...scores];
    expect(told(playTurn(scene(), lone, rival))).toEqual([steps, steps]);
  });

  test.each([
    ['an explosion and a shutdown', 30, ['exploded', 'shut down']],
    ['nothing', 0, []],
  ])('%s: there is a last step only if the turn leaves something behind', (_, heat, beats) => {
    const cold = scene();
    const seats = cold.seats.map((seat, at) => (at === 0 ? { ...seat, heat } : seat));
    const played = playTurn({ ...cold, seats }, 52, 62);
    expect(beatsOf(played).map(({ kind }) => kind)).toEqual(beats);
    expect(told(played)[0]?.at(-1)).toEqual(beats.length > 0 ? MARKS : LONE_SCORES);
  });

  test("a 'Mech put out falls in the last beat of the turn, after what happened to the other", () => {
    const whole = scene();
    const seats = whole.seats.map((seat, at) =>
      at === 0 ? { ...seat, armor: 3 } : { ...seat, heat: 30 },
    );
    const { incidents } = playTurn({ ...whole, seats }, 62, 52);
    const kinds = (of: readonly { readonly kind: string }[]): string[] =>
      of.map(({ kind }) => kind).filter((kind) => ['exploded', 'shut down', 'fell'].includes(kind));
    expect(kinds(incidents)).not.toEqual(kinds(beatsOf({ incidents })));
    expect(kinds(beatsOf({ incidents }))).toEqual(['exploded', 'shut down', 'fell']);
    const killed: Incident = { kind: 'pilot killed', seat: 0, by: 'heat' };
    expect(kinds(beatsOf({ incidents: [killed, ...incidents] })).at(-1)).toBe('fell');
    expect(beatsOf({ incidents: [killed, ...incidents] }).at(-2)).toBe(killed);
  });

  test.each([
    ['the page without a SCORE comes first in an odd turn', 52, 62, 1, ['rival', 'lone']],
    ['the page without a SCORE comes first in an even turn', 62, 52, 2, ['lone', 'rival']],
    [
      'with two hits the page of the lone player comes first in an odd turn',
      56,
      56,
      1,
      ['lone', 'rival'],
    ],
    [
      'with two hits the page of the rival comes first in an even turn',
      56,
      56,
      2,
      ['rival', 'lone'],
    ],
    [
      'without a hit the page of the lone player comes first in an odd turn',
      58,
      58,
      3,
      ['lone', 'rival'],
    ],
    [
      'without a hit the page of the rival comes first in an even turn',
      58,
      58,
      4,
      ['rival', 'lone'],
    ],
  ])('%s', (_, lone, rival, turn, order) => {
    const [pairing] = playTurn(scene(), lone, rival).pairings;
    expect(pageOrder(sure(pairing), turn)).toEqual(order);
  });

  test.each([1, 2, 3, 4])(
    "a person playing alone sees the page of their own 'Mech second, in turn %i",
    (turn) => {
      for (const [lone, rival] of [
        [52, 62],
        [62, 52],
        [56, 56],
      ] as const)
        for (const [alone, other] of [
          ['lone', 'rival'],
          ['rival', 'lone'],
        ] as const) {
          const [pairing] = playTurn(scene(), lone, rival).pairings;
          expect(pageOrder(sure(pairing), turn, alone)).toEqual([alone, other]);
        }
    },
  );

  test('no step follows the last or precedes the numbers, and an unknown step leads to the first', () => {
    const played = playTurn(scene(), 58, 58);
    expect(stepAfter(played, LEAVE_OR_STAY)).toBeNull();
    expect(stepAfter(played, MARKS)).toBeNull();
    expect(stepBefore(played, CALLED)).toBeNull();
    const stranger: Step = { kind: 'look up', rival: 2 };
    expect(placeOf(played, stranger)).toBe(-1);
    expect(hasStep(played, stranger)).toBe(false);
    expect(stepAfter(played, stranger)).toEqual(CALLED);
    expect(stepBefore(played, stranger)).toBeNull();
  });

  test('law: a turn has the same steps whatever is chosen, so that they betray nothing', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        const random = randomFrom(seed);
        const strange: (readonly Step[])[] = [];
        playOut(party, seed, options, (battle, _orders, played) => {
          const other = exchange(battle, randomOrders(battle, random));
          const steps = stepsOf(played);
          const split = battle.pairings.length > 1 ? 1 : 0;
          if (steps.length !== 3 + 3 * battle.pairings.length + split) strange.push(steps);
          if (JSON.stringify(steps) !== JSON.stringify(stepsOf(other))) strange.push(steps);
          if (steps.some((step, place) => placeOf(played, step) !== place)) strange.push(steps);
        });
        expect(strange).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
