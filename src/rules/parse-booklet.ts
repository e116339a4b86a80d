import * as v from 'valibot';
import type { Booklet } from './booklet.ts';
import { bookletDocument } from './booklet-document.ts';
import { checkBooklet } from './check-booklet.ts';
import { checkKeys, readJson } from './check-text.ts';
import type { Fault } from './fault.ts';
import { shapeFaults } from './check-shape.ts';
import { readBooklet } from './read-booklet.ts';

export type ParsedBooklet =
  | { readonly ok: true; readonly booklet: Booklet }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Most faults that are told of one document. */
const MOST_FAULTS = 500;

/** The only way from a document to a booklet: the booklet, or every fault the document has. */
export const parseBooklet = (document: unknown): ParsedBooklet => faultless(document, []);

/** The same from the text of a file, up to a million characters. */
export const parseBookletText = (text: string): ParsedBooklet => {
  const { document, faults } = readJson(text);
  return document === undefined ? { ok: false, faults } : faultless(document, faults);
};

const faultless = (document: unknown, known: readonly Fault[]): ParsedBooklet => {
  const keys = checkKeys(document);
  if (keys.some(({ problem }) => problem.includes('nested')))
    return { ok: false, faults: [...known, ...keys] };
  const shape = v.safeParse(bookletDocument, document);
  const faults = [...known, ...keys, ...shapeFaults(shape.issues ?? []), ...checkBooklet(document)];
  const told = new Set<string>();
  const each = faults.filter(({ path, problem }) => {
    const said = `${path}\n${problem}`;
    return !told.has(said) && told.add(said);
  });
  return shape.success && each.length === 0
    ? { ok: true, booklet: readBooklet(shape.output) }
    : { ok: false, faults: each.slice(0, MOST_FAULTS) };
};
