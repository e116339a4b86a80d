import { NoStorage } from './database.ts';
import type { Needed, Transaction } from './kept-texts.ts';
import type { KeptRow, RowTable } from './row.ts';

/** A row to be written, and where. */
export interface Writing<Row extends KeptRow = KeptRow> {
  readonly table: RowTable<Row>;
  readonly row: Row;
  /** Booklets that it names: their texts are kept along with it. */
  readonly needs?: readonly Needed[];
}

/** Rows that are written at once. */
export type Writings<Rows extends readonly KeptRow[]> = {
  readonly [At in keyof Rows]: Writing<Rows[At]>;
};

/** Why rows are in memory only. */
export type WhyUnwritten =
  /** The device has no room. */
  | { readonly kind: 'full' }
  /** What is on disk cannot be read, and is not overwritten. */
  | { readonly kind: 'unreadable'; readonly newer: boolean }
  /** A newer Viewscreen has changed the tables. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'failed'; readonly words: string };

/** What stands on disk of rows. */
export type Stored<Rows extends readonly KeptRow[]> = {
  readonly [At in keyof Rows]: Rows[At] | null;
};

/** What became of rows that were to be written at once: all of them, or none. */
export type Written<Rows extends readonly KeptRow[]> =
  | { readonly kind: 'saved'; readonly rows: Rows }
  /** Another tab was faster: what it wrote stands; null where nothing does. */
  | { readonly kind: 'conflict'; readonly stored: Stored<Rows> }
  /** Kept in memory only. */
  | { readonly kind: 'failed'; readonly rows: Rows; readonly why: WhyUnwritten };

/** What is done with rows that are written. */
export interface Committing {
  /** In the same transaction. */
  readonly also?: ((transaction: Transaction) => Promise<void>) | undefined;
  /** A row that is gone since it was read is written again. */
  readonly anew?: boolean;
}

/** The words of an error. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** Why a write did not reach the disk. */
export const whyOf = (error: unknown): WhyUnwritten => {
  if (error instanceof NoStorage && error.trouble === 'newer') return { kind: 'newer' };
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? { kind: 'full' }
    : { kind: 'failed', words: wordsOf(error) };
};
