import type { DBSchema, IDBPDatabase } from 'idb';

/** What browsers say of a connection that they have cut, of its transactions and of their requests. */
const CUT: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** Does something with a database. It may be done twice: what it writes has to be the same then. */
export type Use<Tables extends DBSchema> = <Result>(
  work: (db: IDBPDatabase<Tables>) => Promise<Result>,
) => Promise<Result>;

/**
 * The one door to a database. Browsers cut connections without a word, of a page in the background above all: then a
 * new one is opened, and what was to be done is done once more.
 */
export class Door<Tables extends DBSchema> {
  readonly #open: () => Promise<IDBPDatabase<Tables>>;
  #opened: Promise<IDBPDatabase<Tables>> | null = null;

  constructor(open: () => Promise<IDBPDatabase<Tables>>) {
    this.#open = open;
  }

  /** The open connection; rejects where there can be none. */
  readonly database = (): Promise<IDBPDatabase<Tables>> => {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.forget();
      throw error;
    });
    return this.#opened;
  };

  /** The connection is closed, or of no use any more. */
  readonly forget = (): void => {
    this.#opened = null;
  };

  readonly use: Use<Tables> = async (work) => {
    const db = await this.database();
    try {
      return await work(db);
    } catch (error) {
      if (!(error instanceof DOMException && CUT.includes(error.name))) throw error;
      // Whoever came first has opened a new one.
      if ((await this.#opened?.catch(() => null)) === db) this.forget();
      // It would be in the way of a newer Viewscreen.
      db.close();
      return work(await this.database());
    }
  };
}
