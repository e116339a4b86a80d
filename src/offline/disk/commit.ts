import type { StoreNames } from 'idb';
import type { RowKey } from './copy.ts';
import type { Tables, UseDatabase } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import { EVERYTHING, atOnce, keepTexts } from './kept-texts.ts';
import type { KeptRow } from './row.ts';
import type { SecondPlace } from './second-place.ts';
import type { NextWrite } from './unwritten-rows.ts';
import type { Committing, Stored, WhyUnwritten, Writing, Written } from './writing.ts';
import { whyOf } from './writing.ts';

export { takeAway } from './removal.ts';

/** How long a write waits for the copy of the one before, in ms. */
const PATIENCE = 250;

/** Copies of rows in the second place. The code for it is loaded on first use. */
export class Copies {
  readonly #load: () => Promise<SecondPlace | null>;
  #place: Promise<SecondPlace | null> | null = null;
  /** The second place does not answer: writes do not wait for it until it does. */
  #isLate = false;

  constructor(load: () => Promise<SecondPlace | null>) {
    this.#load = load;
  }

  /** Does something there. Offline its code may be missing; then nothing is done. */
  async do(what: (place: SecondPlace) => unknown): Promise<void> {
    this.#place ??= this.#load().catch(() => (this.#place = null));
    const place = await this.#place;
    if (place) await what(place);
  }

  /** Copies written rows with the texts that they need; copies of removed rows go. */
  keep(written: readonly NextWrite[], hasRemoved: boolean): void {
    const rows = written.flatMap(({ table, row, needs = [] }): readonly RowKey[] => [
      ...needs.map(({ edition }) => ({ table: 'editions' as const, id: edition })),
      { table: table.name, id: row.id },
    ]);
    void this.do((place) => place.keep(rows, hasRemoved));
  }

  /** Resolves when no copy is far behind its row. */
  async caughtUp(): Promise<void> {
    if (!this.#place || this.#isLate) return;
    this.#isLate = true;
    const caught = this.do((place) => place.notLate()).then(() => (this.#isLate = false));
    await Promise.race([caught, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
}

/** How long rows are read before yielding to the page, in ms. */
const LONGEST = 8;

/** Why the readers reject rows as they will be written, or null. Yields to the page in between. */
const whyNotReadBack = async (writings: readonly Writing[]): Promise<WhyUnwritten | null> => {
  let since = -Infinity;
  for (const { table, row } of writings) {
    if (performance.now() - since > LONGEST) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    const read = table.read(row);
    if ('unreadable' in read)
      return { kind: 'failed', words: `it could not be read again: ${read.unreadable}` };
  }
  return null;
};

/** A row in the form that is written. */
const onDisk = <Row extends KeptRow>({ table, row }: Writing<Row>): KeptRow =>
  table.written?.(row) ?? row;

/** Whether the row on disk is this one: the connection may break between the write and its answer. */
const isThere = (there: KeptRow, { table }: NextWrite, row: KeptRow | undefined): boolean =>
  row?.revision === there.revision &&
  row.changed === there.changed &&
  JSON.stringify(there) === JSON.stringify(onDisk({ table, row }));

/** Writes all these rows or none, provided that no other tab has written one of them since it was
 *  read. The first of them are `next`; the others go with them. */
export const commit = async <Rows extends readonly KeptRow[]>(
  use: UseDatabase,
  next: readonly NextWrite[],
  all: readonly NextWrite[],
  { also, anew = true }: Committing = {},
): Promise<Written<Rows>> => {
  const rows = next.map(({ row }) => row) as unknown as Rows;
  const failed = (why: WhyUnwritten): Written<Rows> => ({ kind: 'failed', rows, why });
  try {
    for (const { table } of all) await table.ready?.();
    const why = anew ? null : await whyNotReadBack(all);
    if (why) return failed(why);
    const tables = new Set<StoreNames<Tables>>(also ? EVERYTHING : ['editions']);
    for (const { table } of all) tables.add(table.name);
    let tries = 0;
    const write = async (transaction: Transaction): Promise<Written<Rows>> => {
      const stored: (KeptRow | null)[] = [];
      let [written, isOther] = [0, false];
      for (const each of all) {
        const { base, row, table, tried } = each;
        const there = (await transaction.objectStore(table.name).get(row.id)) as
          KeptRow | undefined;
        const read = there ? table.read(there) : null;
        if (read && 'unreadable' in read) return failed({ kind: 'unreadable', newer: read.newer });
        stored.push(read);
        if (!there || !read) isOther ||= !anew && base > 0;
        else if (tries > 1 && isThere(there, each, row)) written += 1;
        else isOther ||= read.revision !== base && !isThere(there, each, tried);
      }
      if (written === all.length) return { kind: 'saved', rows };
      if (isOther) {
        const mine = stored.slice(0, next.length);
        return { kind: 'conflict', stored: mine as unknown as Stored<Rows> };
      }
      for (const each of all) await transaction.objectStore(each.table.name).put(onDisk(each));
      await keepTexts(
        transaction,
        all.flatMap(({ needs = [] }) => needs),
      );
      await also?.(transaction);
      return { kind: 'saved', rows };
    };
    return await use((db) => {
      tries += 1;
      return atOnce(db, [...tables], write);
    });
  } catch (error) {
    return failed(whyOf(error));
  }
};

/** Overwrites a row of the same revision; returns whether it did. */
export const rewrite = (use: UseDatabase, { table, row, needs = [] }: Writing): Promise<boolean> =>
  use((db) =>
    atOnce(db, [table.name, 'editions'], async (transaction) => {
      const store = transaction.objectStore(table.name);
      const stored = table.read(await store.get(row.id));
      if ('unreadable' in stored || stored.revision !== row.revision) return false;
      await store.put(onDisk({ table, row }));
      await keepTexts(transaction, needs);
      return true;
    }),
  );
