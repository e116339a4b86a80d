import type { ManyMixes, Mix, Payoffs } from './equilibrium.ts';
import { addGainsOfLone, addGainsOfRival, equilibriumOf } from './equilibrium.ts';
import { exponential } from './exponential.ts';

/** How long a step is beside the widest gain: longer ones might never come to rest. */
const STRIDE = 0.9;
/** Where no weight moves by more than this any more the mixes are found; and so many steps are enough. */
const [REST, STEPS] = [1e-5, 600];

/** One who errs, on the way to a mix: each maneuver counts as e to the power of its weight. */
interface Erring {
  readonly weights: Float64Array;
  readonly ahead: Float64Array;
  readonly gains: Float64Array;
  readonly mix: Mix;
}

const erring = (maneuvers: number): Erring => ({
  weights: new Float64Array(maneuvers),
  ahead: new Float64Array(maneuvers),
  gains: new Float64Array(maneuvers),
  mix: new Float64Array(maneuvers),
});

const fillMix = (mix: Mix, weights: Float64Array): void => {
  let most = -Infinity;
  for (const each of weights) if (each > most) most = each;
  let sum = 0;
  for (let at = 0; at < mix.length; at += 1) {
    const power = exponential((weights[at] as number) - most);
    mix[at] = power;
    sum += power;
  }
  for (let at = 0; at < mix.length; at += 1) mix[at] = (mix[at] as number) / sum;
};

/** A step from the weights by what each maneuver gains; gives how far the furthest went. */
const step = (
  { weights, gains }: Erring,
  to: Float64Array,
  stride: number,
  temperature: number,
): number => {
  const shrink = 1 / (1 + stride * temperature);
  let far = 0;
  for (let at = 0; at < to.length; at += 1) {
    const before = weights[at] as number;
    const after = (before + stride * (gains[at] as number)) * shrink;
    far = Math.max(far, Math.abs(after - before));
    to[at] = after;
  }
  return far;
};

/** Half the distance between the least and the greatest gain. */
const breadthOf = ({ gains }: Payoffs): number => {
  let least = Infinity;
  let most = -Infinity;
  for (const gain of gains) {
    if (gain < least) least = gain;
    if (gain > most) most = gain;
  }
  return (most - least) / 2;
};

/** The square root of a number above 0, by Newton: to the bit the same everywhere. */
const rootOf = (square: number): number => {
  let root = Math.max(1, square);
  for (let times = 0; times < 40; times += 1) root = (root + square / root) / 2;
  return root;
};

/** How long steps may be: the lone seat's gains hang on all rivals' mixes, each of theirs on one alone. */
const strideOf = (rivals: readonly Payoffs[]): number => {
  let squares = 0;
  for (const payoffs of rivals) {
    const breadth = breadthOf(payoffs);
    squares += breadth * breadth;
  }
  return squares === 0 ? 1 : STRIDE / rootOf(squares);
};

/**
 * The mixes of all who notice a difference the less the smaller it is beside the temperature, each knowing that
 * the others err likewise: everybody chooses a maneuver by e to the power of its gain ÷ temperature. At 0
 * nobody errs.
 */
export const response = (rivals: readonly Payoffs[], temperature: number): ManyMixes => {
  if (temperature === 0) return equilibriumOf(rivals);
  const lone = erring(rivals[0]?.lone ?? 0);
  const others = rivals.map(({ rival }) => erring(rival));
  const all = [lone, ...others];
  const stride = strideOf(rivals);

  /** What every maneuver gains where all choose by these weights. */
  const weigh = (by: 'weights' | 'ahead'): void => {
    for (const each of all) {
      fillMix(each.mix, each[by]);
      each.gains.fill(0);
    }
    rivals.forEach((payoffs, at) => {
      const other = others[at] as Erring;
      addGainsOfLone(lone.gains, payoffs, other.mix);
      addGainsOfRival(other.gains, payoffs, lone.mix);
    });
  };

  for (let steps = 0; steps < STEPS; steps += 1) {
    weigh('weights');
    for (const each of all) step(each, each.ahead, stride, temperature);
    weigh('ahead');
    let far = 0;
    for (const each of all) far = Math.max(far, step(each, each.weights, stride, temperature));
    if (far <= REST) break;
  }
  weigh('weights');
  return {
    lone: lone.mix,
    rivals: others.map(({ mix }) => mix),
    value: lone.mix.reduce((sum, often, at) => sum + often * (lone.gains[at] as number), 0),
  };
};
