import { REMOVED } from './copy.ts';
import type { UseDatabase } from './database.ts';
import { asideId } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import { EVERYTHING, atOnce } from './kept-texts.ts';
import type { WhyUnwritten } from './writing.ts';
import { whyOf } from './writing.ts';

/** Drops texts that nothing needs any more, in the transaction that removed a row. */
export const dropUnnamed = async (writing: Transaction): Promise<void> => {
  const duels = writing.objectStore('duels').index('editions');
  const shelf = writing.objectStore('shelf').index('edition');
  const hangars = writing.objectStore('hangars').index('editions');
  const aside = (await writing.objectStore('set-aside').getAll()).map(({ text }) => text);
  const texts = writing.objectStore('editions');
  for (const edition of await texts.getAllKeys()) {
    const named =
      (await duels.count(edition)) + (await shelf.count(edition)) + (await hangars.count(edition));
    // A build that can read a row set aside will need its booklets.
    if (named === 0 && !aside.some((text) => text.includes(edition))) await texts.delete(edition);
  }
};

/** Times of removals, by `asideId`, in milliseconds since 1970. */
export type Removals = Readonly<Record<string, number>>;

export const removalsIn = (row: object | undefined): Removals =>
  row && 'data' in row ? (row.data as Removals) : {};

/** Notes removals in a row, in the transaction that removes, so that both happen or neither. */
export const noteRemoved = async (
  writing: Transaction,
  ...asides: readonly string[]
): Promise<void> => {
  const store = writing.objectStore('drafts');
  const now = Date.now();
  const noted = Object.fromEntries(asides.map((aside) => [aside, now]));
  const data = { ...removalsIn(await store.get(REMOVED)), ...noted };
  const row = { id: REMOVED, of: REMOVED, version: 1, revision: 1, changed: now, data };
  await store.put(row);
};

export const forgetRemovals = (use: UseDatabase, before: number): Promise<void> =>
  use((db) =>
    atOnce(db, ['drafts'], async (writing) => {
      const row = await writing.objectStore('drafts').get(REMOVED);
      const later = Object.entries(removalsIn(row)).filter(([, when]) => when >= before);
      const data = Object.fromEntries(later);
      if (row) await writing.objectStore('drafts').put(Object.assign(row, { data }));
    }),
  );

/** Drops the unfinished input of places, of any tab. */
export const dropDrafts = async (
  writing: Transaction,
  ...places: readonly string[]
): Promise<void> => {
  const drafts = writing.objectStore('drafts');
  const keys = (await drafts.getAllKeys()).filter((key) =>
    places.includes(key.split(' ')[0] ?? ''),
  );
  for (const key of keys) await drafts.delete(key);
  await noteRemoved(writing, ...keys.map((key) => asideId('drafts', key)));
};

/** Removes a row, or what was set aside of it, notes the removal, and drops the texts that nothing
 *  else needs: all or nothing. Null when it is gone, or why it is still there. */
export const takeAway = async (
  use: UseDatabase,
  aside: string,
  removal?: (transaction: Transaction) => Promise<void>,
): Promise<WhyUnwritten | null> => {
  try {
    await use((db) =>
      atOnce(db, EVERYTHING, async (transaction) => {
        await removal?.(transaction);
        await transaction.objectStore('set-aside').delete(aside);
        await noteRemoved(transaction, aside);
        await dropUnnamed(transaction);
      }),
    );
    return null;
  } catch (error) {
    return whyOf(error);
  }
};
