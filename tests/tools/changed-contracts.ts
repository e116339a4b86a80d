import { booklets } from '../rules/battle/table-top.ts';
import { changedFile, refusalOf } from './changed-contract.ts';
import { playRandomContract } from './random-contract.ts';
import { randomFrom } from './random-play.ts';

/**
 * `npm run tool -- changed-contracts [COUNT [FIRST]]`: changes one thing in so many files of hangars with a contract, 2,000
 * if nothing is said, twenty of each (seeds from 0): each is refused with its line, or is the file of an honest hangar.
 * What is neither is told with its seed, and ends it with 1.
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 0)];
let refused = 0;
for (let seed = FIRST; seed < FIRST + COUNT / 20; seed += 1) {
  const random = randomFrom(seed);
  const hangar = playRandomContract(seed, booklets);
  for (let tried = 1; tried <= 20; tried += 1)
    try {
      refused += Number(refusalOf(changedFile(hangar, random)) !== null);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`contract ${seed}, file ${tried}: ${String(error)}\n`);
    }
}
process.stdout.write(`${COUNT} files: ${refused} refused, all others honest\n`);
