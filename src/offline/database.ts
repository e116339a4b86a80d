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

/** The tables of the database and their rows, each under its `id`. */
export interface Tables extends DBSchema {
  /** What stands here is read by `readDuelSave` alone. */
  duels: { key: string; value: { id: string } };
  'set-aside': { key: string; value: SetAside };
  booklets: { key: string; value: { id: string; text: string } };
  /** Pictures of one's own, by booklet and view screen: `rfl-3n/49`. */
  pictures: { key: string; value: { id: string; picture: Blob } };
}

/** A browser whose storage has not opened after so long (milliseconds) is one that keeps nothing. */
const PATIENCE = 4000;

const patiently = <T>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the storage of this browser does not answer')),
      PATIENCE,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

let opened: Promise<IDBPDatabase<Tables>> | null = null;

/** The one database of the game. Rejects where the browser keeps nothing. */
export const database = (): Promise<IDBPDatabase<Tables>> => {
  opened ??= patiently(
    openDB<Tables>('viewscreen', 2, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('duels', { keyPath: 'id' });
          db.createObjectStore('set-aside', { keyPath: 'id' });
          db.createObjectStore('booklets', { keyPath: 'id' });
        }
        if (from < 2) db.createObjectStore('pictures', { keyPath: 'id' });
      },
      blocking(_current, _blocked, event) {
        // A newer Viewscreen in another tab wants to change the tables: make room.
        (event.target as IDBDatabase).close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }),
  ).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Resolves when every write that was begun is on disk: a later one waits its turn behind them. */
export const written = async (): Promise<void> => {
  try {
    const db = await database();
    await db.transaction(db.objectStoreNames, 'readwrite').done;
  } catch {
    // Where nothing is kept nothing is waited for.
  }
};
