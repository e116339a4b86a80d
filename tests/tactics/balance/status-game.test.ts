import { expect, test } from 'vitest';
import { statusShare, statusValue } from '../../../src/tactics/balance/status-game.ts';
import { made, plainSheet } from '../../forge/forged.ts';
import { book, booklets, griffin, rifleman } from '../../rules/battle/table-top.ts';

const hunchback = book('hbk-4g');
const colossus = book('cls-1a');

test('F18: a ’Mech wins half of its duels against its like', () => {
  for (const booklet of booklets) expect(statusShare(booklet, booklet)).toBeCloseTo(50, 0);
});

test('F18: what one ’Mech wins, the other loses', () => {
  for (const other of [rifleman, griffin, colossus])
    expect(statusShare(hunchback, other) + statusShare(other, hunchback)).toBeCloseTo(100, 0);
});

test('F18: the value of a pair comes from its booklets alone', () => {
  expect(statusValue(rifleman, griffin)).toBe(statusValue(rifleman, griffin));
});

test('F18: more armor wins more, and so does more fire', () => {
  const shareWith = (balance: object): number =>
    statusShare(made(plainSheet({ balance })).booklet, rifleman);
  const shares = [{ armor: -6 }, { armor: -3 }, {}, { armor: 3 }, { armor: 6 }].map(shareWith);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shareWith({ fire: 1 })).toBeGreaterThan(shareWith({}));
  expect(shareWith({ fire: -1 })).toBeLessThan(shareWith({}));
});

test('F18: a Locust loses against a Colossus', () => {
  expect(statusShare(book('lct-1v'), colossus)).toBeLessThan(30);
});
