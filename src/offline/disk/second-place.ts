import { onDisk } from './commit.ts';
import type { SecondWriter } from './copies.ts';
import type { Copy } from './copy-name.ts';
import { REMOVED, RULES, copyNamed, copyOf, keyOfCopy } from './copy-name.ts';
import type { TableName, UseDatabase } from './database.ts';
import { asideId, rowsOf } from './database.ts';
import { keptText } from './kept-texts.ts';
import { forgetRemovals, putBackLost } from './lost-rows.ts';
import { newestOf } from './put-back.ts';
import { removalsIn } from './removal.ts';
import type { KeptRow, RowTable } from './row.ts';
import type { SecondFiles } from './second-files.ts';
import { secondFiles } from './second-files.ts';
import { SECOND } from './second-name.ts';
import type { NextWrite } from './unwritten-rows.ts';

/** How many copies there are at most, and of how many code units together. */
interface Most {
  readonly copies: number;
  readonly length: number;
  /** A row that is written waits for the copy of one before that is late by so much (milliseconds). */
  readonly late: number;
}
const MOST: Most = { copies: 5000, length: 40_000_000, late: 250 };

/** Removals are noted for a day after all copies were looked through (milliseconds). */
const NOTED = 86_400_000;

/** First the page shows what was written (milliseconds). */
const SHOWN = 50;

/** What reads the rows that have copies; it comes when something is to be put back. */
type Tables = () => Promise<readonly RowTable<KeptRow>[]>;
const none: Tables = () => Promise.resolve([]);

/** In this order what was written at once is copied: a hangar comes last, and so finds what it names. */
const TABLES = (Object.keys(RULES) as TableName[]).filter((table) => RULES[table]);

/** A row that is on disk, to be written a second time. */
interface Copied {
  readonly table: TableName;
  readonly id: string;
  /** 0 for what never changes. */
  readonly revision: number;
  /** The row as it lies on disk. */
  readonly row: () => object;
}

/** A row, and the texts of the booklets that it needs. */
const copiedOf = (writing: NextWrite): readonly Copied[] => {
  const { id, revision } = writing.row;
  const texts = (writing.needs ?? []).map((each): Copied => ({
    table: 'editions',
    id: each.edition,
    revision: 0,
    row: () => keptText(each),
  }));
  return [...texts, { table: writing.table.name, id, revision, row: () => onDisk(writing) }];
};

/** Something to be done, and the row it is about. */
interface Job {
  readonly key: string | null;
  readonly do: () => Promise<void>;
}

/**
 * The second place, which outlives the database: one small file a row, written after the row is on disk, in order, the
 * newest of a row in place of those before. It is bounded, and what is in the database no more leaves it.
 */
export class SecondPlace implements SecondWriter {
  readonly #files: SecondFiles;
  readonly #use: UseDatabase;
  readonly #most: Most;
  readonly #tables: Tables;
  /** Those known here, by row; another tab may have written more. */
  readonly #copies = new Map<string, readonly Copy[]>();
  #jobs: readonly Job[] = [];
  #working: Promise<void> | null = null;
  #since = 0;
  /** Every tab hears of what is put back. */
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-rows');

  constructor(files: SecondFiles, use: UseDatabase, tables: Tables = none, most: Most = MOST) {
    this.#files = files;
    this.#use = use;
    this.#most = most;
    this.#tables = tables;
    this.#add(null, () => this.#look());
  }

  keep(rows: readonly NextWrite[], hasRemoved = false): void {
    const copied = rows.flatMap(copiedOf);
    for (const table of TABLES)
      for (const row of copied) if (row.table === table) this.#add(row, () => this.#keep(row));
    if (hasRemoved) this.#add(null, () => this.#sweep());
  }

  /** In one tab alone. */
  async agree(): Promise<void> {
    const agree = async (): Promise<void> => {
      await this.caughtUp();
      // What a tab that was killed had begun to write.
      for (const name of await this.#files.names())
        if (!copyNamed(name)) await this.#files.remove(name).catch(() => undefined);
      this.#add(null, () => this.#mend());
      await this.caughtUp();
      for (const table of TABLES) await this.#agree(table);
      await this.caughtUp();
    };
    if ('locks' in navigator)
      await navigator.locks.request(SECOND, { ifAvailable: true }, (lock) => lock && agree());
    else await agree();
  }

  async caughtUp(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async notLate(): Promise<void> {
    while (this.#working && performance.now() - this.#since >= this.#most.late) await this.#working;
  }

  /** What comes later of a row takes the place of what waits. */
  #add(row: Copied | null, job: Job['do']): void {
    const key = row && keyOfCopy(row);
    this.#jobs = [...this.#jobs.filter((other) => other.key !== key), { key, do: job }];
    if (this.#working) return;
    this.#since = performance.now();
    this.#working = this.#work();
  }

  async #work(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(SHOWN, this.#most.late)));
    for (let [job] = this.#jobs; job; [job] = this.#jobs) {
      this.#jobs = this.#jobs.slice(1);
      // Where it has no room, or is out of order, there is no copy.
      await job.do().catch(() => undefined);
    }
    this.#working = null;
  }

  /** Looks what is there. */
  async #look(): Promise<void> {
    this.#copies.clear();
    for (const name of await this.#files.names()) {
      const copy = copyNamed(name);
      if (copy) this.#copies.set(keyOfCopy(copy), [...this.#of(keyOfCopy(copy)), copy]);
    }
  }

  #of(key: string): readonly Copy[] {
    return this.#copies.get(key) ?? [];
  }

  async #keep(copied: Copied): Promise<void> {
    const rule = RULES[copied.table];
    const key = keyOfCopy(copied);
    const before = this.#of(key);
    if (!rule || (rule.fixed && before.length > 0)) return;
    // Another tab has gone on.
    if (before.some(({ revision }) => revision > copied.revision)) return;
    const row = copied.row();
    if (!rule.has(row)) return this.#drop(before);
    const text = JSON.stringify(row);
    const copy = copyOf(copied, rule.rank(row), text);
    if (before.some(({ name }) => name === copy.name)) return;
    await this.#makeRoom(copy);
    this.#copies.set(key, [...before, copy]);
    await this.#files.write(copy.name, text);
    await this.#drop(before);
  }

  /** Lets go of others until there is room for this one beside them: of the lowest rank the oldest first. */
  async #makeRoom(copy: Copy): Promise<void> {
    const others = [...this.#copies.values()]
      .flat()
      .filter((other) => keyOfCopy(other) !== keyOfCopy(copy))
      .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
    let length = others.reduce((sum, each) => sum + each.length, copy.length);
    let copies = others.length + 1;
    for (const each of others) {
      if (length <= this.#most.length && copies <= this.#most.copies) return;
      length -= each.length;
      copies -= 1;
      await this.#drop([each]);
    }
  }

  async #drop(copies: readonly Copy[]): Promise<void> {
    for (const copy of copies) {
      await this.#files.remove(copy.name).catch(() => undefined);
      const key = keyOfCopy(copy);
      const left = this.#of(key).filter(({ name }) => name !== copy.name);
      if (left.length > 0) this.#copies.set(key, left);
      else this.#copies.delete(key);
    }
  }

  /** Lets go of what was removed since this page began. */
  async #sweep(): Promise<void> {
    await this.#look();
    const removals = removalsIn(await this.#use((db) => db.get('drafts', REMOVED)));
    for (const copy of [...this.#copies.values()].flat())
      if (
        (removals[asideId(copy.table, copy.id)] ?? 0) >= performance.timeOrigin &&
        (await this.#use((db) => db.getKey(copy.table, copy.id))) === undefined
      )
        await this.#drop([copy]);
  }

  /** Puts back what the browser has lost since it was copied, and lets go of what was removed or overtaken. */
  async #mend(): Promise<void> {
    // First what is there, then what is in the database: a row is written before its copy.
    await this.#look();
    const ahead: Copy[] = [];
    for (const table of TABLES) {
      const there = await this.#revisions(table);
      for (const copy of [...this.#copies.values()].flat())
        if (copy.table === table && copy.revision > (there.get(copy.id) ?? -1)) ahead.push(copy);
    }
    if (ahead.length > 0) {
      const found = await newestOf(this.#files, ahead);
      const back = await putBackLost(this.#use, [...found.values()], await this.#tables());
      for (const { table, row } of back) this.#channel?.postMessage(`${table}/${row.id}`);
      // What was set aside keeps its copy: perhaps that one can be read.
      const aside = new Set(await this.#use((db) => db.getAllKeys('set-aside')));
      await this.#drop(
        ahead.filter((copy) => {
          const row = found.get(keyOfCopy(copy));
          return !(row && back.has(row)) && !aside.has(asideId(copy.table, copy.id));
        }),
      );
    }
    await forgetRemovals(this.#use, Date.now() - NOTED);
  }

  /** Of what lies on disk of a table. */
  async #revisions(table: TableName): Promise<ReadonlyMap<string, number>> {
    const there = new Map<string, number>();
    if (RULES[table]?.fixed)
      for (const id of await this.#use((db) => db.getAllKeys(table))) there.set(id, Infinity);
    else
      for await (const rows of rowsOf(table, this.#use))
        for (const row of rows) there.set(row.id, (row as Partial<KeptRow>).revision ?? 0);
    return there;
  }

  /** Writes what is not there yet, one after the other. */
  async #agree(table: TableName): Promise<void> {
    const keep = async (id: string, revision: number, read: () => Promise<object | undefined>) => {
      await this.caughtUp();
      const copies = this.#of(keyOfCopy({ table, id }));
      if (copies.some((copy) => copy.revision >= revision)) return;
      const row = await read();
      // What was written meanwhile is newer.
      await this.caughtUp();
      if (row && this.#of(keyOfCopy({ table, id })).length === copies.length) {
        const copied = { table, id, revision, row: () => row };
        this.#add(copied, () => this.#keep(copied));
      }
    };
    if (RULES[table]?.fixed)
      for (const id of await this.#use((db) => db.getAllKeys(table)))
        await keep(id, 0, () => this.#use((db) => db.get(table, id)));
    else
      for await (const rows of rowsOf(table, this.#use))
        for (const row of rows)
          await keep(row.id, (row as Partial<KeptRow>).revision ?? 0, () => Promise.resolve(row));
  }
}

/** The second place of this browser; null where it has none. */
export const openSecondPlace = async (
  use: UseDatabase,
  tables: Tables,
): Promise<SecondPlace | null> => {
  const files = await secondFiles();
  return files && new SecondPlace(files, use, tables);
};
