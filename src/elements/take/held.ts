import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { judge } from '../../offline/booklets/judge.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Imported } from '../../offline/fights/import-record.ts';
import { importRecord } from '../../offline/fights/import-record.ts';
import { forged } from '../../offline/links/forged.ts';
import type { KnownFile } from '../common/brought.ts';
import { knownFile } from '../common/brought.ts';

/** A booklet that came by a link, sound and checked. */
export interface ComeBooklet {
  readonly booklet: Booklet;
  readonly text: string;
  /** What it was forged from, if that came. */
  readonly sheet?: string;
}

/** What came by a link, with its text; nothing of it is kept. */
export interface Come {
  readonly kind: 'record' | 'booklet' | 'sheet';
  readonly text: string;
  /** The sound booklet that it is, or those that a record brings along. */
  readonly booklets: readonly ComeBooklet[];
  /** The duel of a record, flown with those; null where it is none, or too long to be shown. */
  readonly read: Imported | null;
}

/** Nothing that fits into a link is longer, unless somebody made it so: it is not looked into. A longer record is not
 *  replayed before it is taken in: that takes a phone too long (characters). */
const LONGEST_HELD = 200_000;
const LONGEST_SHOWN = 30_000;

/** Reads a booklet or forges a sheet, away from the page; none where either has faults. */
const bookletIn = async ({ kind, text }: KnownFile): Promise<readonly ComeBooklet[]> => {
  const made = await (kind === 'sheet' ? forged(text) : judge({ text }));
  if (!made.ok) return [];
  const booklet = readBooklet(made.document, made.edition);
  return [{ booklet, ...('text' in made ? { text: made.text, sheet: text } : { text }) }];
};

/** What is looked up of a library. */
type Found = Pick<Library, 'find' | 'has' | 'read'>;

/** A library with booklets beside it that are only read: nothing keeps them. */
export const beside = (library: Found, booklets: readonly ComeBooklet[]): Found => {
  const find: Library['find'] = (id, edition = null) =>
    library.has(id, edition)
      ? library.find(id, edition)
      : booklets
          .map(({ booklet }) => booklet)
          .find((each) => each.id === id && each.edition === (edition ?? each.edition));
  return {
    find,
    has: (id, edition) => library.has(id, edition) || find(id, edition) !== undefined,
    read: async (id, edition) => (await library.read(id, edition)) ?? find(id, edition),
  };
};

/** What the texts of a link are, known as files are; or why there is nothing to take in. */
export const heldIn = async (
  texts: readonly string[],
  library: Found,
): Promise<Come | 'too much' | 'nothing'> => {
  if (texts.some(({ length }) => length > LONGEST_HELD)) return 'too much';
  const known = await Promise.all(texts.map((text) => knownFile(new File([text], ''))));
  const bound = known.filter(({ kind }) => kind === 'booklet' || kind === 'sheet');
  const record = known.find(({ kind }) => kind === 'record');
  const { kind, text } = record ?? bound[0] ?? { kind: 'unknown', text: '' };
  if (kind !== 'record' && kind !== 'booklet' && kind !== 'sheet') return 'nothing';
  const booklets: ComeBooklet[] = [];
  for (const each of record ? bound : bound.slice(0, 1)) booklets.push(...(await bookletIn(each)));
  const read =
    record && text.length <= LONGEST_SHOWN
      ? await importRecord(text, beside(library, booklets))
      : null;
  return { kind, text, booklets, read };
};
