import { readLibrary, fail, readRecords } from './library.ts';
import { sealLines } from './seal-lines.ts';

/**
 * `npm run --silent seals -- FILE`: holds the turns of a record's computer pilots to what they sealed, and prints a
 * line for each: whether it fits, and whether it was drawn so. Exit code 1 where one does not, or nothing can be said.
 */
const [file] = process.argv.slice(2);

if (file === undefined) fail('Name the file of a record: npm run --silent seals -- FILE');
const records = file === undefined ? [] : readRecords(file);
for (const { called, found } of records) {
  const { lines, faults } = sealLines(found.text, readLibrary(), found);
  const of = records.length > 1 ? `${called}: ` : '';
  for (const line of lines) process.stdout.write(`${of}${line}\n`);
  for (const fault of faults) fail(`${of}${fault}`);
}
