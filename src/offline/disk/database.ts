import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Use } from './door.ts';
import { Door } from './door.ts';
import { STORAGE_TROUBLE } from './disk-words.ts';

/** A row that could not be read, kept for a build that can. */
export interface SetAside {
  /** See `asideId`. */
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** Its table; absent for duels set aside by early builds. */
  readonly table?: TableName;
  /** The row itself, of any form; absent likewise. */
  readonly row?: unknown;
}

/** The text of a booklet, by its edition. */
export interface KeptText {
  readonly id: string;
  readonly text: string;
}

/** The tables of the database, each keyed by `id`. */
export interface Tables extends DBSchema {
  /** Read by `readDuelSave` only; the index is by the booklets it needs. */
  duels: { key: string; value: { id: string }; indexes: { editions: string } };
  /** Booklets added on this device: enough of each for a list, and its edition. */
  shelf: { key: string; value: { id: string }; indexes: { edition: string } };
  /** Texts of booklets that a duel or the shelf needs; dropped when nothing refers to them any more. */
  editions: { key: string; value: KeptText };
  'set-aside': { key: string; value: SetAside };
  /** Booklets added before there were editions; each moves to `shelf` when first opened. */
  booklets: { key: string; value: { id: string; text: string } };
  /** The owner's pictures, by booklet and view screen: `rfl-3n/49`. */
  pictures: { key: string; value: { id: string; picture: Blob } };
  /** Hangars with their open games; the index is by the booklets of their 'Mechs. */
  hangars: { key: string; value: { id: string }; indexes: { editions: string } };
  /** The histories of hangars, in order: deeds, and games by hangar and game, so that each pays once. */
  games: { key: string; value: { id: string }; indexes: { past: [string, number] } };
  /** Unfinished input, by place and tab; the index is by place. */
  drafts: { key: string; value: { id: string }; indexes: { of: string } };
}

export type TableName =
  'duels' | 'shelf' | 'editions' | 'booklets' | 'pictures' | 'hangars' | 'games' | 'drafts';
export type Database = IDBPDatabase<Tables>;

/** Why the browser keeps nothing for this page. */
export type StorageTrouble =
  /** A newer Viewscreen has changed the tables. */
  | 'newer'
  /** Another tab has them open in an older version. */
  | 'held'
  /** It does not answer, or forbids it. */
  | 'none';

export class NoStorage extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, why: string) {
    super(why);
    this.trouble = trouble;
  }
}

/** How long opening may take before the browser counts as one that keeps nothing, in ms. */
const PATIENCE = 4000;

/** Called if a newer Viewscreen, in another tab, changes the tables: this tab must stop using them. */
export const overtakenListeners = new Set<() => void>();

/** The name of the second place, and of the cache that replaces it. */
export const SECOND = 'viewscreen-second';

export const mayHaveCopies = async (): Promise<boolean> => {
  try {
    if (await caches.has(SECOND)) return true;
    await (await navigator.storage.getDirectory()).getDirectoryHandle(SECOND);
    return true;
  } catch {
    return false;
  }
};

/** Called with a sentence if the browser lost data, and what was put back. */
export const lossListeners = new Set<(sentence: string) => void>();

/** Opens the database; into a new one the copies of the second place go before anything reads it. */
const open = async (): Promise<Database> => {
  const made: Made = {};
  const db = await openTables(made);
  const { loss } = made;
  if (loss === 'damaged' || (loss && (await mayHaveCopies())))
    // If this fails, the next visit tries again.
    await import('./put-back.ts')
      .then(({ putBackAll }) => putBackAll(db, loss))
      .catch(() => undefined);
  return db;
};

/** What happened to the previous database, if this one is new. */
interface Made {
  loss?: 'gone' | 'damaged';
}

/** Opens its tables; for new ones sets what happened to the previous database. */
const openTables = async (made: Made): Promise<Database> => {
  let held = false;
  const opening = openDB<Tables>('viewscreen', 5, {
    upgrade(db, from, _to, transaction, event: Loss) {
      if (from < 1) {
        made.loss = event.dataLoss === 'total' ? 'damaged' : 'gone';
        db.createObjectStore('duels', { keyPath: 'id' });
        db.createObjectStore('set-aside', { keyPath: 'id' });
        db.createObjectStore('booklets', { keyPath: 'id' });
      }
      if (from < 2) db.createObjectStore('pictures', { keyPath: 'id' });
      if (from < 3) {
        transaction.objectStore('duels').createIndex('editions', 'editions', { multiEntry: true });
        db.createObjectStore('shelf', { keyPath: 'id' }).createIndex('edition', 'edition');
        db.createObjectStore('editions', { keyPath: 'id' });
      }
      if (from < 4) {
        db.createObjectStore('hangars', { keyPath: 'id' }).createIndex('editions', 'editions', {
          multiEntry: true,
        });
        db.createObjectStore('games', { keyPath: 'id' }).createIndex('past', ['hangar', 'at']);
      }
      if (from < 5) db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('of', 'of');
    },
    blocked() {
      held = true;
    },
    blocking(_current, wanted, event) {
      // A newer Viewscreen in another tab wants to change the tables: make room. Writes in progress
      // still reach the disk.
      (event.target as IDBDatabase).close();
      door.forget();
      if (wanted !== null) for (const listener of overtakenListeners) listener();
    },
    terminated() {
      door.forget();
    },
  });
  return new Promise((resolve, reject) => {
    const giveUp = (): void =>
      reject(new NoStorage(held ? 'held' : 'none', STORAGE_TROUBLE.silent));
    // An answer that came while the page was busy is heard first.
    setTimeout(() => setTimeout(giveUp), PATIENCE);
    opening.then(resolve, (error: unknown) => reject(troubleOf(error)));
  });
};

/** Chromium tells whether it threw the previous database away. */
type Loss = IDBVersionChangeEvent & { readonly dataLoss?: 'none' | 'total' };

const troubleOf = (error: unknown): NoStorage =>
  error instanceof DOMException && error.name === 'VersionError'
    ? new NoStorage('newer', STORAGE_TROUBLE.newer)
    : new NoStorage('none', error instanceof Error ? error.message : 'no reason given');

const door = new Door(open);

/** The game's only database. Both reject with `NoStorage` if the browser keeps nothing. */
export const { database } = door;
export const withDatabase = door.use;
export type UseDatabase = Use<Tables>;

/** Rows read at once, so that a long table is no long task even on a slow phone. */
const SLICE = 50;

/** Every row of a table, slice by slice, without rows that the browser cannot read any more. */
export async function* rowsOf<Name extends TableName>(
  table: Name,
  use: UseDatabase = withDatabase,
): AsyncGenerator<readonly Tables[Name]['value'][]> {
  let after: IDBKeyRange | null = null;
  for (;;) {
    const range = after;
    const { rows, last } = await use((db) => slice(db, table, range));
    yield rows;
    if (last === null) return;
    after = IDBKeyRange.lowerBound(last, true);
  }
}

/** The next rows of a table, and the key of the last if there may be more. */
const slice = async <Name extends TableName>(
  db: Database,
  table: Name,
  range: IDBKeyRange | null,
): Promise<{ readonly rows: readonly Tables[Name]['value'][]; readonly last: string | null }> => {
  try {
    const rows = await db.getAll(table, range, SLICE);
    return { rows, last: rows.length < SLICE ? null : (rows.at(-1)?.id ?? null) };
  } catch {
    const rows: Tables[Name]['value'][] = [];
    const keys = await db.getAllKeys(table, range, SLICE);
    for (const key of keys) {
      const row = await db.get(table, key).catch(() => unlessCut(db, table));
      if (row !== undefined) rows.push(row);
    }
    return { rows, last: keys.length < SLICE ? null : (keys.at(-1) ?? null) };
  }
};

/** Undefined, for a row that the browser cannot read; rejects if the connection is broken. */
export const unlessCut = async (db: Database, table: TableName): Promise<undefined> => {
  await db.count(table);
};

/** The id of a row set aside: its table and its id; for duels the id alone. */
export const asideId = (table: TableName, id: string): string =>
  table === 'duels' ? id : `${table}/${id}`;

/** Called for each row that is set aside. */
export const asideListeners = new Set<(aside: SetAside) => void>();

/** Moves an unreadable row to the table for rows set aside, in one transaction. */
export const putAside = async (
  ...what: readonly [table: TableName, row: { readonly id: string }, reason: string]
): Promise<void> => (await import('./put-aside.ts')).moveAside(...what);

/** Resolves when every write begun so far is on disk; later ones queue behind it. */
export const allWritten = async (): Promise<void> => {
  try {
    await withDatabase((db) => db.transaction(db.objectStoreNames, 'readwrite').done);
  } catch {
    // Without storage there is nothing to wait for.
  }
};
