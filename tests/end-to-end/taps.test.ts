import { expect, test } from 'vitest';
import type { Taken, Way } from '../tools/duel-player.ts';
import { DuelPlayer, KNOWN, installPastime } from '../tools/duel-player.ts';
import { recordedDuel } from '../tools/recorded-duels.ts';
import { OnePilotPlayer } from '../tools/one-pilot-player.ts';
import { MOST_ALONE, mostFor } from '../tools/tap-limits.ts';
import type { Device } from './harness.ts';
import { openApp } from './harness.ts';

const DEVICES: Readonly<Record<Way, Device>> = {
  passing: 'phone',
  'long press': 'phone',
  'face to face': 'tablet',
  keyboard: 'desktop',
};

/** The game as experienced players open it, and its clock. */
const opened = async (device: Device, sameLots = false) => {
  const { page } = await openApp({ device, quickPen: true, unkept: true, sameLots });
  const time = await installPastime(page);
  await page.evaluate((known) => localStorage.setItem('viewscreen', known), KNOWN);
  await page.reload();
  return { page, time };
};

/** Plays a recorded duel: what each turn took, and may take. */
const played = async (way: Way, seed: number) => {
  const { page, time } = await opened(DEVICES[way]);
  const player = new DuelPlayer(page, way, time);
  await player.begin();
  const turns: { turn: number; took: number; most: number }[] = [];
  for (const [index, turn] of recordedDuel(seed).entries()) {
    const { touches: took } = await player.play(turn, index % 2);
    turns.push({ turn: index + 1, took, most: mostFor(way, turn, index) });
  }
  await player.end();
  return turns;
};

// tests/tools/tap-limits.test.ts counts what whole duels take by these limits.
test.each([
  // Everything there is in few turns: hits, beats, a pilot without a choice, a blow to leave before.
  ['passing', 16, 10],
  ['long press', 2943, 4],
  ['face to face', 5183, 5],
  ['keyboard', 5183, 5],
] as const)('a duel, %s: no turn takes too many taps or keys', async (way, seed, long) => {
  const turns = await played(way, seed);
  expect(turns).toHaveLength(long);
  expect(turns.filter(({ took, most }) => took > most)).toEqual([]);
});

test('one pilot against Marlow, by touch: no turn takes too many taps', async () => {
  const { page, time } = await opened('phone', true);
  const player = new OnePilotPlayer(page, time);
  await player.begin();
  const turns: readonly Taken[] = await player.play(
    recordedDuel(16).map(({ numbers: [own = 0] }) => own),
  );
  expect(turns.length).toBeGreaterThan(4);
  expect(turns.filter(({ touches }) => touches > MOST_ALONE)).toEqual([]);
});
