import * as v from 'valibot';
import { ROW_TROUBLE } from './row-words.ts';

/** What every row has that is written with compare-and-set. */
export interface KeptRow {
  readonly id: string;
  /** Counts the writes: a tab that writes on an older one is refused (two tabs). */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** Why a row cannot be read. A row of a newer Viewscreen is left alone. */
export interface UnreadableRow {
  readonly unreadable: string;
  readonly newer: boolean;
}

/** A table whose rows one function reads, which trusts nothing. */
export interface RowTable<Row extends KeptRow> {
  readonly name: 'duels' | 'shelf' | 'hangars' | 'games' | 'drafts';
  /** Brings what reads rows; until then none is read. Rejects where it cannot be loaded. */
  ready?(): Promise<void>;
  read(row: unknown): Row | UnreadableRow;
  /** A row as it lies on disk, where that is shorter than what is read of it. */
  written?(row: Row): KeptRow;
}

type Entries = Readonly<Record<string, unknown>>;

/** An older version of rows: what they were, and as what they are read one version later. */
export interface Rung {
  readonly schema: v.GenericSchema;
  readonly lift: (row: never) => Entries;
}

/** A rung whose lift is given what its schema has read. */
export const rung = <Schema extends v.GenericSchema>(
  schema: Schema,
  lift: (row: v.InferOutput<Schema>) => Entries,
): Rung => ({ schema, lift });

/** From rows of any version to rows of the newest. */
export interface Ladder<Schema extends v.GenericSchema> {
  /** What the rows are, for a sentence: `a duel`. */
  readonly what: string;
  /** The newest version's entries; `version` is among them. */
  readonly schema: Schema;
  /** The first lifts a row of version 1 to 2, and so on. */
  readonly rungs: readonly Rung[];
}

export const isObject = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A row of unknown making, lifted to the newest version, or why it cannot be read. */
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

/** Why a row is not what its version has. */
const unlike = (
  what: string,
  [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]],
): UnreadableRow => {
  const entry = issue.path?.map(({ key }) => String(key)).join('.') ?? 'whole';
  return { unreadable: ROW_TROUBLE.unlike(entry, what), newer: false };
};
