import type { StoreNames } from 'idb';
import type { Tables, UseDatabase } from './database.ts';
import { EVERYTHING, keepTexts } from './kept-texts.ts';
import { whyNotReadBack } from './read-back.ts';
import type { KeptRow } from './row.ts';
import type { NextWrite } from './unwritten-rows.ts';
import type { Committing, Stored, Writing, Written } from './writing.ts';
import { abort, whyOf } from './writing.ts';

export { Copies } from './copies.ts';
export { takeAway } from './removal.ts';

/** A row as it lies on disk. */
export const onDisk = <Row extends KeptRow>({ table, row }: Writing<Row>): KeptRow =>
  table.written?.(row) ?? row;

/** Whether what lies on disk is this very row: it was written, and the connection cut before the browser said so. */
const isThere = (there: KeptRow, { table }: NextWrite, row: KeptRow | undefined): boolean =>
  row?.revision === there.revision &&
  row.changed === there.changed &&
  JSON.stringify(there) === JSON.stringify(onDisk({ table, row }));

/**
 * Writes all of these rows or none, if nobody else wrote one of them since it was read: the first of them are
 * `next`, the others go with them.
 */
export const commit = async <Rows extends readonly KeptRow[]>(
  use: UseDatabase,
  next: readonly NextWrite[],
  all: readonly NextWrite[],
  { also, anew = true }: Committing = {},
): Promise<Written<Rows>> => {
  const rows = next.map(({ row }) => row) as unknown as Rows;
  try {
    const why = anew ? null : await whyNotReadBack(all);
    if (why) return { kind: 'failed', rows, why };
    // A transaction waits for nothing else.
    for (const { table } of all) await table.ready?.();
    const needs = all.flatMap((each) => each.needs ?? []);
    const tables = new Set<StoreNames<Tables>>(all.map(({ table }) => table.name));
    for (const table of also ? EVERYTHING : ['editions' as const]) tables.add(table);
    let tries = 0;
    return await use(async (db): Promise<Written<Rows>> => {
      tries += 1;
      const transaction = db.transaction([...tables], 'readwrite', { durability: 'strict' });
      transaction.done.catch(() => undefined);
      const stored: (KeptRow | null)[] = [];
      let [written, isOther] = [0, false];
      for (const each of all) {
        const { base, row, table, tried } = each;
        const there = (await transaction.objectStore(table.name).get(row.id)) as
          KeptRow | undefined;
        const read = there ? table.read(there) : null;
        if (read && 'unreadable' in read)
          return { kind: 'failed', rows, why: { kind: 'unreadable', newer: read.newer } };
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
      try {
        for (const each of all) await transaction.objectStore(each.table.name).put(onDisk(each));
        await keepTexts(transaction, needs);
        await also?.(transaction);
      } catch (error) {
        abort(transaction);
        throw error;
      }
      await transaction.done;
      return { kind: 'saved', rows };
    });
  } catch (error) {
    return { kind: 'failed', rows, why: whyOf(error) };
  }
};

/** Writes over a row that stands in its revision; whether it did. */
export const rewrite = (use: UseDatabase, { table, row, needs = [] }: Writing): Promise<boolean> =>
  use(async (db) => {
    const transaction = db.transaction([table.name, 'editions'], 'readwrite');
    transaction.done.catch(() => undefined);
    const store = transaction.objectStore(table.name);
    const stored = table.read(await store.get(row.id));
    const same = !('unreadable' in stored) && stored.revision === row.revision;
    if (same) {
      await store.put(onDisk({ table, row }));
      await keepTexts(transaction, needs);
    }
    await transaction.done;
    return same;
  });
