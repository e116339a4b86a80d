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
