import type { DBSchema, IDBPDatabase } from 'idb';

/** Browsers' errors for a broken connection, its transactions and requests. */
const CUT: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** Does something with a database. `work` may run twice, and must write the same then. */
export type Use<Tables extends DBSchema> = <Result>(
  work: (db: IDBPDatabase<Tables>) => Promise<Result>,
) => Promise<Result>;

/** The only way to a database. Browsers break connections silently, most of all for a page in the
 *  background; this opens a new one and repeats the work. */
export class Door<Tables extends DBSchema> {
  readonly #open: () => Promise<IDBPDatabase<Tables>>;
  #opened: Promise<IDBPDatabase<Tables>> | null = null;

  constructor(open: () => Promise<IDBPDatabase<Tables>>) {
    this.#open = open;
  }

  /** The open connection; rejects if there can be none. */
  readonly database = (): Promise<IDBPDatabase<Tables>> => {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.forget();
      throw error;
    });
    return this.#opened;
  };

  /** Called if the connection is closed or unusable. */
  readonly forget = (): void => {
    this.#opened = null;
  };

  readonly use: Use<Tables> = async (work) => {
    const db = await this.database();
    try {
      return await work(db);
    } catch (error) {
      if (!(error instanceof DOMException && CUT.includes(error.name))) throw error;
      // Another call has already opened a new one.
      if ((await this.#opened?.catch(() => null)) === db) this.forget();
      // It would block a newer Viewscreen.
      db.close();
      return work(await this.database());
    }
  };
}
