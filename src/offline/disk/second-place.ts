import type { Copy, RowKey, StoredRow } from './copy.ts';
import { REMOVED, RULES, TABLES, copyNamed, copyOf, rowKey } from './copy.ts';
import type { UseDatabase } from './database.ts';
import { SECOND, asideId, rowsOf } from './database.ts';
import { newestOf, putBack } from './put-back.ts';
import { forgetRemovals, removalsIn } from './removal.ts';
import type { SecondFiles } from './second-files.ts';
import { secondFiles } from './second-files.ts';

/** The most copies, and the most code units in all of them. */
interface Most {
  readonly copies: number;
  readonly length: number;
  /** How late a copy may be before the next write waits for it, in ms. */
  readonly late: number;
}
const MOST: Most = { copies: 5000, length: 40_000_000, late: 250 };

/** How long removals are remembered after all copies were compared, in ms. */
const NOTED = 86_400_000;

/** Delay for the page to show what was written, in ms. */
const SHOWN = 50;

type Stand = RowKey & { readonly revision?: number | undefined };

/** A row that never changes has one revision only. */
const revisionOf = ({ table, revision = 0 }: Stand): number =>
  RULES[table]?.fixed ? Infinity : revision;

/** Those of `these` that `others` lack, or have in an older revision. */
const aheadOf = <Each extends Stand>(
  these: Iterable<Each>,
  others: Iterable<Stand>,
): readonly Each[] => {
  const newest = new Map<string, number>();
  for (const other of others)
    newest.set(rowKey(other), Math.max(newest.get(rowKey(other)) ?? 0, revisionOf(other)));
  return [...these].filter((each) => revisionOf(each) > (newest.get(rowKey(each)) ?? -1));
};

/** The second place, which outlives the database: one small file for each row, as written to disk,
 *  in order; a new one replaces the earlier ones. Its size is limited, and rows no longer in the
 *  database leave it. None of its methods fails. */
export class SecondPlace {
  readonly #files: SecondFiles;
  readonly #use: UseDatabase;
  readonly #most: Most;
  /** The copies known here, by name; another tab may have written more. */
  readonly #copies = new Map<string, Copy>();
  /** Pending work, by row. */
  readonly #jobs = new Map<string, () => Promise<unknown>>();
  #working: Promise<void> | null = null;
  #since = 0;

  constructor(files: SecondFiles, use: UseDatabase, most: Most = MOST) {
    this.#files = files;
    this.#use = use;
    this.#most = most;
    this.#add('look', () => this.#look());
  }

  /** Copies rows on disk, a hangar after its games and booklets; `hasRemoved` drops others' copies. */
  keep(rows: readonly RowKey[], hasRemoved = false): void {
    for (const table of TABLES)
      for (const row of rows)
        if (row.table === table) this.#add(rowKey(row), () => this.#copy(row));
    if (hasRemoved) this.#add('sweep', () => this.#sweep());
  }

  /** Puts lost rows back, copies rows without a copy, and drops other copies; in one tab only. */
  async agree(): Promise<void> {
    const agree = async (): Promise<void> => {
      let missing: readonly RowKey[] = [];
      this.#add('mend', async () => {
        missing = await this.#mend();
      });
      await this.caughtUp();
      // One at a time, so that writes in between do not wait for them all.
      for (const row of missing) {
        this.keep([row]);
        await this.caughtUp();
      }
    };
    if ('locks' in navigator)
      await navigator.locks.request(SECOND, { ifAvailable: true }, (lock) => lock && agree());
    else await agree();
  }

  /** Resolves when nothing is pending. */
  async caughtUp(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Resolves when nothing has been pending for long. */
  async notLate(): Promise<void> {
    while (this.#working && performance.now() - this.#since >= this.#most.late) await this.#working;
  }

  /** Later work on a row replaces pending work. */
  #add(key: string, job: () => Promise<unknown>): void {
    this.#jobs.delete(key);
    this.#jobs.set(key, job);
    if (this.#working) return;
    this.#since = performance.now();
    this.#working = this.#work();
  }

  async #work(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(SHOWN, this.#most.late)));
    for (const [key, job] of this.#jobs) {
      this.#jobs.delete(key);
      // If there is no room, or files fail, there is no copy.
      await job().catch(() => undefined);
    }
    this.#working = null;
  }

  /** Lists the copies; returns files that a killed tab left unfinished. */
  async #look(): Promise<readonly string[]> {
    const names = await this.#files.names();
    this.#copies.clear();
    for (const name of names) {
      const copy = copyNamed(name);
      if (copy) this.#copies.set(name, copy);
    }
    return names.filter((name) => !this.#copies.has(name));
  }

  async #copy({ table, id }: RowKey): Promise<void> {
    const rule = RULES[table];
    const before = [...this.#copies.values()].filter(
      (copy) => copy.table === table && copy.id === id,
    );
    if (!rule || (rule.fixed && before.length > 0)) return;
    const row: StoredRow | undefined = await this.#use((db) => db.get(table, id));
    if (!row) return;
    if (!rule.has(row)) return this.#drop(before);
    const text = JSON.stringify(row);
    const copy = copyOf({ table, id, revision: row.revision ?? 0, rank: rule.rank(row) }, text);
    // Another tab has a newer copy, or has written this one.
    if (before.some(({ name, revision }) => revision > copy.revision || name === copy.name)) return;
    await this.#makeRoom(copy, before);
    await this.#files.write(copy.name, text);
    this.#copies.set(copy.name, copy);
    await this.#drop(before);
  }

  /** Drops others until this copy fits in place of the earlier ones: lowest rank first, then the oldest. */
  async #makeRoom(copy: Copy, before: readonly Copy[]): Promise<void> {
    const others = [...this.#copies.values()]
      .filter((other) => !before.includes(other))
      .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
    let length = others.reduce((sum, each) => sum + each.length, copy.length);
    while (others.length >= this.#most.copies || length > this.#most.length) {
      const each = others.shift();
      if (!each) return;
      length -= each.length;
      await this.#drop([each]);
    }
  }

  async #drop(copies: readonly Copy[]): Promise<void> {
    for (const { name } of copies) {
      await this.#files.remove(name).catch(() => undefined);
      this.#copies.delete(name);
    }
  }

  async #sweep(): Promise<void> {
    await this.#look();
    const removals = removalsIn(await this.#use((db) => db.get('drafts', REMOVED)));
    for (const copy of [...this.#copies.values()])
      if (
        asideId(copy.table, copy.id) in removals &&
        (await this.#use((db) => db.getKey(copy.table, copy.id))) === undefined
      )
        await this.#drop([copy]);
  }

  /** Puts lost rows back, drops copies that are out of date, and returns rows without a copy. */
  async #mend(): Promise<readonly RowKey[]> {
    // Copies first, then the database: a row is written before its copy.
    for (const name of await this.#look()) await this.#files.remove(name).catch(() => undefined);
    const there = await this.#onDisk();
    const copies = aheadOf(this.#copies.values(), there);
    const newest = await newestOf(this.#files, copies);
    const back = await putBack(this.#use, newest, 'last step').catch(() => null);
    // If it fails, all copies stay for the next visit.
    if (!back) return aheadOf(there, this.#copies.values());
    // A row set aside keeps its copy, which may be readable.
    const aside = new Set(await this.#use((db) => db.getAllKeys('set-aside')));
    await this.#drop(
      copies.filter((copy) => !back.includes(copy) && !aside.has(asideId(copy.table, copy.id))),
    );
    await forgetRemovals(this.#use, Date.now() - NOTED);
    return aheadOf(there, this.#copies.values());
  }

  /** The rows on disk of tables that have copies. */
  async #onDisk(): Promise<readonly Stand[]> {
    const there: Stand[] = [];
    for (const table of TABLES)
      if (RULES[table]?.fixed)
        for (const id of await this.#use((db) => db.getAllKeys(table))) there.push({ table, id });
      else
        for await (const rows of rowsOf(table, this.#use))
          for (const { id, revision } of rows.filter((row) =>
            RULES[table]?.has(row),
          ) as StoredRow[])
            there.push({ table, id, revision });
    return there;
  }
}

/** The second place of this browser; null if there is none. */
export const openSecondPlace = async (use: UseDatabase): Promise<SecondPlace | null> => {
  const files = await secondFiles();
  return files && new SecondPlace(files, use);
};
