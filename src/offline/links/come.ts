import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { judge } from '../booklets/judge.ts';
import type { Library } from '../booklets/library.ts';
import type { Imported } from '../fights/import-record.ts';
import { importRecord } from '../fights/import-record.ts';
import { forged } from './forged.ts';

/** A booklet that a link holds, sound and checked. */
export interface ComeBooklet {
  readonly booklet: Booklet;
  readonly text: string;
  /** What it was forged from, if that came. */
  readonly sheet?: string;
}

/** Reads a booklet or forges a sheet, away from the page; null where either has faults. Nothing is kept. */
export const comeBooklet = async (
  kind: 'booklet' | 'sheet',
  text: string,
): Promise<ComeBooklet | null> => {
  const read = await (kind === 'sheet' ? forged(text) : judge({ text }));
  if (!read.ok) return null;
  const booklet = readBooklet(read.document, read.edition);
  return 'remarks' in read ? { booklet, text: read.text, sheet: text } : { booklet, text };
};

/** A longer record is not replayed before it is taken in: that takes a phone too long (characters). */
const LONGEST_SHOWN = 30_000;

/** A record as a duel, flown with the booklets that came along where it names those; not kept. Null where it is too
 *  long to be shown. */
export const comeRecord = async (
  text: string,
  along: readonly ComeBooklet[],
  library: Pick<Library, 'find' | 'read'>,
): Promise<Imported | null> => {
  if (text.length > LONGEST_SHOWN) return null;
  const find: Library['find'] = (id, edition = null) =>
    library.find(id, edition) ??
    along.map(({ booklet }) => booklet).find((each) => each.id === id && each.edition === edition);
  const read: Library['read'] = async (id, edition) =>
    (await library.read(id, edition)) ?? find(id, edition);
  return importRecord(text, { find, read });
};

/** Takes in the booklets that came along with a record: on the shelf where their name is free, and else only for the
 *  duel that is flown with them. */
export const takeAlong = async (
  along: readonly ComeBooklet[],
  library: Pick<Library, 'add' | 'has'>,
): Promise<void> => {
  for (const { booklet, sheet, text } of along)
    if (!library.has(booklet.id, booklet.edition)) await library.add(text, sheet);
};
