import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { Judge } from './judge.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { WhyAside } from './set-aside.ts';
import { setAside } from './set-aside.ts';
import { newShelfRow } from './shelf-row.ts';
import { SHELF } from './shelf.ts';

/** Checks a booklet added before there were editions, and moves it to the present tables. One with
 *  faults is set aside and reported. */
export const takeOver = async (
  id: string,
  { rows, judge }: { readonly rows: KeptRows; readonly judge: Judge },
): Promise<void> => {
  try {
    const row: { readonly id: string; readonly text?: unknown } | undefined = await rows.use((db) =>
      db.get('booklets', id),
    );
    if (!row) return;
    const leave = (why: WhyAside) => setAside('booklets', row, { name: id, why });
    if (typeof row.text !== 'string') return await leave({ kind: 'no text' });
    const verdict = await judge({ text: row.text });
    if (!verdict.ok) return await leave({ kind: 'faults', faults: verdict.faults });
    const booklet = readBooklet(verdict.document, verdict.edition);
    const written = await rows.write({
      table: SHELF,
      // Two tabs that do this at once write the same row.
      row: newShelfRow(booklet, { id }),
      needs: [booklet],
    });
    const same = written.kind === 'conflict' && written.stored[0]?.edition === booklet.edition;
    if (written.kind === 'conflict' && !same)
      return await leave({ kind: 'namesake', designation: booklet.mech.designation });
    if (written.kind !== 'failed') await rows.use((db) => db.delete('booklets', id));
  } catch {
    // It stays there for the next visit.
  }
};
