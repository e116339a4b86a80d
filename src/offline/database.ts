import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

/** A row that could not be read, kept for whoever can. */
export interface SetAside {
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

export interface Tables extends DBSchema {
  /** What stands here is read by `readDuelSave` alone. */
  duels: { key: string; value: { id: string } };
  'set-aside': { key: string; value: SetAside };
  booklets: { key: string; value: { id: string; text: string } };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;

/** The one database of the game. Rejects where the browser keeps nothing. */
export const database = (): Promise<IDBPDatabase<Tables>> => {
  opened ??= openDB<Tables>('viewscreen', 1, {
    upgrade(db) {
      db.createObjectStore('duels', { keyPath: 'id' });
      db.createObjectStore('set-aside', { keyPath: 'id' });
      db.createObjectStore('booklets', { keyPath: 'id' });
    },
    blocking(_current, _blocked, event) {
      // A newer Viewscreen in another tab wants to change the tables: make room.
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};
