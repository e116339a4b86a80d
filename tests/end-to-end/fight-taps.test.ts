import { expect, test } from 'vitest';
import { KNOWN, installPastime } from '../tools/duel-player.ts';
import { FightPlayer, fightRecord } from '../tools/fight-player.ts';
import { mostInFight } from '../tools/tap-limits.ts';
import { openApp } from './harness.ts';

test.each([
  [3, 'page by page', 2],
  [7, 'skipping', 1],
] as const)(
  'a fight of one against %i, %s: no turn takes too many taps',
  async (rivals, manner, long) => {
    const { page } = await openApp({
      device: 'phone',
      path: '#/records',
      quickPen: true,
      unkept: true,
    });
    const time = await installPastime(page);
    await page.evaluate((known) => localStorage.setItem('viewscreen', known), KNOWN);
    await page.reload();
    const player = new FightPlayer(page, manner, time);
    await player.begin(fightRecord(rivals));
    const taps = (await player.playToEnd()).map(({ touches }) => touches);
    expect(taps).toHaveLength(long);
    expect(taps.filter((count) => count > mostInFight(rivals, manner))).toEqual([]);
  },
);
