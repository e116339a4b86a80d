import type { IDBPTransaction, StoreNames } from 'idb';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { KeptText, Tables } from './database.ts';

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
