import { expect, test } from 'vitest';
import { GrowingRow } from '../../src/figure/shape/drawing-mesh.ts';

/** Writes numbers at the end of a row. */
const write = (row: GrowingRow, ...numbers: readonly number[]): void => {
  const from = row.numbers.length;
  row.grow(numbers.length).set(numbers, from);
};

test('a growing row begins empty, and ends at what was written', () => {
  const row = new GrowingRow();
  expect([...row.numbers]).toEqual([]);
  write(row, 1, 2, 3);
  write(row, 4);
  expect([...row.numbers]).toEqual([1, 2, 3, 4]);
});

test('a growing row keeps what was written when it outgrows its place, by little or by much', () => {
  const row = new GrowingRow();
  const all: number[] = [];
  for (const more of [3000, 100, 1, 50_000, 7]) {
    const numbers = Array.from({ length: more }, (_, at) => all.length + at);
    write(row, ...numbers);
    all.push(...numbers);
    expect([...row.numbers]).toEqual(all);
  }
});
