import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { judgmentOf, judgingOf } from '../../src/command-line/nets.ts';
import { netsOf } from '../../src/offline/fights/nets.ts';
import { sure } from '../../src/rules/sure.ts';
import { FastDuel } from '../../src/tactics/duel/fast-duel.ts';
import { roughly } from '../../src/tactics/judge/judgment.ts';
import { judgmentNumber } from '../../src/tactics/pilot/seal.ts';
import { griffin, opened, rifleman } from '../rules/battle/table-top.ts';

test('the judgment number in a row finds its judgment again, for one pair or several', async () => {
  vi.stubGlobal('fetch', async (address: URL) => new Response(await readFile(address)));
  for (const booklets of [
    [rifleman, griffin],
    [griffin, rifleman, griffin],
  ]) {
    const judged = judgmentNumber((await netsOf(booklets)).map(({ number }) => number));
    expect(judgmentOf(judged, booklets)).not.toBeNull();
    expect(judgmentOf('zzzzzzzz', booklets)).toBeNull();
  }
  expect(judgmentOf(undefined, [rifleman, griffin])).toBe(roughly);
  vi.unstubAllGlobals();
});

test('every printed pair is judged by its learned net, not roughly', () => {
  for (const lone of [rifleman, griffin])
    for (const rival of [rifleman, griffin]) {
      const battle = opened(lone, [rival]);
      const duel = new FastDuel(battle, sure(battle.pairings[0]));
      expect(judgingOf([rifleman, griffin])(duel).isRough).toBe(false);
    }
});
