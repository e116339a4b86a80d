import type { UseDatabase } from './database.ts';
import { asideId, lossListeners } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import { EVERYTHING } from './kept-texts.ts';
import { REMOVED } from './copy-name.ts';
import type { FoundCopy } from './put-back.ts';
import { countsOf } from './put-back.ts';
import type { Removals } from './removal.ts';
import { dropUnnamed, noteRemovals, removalsIn } from './removal.ts';
import type { KeptRow, RowTable } from './row.ts';
import { lastStepSentence } from './second-words.ts';
import { abort } from './writing.ts';

/**
 * Puts copies of rows back of which the browser has lost what was written last: copies are newer than their rows only
 * then. What may not be read, was removed or is overtaken stays away. It is said.
 */
export const putBackLost = async (
  use: UseDatabase,
  found: readonly FoundCopy[],
  tables: readonly RowTable<KeptRow>[],
): Promise<ReadonlySet<FoundCopy>> => {
  const [texts, games, others]: [FoundCopy[], FoundCopy[], FoundCopy[]] = [[], [], []];
  for (const each of found) {
    const table = tables.find(({ name }) => name === each.table);
    await table?.ready?.();
    const read = table?.read(each.row);
    if (each.table === 'editions') texts.push(each);
    // A game is counted by its hangar, which comes before it.
    else if (read && !('unreadable' in read)) (each.table === 'games' ? games : others).push(each);
  }
  const back = new Set<FoundCopy>();
  if (games.length + others.length === 0) return back;
  await use(async (db) => {
    const transaction = db.transaction(EVERYTHING, 'readwrite', { durability: 'strict' });
    transaction.done.catch(() => undefined);
    try {
      const removals = removalsIn(await transaction.objectStore('drafts').get(REMOVED));
      for (const each of [...texts, ...others, ...games])
        if (await isLost(transaction, each, removals)) {
          await transaction.objectStore(each.table as 'drafts').put(each.row);
          back.add(each);
        }
      // Texts are there for those who name them.
      await dropUnnamed(transaction);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    await transaction.done;
  });
  const rows = [...back].filter((each) => !texts.includes(each));
  if (rows.length === 0) return back;
  for (const listener of lossListeners) listener(lastStepSentence(countsOf(rows)));
  return back;
};

/** Whether a copy is of something that was lost, by what is on disk now. */
const isLost = async (
  transaction: Transaction,
  { table, row }: FoundCopy,
  removals: Removals,
): Promise<boolean> => {
  const { changed = 0, revision = 0, hangar, at } = row as Partial<KeptRow & Past>;
  const aside = asideId(table, row.id);
  if ((removals[aside] ?? -1) >= changed) return false;
  if ((await transaction.objectStore('set-aside').getKey(aside)) !== undefined) return false;
  const there = (await transaction.objectStore(table as 'drafts').get(row.id)) as
    KeptRow | undefined;
  // Whoever went on from the older row since has overtaken the copy.
  if (there) return revision > there.revision && changed > there.changed;
  if (table !== 'games') return true;
  const counts = (await transaction.objectStore('hangars').get(String(hangar))) as
    { readonly past?: unknown } | undefined;
  const past = transaction.objectStore('games').index('past');
  return (
    Number(at) < Number(counts?.past) &&
    (await past.getKey([String(hangar), Number(at)])) === undefined
  );
};

/** What is looked at of a game. */
interface Past {
  readonly hangar: string;
  readonly at: number;
}

/** Forgets removals that were noted before a moment. */
export const forgetRemovals = async (use: UseDatabase, before: number): Promise<void> => {
  const old = ([, when]: readonly [string, number]): boolean => when < before;
  const now = removalsIn(await use((db) => db.get('drafts', REMOVED)));
  if (!Object.entries(now).some(old)) return;
  await use(async (db) => {
    const transaction = db.transaction(EVERYTHING, 'readwrite');
    await noteRemovals(transaction, (noted) =>
      Object.fromEntries(Object.entries(noted).filter((each) => !old(each))),
    );
    await transaction.done;
  });
};
