import * as v from 'valibot';
import { ROW_TROUBLE } from './row-words.ts';

/** The entries of every row that is written with compare-and-set. */
export interface KeptRow {
  readonly id: string;
  /** Counts the writes; a tab that writes from an older revision is refused. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Why a row cannot be read. Rows of a newer Viewscreen are left alone. */
export interface UnreadableRow {
  readonly unreadable: string;
  readonly newer: boolean;
}

/** A table and the function that reads its rows, which checks everything. */
export interface RowTable<Row extends KeptRow> {
  readonly name: 'duels' | 'shelf' | 'hangars' | 'games' | 'drafts';
  /** Loads the code that reads rows; until then none is read. Rejects if it cannot be loaded. */
  ready?(): Promise<void>;
  read(row: unknown): Row | UnreadableRow;
  /** A row in the form that is written, if that is shorter. */
  written?(row: Row): KeptRow;
}

type Entries = Readonly<Record<string, unknown>>;

/** An older version of rows, and how to lift it to the next version. */
export interface Rung {
  readonly schema: v.GenericSchema;
  readonly lift: (row: never) => Entries;
}

/** Types a rung: its lift gets what its schema has read. */
export const rung = <Schema extends v.GenericSchema>(
  schema: Schema,
  lift: (row: v.InferOutput<Schema>) => Entries,
): Rung => ({ schema, lift });

/** Lifts rows of any version to the newest. */
export interface Ladder<Schema extends v.GenericSchema> {
  /** For sentences: `a duel`. */
  readonly what: string;
  /** The newest version's entries, including `version`. */
  readonly schema: Schema;
  /** The first lifts a row from version 1 to 2, and so on. */
  readonly rungs: readonly Rung[];
}

export const isObject = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Any row, lifted to the newest version, or why it cannot be read. */
export const climb = <Schema extends v.GenericSchema>(
  row: unknown,
  { what, schema, rungs }: Ladder<Schema>,
): v.InferOutput<Schema> | UnreadableRow => {
  const version = isObject(row) ? row['version'] : undefined;
  if (typeof version === 'number' && version > rungs.length + 1)
    return { unreadable: ROW_TROUBLE.newer, newer: true };
  const from =
    Number.isInteger(version) && Number(version) >= 1 ? Number(version) : rungs.length + 1;
  let lifted = row;
  for (const { schema: older, lift } of rungs.slice(from - 1)) {
    const read = v.safeParse(older, lifted);
    if (!read.success) return unlike(what, read.issues);
    lifted = lift(read.output as never);
  }
  const read = v.safeParse(schema, lifted);
  return read.success ? read.output : unlike(what, read.issues);
};

const unlike = (
  what: string,
  [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]],
): UnreadableRow => {
  const entry = issue.path?.map(({ key }) => String(key)).join('.') ?? 'whole';
  return { unreadable: ROW_TROUBLE.unlike(entry, what), newer: false };
};
