import { readLibrary } from '../../src/command-line/library.ts';
import { sealLines } from '../../src/command-line/seal-lines.ts';
import { parseRecord } from '../../src/rules/fight/parse.ts';
import { sure } from '../../src/rules/sure.ts';
import { sumsIn } from '../../src/tactics/pilot/remark.ts';
import { honestRecord } from './honest-records.ts';
import { TAMPERINGS } from './tamperings.ts';

/**
 * `npm run tool -- tampered [COUNT]`: plays so many tables with computer pilots, 100 if nothing is said, and holds their
 * records to `npm run seals`: each is good. Each of the twenty kinds of `tamperings.ts` (seeds, hashes, seals, signs
 * behind them, numbers, judgment, turns, coach, names or the sum struck out, put in or exchanged by hand) is done to a
 * fifth of them: for each something is said, and the exit code is 1. A line for each kind; any that is not found ends
 * it with 1. The second figure is for information: how many are found where somebody has this program write a new sum.
 */
const COUNT = Number(process.argv[2] ?? 100);

const library = readLibrary();
const isGood = (text: string): boolean => sealLines(text, library).faults.length === 0;

const records: string[] = [];
for (let number = 1; number <= COUNT; number += 1) records.push(await honestRecord(number));
const bad = records.flatMap((text, at) => (isGood(text) ? [] : [at + 1]));
console.log(`${COUNT - bad.length} of ${COUNT} honest records are good ${bad.join(' ')}`);

/** The same with a sum that fits, as this program can write it: what is still found then the seals alone find. */
const withNewSum = (text: string): string => {
  const { record } = parseRecord(text);
  return record
    ? text.replace(/^# sum .*\n/mu, '').concat(`# sum ${sumsIn(text, record).fits}\n`)
    : text;
};

let passed = 0;
for (const [place, [kind, tamper]] of Object.entries(TAMPERINGS).entries()) {
  const tampered: string[] = [];
  for (let at = 0; at < COUNT && tampered.length < COUNT / 5; at += 1) {
    const text = tamper(sure(records[(at + place * 5) % COUNT]), library);
    if (text !== null) tampered.push(text);
  }
  const found = tampered.filter((text) => !isGood(text)).length;
  passed += tampered.length - found;
  const sealed = tampered.filter((text) => !isGood(withNewSum(text))).length;
  console.log(`${found} of ${tampered.length} found, ${sealed} with a new sum: ${kind}`);
}
process.exit(bad.length + passed === 0 ? 0 : 1);
