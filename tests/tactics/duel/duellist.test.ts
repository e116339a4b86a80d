import { expect, test } from 'vitest';
import { rifleman, scene } from '../../rules/battle/table-top.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import { sure } from '../../../src/rules/sure.ts';
import { RANGES } from '../../../src/rules/vocabulary.ts';
import { FastDuel } from '../../../src/tactics/duel/fast-duel.ts';
import { consoleAt, placeAt, playsOf } from '../../../src/tactics/duel/plays.ts';
import { LONE } from '../../../src/tactics/duel/position.ts';
import { byRow, byRules } from './in-step.ts';

const duelOf = (battle: ReturnType<typeof scene>) => {
  const pairing = sure(pairingOfDuel(battle));
  const duel = new FastDuel(battle, pairing);
  return { duel, row: duel.rowOf(battle, pairing) };
};

test('a console number has a place, and a place its console number', () => {
  const { maneuvers } = rifleman.statCard;
  expect(maneuvers.map(({ console }) => consoleAt(placeAt(console)))).toEqual(
    maneuvers.map(({ console }) => console),
  );
});

test('a view screen has its range by its number (D5)', () => {
  const { ranges } = playsOf(rifleman);
  for (const screen of rifleman.viewScreens)
    if (screen) expect(RANGES[sure(ranges[screen.number])]).toBe(screen.range);
});

test('a pilot says nothing before it is asked: no critical is ignored, no supply named (K3, H4)', () => {
  const { duel } = duelOf(scene());
  expect([duel.lone.ignoring, duel.lone.loses]).toEqual([false, -1]);
});

test('the page of the turn before comes with a battle in its midst (C6)', () => {
  const battle = scene({ range: 'medium', saw: [27, 21] });
  const { duel, row } = duelOf(battle);
  expect(byRow(duel, row, 0, 0)).toEqual(byRules(battle));
  expect(byRules(battle).pairing?.saw).not.toEqual([0, 0]);
});

test('what lowers no heat does not help out, be it free or not (D14)', () => {
  const { duel, row } = duelOf(scene());
  const range = RANGES.indexOf('long');
  expect(duel.lone.isStuck(row, LONE, range)).toBe(false);
  duel.lone.wear.cost.fill(0);
  expect(duel.lone.isStuck(row, LONE, range)).toBe(true);
});
