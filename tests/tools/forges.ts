import { readLibrary } from '../../src/command-line/library.ts';
import { playCampaign } from './random-campaign.ts';
import { randomFrom } from './random-play.ts';
import { randomSheet } from './random-sheet.ts';
import { randomUnit, spoiledUnit } from './random-unit.ts';
import type { Tried } from './sheet-laws.ts';
import { slowness, trySheet, tryUnit } from './sheet-laws.ts';

/**
 * `npm run tool -- forges [COUNT [FIRST [KIND]]]`: forges so many random sheets, 20,000 if nothing is said, from the first
 * seed on (0), and holds each to the laws of `sheet-laws.ts`, with twenty duels at random and a campaign's game in its
 * booklet. What breaks is told with its seed. KIND is `sheets`, `units` (random `.mtf` texts) or `spoiled` (those cut,
 * doubled, with bytes flipped).
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 0)];
const KIND = process.argv[4] ?? 'sheets';
const [DUELS, DRAWN] = [20, 10];
/** No text takes longer (milliseconds), the largest aside. */
const [SLOW, LARGE] = [20, 60_000];
const printed = [...readLibrary().values()];

let [broken, refused, slowest] = [0, 0, 0];
const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  if (broken <= 40) process.stderr.write(`${KIND} ${seed}: ${what}\n`);
};

let last = printed;
const tried = (seed: number): Tried => {
  const random = randomFrom(seed);
  const play = { random, duels: DUELS, draws: seed % DRAWN === 0 };
  if (KIND === 'sheets') return trySheet(randomSheet(random), last, play);
  const text = KIND === 'units' ? randomUnit(random) : spoiledUnit(random);
  const took = slowness(text);
  if (text.length < LARGE) slowest = Math.max(slowest, took);
  if (text.length < LARGE && took > SLOW) complain(seed, `takes ${took.toFixed(1)} ms`);
  return tryUnit(text, last, play);
};

for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
  try {
    const { booklet, broken: laws } = tried(seed);
    for (const law of laws) complain(seed, law);
    if (booklet) {
      playCampaign(seed, 1, [...printed, booklet]);
      // The next one is laid beside this one too.
      last = [...printed, booklet];
    } else refused += 1;
  } catch (error) {
    complain(seed, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
const slow = slowest > 0 ? `; the slowest took ${slowest.toFixed(1)} ms` : '';
process.stdout.write(
  `${COUNT} ${KIND}, seeds ${FIRST} to ${FIRST + COUNT - 1}: ${refused} refused; ${broken} laws broken${slow}\n`,
);
