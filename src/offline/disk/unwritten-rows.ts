import type { KeptRow, RowTable } from './row.ts';
import type { Writing } from './writing.ts';

/** A row to write next, and the revision on disk that it continues. */
export interface NextWrite extends Writing {
  readonly base: number;
  /** The last attempt, if no answer came: it may be on disk. */
  readonly tried?: KeptRow | undefined;
}

interface Unwritten extends NextWrite {
  /** Keys of the rows of the same write, its own included. */
  readonly together: ReadonlySet<string>;
}

export const keyOf = ({ table, row }: Writing): string => `${table.name}/${row.id}`;

/** Rows that could not be written: in memory until they can be, those of one write together. */
export class UnwrittenRows {
  readonly #rows = new Map<string, Unwritten>();
  readonly #emptied: () => void;

  /** `emptied` is called when none is left. */
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

  of<Row extends KeptRow>({ name }: RowTable<Row>): readonly Row[] {
    return [...this.#rows.values()].flatMap(({ table, row }) =>
      table.name === name ? [row as Row] : [],
    );
  }

  next(writings: readonly Writing[]): readonly NextWrite[] {
    return writings.map(({ table, row, needs = [] }) => {
      const { base = row.revision, tried } = this.#rows.get(keyOf({ table, row })) ?? {};
      const next = { ...row, revision: row.revision + 1, changed: Date.now() };
      return { table, row: next, needs, base, tried };
    });
  }

  /** Rows in memory that share a write with one of these, and have to go with it. */
  belonging(next: readonly NextWrite[]): readonly NextWrite[] {
    const keys = new Set(next.map(keyOf));
    return [...this.#rows].flatMap(([key, kept]) =>
      !keys.has(key) && [...kept.together].some((mate) => keys.has(mate)) ? [kept] : [],
    );
  }

  /** Keeps rows whose common write failed. */
  keep(all: readonly NextWrite[]): void {
    const together = new Set(all.map(keyOf));
    for (const each of all) this.#rows.set(keyOf(each), { ...each, tried: each.row, together });
  }

  forget(...keys: readonly string[]): void {
    if (keys.filter((key) => this.#rows.delete(key)).length > 0 && this.size === 0) this.#emptied();
  }

  groups(): readonly (readonly NextWrite[])[] {
    const groups = new Set([...this.#rows.values()].map(({ together }) => together));
    return [...groups].map((group) =>
      [...this.#rows.values()].filter(({ together }) => together === group),
    );
  }

  /** Forgets them, except rows kept again since. */
  forgetThese(written: readonly NextWrite[]): void {
    this.forget(
      ...written.map(keyOf).filter((key, at) => this.#rows.get(key)?.row === written[at]?.row),
    );
  }

  /** The current row: the one on disk, or its unwritten continuation. */
  standing<Row extends KeptRow>(table: RowTable<Row>, stored: Row): Row {
    const key = keyOf({ table, row: stored });
    const kept = this.#rows.get(key);
    if (kept?.base === stored.revision) return kept.row as Row;
    this.forget(key);
    return stored;
  }
}
