import { describe, expect, test } from 'vitest';
import { solve } from '../../../src/tactics/matrix/simplex.ts';

/** A linear program by what its variables are worth and by what each constraint allows: coefficients, then the bound. */
const program = (worth: readonly number[], ...constraints: readonly (readonly number[])[]) => ({
  variables: worth.length,
  constraints: constraints.length,
  table: Float64Array.from([...constraints.flat(), ...worth.map((each) => -each), 0]),
});

/** The solution of a program, in lists that can be compared. */
const solved = (...[of, begin]: Parameters<typeof solve>) => {
  const { value, variables, prices } = solve(of, begin);
  return { value, variables: [...variables], prices: [...prices] };
};

describe('a linear program', () => {
  test('has the solution that was worked out by hand', () => {
    expect(solved(program([3, 5], [1, 0, 4], [0, 2, 12], [3, 2, 18]))).toEqual({
      value: 36,
      variables: [2, 6],
      prices: [0, 1.5, 1],
    });
  });

  test('is refused if its value has no limit', () => {
    expect(() => solve(program([1, 1], [1, -1, 4], [1, -2, 5]))).toThrow(
      new RangeError('The program has no end.'),
    );
  });

  test('first raises the variable worth most, or the first of equals', () => {
    expect(solved(program([1, 2], [1, 2, 4])).variables).toEqual([0, 2]);
    expect(solved(program([2, 1], [2, 1, 4])).variables).toEqual([2, 0]);
    expect(solved(program([1, 2, 1], [1, 2, 1, 4])).variables).toEqual([0, 2, 0]);
    expect(solved(program([2, 2], [1, 1, 4])).variables).toEqual([4, 0]);
  });

  test('keeps to that rule as long as it gains, however many steps that takes', () => {
    const many = 45;
    const worth = [...Array.from({ length: many }, () => 10), 1, 2];
    const own = Array.from({ length: many }, (_, row) => [
      ...worth.map((_each, column) => Number(row === column)),
      1,
    ]);
    const last = [...Array.from({ length: many }, () => 0), 1, 2, 4];
    expect(solved(program(worth, ...own, last)).variables.slice(many)).toEqual([0, 2]);
  });

  test('begins with the variable it is given', () => {
    expect(solved(program([2, 1], [2, 1, 4]), 1).variables).toEqual([0, 4]);
    expect(solved(program([1, 2], [1, 2, 4]), 0).variables).toEqual([4, 0]);
  });

  test('if two constraints are reached at once, drops the one with the lowest label', () => {
    expect(solved(program([1], [1, 2], [1, 2])).prices).toEqual([1, 0]);
    expect(solved(program([2, 1], [0, 1, 12], [1, 0.25, 3])).prices).toEqual([0, 4]);
  });

  test('counts a tiny worth or a tiny coefficient as zero', () => {
    expect(solved(program([1e-11], [1, 4]))).toEqual({ value: 0, variables: [0], prices: [0] });
    expect(() => solve(program([1], [1e-10, 1]))).toThrow(RangeError);
  });

  test('does not go around in circles (the example of Chvátal)', () => {
    const constraints = [
      [0.5, -5.5, -2.5, 9, 0],
      [0.5, -1.5, -0.5, 1, 0],
      [1, 0, 0, 0, 1],
    ];
    const { value, variables } = solved(program([10, -57, -9, -24], ...constraints));
    expect(value).toBe(1);
    expect(variables).toEqual([1, 0, 1, 0]);
  });
});
