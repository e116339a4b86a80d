import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Use } from './door.ts';
import { Door } from './door.ts';
import { STORAGE_TROUBLE } from './disk-words.ts';

/** A row that could not be read, kept for whoever can. */
export interface SetAside {
  /** As `asideId` calls it. */
  readonly id: string;
  readonly reason: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** The table it stood in; missing for a duel that was set aside long ago. */
  readonly table?: TableName;
  /** The row itself, whatever it is; missing likewise. */
  readonly row?: unknown;
}

/** The text of a booklet, under its edition. */
export interface KeptText {
  readonly id: string;
  readonly text: string;
}

/** The tables of the database and their rows, each under its `id`. */
export interface Tables extends DBSchema {
  /** What stands here is read by `readDuelSave` alone; the index is of the booklets that it needs. */
  duels: { key: string; value: { id: string }; indexes: { editions: string } };
  /** Booklets that were added on this device: what a list says of each, and its edition. */
  shelf: { key: string; value: { id: string }; indexes: { edition: string } };
  /** Texts of booklets that a duel or the shelf needs; dropped when nothing names them any more. */
  editions: { key: string; value: KeptText };
  'set-aside': { key: string; value: SetAside };
  /** Booklets as they were added before there were editions: each leaves for `shelf` when it is looked at. */
  booklets: { key: string; value: { id: string; text: string } };
  /** Pictures of one's own, by booklet and view screen: `rfl-3n/49`. */
  pictures: { key: string; value: { id: string; picture: Blob } };
  /** Hangars as they stand, with their open games; the index is of the booklets of their 'Mechs. */
  hangars: { key: string; value: { id: string }; indexes: { editions: string } };
  /** What hangars have behind them, in its order: games by hangar and game, which pay once, and deeds. */
  games: { key: string; value: { id: string }; indexes: { past: [string, number] } };
  /** What is typed and not done, by place and tab; the index is of the places. */
  drafts: { key: string; value: { id: string }; indexes: { of: string } };
}

export type TableName =
  'duels' | 'shelf' | 'editions' | 'booklets' | 'pictures' | 'hangars' | 'games' | 'drafts';
export type Database = IDBPDatabase<Tables>;

/** Why a browser keeps nothing for this page. */
export type StorageTrouble =
  /** A newer Viewscreen has changed the tables. */
  | 'newer'
  /** Another tab holds them in an older form. */
  | 'held'
  /** It does not answer, or forbids it. */
  | 'none';

/** The storage could not be opened. */
export class NoStorage extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, why: string) {
    super(why);
    this.trouble = trouble;
  }
}

/** A browser whose storage has not opened after this long (milliseconds) keeps nothing. */
const PATIENCE = 4000;

/** Who hears that a newer Viewscreen, in another tab, changes the tables: this one can use them no more. */
export const overtakenListeners = new Set<() => void>();

/** What the second place is called, and the cache that stands in for it. */
export const SECOND = 'viewscreen-second';

/** Whether there may be a second place. */
export const mayHaveCopies = async (): Promise<boolean> => {
  try {
    if (await caches.has(SECOND)) return true;
    await (await navigator.storage.getDirectory()).getDirectoryHandle(SECOND);
    return true;
  } catch {
    return false;
  }
};

/** Who hears that what was kept is lost, and what of it was put back. */
export const lossListeners = new Set<(sentence: string) => void>();

/** Opens it. What was kept a second time is put into a new one before anything is read of it. */
const open = async (): Promise<Database> => {
  const made: Made = {};
  const db = await openTables(made);
  const { loss } = made;
  if (loss === 'damaged' || (loss && (await mayHaveCopies())))
    // What cannot be put back now is looked for once a visit.
    await import('./put-back.ts')
      .then(({ putBackAll }) => putBackAll(db, loss))
      .catch(() => undefined);
  return db;
};

/** What became of the last database, where this one is new. */
interface Made {
  loss?: 'gone' | 'damaged';
}

/** Opens its tables, and says of new ones what became of the last. */
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
      // A newer Viewscreen in another tab wants to change the tables: make room. What is being written
      // still goes to disk.
      (event.target as IDBDatabase).close();
      door.forget();
      if (wanted !== null) for (const listener of overtakenListeners) listener();
    },
    terminated() {
      door.forget();
    },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new NoStorage(held ? 'held' : 'none', STORAGE_TROUBLE.silent)),
      PATIENCE,
    );
    opening
      .then(resolve, (error: unknown) => reject(troubleOf(error)))
      .finally(() => clearTimeout(timer));
  });
};

/** A browser of Chromium's kind says whether it threw the last database away. */
type Loss = IDBVersionChangeEvent & { readonly dataLoss?: 'none' | 'total' };

const troubleOf = (error: unknown): NoStorage =>
  error instanceof DOMException && error.name === 'VersionError'
    ? new NoStorage('newer', STORAGE_TROUBLE.newer)
    : new NoStorage('none', error instanceof Error ? error.message : 'no reason given');

const door = new Door(open);

/** The one database of the game. Both reject with `NoStorage` where the browser keeps nothing. */
export const { database } = door;
/** Reads and writes it. */
export const withDatabase = door.use;
export type UseDatabase = Use<Tables>;

/** So many rows are read at once: a long table is no long task, on a slow phone either. */
const SLICE = 50;

/** Every row of a table, slice by slice; one that even the browser cannot give any more is left out. */
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

/** The next rows of a table, and the key of the last where there may be more. */
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

/** A row that the browser cannot give is none, unless the connection is cut: then nothing can be read, and it rejects. */
export const unlessCut = async (db: Database, table: TableName): Promise<undefined> => {
  await db.count(table);
};

/** What a row that was set aside is called: as in its table, with the table before it, but for duels. */
export const asideId = (table: TableName, id: string): string =>
  table === 'duels' ? id : `${table}/${id}`;

/** Who hears of each row that is set aside. */
export const asideListeners = new Set<(aside: SetAside) => void>();

/** Moves a row that cannot be read out of the way, to where it is kept, in one transaction. */
export const putAside = async (
  ...what: readonly [table: TableName, row: { readonly id: string }, reason: string]
): Promise<void> => (await import('./put-aside.ts')).moveAside(...what);

/** Resolves when every write that was begun is on disk: a later one waits its turn behind them. */
export const allWritten = async (): Promise<void> => {
  try {
    await withDatabase((db) => db.transaction(db.objectStoreNames, 'readwrite').done);
  } catch {
    // Where nothing is kept nothing is waited for.
  }
};
