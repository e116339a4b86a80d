import { withSpoiled } from '../disk/spoiled-storage.ts';

/** How long a tab lives: a number of writing transactions, and of rows in the last one. */
export interface Span {
  readonly transactions: number;
  readonly rows?: number;
}

/** Acts in a tab that is killed: after its last transaction nothing more is written, and an
 *  unfinished one is undone, as in browsers. Returns whether it was killed. */
export const inMortalTab = async (
  { transactions, rows = Infinity }: Span,
  live: (isDead: () => boolean) => Promise<void>,
): Promise<boolean> => {
  const begun = new Map<IDBTransaction, number>();
  let dead = false;
  const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
  const mortal = function mortal(
    this: IDBObjectStore,
    ...asked: Parameters<IDBObjectStore['put']>
  ): IDBRequest<IDBValidKey> {
    const { transaction } = this;
    const written = begun.get(transaction) ?? 0;
    const isLast = begun.has(transaction) ? begun.size === transactions : false;
    if (!begun.has(transaction) && begun.size >= transactions) dead = true;
    else if (isLast && written >= rows) dead = true;
    if (dead) {
      transaction.abort();
      throw new DOMException('killed', 'AbortError');
    }
    begun.set(transaction, written + 1);
    return (put.value as IDBObjectStore['put']).apply(this, asked);
  };
  await withSpoiled(IDBObjectStore.prototype, { put: mortal }, () => live(() => dead));
  return dead;
};
