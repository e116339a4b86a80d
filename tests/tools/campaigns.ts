import { gamesOf } from '../../src/rules/campaign/hangar/hangar.ts';
import { isMember } from '../../src/rules/campaign/history/game.ts';
import { brokenCampaignLaws, foldsAgain } from './campaign-laws.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { playCampaign } from './random-campaign.ts';

/**
 * `npm run tool -- campaigns [COUNT [FIRST]]`: plays so many campaigns of fifty games at random, 2,000 if nothing
 * is said, from the first seed on (0). Two to eight pilots, fights and foes among the games, every choice at random;
 * holds everything that is done to the laws of `campaign-laws.ts`, and each hangar to its fold. What breaks
 * is told with its seed.
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 0)];
const GAMES = 50;
const library = readLibrary();
const booklets = [...library.values()];
const find = (id: string) => library.get(id);

let [broken, games, fights, foes, parts, dead, replacements] = [0, 0, 0, 0, 0, 0, 0];

const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  if (broken <= 20) process.stderr.write(`campaign ${seed}: ${what}\n`);
};

const playOne = (seed: number): void => {
  const hangar = playCampaign(seed, GAMES, booklets, (before, after, done) => {
    for (const law of brokenCampaignLaws(before, after, done, find)) complain(seed, law);
  });
  if (!foldsAgain(hangar, find)) complain(seed, 'its hangar folds otherwise');
  const played = gamesOf(hangar);
  games += played.length;
  fights += played.filter(({ muster }) => muster.fighters.length > 2).length;
  foes += played.filter(({ muster }) => !muster.fighters.every(isMember)).length;
  parts += hangar.pilots.reduce((all, { stockpile }) => all + stockpile.length, 0);
  dead += hangar.pilots.filter(({ end }) => end?.kind === 'killed').length;
  replacements += hangar.mechs.filter(({ replacement }) => replacement).length;
};

for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
  try {
    playOne(seed);
  } catch (error) {
    complain(seed, error instanceof Error ? error.message : String(error));
  }
process.stdout.write(
  `${COUNT} campaigns, seeds ${FIRST} to ${FIRST + COUNT - 1}: ${games} games, ${fights} of them of more than two, ${foes} with foes; ` +
    `${dead} pilots killed, ${replacements} replacements, ${parts} parts in stockpiles; ${broken} laws broken\n`,
);
