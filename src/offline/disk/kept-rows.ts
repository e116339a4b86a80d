import type * as Writer from './commit.ts';
import type { SetAside, StorageTrouble, TableName, UseDatabase } from './database.ts';
import { NoStorage, asideId, database, putAside, rowsOf, withDatabase } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import type { KeptRow, RowTable, UnreadableRow } from './row.ts';
import type { SecondPlace } from './second-place.ts';
import type { Committing, WhyUnwritten, Writing, Writings, Written } from './writing.ts';
import type { NextWrite } from './unwritten-rows.ts';
import { UnwrittenRows, keyOf } from './unwritten-rows.ts';
import { whyOf, wordsOf } from './writing.ts';

/** Opens the rows; without a database they are in memory. */
export const openRows = async (): Promise<KeptRows> => {
  try {
    await database();
    return new KeptRows();
  } catch (error) {
    return new KeptRows(error instanceof NoStorage ? error.trouble : 'none');
  }
};

/** Rows of any table, kept on disk. A write is compare-and-set by `revision`, over several tables
 *  in one transaction, with the texts of the booklets that the rows need. Rows that could not be
 *  written stay in memory until they can be. An unreadable row is set aside, never deleted. Other
 *  tabs are notified of every change. */
export class KeptRows {
  /** Why rows do not outlive the page; null if they do. */
  readonly trouble: StorageTrouble | null;
  /** Reads and writes the database; rejects if there is no storage. */
  readonly use: UseDatabase;
  /** Called when no row is in memory only any more. */
  allWritten: () => void = () => undefined;
  /** Loads the code for copies of rows. */
  second: (() => Promise<SecondPlace | null>) | null = null;
  #copies: Writer.Copies | null = null;
  #writer: typeof Writer | null = null;
  readonly #unwritten = new UnwrittenRows(() => this.allWritten());
  /** Each table as last read from disk, used when the disk cannot be read. */
  readonly #listed = new Map<string, Map<string, KeptRow>>();
  #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-rows');

  /** With `trouble` there is no storage, and rows are in memory only. */
  constructor(trouble: StorageTrouble | null = null) {
    this.trouble = trouble;
    this.use =
      trouble === null
        ? withDatabase
        : () => Promise.reject(new NoStorage(trouble, 'nothing is kept'));
  }

  /** Whether rows would be lost with this page. */
  get unwritten(): boolean {
    return this.#unwritten.size > 0;
  }

  /** Every readable row of a table. */
  async list<Row extends KeptRow>(table: RowTable<Row>): Promise<readonly Row[]> {
    const rows = new Map<string, Row>();
    for (const row of this.#unwritten.of(table)) rows.set(row.id, row);
    for (const row of await this.#stored(table))
      rows.set(row.id, this.#unwritten.standing(table, row));
    return [...rows.values()];
  }

  async get<Row extends KeptRow>(
    table: RowTable<Row>,
    id: string,
  ): Promise<Row | UnreadableRow | undefined> {
    const kept = this.#unwritten.get(table, id);
    try {
      const row = await this.use((db) => db.get(table.name, id));
      if (row !== undefined) {
        await table.ready?.();
        const read = await this.#read(table, row);
        return 'unreadable' in read ? (kept ?? read) : this.#unwritten.standing(table, read);
      }
      const aside = kept
        ? undefined
        : await this.use((db) => db.get('set-aside', asideId(table.name, id)));
      return aside ? { unreadable: aside.reason, newer: false } : kept;
    } catch (error) {
      if (kept || this.trouble) return kept;
      return { unreadable: wordsOf(error), newer: whyOf(error).kind === 'newer' };
    }
  }

  /** Writes rows together, provided that no other tab has written one of them since it was read.
   *  When it resolves as saved they are on disk. */
  async write<const Rows extends readonly KeptRow[]>(
    ...writings: Writings<Rows>
  ): Promise<Written<Rows>> {
    const next = this.#unwritten.next(writings);
    const all = [...next, ...this.#unwritten.belonging(next)];
    const written = await this.#commit<Rows>(next, all);
    if (written.kind === 'failed') this.#unwritten.keep(all);
    else this.#unwritten.forget(...all.map(keyOf));
    if (written.kind === 'saved') await this.writeAgain();
    return written;
  }

  /** The same, but all or nothing on disk, without keeping rows in memory. It also fails if a row
   *  is gone since it was read, or could not be read back. `also` runs in the same transaction,
   *  once the rows may be written. */
  async writeOrNot<const Rows extends readonly KeptRow[]>(
    writings: Writings<Rows>,
    also?: (transaction: Transaction) => Promise<void>,
  ): Promise<Written<Rows>> {
    const coming = this.#unwritten.next(writings);
    const written = await this.#commit<Rows>(coming, coming, { also, anew: false });
    if (written.kind === 'saved') await this.writeAgain();
    return written;
  }

  async writeAgain(): Promise<void> {
    for (const together of this.#unwritten.groups()) {
      const { kind } = await this.#commit(together, together);
      if (kind !== 'failed') this.#unwritten.forgetThese(together);
    }
  }

  /** Copies rows on disk that have no copy. */
  async copyAll(): Promise<void> {
    await this.#writing();
    await this.#copies?.do((place) => place.agree());
  }

  /** Loads the code that writes and copies on the first write. */
  async #writing(): Promise<typeof Writer> {
    if (this.#writer) return this.#writer;
    const writer = await import('./commit.ts');
    this.#copies ??= this.second && new writer.Copies(this.second);
    return (this.#writer = writer);
  }

  async #commit<Rows extends readonly KeptRow[]>(
    next: readonly NextWrite[],
    all: readonly NextWrite[],
    how?: Committing,
  ): Promise<Written<Rows>> {
    // No copy is more than one write behind.
    await this.#copies?.caughtUp();
    const written = await this.#writing().then(
      ({ commit }) => commit<Rows>(this.use, next, all, how),
      (error: unknown): Written<Rows> => {
        const rows = next.map(({ row }) => row) as unknown as Rows;
        return { kind: 'failed', rows, why: whyOf(error) };
      },
    );
    if (written.kind !== 'saved') return written;
    this.#copies?.keep(all, how?.also !== undefined);
    for (const each of all) {
      this.#listed.get(each.table.name)?.set(each.row.id, each.row);
      this.#tell(keyOf(each));
    }
    return written;
  }

  /** Overwrites a row of the same revision and keeps the revision: only the form has changed. */
  async rewrite<Row extends KeptRow>({ table, row, needs = [] }: Writing<Row>): Promise<boolean> {
    if (this.#unwritten.has(keyOf({ table, row }))) return false;
    try {
      await table.ready?.();
      return await (await this.#writing()).rewrite(this.use, { table, row, needs });
    } catch {
      return false;
    }
  }

  /** Removes a row, or what was set aside of it, and the texts that nothing else needs; `also` runs
   *  in the same transaction. Null when it is gone, or why it is still there. */
  async remove(
    table: Pick<RowTable<KeptRow>, 'name'>,
    id: string,
    also?: (transaction: Transaction) => Promise<void>,
  ): Promise<WhyUnwritten | null> {
    const why = await this.removeAside(asideId(table.name, id), async (transaction) => {
      await also?.(transaction);
      await transaction.objectStore(table.name).delete(id);
    });
    if (why) return why;
    this.#unwritten.forget(`${table.name}/${id}`);
    this.#listed.get(table.name)?.delete(id);
    this.#tell(`${table.name}/${id}`);
    return null;
  }

  /** The same for a row set aside of any table. Without storage there is nothing to remove. */
  async removeAside(
    id: string,
    also?: (transaction: Transaction) => Promise<void>,
  ): Promise<WhyUnwritten | null> {
    if (this.trouble) return null;
    const why = await this.#writing().then(({ takeAway }) => takeAway(this.use, id, also), whyOf);
    if (!why) this.#copies?.keep([], true);
    return why;
  }

  /** The unreadable rows of all tables, which are kept. */
  async setAside(): Promise<readonly SetAside[]> {
    try {
      return await this.use((db) => db.getAll('set-aside'));
    } catch {
      return [];
    }
  }

  /** Calls back with the id of a row that another tab has changed; returns how to stop. */
  watch(table: Pick<RowTable<KeptRow>, 'name'>, listener: (id: string) => void): () => void {
    const hear = ({ data }: MessageEvent): void => {
      if (typeof data === 'string' && data.startsWith(`${table.name}/`))
        listener(data.slice(table.name.length + 1));
    };
    this.#channel?.addEventListener('message', hear);
    return () => this.#channel?.removeEventListener('message', hear);
  }

  /** Stops notices from and to other tabs. */
  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  #tell(key: string): void {
    this.#channel?.postMessage(key);
  }

  /** The readable rows of a table on disk. */
  async #stored<Row extends KeptRow>(table: RowTable<Row>): Promise<Iterable<Row>> {
    const listed = new Map<string, Row>();
    for await (const rows of this.#rows(table.name)) {
      if (!rows) return (this.#listed.get(table.name)?.values() ?? []) as Iterable<Row>;
      if (rows.length > 0) await table.ready?.();
      for (const row of rows) {
        const read = await this.#read(table, row);
        if (!('unreadable' in read)) listed.set(read.id, read);
      }
    }
    this.#listed.set(table.name, listed);
    return listed.values();
  }

  /** Every row of a table on disk, slice by slice; null if the disk cannot be read. */
  async *#rows(name: TableName): AsyncGenerator<readonly { id: string }[] | null> {
    try {
      yield* rowsOf(name, this.use);
    } catch {
      yield null;
    }
  }

  /** Reads a row; a permanently unreadable one is set aside, if the disk allows it. */
  async #read<Row extends KeptRow>(
    table: RowTable<Row>,
    row: { id: string },
  ): Promise<Row | UnreadableRow> {
    const read = table.read(row);
    if ('unreadable' in read && !read.newer)
      try {
        await putAside(table.name, row, read.unreadable);
      } catch {
        // It stays in its table, and is still reported.
      }
    return read;
  }
}
