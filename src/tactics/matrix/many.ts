import type { Mix, Payoffs } from './equilibrium.ts';
import { equilibrium, normal } from './equilibrium.ts';
import { solve } from './simplex.ts';

/** The mixes of a lone seat and of each of its rivals, and what the lone seat gains by them of all together. */
export interface ManyMixes {
  readonly lone: Mix;
  readonly rivals: readonly Mix[];
  readonly value: number;
}

const leastOf = (rivals: readonly Payoffs[]): number =>
  rivals.reduce(
    (least, { gains }) => gains.reduce((lower, gain) => Math.min(lower, gain), least),
    Infinity,
  );

/**
 * The mixes with which nobody can gain by another one, where the lone seat gains from each rival by itself, as
 * one linear program: it is promised by each rival as much as it may be, whatever that one answers. The prices
 * of a rival's answers are its mix, so that the rivals need no agreement.
 */
export const equilibriumOfSeveral = (rivals: readonly Payoffs[]): ManyMixes => {
  const rows = rivals[0]?.lone ?? 0;
  const answers = rivals.reduce((sum, { rival }) => sum + rival, 0);
  const variables = rows + rivals.length;
  const width = variables + 1;
  // With every gain above 0 no promise is below it, and no chance is left unused.
  const shift = 1 - leastOf(rivals);
  const table = new Float64Array((answers + 2) * width);
  let at = 0;
  rivals.forEach(({ rival, gains }, promise) => {
    for (let answer = 0; answer < rival; answer += 1) {
      for (let row = 0; row < rows; row += 1)
        table[at + row] = 0 - ((gains[row * rival + answer] as number) + shift);
      table[at + rows + promise] = 1;
      at += width;
    }
  });
  table.fill(1, at, at + rows);
  table[at + variables] = 1;
  at += width;
  table.fill(-1, at + rows, at + variables);
  const solution = solve({ variables, constraints: answers + 1, table }, 0);
  let first = 0;
  return {
    lone: normal(solution.variables.subarray(0, rows)),
    rivals: rivals.map(({ rival }) => {
      first += rival;
      return normal(solution.prices.subarray(first - rival, first));
    }),
    value: solution.value - rivals.length * shift,
  };
};

/** The mixes with which nobody can gain by another one: of a duel, or of one against several. */
export const equilibriumOf = (rivals: readonly Payoffs[]): ManyMixes => {
  const [only, another] = rivals;
  if (!only || another) return equilibriumOfSeveral(rivals);
  const { lone, rival, value } = equilibrium(only);
  return { lone, rivals: [rival], value };
};
