import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pasted } from '../rules/fight/pasted.ts';
import { recordsIn } from '../rules/fight/pasted.ts';

/** Says what is wrong on standard error; the program ends with 1. */
export const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** The records of a file, as any that come from elsewhere; none where it cannot be read, which is said. */
export const readRecords = (file: string): readonly { called: string; found: Pasted }[] => {
  try {
    // npm runs at the top of the project; the file was named from where the user is.
    const text = readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
    return recordsIn(text).map((found, at, { length }) => ({
      called: length > 1 ? `${file}, record ${at + 1}` : file,
      found,
    }));
  } catch (error) {
    fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
};
