import { describe, expect, test } from 'vitest';
import { sure } from '../../../src/rules/sure.ts';
import type { Choosing } from '../../../src/rules/fight/turn.ts';
import {
  beginTurn,
  chooserOf,
  firstIn,
  keepsNumbers,
  passingOrder,
} from '../../../src/rules/fight/turn.ts';
import {
  fittingTurn,
  lockIn,
  openTurn,
  ordersLeaving,
  pick,
  playedSoFar,
  takeBack,
} from '../../../src/rules/fight/progress.ts';
import { griffin, opened, rifleman, scene } from '../battle/table-top.ts';
import { called, choosing } from './turn-play.ts';

describe('pilots choose', () => {
  test('the numbers are called once the last pilot still fighting has chosen', () => {
    const one = lockIn(scene(), beginTurn(2), 1, 62);
    expect(one).toEqual(choosing(null, 62));
    expect(lockIn(scene(), sure(one), 0, 52)).toEqual(called(52, 62));
  });

  test('the numbers are called without waiting for a pilot who is out', () => {
    const battle = opened(rifleman, [griffin, rifleman]);
    const [, second] = battle.pairings;
    const oneOut = {
      ...battle,
      seats: battle.seats.map((seat, at) => (at === 1 ? { ...seat, out: 'fell' as const } : seat)),
      pairings: [sure(second)],
    };
    const one = sure(lockIn(oneOut, beginTurn(3), 0, 52));
    expect(lockIn(oneOut, one, 1, 62)).toBeNull();
    expect(lockIn(oneOut, one, 2, 52)).toMatchObject({
      kind: 'telling',
      orders: [{ console: 52 }, null, { console: 52 }],
    });
  });

  test.each([
    ['the card lacks it', 34],
    ['it is of another range', 44],
  ])('a number is not locked in if %s', (_, console) => {
    expect(lockIn(scene(), beginTurn(2), 0, console)).toBeNull();
  });

  test('a choice may be taken back until the numbers are called', () => {
    expect(takeBack(scene(), choosing(52, null), 0)).toEqual(beginTurn(2));
    expect(takeBack(scene(), called(52, 62), 0)).toBeNull();
    expect(lockIn(scene(), called(52, 62), 0, 54)).toBeNull();
  });

  test('M12: taking back a number also drops the rival it attacks', () => {
    const three = opened(rifleman, [griffin, griffin]);
    const said = sure(lockIn(three, beginTurn(3), 0, 52, 2));
    expect(said).toEqual({ ...choosing(52, null, null), attacks: 2 });
    expect(takeBack(three, said, 0)).toEqual(beginTurn(3));
  });
});

describe('a pilot without a choice', () => {
  // Shut down at long range, only 62, Cool Off, is open (H3).
  const benBound = scene({ seats: [{}, { shutDown: true }] });
  const bothBound = scene({ seats: [{ shutDown: true }, { shutDown: true }] });

  test('is locked in as the turn begins, and only the other pilot is asked, whichever seat is first', () => {
    expect(openTurn(scene())).toEqual(beginTurn(2));
    expect(openTurn(benBound)).toEqual(choosing(null, 62));
    expect([0, 1].map((first) => chooserOf(first, choosing(null, 62)))).toEqual([0, 0]);
    expect(lockIn(benBound, openTurn(benBound), 0, 52)).toEqual(called(52, 62));
  });

  test('cannot take the number back, and is not asked again when the other pilot does', () => {
    expect(takeBack(benBound, choosing(null, 62), 1)).toBeNull();
    expect(takeBack(benBound, choosing(52, 62), 0)).toEqual(choosing(null, 62));
  });

  test('facing another without one: numbers are called as the turn begins, and both may still bail out', () => {
    const turn = openTurn(bothBound);
    expect(turn).toEqual(called(62, 62));
    const leaving = [{ seat: 1, leaves: 'bails out' }] as const;
    expect(turn.kind === 'telling' && ordersLeaving(turn, leaving)).toEqual([
      { console: 62 },
      { console: 62, leaves: 'bails out' },
    ]);
  });

  test('is also locked in if the turn was saved without that number', () => {
    expect(fittingTurn(benBound, beginTurn(2))).toEqual(choosing(null, 62));
    expect(fittingTurn(benBound, choosing(52, null))).toEqual(called(52, 62));
    expect(fittingTurn(bothBound, beginTurn(2))).toEqual(called(62, 62));
    expect(keepsNumbers(choosing(52, null), called(52, 62))).toBe(true);
    expect(keepsNumbers(choosing(52, 58), called(52, 62))).toBe(false);
  });
});

describe('a pick', () => {
  const picked = (...picks: readonly (number | null)[]): Choosing => ({
    ...beginTurn(2),
    picked: picks,
  });

  test('can be made, changed and dropped, and is not an order', () => {
    const one = sure(pick(scene(), beginTurn(2), 0, 52));
    expect(one).toEqual(picked(52, null));
    expect(playedSoFar(scene(), one)).toBeNull();
    expect(pick(scene(), one, 0, 54)).toEqual(picked(54, null));
    expect(pick(scene(), one, 1, 62)).toEqual(picked(52, 62));
    expect(pick(scene(), one, 0, null)).toEqual(beginTurn(2));
  });

  test('changes nothing if it is the same again, is shut, or comes after locking in', () => {
    expect(pick(scene(), picked(52, null), 0, 52)).toBeNull();
    for (const shut of [34, 44]) expect(pick(scene(), beginTurn(2), 0, shut)).toBeNull();
    expect(pick(scene(), choosing(52, null), 0, 54)).toBeNull();
    expect(pick(scene(), called(52, 62), 0, 54)).toBeNull();
  });

  test("is dropped when its pilot locks anything in; the other pilot's pick stays", () => {
    const both = picked(52, 62);
    expect(lockIn(scene(), both, 0, 58)).toEqual({ ...choosing(58, null), picked: [null, 62] });
    expect(lockIn(scene(), choosing(58, null), 1, 62)).toEqual(called(58, 62));
    expect(lockIn(scene(), { ...choosing(58, null), picked: [null, 54] }, 1, 62)).toEqual(
      called(58, 62),
    );
  });

  test('stays when the other pilot takes a choice back', () => {
    expect(takeBack(scene(), { ...choosing(58, null), picked: [null, 62] }, 0)).toEqual(
      picked(null, 62),
    );
  });

  test('is dropped if it is no longer open', () => {
    expect(fittingTurn(scene(), picked(52, 62))).toEqual(picked(52, 62));
    expect(fittingTurn(scene(), picked(44, 62))).toEqual(picked(null, 62));
    expect(fittingTurn(scene(), picked(44, null))).toEqual(beginTurn(2));
    expect(fittingTurn(scene(), picked(52, null, 62))).toEqual(picked(52, null));
  });
});

describe('passing the device', () => {
  test.each([
    [0, [null, null], 0],
    [0, [52, null], 1],
    [1, [null, null], 1],
    [1, [null, 62], 0],
    [1, [52, null], 1],
    [2, [null, null, null], 2],
    [2, [null, null, 52], 1],
    [2, [null, 52, 52], 0],
  ])('seat %i first, with %j locked in: seat %i chooses', (first, locked, chooser) => {
    expect(chooserOf(first, choosing(...locked))).toBe(chooser);
  });

  test('the first pilot chooses first in odd turns, the second in even ones', () => {
    expect([0, 1, 2, 3].map((played) => firstIn(played, 2))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2, 3].map((played) => firstIn(played, 3))).toEqual([0, 2, 0, 2]);
  });

  test('law: the device goes from neighbor to neighbor, through one turn and into the next', () => {
    for (const seats of [2, 3, 8])
      for (const turns of [0, 1, 2]) {
        const one = passingOrder(turns, seats);
        expect(new Set(one)).toEqual(new Set(one.keys()));
        one.slice(1).forEach((seat, at) => expect(Math.abs(seat - (one[at] ?? 0))).toBe(1));
        expect(passingOrder(turns + 1, seats)[0]).toBe(one.at(-1));
      }
  });

  test('skips a pilot who is out', () => {
    expect(chooserOf(0, choosing(null, null, null), [0])).toBe(1);
    expect(chooserOf(2, choosing(null, null, null), [2])).toBe(1);
    expect(chooserOf(2, choosing(null, null, 52), [1])).toBe(0);
  });
});
