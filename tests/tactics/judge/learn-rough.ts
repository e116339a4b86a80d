import { booklets } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { sure } from '../../../src/rules/sure.ts';
import { edgeOf } from '../../../src/tactics/matrix/exponential.ts';
import { equilibrium } from '../../../src/tactics/matrix/equilibrium.ts';
import type { Mix } from '../../../src/tactics/matrix/equilibrium.ts';
import { FastDuel } from '../../../src/tactics/duel/fast-duel.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import {
  DIFFERENCES,
  DIFFERENCE_NAMES,
  writeDifferences,
} from '../../../src/tactics/judge/rough.ts';
import { think } from '../../../src/tactics/judge/thought.ts';
import { oddBooklet, wornEntry } from '../odd-booklets.ts';

/**
 * `npx tsx tests/tactics/judge/learn-rough.ts SECONDS SEED`: learns what the differences of `src/tactics/judge/rough.ts` are worth,
 * from duels that they play against themselves, and prints the table.
 */
const seconds = Number(process.argv[2] ?? 60);
const random = randomFrom(Number(process.argv[3] ?? 1));

/** How much of what comes after counts, how often anything is done, how long a duel may last, how fast is learned. */
const [LAMBDA, EXPLORING, LONGEST, RATE] = [0.8, 0.08, 120, 0.05];
const PATIENCE = 0.995;

const count = DIFFERENCE_NAMES.length;
const weights = Float64Array.from(DIFFERENCE_NAMES, (name) => DIFFERENCES[name]);
const mean = Float64Array.from(weights);
const squares = new Float64Array(count).fill(1);

const seen = new Float64Array(count);
const logitOf = (differences: Float64Array): number =>
  differences.reduce((sum, each, at) => sum + each * weights[at]!, 0);
const judge: Judging = (duel) => ({
  isRough: true,
  edge: (row, at) => {
    writeDifferences(duel, row, at, seen);
    return edgeOf(logitOf(seen));
  },
});

const some = <Thing>(things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)]!;

const begun = (): Battle => {
  const odd = random() < 0.2;
  const of = (): (typeof booklets)[number] => (odd ? oddBooklet(random) : some(booklets));
  const [one, other] = [of(), of()];
  const worn = odd || random() < 0.5;
  return openBattle({
    options: USUAL_OPTIONS,
    lone: worn ? wornEntry(one, [other], random) : fresh(one, 'Ada'),
    rivals: [worn ? wornEntry(other, [one], random) : fresh(other, 'Ben')],
  });
};

const placeIn = (mix: Mix): number => {
  if (random() < EXPLORING) return Math.floor(random() * mix.length);
  let left = random();
  const place = mix.findIndex((often) => (left -= often) < 0);
  return Math.max(0, place);
};

let [duels, turns, error] = [0, 0, 0];
const until = performance.now() + seconds * 1000;
while (performance.now() < until) {
  let battle = begun();
  const visited: { differences: Float64Array; value: number }[] = [];
  while (!battle.outcome && visited.length < LONGEST && battle.quiet < 40) {
    const { choices, answers } = think(battle, judge);
    const [against] = answers;
    if (!against || choices.length === 0 || against.maneuvers.length === 0) break;
    const { lone, rival, value } = equilibrium(against.payoffs);
    const pairing = sure(battle.pairings[0]);
    const duel = new FastDuel(battle, pairing);
    const differences = new Float64Array(count);
    writeDifferences(duel, duel.rowOf(battle, pairing), 0, differences);
    visited.push({ differences, value });
    battle = exchange(battle, {
      seats: [
        { console: choices[placeIn(lone)]!.maneuver.console },
        { console: against.maneuvers[placeIn(rival)]!.console },
      ],
    }).battle;
  }
  const { outcome } = battle;
  let target = outcome?.kind === 'win' ? (outcome.winner === 'lone' ? 0.5 : -0.5) : 0;
  const rate =
    RATE * (1 - (seconds * 1000 - (until - performance.now())) / (seconds * 1000)) + 0.002;
  for (const { differences, value } of visited.toReversed()) {
    target = (1 - LAMBDA) * value + LAMBDA * PATIENCE * target;
    const off = edgeOf(logitOf(differences)) - target;
    error += off * off;
    for (let at = 0; at < count; at += 1) {
      const slope = off * differences[at]!;
      squares[at]! += slope * slope;
      weights[at]! -= (rate * slope) / Math.sqrt(squares[at]! / 20);
      mean[at]! += 0.0005 * (weights[at]! - mean[at]!);
    }
  }
  duels += 1;
  turns += visited.length;
  if (duels % 300 === 0) {
    process.stderr.write(
      `${duels} duels, ${turns} turns, off by ${Math.sqrt(error / turns).toFixed(4)}\n`,
    );
  }
}
process.stdout.write(
  DIFFERENCE_NAMES.map((name, at) => `  ${name}: ${mean[at]!.toFixed(2)},\n`).join(''),
);
