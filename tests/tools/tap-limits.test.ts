import { expect, test } from 'vitest';
import type { Way } from './duel-player.ts';
import { recordedDuel } from './recorded-duels.ts';
import { recordedFight } from './recorded-fights.ts';
import { MEAN_IN_FIGHT, mostFor, mostInFight } from './tap-limits.ts';

const duels = Array.from({ length: 400 }, (_, seed) => recordedDuel(seed + 1));
const taps = (way: Way, duel: (typeof duels)[number]): number =>
  duel.reduce((sum, turn, index) => sum + mostFor(way, turn, index), 0);

test.each([
  ['passing', 175],
  ['long press', 130],
] as const)('law: any duel of 23 turns, %s, takes at most %i taps', (way, most) => {
  const long = duels.filter(({ length }) => length === 23);
  expect(long.length).toBeGreaterThan(10);
  expect(Math.max(...long.map((duel) => taps(way, duel)))).toBeLessThanOrEqual(most);
});

test.each([
  ['passing', 8, 9],
  ['long press', 6, 7],
  ['face to face', 5, 5],
  ['keyboard', 9, 9],
] as const)('law: a turn, %s, takes at most %i taps, or %i with two hits', (way, most, twoHits) => {
  // Where leaving matters, the exchange waits for one more.
  for (const duel of duels)
    for (const [index, turn] of duel.entries())
      expect(mostFor(way, turn, index) - (turn.grave ? 1 : 0)).toBeLessThanOrEqual(
        turn.hits === 2 ? twoHits : most,
      );
});

test('law: a turn of one against three takes at most 18 taps, 15 on average, 2 to 6 of them in its film', () => {
  const fights = Array.from({ length: 100 }, (_, seed) => recordedFight(seed + 1));
  // Each chooses by three taps; who comes first after another turn has the device already.
  const counts = fights.flatMap((fight) =>
    fight.map(({ choosing, film }, at) => 3 * choosing - (at > 0 && choosing > 0 ? 1 : 0) + film),
  );
  expect(counts.length).toBeGreaterThan(500);
  expect(mostInFight(3, 'page by page')).toBe(18);
  expect(Math.max(...counts)).toBeLessThanOrEqual(18);
  expect(counts.reduce((sum, each) => sum + each, 0) / counts.length).toBeLessThanOrEqual(
    MEAN_IN_FIGHT,
  );
  const films = fights.flat().map(({ film }) => film);
  expect([Math.min(...films), Math.max(...films)]).toEqual([2, 6]);
});
