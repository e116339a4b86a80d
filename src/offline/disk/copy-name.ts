import type { TableName } from './database.ts';

/** The row in which removals are noted: it lies among the drafts, so that every build has a table for it. */
export const REMOVED = 'removed';

/** Which rows of a table have a copy. */
interface Rule {
  /** What is written once, and never changes. */
  readonly fixed?: true;
  readonly has: (row: object) => boolean;
  /** What goes first where there is no room for all: the lower. */
  readonly rank: (row: object) => number;
}

const isOver = (row: object): boolean => 'ended' in row && row.ended !== null;

/** What has a copy; what names others comes after them. */
export const RULES: Readonly<Record<TableName, Rule | null>> = {
  editions: { fixed: true, has: () => true, rank: () => 2 },
  games: { fixed: true, has: () => true, rank: () => 1 },
  // A duel that is over is kept where a hangar waits for it, or may.
  duels: { has: (row) => !isOver(row) || 'game' in row, rank: (row) => (isOver(row) ? 0 : 3) },
  shelf: { has: () => true, rank: () => 3 },
  hangars: { has: () => true, rank: () => 3 },
  drafts: { has: (row) => !('of' in row && row.of === REMOVED), rank: () => 1 },
  booklets: null,
  pictures: null,
};

/** A copy, by what stands in its name. */
export interface Copy {
  readonly name: string;
  readonly table: TableName;
  readonly id: string;
  readonly revision: number;
  readonly rank: number;
  /** Of its text, in code units. */
  readonly length: number;
}

/** A number of a text by which a spoiled one is known (FNV-1a). */
const sumOf = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
};

const isTable = (name: string): name is TableName => Object.hasOwn(RULES, name);

/** The copy of a row with this text: all that is known of it is its name, so that a list of names is all that is read. */
export const copyOf = (
  { table, id, revision }: Pick<Copy, 'table' | 'id' | 'revision'>,
  rank: number,
  text: string,
): Copy => {
  const name = [table, encodeURIComponent(id), revision, rank, text.length, sumOf(text)].join(',');
  return { name, table, id, revision, rank, length: text.length };
};

/** A copy by its name; null for any other file. */
export const copyNamed = (name: string): Copy | null => {
  const [table = '', id = '', ...rest] = name.split(',');
  const [revision = NaN, rank = NaN, length = NaN] = rest.slice(0, 3).map(Number);
  if (
    !isTable(table) ||
    !/^[0-9a-z]+$/.test(rest[3] ?? '') ||
    Number.isNaN(revision + rank + length)
  )
    return null;
  return { name, table, id: decodeURIComponent(id), revision, rank, length };
};

/** Whether a text is the one of its copy, whole. */
export const isUntorn = (copy: Copy, text: string): boolean =>
  copyOf(copy, copy.rank, text).name === copy.name;

export const keyOfCopy = ({ table, id }: Pick<Copy, 'table' | 'id'>): string => `${table}/${id}`;
