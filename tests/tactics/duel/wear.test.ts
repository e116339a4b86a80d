import { expect, test } from 'vitest';
import { griffin, opened, rifleman } from '../../rules/battle/table-top.ts';
import { seatOf } from '../../../src/rules/battle/battle.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { WearStates } from '../../../src/tactics/duel/wear.ts';

const begun = () => {
  const plays = playsOf(rifleman);
  return { wear: new WearStates(plays, seatOf(opened(rifleman, [griffin]), 0)), plays };
};

test('the same criticals in the same order give the same state', () => {
  const { wear } = begun();
  expect(wear.with(wear.with(0, 1), 2)).toBe(wear.with(wear.with(0, 1), 2));
});

test('rewinding leaves nothing of the states added since, however many there were', () => {
  const { wear, plays } = begun();
  const kept = wear.with(0, 0);
  const size = wear.size;
  expect(size).toBe(2);
  let state = kept;
  for (let more = 0; more < 500; more += 1) state = wear.with(state, more % plays.harms.length);
  expect(wear.times(state, 0)).toBeGreaterThan(9);
  wear.rewind(size);
  expect(wear.size).toBe(size);
  expect(wear.with(0, 0)).toBe(kept);
  // What was thought of before has another number now, if any.
  const other = wear.with(kept, 1);
  expect(wear.times(other, 1)).toBe(1);
  const anew = wear.with(kept, 0);
  expect(wear.times(anew, 0)).toBe(2);
  expect(wear.with(anew, 1)).not.toBe(anew);
});
