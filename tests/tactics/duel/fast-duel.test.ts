import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySeed, anyUnlimited } from '../../rules/battle/play-out.ts';
import { booklets } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { playInStep } from './in-step.ts';
import { oddBooklet, wornEntry } from '../odd-booklets.ts';

const anyPrinted = fc.constantFrom(...booklets);

describe('a duel as numbers', () => {
  test('law: equals the rules in every field of every turn with fresh booklets of the game', () => {
    fc.assert(
      fc.property(anyPrinted, anyPrinted, anySeed, anyUnlimited, (lone, rival, seed, options) => {
        const entries = [fresh(lone, 'Ada'), fresh(rival, 'Ben')] as const;
        expect(playInStep(entries, options, randomFrom(seed)).difference).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  test('law: equals the rules with wear, rounds, skill, penalties and criticals of any booklet brought along', () => {
    fc.assert(
      fc.property(anyPrinted, anyPrinted, anySeed, anyUnlimited, (lone, rival, seed, options) => {
        const random = randomFrom(seed);
        const entries = [
          wornEntry(lone, booklets, random),
          wornEntry(rival, booklets, random),
        ] as const;
        expect(playInStep(entries, options, random).difference).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('law: equals the rules with random booklets', () => {
    fc.assert(
      fc.property(anySeed, anyUnlimited, (seed, options) => {
        const random = randomFrom(seed);
        const [lone, rival] = [oddBooklet(random), oddBooklet(random)];
        const entries = [
          wornEntry(lone, [rival], random),
          wornEntry(rival, [lone], random),
        ] as const;
        expect(playInStep(entries, options, random).difference).toBeNull();
      }),
      { numRuns: 250 },
    );
  });
});
