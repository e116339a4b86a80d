import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseBookletText } from '../rules/check/parse-booklet.ts';
import type { FindBooklet } from '../rules/fight/replay.ts';
import type { Pasted } from '../rules/fight/pasted.ts';
import { recordsIn } from '../rules/fight/pasted.ts';

/**
 * Every booklet of a folder, by its name in records; npm runs every command at the top of the project. Throws where one is
 * faulty, or called otherwise than its file.
 */
export const readLibrary = (folder = 'books'): ReadonlyMap<string, Booklet> => {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.json') && file !== 'booklet.schema.json',
  );
  const here = pathToFileURL(`${resolve(folder)}/`);
  return new Map(
    files.map((file) => {
      const read = parseBookletText(readFileSync(new URL(file, here), 'utf8'));
      if (!read.ok) throw new Error(`books/${file} has faults; npm run books lists them`);
      const { id } = read.booklet;
      if (file !== `${id}.json`) throw new Error(`books/${file} should be called ${id}.json`);
      return [id, read.booklet];
    }),
  );
};

/** Finds the booklets that are at hand in these very editions. */
export const findIn =
  (library: ReadonlyMap<string, Booklet>): FindBooklet =>
  (id, edition) => {
    const booklet = library.get(id);
    return edition === null || booklet?.edition === edition ? booklet : undefined;
  };

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
