import type { Copy, StoredRow } from './copy.ts';
import { REMOVED, TABLES, copyNamed, rowKey, readCopy } from './copy.ts';
import type { Database, UseDatabase } from './database.ts';
import { SECOND, asideId, lossListeners } from './database.ts';
import type { Transaction } from './kept-texts.ts';
import { EVERYTHING, atOnce } from './kept-texts.ts';
import type { Removals } from './removal.ts';
import { dropUnnamed, removalsIn } from './removal.ts';
import type { SecondFiles } from './second-files.ts';
import { secondFiles } from './second-files.ts';
import type { DataLoss } from './second-words.ts';
import { dataLossSentence } from './second-words.ts';

/** A copy, and its row, still to be checked like any row on disk. */
type Found = readonly [copy: Copy, row: StoredRow];

/** The newest intact copy of each row; a game after its hangar, which counts it. */
export const newestOf = async (
  files: SecondFiles,
  copies: readonly Copy[],
): Promise<readonly Found[]> => {
  const found = new Map<string, Found>();
  const order = ({ table }: Copy): number => TABLES.indexOf(table);
  for (const copy of copies.toSorted(
    (one, other) => order(other) - order(one) || other.revision - one.revision,
  )) {
    const row = found.has(rowKey(copy)) ? null : await readCopy(files, copy);
    if (row) found.set(rowKey(copy), [copy, row]);
  }
  return [...found.values()];
};

/** Whether a copy is of a lost row, compared with what is on disk now. */
const isLost = async (
  transaction: Transaction,
  [{ table, id }, { changed = 0, revision = 0, hangar = '', at = 0 }]: Found,
  removals: Removals,
): Promise<boolean> => {
  const stored = async (name: typeof table, key: string): Promise<StoredRow | undefined> =>
    transaction.objectStore(name as 'drafts').get(key);
  const aside = asideId(table, id);
  if ((removals[aside] ?? -1) >= changed) return false;
  if ((await transaction.objectStore('set-aside').getKey(aside)) !== undefined) return false;
  const there = await stored(table, id);
  // If a tab continued from the older row since, the copy is out of date.
  if (there) return revision > (there.revision ?? 0) && changed > (there.changed ?? 0);
  if (table !== 'games') return true;
  // A game that its hangar has not counted yet belongs to a step that the hangar still has to do.
  const { past = 0 } = (await stored('hangars', hangar)) ?? {};
  const games = transaction.objectStore('games').index('past');
  return at < past && (await games.getKey([hangar, at])) === undefined;
};

/** Puts lost rows back, in one transaction. Only if the browser lost the last writes is a copy
 *  newer than its row. Rows removed, set aside or out of date stay away. The players and other tabs
 *  are told. */
export const putBack = async (
  use: UseDatabase,
  found: readonly Found[],
  loss: DataLoss,
): Promise<readonly Copy[]> => {
  const isText = ([{ table }]: Found): boolean => table === 'editions';
  const back = found.every(isText)
    ? []
    : await use((db) =>
        atOnce(db, EVERYTHING, async (transaction) => {
          const removals = removalsIn(await transaction.objectStore('drafts').get(REMOVED));
          const lost: Found[] = [];
          for (const each of found)
            if (await isLost(transaction, each, removals)) {
              await transaction.objectStore(each[0].table as 'drafts').put(each[1]);
              lost.push(each);
            }
          // Keep only texts that something needs.
          await dropUnnamed(transaction);
          return lost;
        }),
      );
  const rows = back.filter((each) => !isText(each));
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-rows');
  const tell = channel?.postMessage.bind(channel);
  for (const [copy] of rows) tell?.(rowKey(copy));
  channel?.close();
  const many = (table: string, counts = (_row: StoredRow): boolean => true): number =>
    rows.filter(([copy, row]) => copy.table === table && counts(row)).length;
  const sentence = dataLossSentence(loss, rows.length, {
    hangars: many('hangars'),
    games: many('games', ({ id }) => !id.includes('/deed/')),
    duels: many('duels', ({ ended = null }) => ended === null),
    booklets: many('shelf'),
  });
  if (sentence !== null) for (const listener of lossListeners) listener(sentence);
  return back.map(([copy]) => copy);
};

/** Puts all copies into a new database, after the browser threw the last one away or it is gone. */
export const putBackAll = async (db: Database, loss: DataLoss): Promise<void> => {
  const files = await secondFiles();
  const copies = ((await files?.names()) ?? []).flatMap((name) => copyNamed(name) ?? []);
  const found = files ? await newestOf(files, copies) : [];
  const put = (): Promise<unknown> => putBack((work) => work(db), found, loss);
  // Keeps other tabs from looking for lost rows meanwhile.
  await ('locks' in navigator
    ? navigator.locks.request(SECOND, { ifAvailable: true }, put)
    : put());
};
