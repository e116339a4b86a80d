import type { KeptRow, RowTable } from './row.ts';
import type { Writing } from './writing.ts';

/** A row that is written next, and the revision on disk that it goes on from. */
export interface NextWrite extends Writing {
  readonly base: number;
  /** What of it was to be written last, and of which no answer came: it may be on disk. */
  readonly tried?: KeptRow | undefined;
}

/** A row that could not be written, and what belongs to it. */
interface Unwritten extends NextWrite {
  /** What was to be written at once with it, itself among it, by key. */
  readonly together: ReadonlySet<string>;
}

/** What a row is called among those of all tables. */
export const keyOf = ({ table, row }: Writing): string => `${table.name}/${row.id}`;

/** Rows that could not be written: they go on in memory until they can, those of one write together. */
export class UnwrittenRows {
  readonly #rows = new Map<string, Unwritten>();
  readonly #emptied: () => void;

  /** `emptied` hears when the last of them is one no more. */
  constructor(emptied: () => void) {
    this.#emptied = emptied;
  }

  get size(): number {
    return this.#rows.size;
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  get<Row extends KeptRow>(table: RowTable<Row>, id: string): Row | undefined {
    return this.#rows.get(`${table.name}/${id}`)?.row as Row | undefined;
  }

  /** Those of a table. */
  of<Row extends KeptRow>({ name }: RowTable<Row>): readonly Row[] {
    return [...this.#rows.values()].flatMap(({ table, row }) =>
      table.name === name ? [row as Row] : [],
    );
  }

  /** What these are as they are written next. */
  next(writings: readonly Writing[]): readonly NextWrite[] {
    return writings.map(({ table, row, needs = [] }) => {
      const { base = row.revision, tried } = this.#rows.get(keyOf({ table, row })) ?? {};
      const next = { ...row, revision: row.revision + 1, changed: Date.now() };
      return { table, row: next, needs, base, tried };
    });
  }

  /** What could not be written at once with one of these before, and goes with it now. */
  belonging(next: readonly NextWrite[]): readonly NextWrite[] {
    const keys = new Set(next.map(keyOf));
    return [...this.#rows].flatMap(([key, kept]) =>
      !keys.has(key) && [...kept.together].some((mate) => keys.has(mate)) ? [kept] : [],
    );
  }

  /** Keeps what could not be written at once. */
  keep(all: readonly NextWrite[]): void {
    const together = new Set(all.map(keyOf));
    for (const each of all) this.#rows.set(keyOf(each), { ...each, tried: each.row, together });
  }

  forget(...keys: readonly string[]): void {
    if (keys.filter((key) => this.#rows.delete(key)).length > 0 && this.size === 0) this.#emptied();
  }

  /** All of them, those together that are written at once. */
  groups(): readonly (readonly NextWrite[])[] {
    const groups = new Set([...this.#rows.values()].map(({ together }) => together));
    return [...groups].map((group) =>
      [...this.#rows.values()].filter(({ together }) => together === group),
    );
  }

  /** Forgets them, but for what was kept of them since. */
  forgetThese(written: readonly NextWrite[]): void {
    this.forget(
      ...written.map(keyOf).filter((key, at) => this.#rows.get(key)?.row === written[at]?.row),
    );
  }

  /** What stands: what is on disk, or what went on from it here and could not be written. */
  standing<Row extends KeptRow>(table: RowTable<Row>, stored: Row): Row {
    const key = keyOf({ table, row: stored });
    const kept = this.#rows.get(key);
    if (kept?.base === stored.revision) return kept.row as Row;
    this.forget(key);
    return stored;
  }
}
