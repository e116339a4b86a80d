import { database } from '../../../src/offline/disk/database.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from './evenings.ts';
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

export const FOR_EVER: Span = { transactions: Infinity };

/** Steps done from what is on disk until there are no more, in tabs with these life spans, one after the other; what was
 *  said in them, and how many it took. All that was on disk before is gone. */
export const inTabs = async (
  spans: readonly Span[],
  {
    goOn,
    under = (life) => life(),
    visit,
  }: {
    readonly visit: () => Promise<Evening>;
    /** Does the next step; false after the last. */
    readonly goOn: (tab: Evening) => Promise<boolean>;
    readonly under?: (life: () => Promise<unknown>) => Promise<unknown>;
  },
) => {
  const db = await database();
  for (const table of db.objectStoreNames) await db.clear(table);
  const said: string[] = [];
  /** One tab's life; returns whether there is more to do after it. */
  const live = async (span: Span): Promise<boolean> => {
    const tab = await visit();
    let more = true;
    await under(() =>
      inMortalTab(span, async (isDead) => {
        while (more && !isDead()) more = await goOn(tab);
      }),
    );
    said.push(...tab.said);
    tab.rows.close();
    return more;
  };
  let tabs = 1;
  while (await live(sure(spans[(tabs - 1) % spans.length]))) tabs += 1;
  return { said, tabs };
};
