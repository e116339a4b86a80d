import { expect, test } from 'vitest';
import { killedFight } from './killed-hands.ts';

/** `npm run tool -- hands` plays 300 of them. */
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

test.each(SEEDS)(
  'fight %i with computer pilots, in two tabs and killed at any moment, keeps its record and its slips',
  async (seed) => {
    const { killed, quiet } = await killedFight(seed);
    expect(killed.record).toBe(quiet.record);
    for (const [at, number] of killed.slips)
      expect([at, number]).toEqual([at, quiet.slips.get(at)]);
  },
);
