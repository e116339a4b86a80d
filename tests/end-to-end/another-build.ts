import { rm } from 'node:fs/promises';
import { afterAll } from 'vitest';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { buildWithBooks, newFolder } from '../tools/other-books.ts';
import { renamedBuild } from '../tools/renamed-build.ts';
import { DIST } from './harness.ts';

/** The game as it would be with other booklets in the place of its own. Gives the folder it stands in. */
export const withBooks = (books: readonly BookletDocument[]): string => {
  const folder = newFolder();
  afterAll(() => rm(folder, { recursive: true }));
  return buildWithBooks(books, folder);
};

/** The game as another build would be. Gives the folder it stands in. */
export const anotherBuild = async (): Promise<string> => {
  const folder = newFolder();
  afterAll(() => rm(folder, { recursive: true }));
  await renamedBuild(DIST, folder);
  return folder;
};
