import { expect, test } from 'vitest';
import { missionsIn } from '../../../../src/rules/campaign/chronicle/missions.ts';
import { missionLine } from '../../../../src/rules/words/story-text.ts';
import { readLibrary } from '../../../../src/command-line/library.ts';
import { playRandomContract } from '../../../tools/random-contract.ts';

test('law: the chronicle tells each mission as the contract saw it end, with its fights', () => {
  const library = readLibrary();
  let ended = 0;
  for (const seed of [1, 2, 3, 4])
    playRandomContract(seed, [...library.values()], (before, after) => {
      const last = after.contract?.last ?? null;
      if (!last || last === before.contract?.last || after.contract?.mission) return;
      if (JSON.stringify(last) === JSON.stringify(before.contract?.last)) return;
      ended += 1;
      const told = missionsIn(after.history, false).at(-1);
      const { day, fights, name, pay, result } = last;
      expect(told).toEqual({ day, name, pay, result, games: fights.map(({ game }) => game) });
    });
  expect(ended).toBeGreaterThan(5);
});

test('a mission is one line: its day, name, end and pay', () => {
  const mission = { day: 9, name: 'Defend Colony' } as const;
  expect(missionLine({ ...mission, result: 'done', pay: 70 })).toBe(
    'Day 9, Defend Colony, done: 70 MC',
  );
  expect(missionLine({ ...mission, result: 'turned back', pay: 0 })).toBe(
    'Day 9, Defend Colony, turned back: no pay',
  );
});
