import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equilibrium, swapped } from '../../../src/tactics/matrix/equilibrium.ts';
import type { Mix, Mixes, Payoffs } from '../../../src/tactics/matrix/equilibrium.ts';
import { edgeOf, exponential } from '../../../src/tactics/matrix/exponential.ts';
import { response as responseOf } from '../../../src/tactics/matrix/response.ts';
import { anyPayoffs, gainByAnother, gainsOfLone, gainsOfRival } from './payoffs.ts';

/** Of a duel. */
const response = (payoffs: Payoffs, temperature: number): Mixes => {
  const { lone, rivals, value } = responseOf([payoffs], temperature);
  return { lone, rival: rivals[0]!, value };
};

const anyTemperature = fc.constantFrom(0.15, 0.08, 0.03, 0.01);

/** How far a mix is from e to the power of what each maneuver gains ÷ temperature. */
const offBy = (mix: Mix, gains: Float64Array, temperature: number): number => {
  const most = Math.max(...gains);
  const powers = gains.map((gain) => Math.exp((gain - most) / temperature));
  const sum = powers.reduce((all, each) => all + each, 0);
  return Math.max(...powers.map((power, at) => Math.abs(power / sum - mix[at]!)));
};

describe('mixes of two seats that err', () => {
  test('law: both choose each maneuver in proportion to e to the power of its gain', () => {
    fc.assert(
      fc.property(anyPayoffs, anyTemperature, (any, temperature) => {
        const { lone, rival } = response(any, temperature);
        // The search rests at gains that are off by a few millionths; a low temperature enlarges that.
        const most = 4e-6 / temperature;
        expect(offBy(lone, gainsOfLone([any], [rival]), temperature)).toBeLessThan(most);
        expect(offBy(rival, gainsOfRival(any, lone), temperature)).toBeLessThan(most);
      }),
      { numRuns: 300 },
    );
  });

  test('law: swapping the seats swaps the mixes, to the bit', () => {
    fc.assert(
      fc.property(anyPayoffs, anyTemperature, (any, temperature) => {
        const { lone, rival } = response(any, temperature);
        const other = response(swapped(any), temperature);
        expect(other.lone).toEqual(rival);
        expect(other.rival).toEqual(lone);
      }),
      { numRuns: 100 },
    );
  });

  test('law: seats that never err play the equilibrium, and seats that err little come close to it', () => {
    fc.assert(
      fc.property(anyPayoffs, (any) => {
        expect(response(any, 0)).toEqual(equilibrium(any));
        expect(gainByAnother(any, response(any, 0.01))).toBeLessThan(0.06);
      }),
      { numRuns: 100 },
    );
  });

  test('the more the seats err, the more they give away', () => {
    const coin = { lone: 2, rival: 2, gains: Float64Array.of(0.5, -0.5, -0.1, 0.1) };
    const given = [0.15, 0.08, 0.03, 0].map((temperature) =>
      gainByAnother(coin, response(coin, temperature)),
    );
    expect(given).toEqual(given.toSorted((one, other) => other - one));
  });
});

test('law: e to the power of a number up to 0 is right to nine digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 0, noNaN: true }), (power) => {
      expect(Math.abs(exponential(power) / Math.exp(power) - 1)).toBeLessThan(1e-9);
    }),
  );
  expect(exponential(-1000)).toBe(0);
});

test('law: the edge of one side is minus the edge of the other, to the bit', () => {
  fc.assert(
    fc.property(fc.double({ min: -80, max: 80, noNaN: true }), (logit) => {
      expect(edgeOf(0 - logit) + edgeOf(logit)).toBe(0);
      expect(edgeOf(logit)).toBeCloseTo(1 / (1 + Math.exp(-logit)) - 0.5, 9);
    }),
  );
});
