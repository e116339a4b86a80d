import type { Deed } from '../../rules/campaign/history/deed.ts';
import type { Game } from '../../rules/campaign/history/game.ts';
import type { Database } from '../disk/database.ts';
import { putAside, unlessCut } from '../disk/database.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { Transaction } from '../disk/kept-texts.ts';
import { dropDrafts } from '../disk/removal.ts';
import { pause } from './long-work.ts';
import type { PastRow } from './hangar-row.ts';
import { PASTS } from './hangar-row.ts';

/** How many rows of a history are read at once. */
const SLICE = 8;

const ofHangar = (hangar: string, after = -1): IDBKeyRange =>
  IDBKeyRange.bound([hangar, after], [hangar, Infinity], true);

/** A hangar's history in order, slice by slice; unreadable rows are set aside and left out. */
export async function* pastSlices(
  rows: KeptRows,
  hangar: string,
): AsyncGenerator<readonly PastRow[]> {
  let after = -1;
  for (;;) {
    const range = ofHangar(hangar, after);
    const { rows: stored, last } = await rows.use((db) => sliceOf(db, range));
    const read: PastRow[] = [];
    for (const row of stored) {
      const one = PASTS.read(row);
      if (!('unreadable' in one)) read.push(one);
      else if (!one.newer) await putAside('games', row, one.unreadable).catch(() => undefined);
    }
    yield read;
    if (last === null) return;
    after = last;
    await pause();
  }
}

interface Slice {
  readonly rows: readonly { readonly id: string }[];
  /** The place of the last one, if there may be more; else null. */
  readonly last: number | null;
}

/** The next rows of a history on disk, without those that the browser cannot read any more. */
const sliceOf = async (db: Database, range: IDBKeyRange): Promise<Slice> => {
  try {
    const rows = await db.getAllFromIndex('games', 'past', range, SLICE);
    const { at } = (rows.at(-1) ?? {}) as { readonly at?: unknown };
    return { rows, last: rows.length === SLICE && typeof at === 'number' ? at : null };
  } catch {
    const keys: { readonly id: string; readonly at: number }[] = [];
    let cursor = await db.transaction('games').store.index('past').openKeyCursor(range);
    for (; cursor && keys.length < SLICE; cursor = await cursor.continue())
      keys.push({ id: cursor.primaryKey, at: cursor.key[1] });
    const rows = [];
    for (const { id } of keys) {
      const row = await db.get('games', id).catch(() => unlessCut(db, 'games'));
      if (row !== undefined) rows.push(row);
    }
    return { rows, last: keys.length === SLICE ? (keys.at(-1)?.at ?? null) : null };
  }
};

/** The whole history; shorter than the hangar's count if some of it cannot be read. */
export const readPast = async (
  rows: KeptRows,
  hangar: string,
): Promise<readonly (Deed | Game)[]> => {
  const past: (Deed | Game)[] = [];
  for await (const slice of pastSlices(rows, hangar)) past.push(...slice.map((row) => row.past));
  return past;
};

/** One game of it; null if missing or unreadable. */
export const readGame = async (
  rows: KeptRows,
  hangar: string,
  game: string,
): Promise<Game | null> => {
  const row = await rows.get(PASTS, `${hangar}/${game}`);
  return row && !('unreadable' in row) && row.past.kind === 'game' ? row.past : null;
};

/** The last game, found without reading those before; null if none is readable. */
export const readLastGame = async (rows: KeptRows, hangar: string): Promise<Game | null> => {
  const last = await rows.use(async (db) => {
    const games = db.transaction('games').store;
    let cursor = await games.index('past').openKeyCursor(ofHangar(hangar), 'prev');
    for (; cursor; cursor = await cursor.continue())
      if (!cursor.primaryKey.startsWith(`${hangar}/deed/`)) return cursor.primaryKey;
    return undefined;
  });
  return last === undefined ? null : readGame(rows, hangar, last.slice(hangar.length + 1));
};

/** Removes a history in the transaction that removes its hangar, and detaches its duels. */
export const removePast = async (transaction: Transaction, hangar: string): Promise<void> => {
  const games = transaction.objectStore('games');
  const past = await games.index('past').getAllKeys(ofHangar(hangar));
  for (const key of past) await games.delete(key);
  // Drafts of its games stay: a copy of this hangar may have the same games open.
  await dropDrafts(transaction, `muster-${hangar}`);
  for await (const cursor of transaction.objectStore('duels')) {
    const { game, revision, ...duel }: StoredDuel = cursor.value;
    // A tab that has it open reads it again before writing.
    if (game?.hangar === hangar && revision !== undefined)
      await cursor.update(Object.assign(duel, { revision: revision + 1 }));
  }
};

/** The entries of a duel's row that are used here; others are unchecked. */
interface StoredDuel {
  readonly id: string;
  readonly revision?: number;
  readonly game?: { readonly hangar: string };
}
