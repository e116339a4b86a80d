import { expect, test } from 'vitest';
import type { Way } from '../../src/command-line/duel-player.ts';
import { DuelPlayer, KNOWN, installPastime } from '../../src/command-line/duel-player.ts';
import type { RecordedTurn } from '../../src/command-line/recorded-duels.ts';
import { recordedDuel } from '../../src/command-line/recorded-duels.ts';
import type { Device } from './harness.ts';
import { openApp } from './harness.ts';

/** What a choice of one pilot may take, and what an exchange: taps, or keys. */
const LIMITS = {
  passing: { device: 'phone', choice: 3, exchange: 2, secondHit: 1, beats: 1 },
  'long press': { device: 'phone', choice: 2, exchange: 2, secondHit: 1, beats: 1 },
  'face to face': { device: 'tablet', choice: 2, exchange: 1, secondHit: 0, beats: 0 },
  keyboard: { device: 'desktop', choice: 4, exchange: 1, secondHit: 0, beats: 1 },
} as const satisfies Record<Way, { device: Device } & Record<string, unknown>>;

/** The most that a turn may take. Where leaving matters the exchange waits once more. */
const mostFor = (way: Way, { bound, hits, beats, grave }: RecordedTurn): number => {
  const { choice, exchange, secondHit, beats: forBeats } = LIMITS[way];
  const called = choice * (2 - bound.length);
  return (
    called + exchange + (hits === 2 ? secondHit : 0) + (beats ? forBeats : 0) + (grave ? 1 : 0)
  );
};

/** Plays a recorded duel: what each turn took, and may take. */
const played = async (way: Way, seed: number) => {
  const { page } = await openApp({ device: LIMITS[way].device });
  const time = await installPastime(page);
  await page.evaluate((known) => localStorage.setItem('viewscreen', known), KNOWN);
  await page.reload();
  const player = new DuelPlayer(page, way, time);
  await player.begin();
  const turns: { turn: number; took: number; most: number }[] = [];
  for (const [index, turn] of recordedDuel(seed).entries()) {
    const { touches: took } = await player.play(turn, index % 2);
    turns.push({ turn: index + 1, took, most: mostFor(way, turn) });
  }
  await player.end();
  return turns;
};

test.each([
  ['passing', 175],
  ['long press', 130],
] as const)(
  'a duel of 23 turns, %s: at most %i taps, and in no turn too many',
  async (way, all) => {
    const turns = await played(way, 116);
    expect(turns).toHaveLength(23);
    expect(turns.filter(({ took, most }) => took > most)).toEqual([]);
    expect(turns.reduce((sum, { took }) => sum + took, 0)).toBeLessThanOrEqual(all);
  },
);

test.each(['face to face', 'keyboard'] as const)(
  'a duel, %s: in no turn too many taps or keys',
  async (way) => {
    const turns = await played(way, 11);
    expect(turns).toHaveLength(9);
    expect(turns.filter(({ took, most }) => took > most)).toEqual([]);
  },
);
