import fc from 'fast-check';
import { randomFrom } from '../../tools/random-play.ts';
import type { Mix, Mixes, Payoffs } from '../../../src/tactics/matrix/equilibrium.ts';
import { addGainsOfLone, addGainsOfRival } from '../../../src/tactics/matrix/equilibrium.ts';

/**
 * Payoffs by a seed, as turns have them: gains between −½ and ½, many of them equal, whole maneuvers
 * that come to the same, or none of it.
 */
export const payoffsOf = (lone: number, rival: number, seed: number): Payoffs => {
  const random = randomFrom(seed);
  const steps = [2, 5, 40, 1e9][seed % 4]!;
  const any = (): number => Math.floor(random() * (steps + 1)) / steps - 0.5;
  const rows = Array.from({ length: lone }, () => Array.from({ length: rival }, any));
  const likened = rows.map((row) => (random() < 0.2 ? rows[0]! : row));
  return { lone, rival, gains: Float64Array.from(likened.flat()) };
};

export const anyPayoffs: fc.Arbitrary<Payoffs> = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 }), fc.nat())
  .map(([lone, rival, seed]) => payoffsOf(lone, rival, seed));

/** What each lone maneuver gains of all rivals together. */
export const gainsOfLone = (rivals: readonly Payoffs[], mixes: readonly Mix[]): Float64Array => {
  const sums = new Float64Array(rivals[0]!.lone);
  rivals.forEach((payoffs, at) => {
    addGainsOfLone(sums, payoffs, mixes[at]!);
  });
  return sums;
};

/** What each maneuver of a rival gains it. */
export const gainsOfRival = (payoffs: Payoffs, lone: Mix): Float64Array => {
  const sums = new Float64Array(payoffs.rival);
  addGainsOfRival(sums, payoffs, lone);
  return sums;
};

/** What the seat that could gain most would gain by another mix. */
export const gainByAnother = (payoffs: Payoffs, { lone, rival, value }: Mixes): number =>
  Math.max(
    Math.max(...gainsOfLone([payoffs], [rival])) - value,
    Math.max(...gainsOfRival(payoffs, lone)) + value,
  );
