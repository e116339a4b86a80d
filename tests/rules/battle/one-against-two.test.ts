import { expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { griffin, rifleman } from './table-top.ts';

const opened = () => openBattle(rifleman, [griffin, rifleman], { ammunition: 'counted' });

test('one against two: every pairing is looked up like a duel of its own, and heat is paid once (M2, M5)', () => {
  const { battle, pairings } = exchange(opened(), {
    seats: [{ console: 52 }, { console: 62 }, { console: 60 }],
  });
  expect(
    pairings.map(({ range, lone, rival }) => [
      range,
      lone.sees.screen.number,
      rival.sees.screen.number,
    ]),
  ).toEqual([
    ['medium', 27, 47],
    ['long', 29, 53],
  ]);
  expect(battle.seats.map(({ armor, heat }) => [armor, heat])).toEqual([
    [38, 3],
    [30, 0],
    [38, 4],
  ]);
});

test('M3: against an opponent at another range the conversion number is told', () => {
  const { battle } = exchange(opened(), {
    seats: [{ console: 52 }, { console: 62 }, { console: 60 }],
  });
  const { pairings } = exchange(battle, {
    seats: [{ console: 24 }, { console: 28 }, { console: 62 }],
  });
  // Run Forward at medium range is 24; at long range its conversion is 64.
  expect(pairings.map(({ lone }) => lone.console)).toEqual([24, 64]);
});

test('M8: a rival who bails out leaves, and the other fights on', () => {
  const { battle } = exchange(opened(), {
    seats: [{ console: 62 }, { console: 62, leaves: 'bails out' }, { console: 62 }],
  });
  expect(battle.outcome).toBeNull();
  expect(battle.seats.map(({ out }) => out)).toEqual([null, 'bailed out', null]);
});
