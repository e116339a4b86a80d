import type { Database, SetAside } from './database.ts';
import { NoStorage, database, everyRow, putAside } from './database.ts';
import type { KeptRow, RowTable, UnreadableRow } from './row.ts';

/** A row to be written, and where. */
export interface Writing<Row extends KeptRow = KeptRow> {
  readonly table: RowTable<Row>;
  readonly row: Row;
}

/** Why rows are in memory only. */
export type WhyUnwritten =
  /** The device has no room. */
  | { readonly kind: 'full' }
  /** What stands there cannot be read, and nothing is written over it. */
  | { readonly kind: 'unreadable'; readonly newer: boolean }
  /** A newer Viewscreen has changed the tables. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'failed'; readonly words: string };

/** What stands on disk of rows. */
export type Stored<Rows extends readonly KeptRow[]> = {
  readonly [At in keyof Rows]: Rows[At] | null;
};

/** What became of rows that were to be written at once: all of them, or none. */
export type Written<Rows extends readonly KeptRow[]> =
  | { readonly kind: 'saved'; readonly rows: Rows }
  /** Another tab was faster: what it wrote stands; null where nothing does. */
  | { readonly kind: 'conflict'; readonly stored: Stored<Rows> }
  /** Kept in memory only. */
  | { readonly kind: 'failed'; readonly rows: Rows; readonly why: WhyUnwritten };

/** A row that could not be written, the revision on disk that it went on from, and what belongs to it. */
interface Unwritten extends Writing {
  readonly base: number;
  /** What was to be written at once with it, itself among it, by key. */
  readonly together: ReadonlySet<string>;
}

const keyOf = ({ table, row }: Writing): string => `${table.name}/${row.id}`;

/** The words of an error. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

const whyOf = (error: unknown): WhyUnwritten => {
  if (error instanceof NoStorage && error.trouble === 'newer') return { kind: 'newer' };
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? { kind: 'full' }
    : { kind: 'failed', words: wordsOf(error) };
};

/**
 * Rows of any table, kept on disk. A write is compare-and-set by `revision`, over several tables in one
 * transaction; what could not be written goes on in memory until it can. A row that cannot be read is
 * set aside, never deleted. Other tabs are told of every change.
 */
export class KeptRows {
  /** Whether rows outlive the page. */
  readonly durable: boolean;
  readonly #open: () => Promise<Database>;
  readonly #unwritten = new Map<string, Unwritten>();
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-rows');

  /** `none`: there is no storage, and rows live in memory only. */
  constructor(storage: 'disk' | 'none' = 'disk') {
    this.durable = storage === 'disk';
    this.#open = this.durable
      ? database
      : () => Promise.reject(new NoStorage('none', 'nothing is kept'));
  }

  /** Whether there are rows that are lost with this page. */
  get unwritten(): boolean {
    return this.#unwritten.size > 0;
  }

  /** Every row of a table that can be read. */
  async list<Row extends KeptRow>(table: RowTable<Row>): Promise<readonly Row[]> {
    const rows = new Map<string, Row>();
    for (const kept of this.#unwritten.values())
      if (kept.table.name === table.name) rows.set(kept.row.id, kept.row as Row);
    for (const row of await this.#rows(table)) {
      const read = await this.#read(table, row);
      if (!('unreadable' in read)) rows.set(read.id, this.#standing(table, read));
    }
    return [...rows.values()];
  }

  async get<Row extends KeptRow>(
    table: RowTable<Row>,
    id: string,
  ): Promise<Row | UnreadableRow | undefined> {
    const kept = this.#unwritten.get(`${table.name}/${id}`)?.row as Row | undefined;
    try {
      const db = await this.#open();
      const row = await db.get(table.name, id);
      if (row !== undefined) {
        const read = await this.#read(table, row);
        return 'unreadable' in read ? (kept ?? read) : this.#standing(table, read);
      }
      const aside = kept ? undefined : await db.get('set-aside', id);
      return aside ? { unreadable: aside.reason, newer: false } : kept;
    } catch (error) {
      if (kept || !this.durable) return kept;
      return { unreadable: wordsOf(error), newer: whyOf(error).kind === 'newer' };
    }
  }

  /** Writes rows at once, if nobody else wrote one of them since it was read. Done means on disk. */
  async write<const Rows extends readonly KeptRow[]>(
    ...writings: { readonly [At in keyof Rows]: Writing<Rows[At]> }
  ): Promise<Written<Rows>> {
    const next = writings.map(({ table, row }) => ({
      table,
      row: { ...row, revision: row.revision + 1, changed: Date.now() },
      base: this.#unwritten.get(keyOf({ table, row }))?.base ?? row.revision,
    }));
    const rows = next.map(({ row }) => row) as unknown as Rows;
    const all = [...next, ...this.#belonging(next)];
    const failed = (why: WhyUnwritten): Written<Rows> => {
      const together = new Set(all.map(keyOf));
      for (const each of all) this.#unwritten.set(keyOf(each), { ...each, together });
      return { kind: 'failed', rows, why };
    };
    try {
      const names = [...new Set(all.map(({ table }) => table.name))];
      const transaction = (await this.#open()).transaction(names, 'readwrite', {
        durability: 'strict',
      });
      transaction.done.catch(() => undefined);
      const stored: (KeptRow | null)[] = [];
      for (const { table, row } of all) {
        const there: unknown = await transaction.objectStore(table.name).get(row.id);
        const read = there === undefined ? null : table.read(there);
        if (read && 'unreadable' in read) return failed({ kind: 'unreadable', newer: read.newer });
        stored.push(read);
      }
      if (all.some(({ base }, at) => stored[at] && stored[at].revision !== base)) {
        for (const each of all) this.#unwritten.delete(keyOf(each));
        const mine = stored.slice(0, next.length);
        return { kind: 'conflict', stored: mine as unknown as Stored<Rows> };
      }
      for (const { table, row } of all) await transaction.objectStore(table.name).put(row);
      await transaction.done;
    } catch (error) {
      return failed(whyOf(error));
    }
    for (const each of all) {
      this.#unwritten.delete(keyOf(each));
      this.#tell(keyOf(each));
    }
    return { kind: 'saved', rows };
  }

  /** Removes a row for good, and what was set aside of it. */
  async remove(table: Pick<RowTable<KeptRow>, 'name'>, id: string): Promise<void> {
    this.#unwritten.delete(`${table.name}/${id}`);
    try {
      const db = await this.#open();
      await db.delete(table.name, id);
      await db.delete('set-aside', id);
      this.#tell(`${table.name}/${id}`);
    } catch {
      // Nothing on disk, nothing to take away.
    }
  }

  /** Rows of every table that could not be read; they are kept. */
  async setAside(): Promise<readonly SetAside[]> {
    try {
      return await (await this.#open()).getAll('set-aside');
    } catch {
      return [];
    }
  }

  /** Calls back with the id of a row that another tab has changed. */
  watch(table: Pick<RowTable<KeptRow>, 'name'>, listener: (id: string) => void): () => void {
    const hear = ({ data }: MessageEvent): void => {
      if (typeof data === 'string' && data.startsWith(`${table.name}/`))
        listener(data.slice(table.name.length + 1));
    };
    this.#channel?.addEventListener('message', hear);
    return () => this.#channel?.removeEventListener('message', hear);
  }

  #tell(key: string): void {
    this.#channel?.postMessage(key);
  }

  /** What could not be written at once with one of these before, and goes with it now. */
  #belonging(next: readonly Writing[]): readonly Unwritten[] {
    const keys = new Set(next.map(keyOf));
    return [...this.#unwritten].flatMap(([key, kept]) =>
      !keys.has(key) && [...kept.together].some((mate) => keys.has(mate)) ? [kept] : [],
    );
  }

  async #rows({ name }: Pick<RowTable<KeptRow>, 'name'>): Promise<readonly { id: string }[]> {
    try {
      return (await everyRow(await this.#open(), name)).rows;
    } catch {
      return [];
    }
  }

  /** What stands: what is on disk, or what went on from it here and could not be written. */
  #standing<Row extends KeptRow>(table: RowTable<Row>, stored: Row): Row {
    const key = keyOf({ table, row: stored });
    const kept = this.#unwritten.get(key);
    if (kept?.base === stored.revision) return kept.row as Row;
    this.#unwritten.delete(key);
    return stored;
  }

  /** Reads a row; one that can never be read is moved out of the way, if the disk allows it. */
  async #read<Row extends KeptRow>(
    table: RowTable<Row>,
    row: { id: string },
  ): Promise<Row | UnreadableRow> {
    const read = table.read(row);
    if ('unreadable' in read && !read.newer)
      try {
        await putAside(table.name, row, read.unreadable);
      } catch {
        // It stays where it is, and is told all the same.
      }
    return read;
  }
}
