import { lateTable } from '../disk/late-table.ts';
import type { RowTable } from '../disk/row.ts';
import type { ShelfRow } from './shelf-row.ts';

export const SHELF: RowTable<ShelfRow> = {
  ...lateTable<ShelfRow>('shelf', async () => (await import('./shelf-row.ts')).readShelfRow),
  // Without a sheet, an older Viewscreen can read it too.
  written({ sheet, version, ...row }) {
    return sheet === null ? { ...row, version: 2 } : { ...row, version, sheet };
  },
};
