import { readLibrary } from '../../src/command-line/library.ts';
import { contractStanding } from '../../src/rules/campaign/contract/state.ts';
import { sure } from '../../src/rules/sure.ts';
import { foldsAgain } from './campaign-laws.ts';
import { brokenContractLaws } from './contract-laws.ts';
import { playRandomContract } from './random-contract.ts';

/**
 * `npm run tool -- random-contracts [COUNT [FIRST]]`: plays so many contracts at random, 3,000 if nothing is said, from the
 * first seed on (0), every choice and every fight at random; holds all that is done to the laws of `contract-laws.ts`
 * and `campaign-laws.ts`, and each hangar to its fold. What breaks is told with its seed.
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 3000), Number(process.argv[3] ?? 0)];
const library = readLibrary();
const booklets = [...library.values()];
const find = (id: string) => library.get(id);

let [broken, fulfilled, fights, steps] = [0, 0, 0, 0];

const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  if (broken <= 20) process.stderr.write(`contract ${seed}: ${what}\n`);
};

for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
  try {
    const hangar = playRandomContract(seed, booklets, (before, after, done) => {
      steps += 1;
      fights += Number(done.kind === 'game');
      for (const law of brokenContractLaws(before, after, done, find)) complain(seed, law);
    });
    if (!foldsAgain(hangar, find)) complain(seed, 'its hangar folds otherwise');
    fulfilled += Number(contractStanding(sure(hangar.contract)) === 'fulfilled');
  } catch (error) {
    complain(seed, error instanceof Error ? error.message : String(error));
  }
process.stdout.write(
  `${COUNT} contracts, seeds ${FIRST} to ${FIRST + COUNT - 1}: ${steps} steps, ${fights} fights, ${fulfilled} fulfilled; ${broken} laws broken\n`,
);
