import type { Booklet } from '../../rules/booklet/booklet.ts';
import { CHECKER } from '../../rules/check/checker.ts';
import { lateTable } from '../disk/late-table.ts';
import { newId } from '../disk/new-id.ts';
import type { ShelfRow } from './shelf-row.ts';

/** Where booklets that were added are kept. */
export const SHELF = lateTable<ShelfRow>(
  'shelf',
  async () => (await import('./shelf-row.ts')).readShelfRow,
);

/** The row of a booklet that is added now, under an id of its own. */
export const newShelfRow = (
  { id: booklet, edition, mech: { name, tonnage } }: Booklet,
  id = newId(),
): ShelfRow => ({
  id,
  version: 2,
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
