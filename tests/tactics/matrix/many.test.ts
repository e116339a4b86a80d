import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equalTo, greaterEq, solve as solveByYalps } from 'yalps';
import type { Payoffs } from '../../../src/tactics/matrix/equilibrium.ts';
import { equilibrium } from '../../../src/tactics/matrix/equilibrium.ts';
import { equilibriumOf, equilibriumOfSeveral } from '../../../src/tactics/matrix/equilibrium.ts';
import { response } from '../../../src/tactics/matrix/response.ts';
import { anyPayoffs, gainByAnother, gainsOfLone, gainsOfRival, payoffsOf } from './payoffs.ts';

/** A lone seat's payoffs from two to seven rivals, who have up to sixteen maneuvers each. */
const anySeveral: fc.Arbitrary<readonly Payoffs[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 32 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 16 }), fc.nat()), { minLength: 2, maxLength: 7 }),
  )
  .map(([lone, rivals]) => rivals.map(([rival, seed]) => payoffsOf(lone, rival, seed)));

const TEMPERATURE = 0.05;
/** The most that choosing among this many may cost. */
const allowed = ({ length }: Float64Array): number => TEMPERATURE * Math.log(length) + 1e-3;

/** What the lone seat is promised against all rivals together, by another solver. */
const valueByReferee = (rivals: readonly Payoffs[]): number => {
  const lone = rivals[0]!.lone;
  const variables: [string, Record<string, number>][] = Array.from({ length: lone }, (_, row) => [
    `x${row}`,
    Object.fromEntries([
      ['chances', 1],
      ...rivals.flatMap(({ rival, gains }, of) =>
        Array.from({ length: rival }, (__, answer) => [
          `${of} ${answer}`,
          gains[row * rival + answer]! + 1,
        ]),
      ),
    ]) as Record<string, number>,
  ]);
  rivals.forEach(({ rival }, of) => {
    variables.push([
      `v${of}`,
      Object.fromEntries([
        ['promised', 1],
        ...Array.from({ length: rival }, (_, answer) => [`${of} ${answer}`, -1]),
      ]) as Record<string, number>,
    ]);
  });
  const { result } = solveByYalps({
    direction: 'maximize',
    objective: 'promised',
    constraints: [
      ['chances', equalTo(1)] as const,
      ...rivals.flatMap(({ rival }, of) =>
        Array.from({ length: rival }, (_, answer) => [`${of} ${answer}`, greaterEq(0)] as const),
      ),
    ],
    variables,
  });
  return result - rivals.length;
};

describe('one against several', () => {
  test('a coin toss with each of two, at ten less for the lone seat, is worth −20, half and half', () => {
    const coin = { lone: 2, rival: 2, gains: Float64Array.of(-9.5, -10.5, -10.5, -9.5) };
    const { lone, rivals, value } = equilibriumOfSeveral([coin, coin]);
    expect(value).toBeCloseTo(-20, 12);
    for (const often of lone) expect(often).toBeCloseTo(0.5, 12);
    expect(rivals).toHaveLength(2);
  });

  test('law: no seat gains more than 1e-9 by another mix, each rival by itself', () => {
    fc.assert(
      fc.property(anySeveral, (several) => {
        const { lone, rivals, value } = equilibriumOf(several);
        expect(Math.max(...gainsOfLone(several, rivals)) - value).toBeLessThan(1e-9);
        const conceded = several.reduce(
          (sum, payoffs) => sum - Math.max(...gainsOfRival(payoffs, lone)),
          0,
        );
        expect(value - conceded).toBeLessThan(1e-9);
      }),
      { numRuns: 400 },
    );
  });

  test('law: mixes are chances that add up to 1', () => {
    fc.assert(
      fc.property(anySeveral, (several) => {
        const { lone, rivals } = equilibriumOf(several);
        for (const mix of [lone, ...rivals]) {
          expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
          expect(mix.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('law: each of two identical rivals is worth what one is in a duel', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        const { lone, rivals, value } = equilibriumOf([any, any]);
        expect(value).toBeCloseTo(2 * equilibrium(any).value, 9);
        const [one, other] = rivals;
        const rival = one!.map((often, at) => (often + other![at]!) / 2);
        expect(gainByAnother(any, { lone, rival, value: value / 2 })).toBeLessThan(1e-9);
      }),
      { numRuns: 300 },
    );
  });

  test('law: with a single rival the solution is that of the duel', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        const { lone, rivals, value } = equilibriumOfSeveral([any]);
        expect(gainByAnother(any, { lone, rival: rivals[0]!, value })).toBeLessThan(1e-9);
        const duel = equilibriumOf([any]);
        expect(value).toBeCloseTo(duel.value, 9);
        expect({ lone: duel.lone, rival: duel.rivals[0], value: duel.value }).toEqual(
          equilibrium(any),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('law: the value is the one another solver finds', () => {
    fc.assert(
      fc.property(anySeveral, (several) => {
        expect(equilibriumOf(several).value).toBeCloseTo(valueByReferee(several), 5);
      }),
      { numRuns: 60 },
    );
  });

  test('law: seats that err give away no more than the temperature allows', () => {
    fc.assert(
      fc.property(anySeveral, (several) => {
        const { lone, rivals, value } = response(several, TEMPERATURE);
        expect(Math.max(...gainsOfLone(several, rivals)) - value).toBeLessThan(allowed(lone));
        several.forEach((payoffs, at) => {
          const gains = gainsOfRival(payoffs, lone);
          const has = gains.reduce((sum, gain, answer) => sum + gain * rivals[at]![answer]!, 0);
          expect(Math.max(...gains) - has).toBeLessThan(allowed(gains));
        });
      }),
      { numRuns: 60 },
    );
  });
});
