import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { KeptPicture } from './room.ts';

interface Rows extends DBSchema {
  kept: { key: string; value: KeptPicture };
}

let opened: Promise<IDBPDatabase<Rows>> | null = null;

/**
 * What the account of pictures is written in. A database of its own: nothing of it is missed where it is lost, and what
 * is written there holds up no duel. Rejects where the browser keeps nothing.
 */
export const accountRows = (): Promise<IDBPDatabase<Rows>> => {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<Rows>('viewscreen-pictures', 1, {
    upgrade(db) {
      db.createObjectStore('kept', { keyPath: 'address' });
    },
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
};

/** Whether a row is what it should be. */
export const isKeptPicture = (row: KeptPicture): boolean =>
  typeof row.booklet === 'string' && Number.isFinite(row.bytes) && Number.isFinite(row.seen);
