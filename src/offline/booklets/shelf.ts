import { lateTable } from '../disk/late-table.ts';
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
