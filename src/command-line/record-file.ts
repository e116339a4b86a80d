import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Says what is wrong on standard error; the program ends with 1. */
export const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** The text of a record's file; null where it cannot be read, which is said. */
export const readRecord = (name: string): string | null => {
  try {
    // npm runs at the top of the project; the file was named from where the user is.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', name), 'utf8');
  } catch (error) {
    fail(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
};
