/**
 * A linear program in its condensed form: as many rows as constraints and one more for the price of each
 * variable, as many columns as variables and one more for what each constraint allows. A row of `table` has
 * `variables + 1` numbers.
 */
export interface Program {
  readonly variables: number;
  readonly constraints: number;
  /** `constraints` rows of coefficients and the bound, 0 or more; then the row of 0 − what a variable is worth. */
  readonly table: Float64Array;
}

export interface Solution {
  readonly value: number;
  /** What each variable comes to. */
  readonly variables: Float64Array;
  /** What one unit more of each bound would be worth. */
  readonly prices: Float64Array;
}

/** What is nearer to 0 than this is 0: as a gain, and as a divisor. */
const [NO_GAIN, NO_PIVOT] = [1e-11, 1e-10];

/** So many pivots after each other that gain nothing make Bland's rule take over, with which no program turns in circles. */
const IDLE = 40;

/** Where the program still gains: the column that gains most, or the first in the order of labels; -1 where none does. */
const entering = (
  { table, variables, constraints }: Program,
  labels: Int32Array | null,
): number => {
  const prices = constraints * (variables + 1);
  let best = -1;
  for (let column = 0; column < variables; column += 1) {
    const gain = table[prices + column] as number;
    if (gain >= -NO_GAIN) continue;
    const isBetter =
      best < 0 ||
      (labels
        ? (labels[column] as number) < (labels[best] as number)
        : gain < (table[prices + best] as number));
    if (isBetter) best = column;
  }
  return best;
};

/** The row that gives out first as the variable of a column grows; of equal ones the one with the lowest label. */
const leaving = (
  { table, variables, constraints }: Program,
  column: number,
  labels: Int32Array,
): number => {
  const width = variables + 1;
  let first = -1;
  let least = Infinity;
  for (let row = 0; row < constraints; row += 1) {
    const by = table[row * width + column] as number;
    if (by <= NO_PIVOT) continue;
    const until = (table[row * width + variables] as number) / by;
    if (until < least || (until === least && (labels[row] as number) < (labels[first] as number))) {
      least = until;
      first = row;
    }
  }
  return first;
};

const pivot = ({ table, variables, constraints }: Program, at: number, column: number): void => {
  const width = variables + 1;
  const start = at * width;
  const inverse = 1 / (table[start + column] as number);
  for (let each = 0; each < width; each += 1)
    table[start + each] = (table[start + each] as number) * inverse;
  table[start + column] = inverse;
  for (let row = 0; row <= constraints; row += 1) {
    const begin = row * width;
    const factor = table[begin + column] as number;
    if (row === at || factor === 0) continue;
    table[begin + column] = 0;
    for (let each = 0; each < width; each += 1)
      table[begin + each] =
        (table[begin + each] as number) - factor * (table[start + each] as number);
  }
};

/**
 * Solves a program by Dantzig's simplex, in place: the greatest worth of variables that are 0 or more. Nothing in
 * it hangs on anything but the numbers; a program without an end throws. Where many bounds are 0, `begin`
 * names a variable that can grow at once.
 */
export const solve = (program: Program, begin = -1): Solution => {
  const { table, variables, constraints } = program;
  const width = variables + 1;
  const value = constraints * width + variables;
  // What stands over each column and before each row: variables first, then what constraints leave over.
  const columns = Int32Array.from({ length: variables }, (_, each) => each);
  const rows = Int32Array.from({ length: constraints }, (_, each) => variables + each);
  for (let idle = 0, next = begin; ; next = -1) {
    const column = next >= 0 ? next : entering(program, idle < IDLE ? null : columns);
    if (column < 0) break;
    const row = leaving(program, column, rows);
    if (row < 0) throw new RangeError('The program has no end.');
    const before = table[value] as number;
    pivot(program, row, column);
    idle = (table[value] as number) > before ? 0 : idle + 1;
    const left = rows[row] as number;
    rows[row] = columns[column] as number;
    columns[column] = left;
  }
  const solution = {
    value: table[value] as number,
    variables: new Float64Array(variables),
    prices: new Float64Array(constraints),
  };
  rows.forEach((label, row) => {
    if (label < variables) solution.variables[label] = table[row * width + variables] as number;
  });
  columns.forEach((label, column) => {
    if (label >= variables)
      solution.prices[label - variables] = table[constraints * width + column] as number;
  });
  return solution;
};
