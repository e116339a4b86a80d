import { readFileSync } from 'node:fs';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { findingText } from '../../../src/rules/words/finding-text.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';

type Table = Record<string, string>;
export type Draft = Omit<BookletDocument, 'consoles' | 'viewScreens' | 'statCard'> & {
  consoles: Record<string, Table>;
  viewScreens: Record<string, BookletDocument['viewScreens'][string]>;
  statCard: BookletDocument['statCard'];
};

/** A printed booklet with a change. */
export const draft = (change: (document: Draft) => void, file = 'rfl-3n'): Draft => {
  const document = JSON.parse(readFileSync(`books/${file}.json`, 'utf8')) as Draft;
  change(document);
  return document;
};
export const faultsOf = (document: unknown): readonly string[] => {
  const parsed = parseBooklet(document);
  return parsed.ok ? [] : parsed.faults.map(findingText);
};
export const bookletOf = (document: unknown): Booklet => {
  const parsed = parseBooklet(document);
  if (!parsed.ok) throw new Error(parsed.faults.map(findingText).join('\n'));
  return parsed.booklet;
};
