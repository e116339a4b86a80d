import type { Library } from '../../offline/booklets/library.ts';
import type { Imported } from '../../offline/fights/import-record.ts';
import type { ComeBooklet } from '../../offline/links/come.ts';
import { comeBooklet, comeRecord } from '../../offline/links/come.ts';
import { knownFile } from '../common/brought.ts';

/** What came by a link, with its text; nothing of it is kept. */
export type Come =
  | {
      readonly kind: 'record';
      readonly text: string;
      /** The booklets that it brings along. */
      readonly along: readonly ComeBooklet[];
      /** Null if it is too long to be shown. */
      readonly read: Imported | null;
    }
  | {
      readonly kind: 'booklet' | 'sheet';
      readonly text: string;
      /** Null if it has faults. */
      readonly booklet: ComeBooklet | null;
    };

/** Nothing that fits into a link is longer, unless somebody made it so (characters): it is not looked into. */
const LONGEST_HELD = 200_000;

/** What the texts of a link are, known as files are; null if there is nothing to take in. */
export const heldIn = async (
  texts: readonly string[],
  library: Pick<Library, 'find' | 'read'>,
): Promise<Come | null> => {
  if (texts.some(({ length }) => length > LONGEST_HELD)) return null;
  const known = await Promise.all(texts.map((text) => knownFile(new File([text], ''))));
  const along: ComeBooklet[] = [];
  let alone: Come | null = null;
  for (const { kind, text } of known)
    if (kind === 'booklet' || kind === 'sheet') {
      const booklet = await comeBooklet(kind, text);
      if (booklet) along.push(booklet);
      alone ??= { kind, text, booklet };
    }
  const record = known.find(({ kind }) => kind === 'record');
  if (!record) return alone;
  const { text } = record;
  return { kind: 'record', text, along, read: await comeRecord(text, along, library) };
};
