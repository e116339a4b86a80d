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

test('a console number leads to a place, and that place back to the number', () => {
  const { maneuvers } = rifleman.statCard;
  expect(maneuvers.map(({ console }) => consoleAt(placeAt(console)))).toEqual(
    maneuvers.map(({ console }) => console),
  );
});

test('the range of a view screen is known by its number (D5)', () => {
  const { ranges } = playsOf(rifleman);
  for (const screen of rifleman.viewScreens)
    if (screen) expect(RANGES[sure(ranges[screen.number])]).toBe(screen.range);
});

test('before it is asked, a pilot ignores no critical and names no supply (K3, H4)', () => {
  const { duel } = duelOf(scene());
  expect([duel.lone.ignoring, duel.lone.loses]).toEqual([false, -1]);
});

test('a battle taken over midway keeps the pages of the turn before (C6)', () => {
  const battle = scene({ range: 'medium', saw: [27, 21] });
  const { duel, row } = duelOf(battle);
  expect(byRow(duel, row, 0, 0)).toEqual(byRules(battle));
  expect(byRules(battle).pairing?.saw).not.toEqual([0, 0]);
});

test('a pilot is stuck if no maneuver lowers heat, even if none costs any (D14)', () => {
  const { duel, row } = duelOf(scene());
  const range = RANGES.indexOf('long');
  expect(duel.lone.isStuck(row, LONE, range)).toBe(false);
  duel.lone.wear.cost.fill(0);
  expect(duel.lone.isStuck(row, LONE, range)).toBe(true);
});
