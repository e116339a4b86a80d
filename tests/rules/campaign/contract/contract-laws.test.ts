import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractStanding } from '../../../../src/rules/campaign/contract/state.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { foldsAgain } from '../../../tools/campaign-laws.ts';
import { brokenContractLaws } from '../../../tools/contract-laws.ts';
import { playRandomContract } from '../../../tools/random-contract.ts';
import { anySeed } from '../../battle/play-out.ts';
import { booklets, findBook } from './taken.ts';

test('law: every contract ends, obeys its rules and those of its hangar, and folds again to the same', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const broken = new Set<string>();
      const hangar = playRandomContract(seed, booklets, (before, after, done) => {
        for (const law of brokenContractLaws(before, after, done, findBook)) broken.add(law);
      });
      expect([...broken]).toEqual([]);
      expect(contractStanding(sure(hangar.contract))).not.toBe('running');
      expect(foldsAgain(hangar, findBook)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
