import * as v from 'valibot';
import type { Booklet } from '../booklet/booklet.ts';
import { bookletDocument } from '../document/booklet-document.ts';
import { checkBooklet } from './check-booklet.ts';
import { checkOddities } from './check-oddities.ts';
import { shapeFindings } from './check-shape.ts';
import { checkTree } from './check-tree.ts';
import type { Finding } from './finding.ts';
import { inDocument } from './finding.ts';
import { editionOf } from '../booklet/edition.ts';
import { readBooklet } from '../booklet/read-booklet.ts';
import { readJson } from './check-text.ts';

type ParsedBooklet =
  | {
      readonly ok: true;
      readonly booklet: Booklet;
      /** What can be played, but is hardly meant. */
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly faults: readonly Finding[] };

/** Most faults that are listed of one document. */
const MOST_FAULTS = 500;

/** The only way from a document to a booklet: the booklet, or every fault the document has. */
export const parseBooklet = (document: unknown): ParsedBooklet => faultless(document, []);

/** The same from the text of a file, up to `LARGEST_BOOKLET` characters. */
export const parseBookletText = (text: string): ParsedBooklet => {
  const { document, faults } = readJson(text);
  return document === undefined ? { ok: false, faults } : faultless(document, faults);
};

const faultless = (document: unknown, known: readonly Finding[]): ParsedBooklet => {
  const tree = checkTree(document);
  if (!tree.measured) return { ok: false, faults: [...known, ...tree.faults] };
  const shape = v.safeParse(bookletDocument, document);
  const faults = once([
    ...known,
    ...tree.faults,
    ...shapeFindings(shape.issues ?? []),
    ...checkBooklet(document),
  ]);
  if (!shape.success || faults.length > 0) return { ok: false, faults: bounded(faults) };
  const booklet = readBooklet(shape.output, editionOf(shape.output));
  return { ok: true, booklet, warnings: checkOddities(booklet) };
};

/** What two checks found at one place is listed once. */
const once = (faults: readonly Finding[]): readonly Finding[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

const bounded = (faults: readonly Finding[]): readonly Finding[] =>
  faults.length <= MOST_FAULTS
    ? faults
    : [
        ...faults.slice(0, MOST_FAULTS),
        { place: inDocument(), kind: 'more faults', count: faults.length - MOST_FAULTS },
      ];
