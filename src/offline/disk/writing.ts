import { NoStorage } from './database.ts';
import type { Needed, Transaction } from './kept-texts.ts';
import type { KeptRow, RowTable } from './row.ts';

export interface Writing<Row extends KeptRow = KeptRow> {
  readonly table: RowTable<Row>;
  readonly row: Row;
  /** Booklets that it refers to; their texts are kept with it. */
  readonly needs?: readonly Needed[];
}

export type Writings<Rows extends readonly KeptRow[]> = {
  readonly [At in keyof Rows]: Writing<Rows[At]>;
};

/** Why rows are in memory only. */
export type WhyUnwritten =
  /** The device has no room. */
  | { readonly kind: 'full' }
  /** The row on disk cannot be read, and is not overwritten. */
  | { readonly kind: 'unreadable'; readonly newer: boolean }
  /** A newer Viewscreen has changed the tables. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'failed'; readonly words: string };

export type Stored<Rows extends readonly KeptRow[]> = {
  readonly [At in keyof Rows]: Rows[At] | null;
};

/** The result for rows to be written together: all of them, or none. */
export type Written<Rows extends readonly KeptRow[]> =
  | { readonly kind: 'saved'; readonly rows: Rows }
  /** Another tab was faster; `stored` is what it wrote, null if it removed the row. */
  | { readonly kind: 'conflict'; readonly stored: Stored<Rows> }
  /** In memory only. */
  | { readonly kind: 'failed'; readonly rows: Rows; readonly why: WhyUnwritten };

export interface Committing {
  /** Runs in the same transaction. */
  readonly also?: ((transaction: Transaction) => Promise<void>) | undefined;
  /** Writes a row again that is gone since it was read. */
  readonly anew?: boolean;
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

export const whyOf = (error: unknown): WhyUnwritten => {
  if (error instanceof NoStorage && error.trouble === 'newer') return { kind: 'newer' };
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? { kind: 'full' }
    : { kind: 'failed', words: wordsOf(error) };
};
