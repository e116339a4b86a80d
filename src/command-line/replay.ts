import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { replayText } from '../rules/record/replay.ts';
import { readLibrary } from './library.ts';
import { turnLine } from './turn-line.ts';

/**
 * `npm run --silent replay -- FILE`: replays a record and prints a line of JSON for each turn. For a
 * bad or illegal record the good turns, then line and reason on standard error, and exit code 1.
 */
const [file] = process.argv.slice(2);

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const readRecord = (name: string): string | null => {
  try {
    // npm runs at the top of the project; the file was named from where the user is.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', name), 'utf8');
  } catch (error) {
    fail(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
};

if (file === undefined) {
  fail('Name the file of a record: npm run --silent replay -- FILE');
} else {
  const text = readRecord(file);
  if (text !== null) {
    const library = readLibrary();
    const { exchanges, fault } = replayText(text, (id) => library.get(id));
    process.stdout.write(exchanges.map((exchange) => `${turnLine(exchange)}\n`).join(''));
    if (fault) fail(`line ${fault.line}: ${fault.reason}`);
  }
}
