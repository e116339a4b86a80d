import type { TableName } from './database.ts';
import type { SecondFiles } from './second-files.ts';

/** The row that notes removals. It is a draft, as every build has a table for those. */
export const REMOVED = 'removed';

interface Rule {
  /** Written once, and never changed. */
  readonly fixed?: true;
  readonly has: (row: object) => boolean;
  /** Lower ranks go first if there is no room for all. */
  readonly rank: (row: object) => number;
}

const isOver = (row: object): boolean => 'ended' in row && row.ended !== null;

/** Tables are in the order of writing: after those they refer to. */
export const RULES: Readonly<Record<TableName, Rule | null>> = {
  editions: { fixed: true, has: () => true, rank: () => 2 },
  games: { fixed: true, has: () => true, rank: () => 1 },
  // A finished duel is kept if a hangar waits for it, or may.
  duels: { has: (row) => !isOver(row) || 'game' in row, rank: (row) => (isOver(row) ? 0 : 3) },
  shelf: { has: () => true, rank: () => 3 },
  hangars: { has: () => true, rank: () => 3 },
  drafts: { has: (row) => !('of' in row && row.of === REMOVED), rank: () => 1 },
  booklets: null,
  pictures: null,
};

export const TABLES = (Object.keys(RULES) as TableName[]).filter((table) => RULES[table]);

export interface RowKey {
  readonly table: TableName;
  readonly id: string;
}

export const rowKey = ({ table, id }: RowKey): string => `${table}/${id}`;

/** The entries of a row on disk that are used here. */
export interface StoredRow {
  readonly id: string;
  readonly revision?: number;
  readonly changed?: number;
  readonly ended?: unknown;
  /** Of a game: its hangar, and its place there; of a hangar: how many games are behind it. */
  readonly hangar?: string;
  readonly at?: number;
  readonly past?: number;
}

/** A copy, described by its name. */
export interface Copy extends RowKey {
  readonly name: string;
  readonly revision: number;
  readonly rank: number;
  /** Of its text, in code units. */
  readonly length: number;
}

/** A checksum of a text (FNV-1a). */
const sumOf = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** Table, id, revision, rank, length and sum: the list of names is enough to know the copies. */
const NAME = /^(\w+),([^,]+),(\d+),(\d+),(\d+),[0-9a-z]+$/;

/** A copy by its name; null for other files. */
export const copyNamed = (name: string): Copy | null => {
  const [, table = '', id = '', ...numbers] = NAME.exec(name) ?? [];
  const [revision = 0, rank = 0, length = 0] = numbers.map(Number);
  return Object.hasOwn(RULES, table)
    ? { name, table: table as TableName, id: decodeURIComponent(id), revision, rank, length }
    : null;
};

export const copyOf = (
  { table, id, revision, rank }: Omit<Copy, 'name' | 'length'>,
  text: string,
): Copy => {
  const { length } = text;
  const name = [table, encodeURIComponent(id), revision, rank, length, sumOf(text)].join(',');
  return { name, table, id, revision, rank, length };
};

/** The row of a copy; null if it is torn, corrupt or gone. */
export const readCopy = async (files: SecondFiles, copy: Copy): Promise<StoredRow | null> => {
  try {
    const text = await files.read(copy.name);
    const row = copyOf(copy, text).name === copy.name ? (JSON.parse(text) as StoredRow) : null;
    return row?.id === copy.id ? row : null;
  } catch {
    return null;
  }
};
