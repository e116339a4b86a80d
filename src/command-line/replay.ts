import { readLibrary, fail, readRecords } from './library.ts';
import { replayedLines } from './replayed-lines.ts';

/**
 * `npm run --silent replay -- FILE …`: replays records and prints a line of JSON for each turn. For a
 * bad or illegal record the good turns, then line and reason on standard error, and exit code 1. Of
 * several each line says which one it is of.
 */
const files = process.argv.slice(2);

if (files.length === 0)
  fail('Name the file of a record, or of several: npm run --silent replay -- FILE');

const records = files.flatMap(readRecords);
const library = records.length > 0 ? readLibrary() : new Map<string, never>();
const several = files.length > 1 || records.length > 1;
for (const { called, found } of records) {
  const { lines, fault } = replayedLines(found, library, several ? called : undefined);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (fault !== null) fail(`${several ? `${called}: ` : ''}${fault}`);
}
