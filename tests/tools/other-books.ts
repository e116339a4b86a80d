import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';

const PRINTED = ['rfl-3n', 'grf-1n'].map(
  (id) => JSON.parse(readFileSync(`books/${id}.json`, 'utf8')) as BookletDocument,
);

/** A new folder for a build, which whoever asks removes. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'viewscreen-'));

/** So many booklets: the two printed ones, and others that are like them but for their designations. */
export const booksLikePrinted = (count: number): readonly BookletDocument[] =>
  Array.from({ length: count }, (_, at) => {
    const printed = PRINTED[at % PRINTED.length] as BookletDocument;
    const designation =
      at < PRINTED.length ? printed.mech.designation : `${printed.mech.designation}-${at}`;
    return { ...printed, mech: { ...printed.mech, designation } };
  });

/** Builds the game as it would be with these booklets in the place of its own, in a folder; gives where it stands. */
export const buildWithBooks = (books: readonly BookletDocument[], folder: string): string => {
  const shelf = join(folder, 'books');
  mkdirSync(shelf, { recursive: true });
  for (const book of books)
    writeFileSync(
      join(shelf, `${book.mech.designation.toLowerCase()}.json`),
      JSON.stringify(book, null, 2),
    );
  const built = join(folder, 'dist');
  execFileSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--logLevel=error',
      '--emptyOutDir',
      '--outDir',
      built,
    ],
    { env: { ...process.env, NODE_ENV: 'production', BOOKS: shelf }, stdio: 'inherit' },
  );
  return built;
};
