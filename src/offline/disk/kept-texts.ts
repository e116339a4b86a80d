import type { IDBPTransaction, StoreNames } from 'idb';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Database, KeptText, Tables } from './database.ts';

/** A booklet whose text must lie beside a row that names its edition. */
export type Needed = Pick<Booklet, 'edition' | 'document'>;

/** The transaction of a write. */
export type Transaction = Pick<
  IDBPTransaction<Tables, StoreNames<Tables>[], 'readwrite'>,
  'objectStore'
>;

/** A booklet's text as it is kept. */
export const keptText = ({ edition, document }: Needed): KeptText => ({
  id: edition,
  text: JSON.stringify(document),
});

/** Keeps the texts that are not there yet; part of the transaction that writes what names them. */
export const keepTexts = async (writing: Transaction, needed: readonly Needed[]): Promise<void> => {
  const texts = writing.objectStore('editions');
  for (const booklet of needed)
    if ((await texts.getKey(booklet.edition)) === undefined) await texts.put(keptText(booklet));
};

/** The tables that a name can be taken from: all that `dropUnnamed` looks at. */
const NAMING = ['duels', 'shelf', 'hangars', 'set-aside', 'editions'] as const;

/** What belongs to a row may lie in any of these. */
export const EVERYTHING = [...NAMING, 'games', 'drafts'] as const;

/** Does all of something in one transaction or nothing: what was put before goes too. It waits for nothing else. */
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
      // The browser has done so already.
    }
    throw error;
  }
};
