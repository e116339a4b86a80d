import type { Copy, RowKey, StoredRow } from './copy.ts';
import { REMOVED, RULES, TABLES, copyNamed, copyOf, rowKey } from './copy.ts';
import type { UseDatabase } from './database.ts';
import { SECOND, asideId, rowsOf } from './database.ts';
import { newestOf, putBack } from './put-back.ts';
import { forgetRemovals, removalsIn } from './removal.ts';
import type { SecondFiles } from './second-files.ts';
import { secondFiles } from './second-files.ts';

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

/** A row or a copy of one, in a revision. */
type Stand = RowKey & { readonly revision?: number | undefined };

/** What never changes has but one revision. */
const revisionOf = ({ table, revision = 0 }: Stand): number =>
  RULES[table]?.fixed ? Infinity : revision;

/** Those that the others have in no such revision, or not at all. */
const aheadOf = <Each extends Stand>(
  these: Iterable<Each>,
  others: Iterable<Stand>,
): readonly Each[] => {
  const newest = new Map<string, number>();
  for (const other of others)
    newest.set(rowKey(other), Math.max(newest.get(rowKey(other)) ?? 0, revisionOf(other)));
  return [...these].filter((each) => revisionOf(each) > (newest.get(rowKey(each)) ?? -1));
};

/**
 * The second place, which outlives the database: one small file a row, written as the row lies on disk, in order, the
 * newest in place of those before. It is bounded, and what is in the database no more leaves it. None of it ever fails.
 */
export class SecondPlace {
  readonly #files: SecondFiles;
  readonly #use: UseDatabase;
  readonly #most: Most;
  /** Those known here, by name; another tab may have written more. */
  readonly #copies = new Map<string, Copy>();
  /** What is to be done, by the row that it is about. */
  readonly #jobs = new Map<string, () => Promise<unknown>>();
  #working: Promise<void> | null = null;
  #since = 0;

  constructor(files: SecondFiles, use: UseDatabase, most: Most = MOST) {
    this.#files = files;
    this.#use = use;
    this.#most = most;
    this.#add('look', () => this.#look());
  }

  /** Copies rows that are on disk, a hangar after what it names; where others were removed their copies go too. */
  keep(rows: readonly RowKey[], hasRemoved = false): void {
    for (const table of TABLES)
      for (const row of rows)
        if (row.table === table) this.#add(rowKey(row), () => this.#copy(row));
    if (hasRemoved) this.#add('sweep', () => this.#sweep());
  }

  /** Puts back what is lost, copies what is on disk and has no copy, and lets go of every other; in one tab alone. */
  async agree(): Promise<void> {
    const agree = async (): Promise<void> => {
      let missing: readonly RowKey[] = [];
      this.#add('mend', async () => {
        missing = await this.#mend();
      });
      await this.caughtUp();
      // One after the other: what is written meanwhile does not wait for them.
      for (const row of missing) {
        this.keep([row]);
        await this.caughtUp();
      }
    };
    if ('locks' in navigator)
      await navigator.locks.request(SECOND, { ifAvailable: true }, (lock) => lock && agree());
    else await agree();
  }

  /** Resolves when nothing waits any more. */
  async caughtUp(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Resolves when nothing waits for long any more. */
  async notLate(): Promise<void> {
    while (this.#working && performance.now() - this.#since >= this.#most.late) await this.#working;
  }

  /** What comes later of a row takes the place of what waits. */
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
      // Where it has no room, or is out of order, there is no copy.
      await job().catch(() => undefined);
    }
    this.#working = null;
  }

  /** Looks what is there; what a tab that was killed had begun to write is not. */
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
    // Another tab has gone on, or has written it.
    if (before.some(({ name, revision }) => revision > copy.revision || name === copy.name)) return;
    await this.#makeRoom(copy, before);
    await this.#files.write(copy.name, text);
    this.#copies.set(copy.name, copy);
    await this.#drop(before);
  }

  /** Lets go of others until there is room for this one in the place of those before: of the lowest rank the oldest first. */
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

  /** Lets go of what was removed. */
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

  /** Puts back what the browser has lost since it was copied, lets go of what was removed or overtaken, and gives what has no copy. */
  async #mend(): Promise<readonly RowKey[]> {
    // First what is there, then what is in the database: a row is written before its copy.
    for (const name of await this.#look()) await this.#files.remove(name).catch(() => undefined);
    const there = await this.#onDisk();
    const copies = aheadOf(this.#copies.values(), there);
    const back = await putBack(this.#use, await newestOf(this.#files, copies), 'last step');
    // What was set aside keeps its copy: perhaps that one can be read.
    const aside = new Set(await this.#use((db) => db.getAllKeys('set-aside')));
    await this.#drop(
      copies.filter((copy) => !back.includes(copy) && !aside.has(asideId(copy.table, copy.id))),
    );
    await forgetRemovals(this.#use, Date.now() - NOTED);
    return aheadOf(there, this.#copies.values());
  }

  /** What lies on disk of what has copies. */
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

/** The second place of this browser; null where it has none. */
export const openSecondPlace = async (use: UseDatabase): Promise<SecondPlace | null> => {
  const files = await secondFiles();
  return files && new SecondPlace(files, use);
};
