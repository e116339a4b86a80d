import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseBookletText } from '../rules/check/parse-booklet.ts';
import type { FindBooklet } from '../rules/fight/replay.ts';

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
