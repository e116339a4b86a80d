import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { screensAhead } from '../../../src/rules/battle/screens-ahead.ts';
import { readLibrary } from '../../../src/command-line/library.ts';
import { sure } from '../../../src/rules/sure.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';

const library = readLibrary();
const rifleman = sure(library.get('rfl-3n'));
const griffin = sure(library.get('grf-1n'));
const opened = (rivals: number) =>
  openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(rifleman, 'Ada'),
    rivals: Array.from({ length: rivals }, (_, at) => fresh(griffin, `Ben ${at}`)),
  });

test('law: every page turned to was among the pages ahead, whatever is called', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 3 }), (seed, rivals) => {
      const random = randomFrom(seed);
      let battle = opened(rivals);
      for (let turn = 0; turn < 12 && !battle.outcome; turn += 1) {
        const ahead = screensAhead(battle);
        const played = exchange(battle, randomOrders(battle, random));
        for (const incident of played.incidents)
          if (incident.kind === 'looked up')
            expect(ahead[incident.enemy]).toContain(incident.sighting.screen.number);
        battle = played.battle;
      }
    }),
    { numRuns: 30 },
  );
});

test('a duel starts with more than eight pages ahead of each pilot, none listed twice', () => {
  for (const screens of screensAhead(opened(1))) {
    expect(screens.length).toBeGreaterThan(8);
    expect(new Set(screens).size).toBe(screens.length);
  }
});

test('a pilot who is out has no pages ahead', () => {
  const battle = opened(2);
  const one = { ...battle, pairings: battle.pairings.slice(1) };
  expect(screensAhead(one)[1]).toEqual([]);
  expect(screensAhead(one)[2]).not.toEqual([]);
});
