import { readLibrary } from '../../src/command-line/library.ts';
import { playCampaign } from './random-campaign.ts';
import { randomFrom } from './random-play.ts';
import { randomSheet } from './random-sheet.ts';
import { trySheet } from './sheet-laws.ts';

/**
 * `npm run tool -- forges [COUNT [FIRST]]`: forges so many random sheets, 20,000 if nothing is said, from the first seed
 * on (0), and holds each to the laws of `sheet-laws.ts`, with fifty duels at random and a campaign of three games in
 * its booklet. What breaks is told with its seed.
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 0)];
const [DUELS, GAMES] = [50, 3];
const printed = [...readLibrary().values()];

let [broken, refused] = [0, 0];
const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  if (broken <= 40) process.stderr.write(`sheet ${seed}: ${what}\n`);
};

let last = printed;
for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
  try {
    const random = randomFrom(seed);
    const { booklet, broken: laws } = trySheet(randomSheet(random), last, {
      random,
      duels: DUELS,
      draws: true,
    });
    for (const law of laws) complain(seed, law);
    if (booklet) {
      playCampaign(seed, GAMES, [...printed, booklet]);
      // The next one is laid beside this one too.
      last = [...printed, booklet];
    } else refused += 1;
  } catch (error) {
    complain(seed, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
process.stdout.write(
  `${COUNT} sheets, seeds ${FIRST} to ${FIRST + COUNT - 1}: ${refused} refused; ${broken} laws broken\n`,
);
