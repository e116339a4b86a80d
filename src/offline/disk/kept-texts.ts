import type { IDBPTransaction, StoreNames } from 'idb';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Database, KeptText, Tables } from './database.ts';

/** A booklet whose text must be kept with a row that refers to its edition. */
export type Needed = Pick<Booklet, 'edition' | 'document'>;

export type Transaction = Pick<
  IDBPTransaction<Tables, StoreNames<Tables>[], 'readwrite'>,
  'objectStore'
>;

export const keptText = ({ edition, document }: Needed): KeptText => ({
  id: edition,
  text: JSON.stringify(document),
});

/** Keeps texts that are not there yet, in the transaction that writes the rows that need them. */
export const keepTexts = async (writing: Transaction, needed: readonly Needed[]): Promise<void> => {
  const texts = writing.objectStore('editions');
  for (const booklet of needed)
    if ((await texts.getKey(booklet.edition)) === undefined) await texts.put(keptText(booklet));
};

/** Tables that `dropUnnamed` reads to find texts that nothing needs. */
const NAMING = ['duels', 'shelf', 'hangars', 'set-aside', 'editions'] as const;

/** Tables that can hold what belongs to a row. */
export const EVERYTHING = [...NAMING, 'games', 'drafts'] as const;

/** Does everything in one transaction, or undoes it. Await nothing but the transaction inside. */
export const atOnce = async <Result>(
  db: Database,
  tables: readonly StoreNames<Tables>[],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const transaction = db.transaction([...tables], 'readwrite', { durability: 'strict' });
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The browser has already undone it.
    }
    throw error;
  }
};
