import type { DBSchema } from 'idb';
import { openDB } from 'idb';
import { Door } from '../disk/door.ts';
import type { KeptPicture } from './room.ts';

interface Rows extends DBSchema {
  kept: { key: string; value: KeptPicture };
}

const door = new Door<Rows>(() =>
  openDB<Rows>('viewscreen-pictures', 1, {
    upgrade(db) {
      db.createObjectStore('kept', { keyPath: 'address' });
    },
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      door.forget();
    },
    terminated: () => door.forget(),
  }),
);

/**
 * Reads and writes the account of pictures. It is a database of its own: nothing of it is missed where it is lost, and
 * what is written there holds up no duel. Rejects where the browser keeps nothing.
 */
export const withAccount = door.use;

/** Whether a row is what it should be. */
export const isKeptPicture = (row: KeptPicture): boolean =>
  typeof row.booklet === 'string' && Number.isFinite(row.bytes) && Number.isFinite(row.seen);
