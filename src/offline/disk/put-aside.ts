import type { TableName } from './database.ts';
import { asideId, asideListeners, withDatabase } from './database.ts';
import { atOnce } from './kept-texts.ts';

const textOf = (row: unknown): string => {
  try {
    return JSON.stringify(row, null, 2);
  } catch {
    return String(row);
  }
};

/** Moves an unreadable row to the table for rows set aside, in one transaction; but not one that
 *  another tab has mended since it was read. */
export const moveAside = async (
  table: TableName,
  row: { readonly id: string },
  reason: string,
): Promise<void> => {
  const id = asideId(table, row.id);
  const aside = { id, reason, text: textOf(row), when: Date.now(), table, row };
  const isMoved = await withDatabase((db) =>
    atOnce(db, [table, 'set-aside'], async (transaction) => {
      if (textOf(await transaction.objectStore(table).get(row.id)) !== aside.text) return false;
      await transaction.objectStore('set-aside').put(aside);
      await transaction.objectStore(table).delete(row.id);
      return true;
    }),
  );
  if (isMoved) for (const listener of asideListeners) listener(aside);
};
