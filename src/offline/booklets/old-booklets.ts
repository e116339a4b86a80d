import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { putAside } from '../disk/database.ts';
import { ASIDE, firstFaultText } from './booklet-words.ts';
import type { Judge } from './judge.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { SHELF, newShelfRow } from './shelf-row.ts';

/** The names of booklets that were added before there were editions. */
export const oldBooklets = async (rows: KeptRows): Promise<readonly string[]> => {
  try {
    return await (await rows.database()).getAllKeys('booklets');
  } catch {
    return [];
  }
};

/** Checks such a booklet and puts it where booklets stand now. One with faults is set aside and told. */
export const takeOver = async (
  id: string,
  { rows, judge }: { readonly rows: KeptRows; readonly judge: Judge },
): Promise<void> => {
  try {
    const db = await rows.database();
    const row: { readonly id: string; readonly text?: unknown } | undefined = await db.get(
      'booklets',
      id,
    );
    if (!row) return;
    if (typeof row.text !== 'string') return await putAside('booklets', row, ASIDE.noText(id));
    const verdict = await judge({ text: row.text });
    if (!verdict.ok)
      return await putAside(
        'booklets',
        row,
        ASIDE.faults(id, await firstFaultText(verdict.faults)),
      );
    const booklet = readBooklet(verdict.document, verdict.edition);
    const written = await rows.write({
      table: SHELF,
      // Two tabs that take over the same at once write the same row.
      row: newShelfRow(booklet, id),
      needs: [booklet],
    });
    const same = written.kind === 'conflict' && written.stored[0]?.edition === booklet.edition;
    if (written.kind === 'conflict' && !same)
      return await putAside('booklets', row, ASIDE.namesake(booklet.mech.designation));
    if (written.kind !== 'failed') await db.delete('booklets', id);
  } catch {
    // It stays where it is, for the next visit.
  }
};
