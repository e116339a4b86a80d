import * as v from 'valibot';

/** What every row has that is written with compare-and-set. */
export interface KeptRow {
  readonly id: string;
  /** Counts the writes: who writes on an older one is told (two tabs). */
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
  readonly name: 'duels';
  read(row: unknown): Row | UnreadableRow;
}

type Entries = Readonly<Record<string, unknown>>;

/** From rows of any version to rows of the newest. */
export interface Ladder<Schema extends v.GenericSchema> {
  /** What the rows are, for a sentence: `a duel`. */
  readonly what: string;
  /** The newest version's entries; `version` is among them. */
  readonly schema: Schema;
  /** The first lifts a row of version 1 to 2, and so on. What it is given may be anything with a version. */
  readonly lifts: readonly ((row: Entries) => Entries)[];
}

export const isObject = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A row of unknown making, lifted to the newest version, or why it cannot be read. */
export const climb = <Schema extends v.GenericSchema>(
  row: unknown,
  { what, schema, lifts }: Ladder<Schema>,
): v.InferOutput<Schema> | UnreadableRow => {
  const version = isObject(row) ? row['version'] : undefined;
  const newest = lifts.length + 1;
  if (typeof version === 'number' && version > newest)
    return { unreadable: 'it was saved by a newer Viewscreen', newer: true };
  const lifted =
    isObject(row) && Number.isInteger(version) && Number(version) >= 1
      ? lifts.slice(Number(version) - 1).reduce((each, lift) => lift(each), row)
      : row;
  const read = v.safeParse(schema, lifted);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const entry = issue.path?.map(({ key }) => String(key)).join('.') ?? 'whole';
  return { unreadable: `its entry "${entry}" is not what ${what} has there`, newer: false };
};
