import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenCampaignLaws, foldsAgain } from '../../tools/campaign-laws.ts';
import { playCampaign } from '../../tools/random-campaign.ts';
import { gamesOf } from '../../../src/rules/campaign/hangar/hangar.ts';
import { anySeed } from '../battle/play-out.ts';
import { booklets, findBook } from '../battle/table-top.ts';

test('law: everything done in a campaign obeys the rules, and folding its history gives the same hangar', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const broken = new Set<string>();
      const hangar = playCampaign(seed, 10, booklets, (before, after, done) => {
        for (const law of brokenCampaignLaws(before, after, done, findBook)) broken.add(law);
      });
      expect([...broken]).toEqual([]);
      expect(foldsAgain(hangar, findBook)).toBe(true);
      expect(gamesOf(hangar).length).toBeGreaterThan(4);
    }),
    { numRuns: 5 },
  );
});

test('two campaigns played from the same seed are equal', () => {
  expect(playCampaign(7, 5, booklets)).toEqual(playCampaign(7, 5, booklets));
});
