import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessEq, solve as solveByYalps } from 'yalps';
import type { Payoffs } from '../../../src/tactics/matrix/equilibrium.ts';
import { equilibrium, swapped } from '../../../src/tactics/matrix/equilibrium.ts';
import { anyPayoffs, gainByAnother } from './payoffs.ts';

const payoffs = (rows: readonly (readonly number[])[]): Payoffs => ({
  lone: rows.length,
  rival: rows[0]!.length,
  gains: Float64Array.from(rows.flat()),
});

/** The value by another solver: the rival concedes as little as possible. */
const valueByReferee = ({ lone, rival, gains }: Payoffs): number => {
  const variables = Array.from({ length: rival }, (_, across) => [
    `rival ${across}`,
    Object.fromEntries([
      ['sum', 1],
      ...Array.from({ length: lone }, (__, one) => [
        `lone ${one}`,
        gains[one * rival + across]! + 1,
      ]),
    ]) as Record<string, number>,
  ]) as [string, Record<string, number>][];
  const { result } = solveByYalps({
    direction: 'maximize',
    objective: 'sum',
    constraints: Array.from({ length: lone }, (_, one) => [`lone ${one}`, lessEq(1)] as const),
    variables,
  });
  return 1 / result - 1;
};

describe('the equilibrium, in which neither seat can gain by another mix', () => {
  test('if a right guess wins half and a wrong one loses half, both toss a coin', () => {
    const coin = payoffs([
      [0.5, -0.5],
      [-0.5, 0.5],
    ]);
    const { lone, rival, value } = equilibrium(coin);
    expect(value).toBe(0);
    for (const often of [...lone, ...rival]) expect(often).toBeCloseTo(0.5, 12);
  });

  test('the same game at ten less for the lone seat is worth −10, with the same mixes', () => {
    const { lone, rival, value } = equilibrium(
      payoffs([
        [-9.5, -10.5],
        [-10.5, -9.5],
      ]),
    );
    expect(value).toBeCloseTo(-10, 12);
    for (const often of [...lone, ...rival]) expect(often).toBeCloseTo(0.5, 12);
  });

  test('a maneuver that is best against everything is always chosen', () => {
    const sure = equilibrium(
      payoffs([
        [0.1, 0.2, 0],
        [0.3, 0.25, 0.2],
      ]),
    );
    expect(sure).toEqual({
      lone: Float64Array.of(0, 1),
      rival: Float64Array.of(0, 0, 1),
      value: 0.2,
    });
  });

  test('rock, paper and scissors are chosen a third of the time each', () => {
    const { lone, value } = equilibrium(
      payoffs([
        [0, 0.5, -0.5],
        [-0.5, 0, 0.5],
        [0.5, -0.5, 0],
      ]),
    );
    expect(value).toBeCloseTo(0, 12);
    for (const often of lone) expect(often).toBeCloseTo(1 / 3, 12);
  });

  test('law: no seat gains more than 1e-9 by another mix', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        expect(gainByAnother(any, equilibrium(any))).toBeLessThan(1e-9);
      }),
      { numRuns: 3000 },
    );
  });

  test('law: mixes are chances that add up to 1', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        const { lone, rival } = equilibrium(any);
        for (const mix of [lone, rival]) {
          expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
          expect(mix.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('law: swapping the seats swaps the mixes and the sign of the value, to the bit', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        const { lone, rival, value } = equilibrium(any);
        const other = equilibrium(swapped(any));
        expect(other.lone).toEqual(rival);
        expect(other.rival).toEqual(lone);
        expect(other.value + value).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('law: the value is the one another solver finds', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        expect(equilibrium(any).value).toBeCloseTo(valueByReferee(any), 6);
      }),
      { numRuns: 300 },
    );
  });
});
