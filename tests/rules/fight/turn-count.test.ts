import { expect, test } from 'vitest';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { heldFromHere, turnsOfPilot } from '../../../src/rules/fight/turn-count.ts';
import { sure } from '../../../src/rules/sure.ts';

/** Ada against Ben, and Emil against Fay, who bails out; then Emil joins Ada. */
const record = sure(
  parseRecord(
    [
      ...['viewscreen record 3', 'pilot: rfl-3n Ada', 'pilot: grf-1n Ben', 'pilot: grf-1n Emil'],
      ...['pilot: rfl-3n Fay', 'battle A: 1 against 2', 'battle B: 3 against 4'],
      ...['ammunition: counted', 'A1. 52 62', 'B1. 60 58, rival bails out'],
      ...['3 joins: C is 2 against 1 3', 'C2. 28 20 62'],
    ].join('\n'),
  ).record,
);

test('the turns of a pilot are listed by battle, turn and seat, even after a join', () => {
  const called = (pilot: number) =>
    turnsOfPilot(record, pilot).map(({ at: { battle, turn, seat }, move, order }) => [
      ...[`${battle}${turn}`, seat, move, order.console],
    ]);
  expect([0, 1, 2, 3].map(called)).toEqual([
    [
      ['A1', 0, 0, 52],
      ['C2', 1, 3, 20],
    ],
    [
      ['A1', 1, 0, 62],
      ['C2', 0, 3, 28],
    ],
    [
      ['B1', 0, 1, 60],
      ['C2', 2, 3, 62],
    ],
    [['B1', 1, 1, 58]],
  ]);
});

test('a draw without numbers, an unknown battle and sitting out count as no turns of a pilot', () => {
  const { battles, moves } = record;
  const drawn = { kind: 'turn', battle: 'A', orders: { draw: { by: 'agreed' } } } as const;
  const strange = { ...sure(moves[0]), battle: 'Z' };
  const out = { kind: 'sits out', pilot: 0 } as const;
  expect(turnsOfPilot({ battles, moves: [drawn, strange, out] }, 0)).toEqual([]);
});

test('if a record is continued, a new seed applies from the next turn of its pilot, and people have none', () => {
  const iris = { pilot: 'Iris', seed: 'a'.repeat(32) } as const;
  const begun = { battles: record.battles, moves: record.moves.slice(0, 1) };
  expect(heldFromHere(['person', iris, iris], begun)).toEqual([
    ...['person', { ...iris, since: 2 }, iris],
  ]);
});
