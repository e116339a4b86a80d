import type { Booklet } from '../../rules/booklet/booklet.ts';
import { CHECKER } from '../../rules/check/checker.ts';
import { lateTable } from '../disk/late-table.ts';
import { newId } from '../disk/new-id.ts';
import type { RowTable } from '../disk/row.ts';
import type { ShelfRow } from './shelf-row.ts';

/** Where booklets that were added are kept. */
export const SHELF: RowTable<ShelfRow> = {
  ...lateTable<ShelfRow>('shelf', async () => (await import('./shelf-row.ts')).readShelfRow),
  // One that was not forged can be read by an older Viewscreen too.
  written({ sheet, version, ...row }) {
    return sheet === null ? { ...row, version: 2 } : { ...row, version, sheet };
  },
};

/** The row of a booklet that is added now, under an id of its own, with the sheet that it was forged from, if any. */
export const newShelfRow = (
  { id: booklet, edition, mech: { name, tonnage } }: Booklet,
  { id = newId(), sheet = null }: Partial<Pick<ShelfRow, 'id' | 'sheet'>> = {},
): ShelfRow => ({
  id,
  version: 3,
  sheet,
  booklet,
  revision: 0,
  changed: Date.now(),
  edition,
  checked: CHECKER,
  name,
  tonnage,
  front: true,
  met: null,
});
