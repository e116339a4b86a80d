import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseBookletText } from '../rules/check/parse-booklet.ts';

/** npm runs every command at the top of the project. */
const BOOKS = pathToFileURL(resolve('books') + '/');

/** Every booklet of the folder `books`, by its name in records. A faulty one throws with its faults. */
export const readLibrary = (): ReadonlyMap<string, Booklet> => {
  const files = readdirSync(BOOKS).filter(
    (file) => file.endsWith('.json') && file !== 'booklet.schema.json',
  );
  return new Map(
    files.map((file) => {
      const read = parseBookletText(readFileSync(new URL(file, BOOKS), 'utf8'));
      if (!read.ok) throw new Error(`books/${file} has faults; npm run books lists them`);
      return [read.booklet.id, read.booklet];
    }),
  );
};
