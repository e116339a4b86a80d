import { readLibrary } from './library.ts';
import { fail, readRecord } from './record-file.ts';
import { sealLines } from './seal-lines.ts';

/**
 * `npm run --silent seals -- FILE`: holds the turns of a record's computer pilots to what they sealed, and prints a
 * line for each: whether it fits, and whether it was drawn so. Exit code 1 where one does not, or nothing can be said.
 */
const [file] = process.argv.slice(2);

if (file === undefined) fail('Name the file of a record: npm run --silent seals -- FILE');
const text = file === undefined ? null : readRecord(file);
if (text !== null) {
  const { lines, faults } = sealLines(text, readLibrary());
  for (const line of lines) process.stdout.write(`${line}\n`);
  for (const fault of faults) fail(fault);
}
