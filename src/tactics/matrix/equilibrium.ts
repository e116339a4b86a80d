import { solve } from './simplex.ts';

/** What the lone seat gains, the rival losing as much, by the maneuver of each. */
export interface Payoffs {
  /** How many maneuvers are open to each. */
  readonly lone: number;
  readonly rival: number;
  /** By lone maneuver × `rival` + rival maneuver. */
  readonly gains: Float64Array;
}

/** How often each maneuver is chosen, by its place among those that are open: 0 or more, 1 together. */
export type Mix = Float64Array;

/** Both mixes, and what the lone seat gains by them. */
export interface Mixes {
  readonly lone: Mix;
  readonly rival: Mix;
  readonly value: number;
}

/** The same with the seats changed. */
export const swapped = ({ lone, rival, gains }: Payoffs): Payoffs => {
  const other = new Float64Array(gains.length);
  for (let one = 0; one < lone; one += 1)
    for (let across = 0; across < rival; across += 1)
      other[across * lone + one] = 0 - (gains[one * rival + across] as number);
  return { lone: rival, rival: lone, gains: other };
};

const pure = (length: number, at: number): Mix => {
  const mix = new Float64Array(length);
  mix[at] = 1;
  return mix;
};

/** Where each does best against whatever the other may do, if both are promised the same; null else. */
const saddle = ({ lone, rival, gains }: Payoffs): Mixes | null => {
  let [safe, promised] = [0, -Infinity];
  for (let one = 0; one < lone; one += 1) {
    let least = Infinity;
    for (let across = 0; across < rival; across += 1)
      least = Math.min(least, gains[one * rival + across] as number);
    if (least > promised) [safe, promised] = [one, least];
  }
  let [held, conceded] = [0, Infinity];
  for (let across = 0; across < rival; across += 1) {
    let most = -Infinity;
    for (let one = 0; one < lone; one += 1)
      most = Math.max(most, gains[one * rival + across] as number);
    if (most < conceded) [held, conceded] = [across, most];
  }
  return promised === conceded
    ? { lone: pure(lone, safe), rival: pure(rival, held), value: promised }
    : null;
};

/** Numbers that add up to 1, none below 0. */
export const normal = (numbers: Float64Array): Mix => {
  let sum = 0;
  for (const each of numbers) sum += Math.max(0, each);
  return numbers.map((each) => Math.max(0, each) / sum);
};

/** One equilibrium of those there may be: which, may hang on the order of the seats. */
export const someEquilibrium = ({ lone, rival, gains }: Payoffs): Mixes => {
  let least = Infinity;
  for (const gain of gains) least = Math.min(least, gain);
  const shift = 1 - least;
  const table = new Float64Array((lone + 1) * (rival + 1));
  for (let one = 0; one < lone; one += 1) {
    for (let across = 0; across < rival; across += 1)
      table[one * (rival + 1) + across] = (gains[one * rival + across] as number) + shift;
    table[one * (rival + 1) + rival] = 1;
  }
  for (let across = 0; across < rival; across += 1) table[lone * (rival + 1) + across] = -1;
  const { value, variables, prices } = solve({ variables: rival, constraints: lone, table });
  return { lone: normal(prices), rival: normal(variables), value: 1 / value - shift };
};

const mean = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((each, at) => (each + (other[at] as number)) / 2);

/**
 * The mixes with which neither seat can gain by another one. Of several equilibria it is one that hangs on
 * the payoffs alone: with the seats changed it is the same to the bit, changed likewise.
 */
export const equilibrium = (payoffs: Payoffs): Mixes => {
  const sure = saddle(payoffs);
  if (sure) return sure;
  const one = someEquilibrium(payoffs);
  const other = someEquilibrium(swapped(payoffs));
  return {
    lone: mean(one.lone, other.rival),
    rival: mean(one.rival, other.lone),
    value: (one.value - other.value) / 2,
  };
};

/** Adds to each what that lone maneuver gains against a mix of the rival. */
export const addGainsOfLone = (
  sums: Float64Array,
  { lone, rival, gains }: Payoffs,
  against: Mix,
): void => {
  for (let one = 0; one < lone; one += 1) {
    let sum = sums[one] as number;
    for (let across = 0; across < rival; across += 1)
      sum += (gains[one * rival + across] as number) * (against[across] as number);
    sums[one] = sum;
  }
};

/** Adds to each what that maneuver of the rival gains the rival against a mix of the lone seat. */
export const addGainsOfRival = (
  sums: Float64Array,
  { lone, rival, gains }: Payoffs,
  against: Mix,
): void => {
  for (let one = 0; one < lone; one += 1) {
    const often = against[one] as number;
    for (let across = 0; across < rival; across += 1)
      sums[across] = (sums[across] as number) - often * (gains[one * rival + across] as number);
  }
};

/** What each maneuver of a side gains it against the other's mix. */
export const gainsOf = (
  payoffs: Payoffs,
  { lone, rival }: Mixes,
): Readonly<Record<'lone' | 'rival', Float64Array>> => {
  const gains = { lone: new Float64Array(payoffs.lone), rival: new Float64Array(payoffs.rival) };
  addGainsOfLone(gains.lone, payoffs, rival);
  addGainsOfRival(gains.rival, payoffs, lone);
  return gains;
};

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
