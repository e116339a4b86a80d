import type { FightEnded } from '../../../src/rules/fight/fight.ts';
import { expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { gameResult } from '../../../src/rules/words/game-result.ts';
import { pilotOf, standFor, three } from '../campaign/circle.ts';

const result = (outcome: FightEnded): string => {
  const hangar = three();
  const stand = standFor(hangar, ['p1', 'p2', 'p3'], outcome, {});
  const fighters = ['p1', 'p2', 'p3'].map((pilot, place) => ({ pilot, mech: `m${place + 1}` }));
  const muster = {
    options: USUAL_OPTIONS,
    fighters,
    battles: [{ lone: 0, rivals: [1, 2] }],
  };
  return gameResult(
    { kind: 'game', id: 'g', on: '2026-11-17', muster, record: null, choices: [], stand },
    (id) => pilotOf(hangar, id).name,
  );
};

test.each<[FightEnded, string]>([
  [{ kind: 'win', winner: 'few' }, 'Ada beat Ben and Cleo'],
  [{ kind: 'win', winner: 'many' }, 'Ben and Cleo beat Ada'],
  [{ kind: 'escape', escaped: ['few'] }, 'Ada escaped from Ben and Cleo'],
  [{ kind: 'escape', escaped: ['many'] }, 'Ben and Cleo escaped from Ada'],
  [{ kind: 'escape', escaped: ['few', 'many'] }, 'Ada against Ben and Cleo: everybody got away'],
  [{ kind: 'nobody' }, 'Ada against Ben and Cleo: nobody won'],
])('a game that ended with %j is summed up in one sentence', (outcome, sentence) => {
  expect(result(outcome)).toBe(sentence);
});
