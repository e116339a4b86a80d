import { readLibrary } from './library.ts';
import { fail, readRecord } from './record-file.ts';
import { replayedLines } from './replayed-lines.ts';

/**
 * `npm run --silent replay -- FILE …`: replays records and prints a line of JSON for each turn. For a
 * bad or illegal record the good turns, then line and reason on standard error, and exit code 1. Of
 * several files each line says which one it is of.
 */
const files = process.argv.slice(2);

if (files.length === 0)
  fail('Name the file of a record, or of several: npm run --silent replay -- FILE');

const library = files.length > 0 ? readLibrary() : new Map<string, never>();
for (const file of files) {
  const text = readRecord(file);
  if (text === null) continue;
  const several = files.length > 1;
  const { lines, fault } = replayedLines(text, library, several ? file : undefined);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (fault !== null) fail(`${several ? `${file}: ` : ''}${fault}`);
}
