import { database } from './database.ts';
import type { SetAside, Tables } from './database.ts';
import type { DuelSave, UnreadableSave } from './duel-save.ts';
import { readDuelSave } from './duel-save.ts';

type Row = Tables['duels']['value'];

export type Put =
  | { readonly kind: 'saved'; readonly save: DuelSave }
  /** Another tab was faster: what it wrote stands. */
  | { readonly kind: 'conflict'; readonly stored: DuelSave }
  /** Kept in memory only, with the reason. */
  | { readonly kind: 'failed'; readonly save: DuelSave; readonly reason: string };

/** The duels that are kept on this device. */
export interface Saves {
  /** Newest first. */
  list(): Promise<readonly DuelSave[]>;
  get(id: string): Promise<DuelSave | UnreadableSave | undefined>;
  /** Writes a duel if nobody else wrote it since it was read. Done means on disk. */
  put(save: DuelSave): Promise<Put>;
  remove(id: string): Promise<void>;
  /** Rows that could not be read; they are kept. */
  setAside(): Promise<readonly SetAside[]>;
  /** Calls back with the id of a duel that another tab has changed. */
  watch(listener: (id: string) => void): () => void;
  /** Whether duels outlive the page. */
  readonly durable: boolean;
  /** Whether there are duels that are lost with this page. */
  readonly unwritten: boolean;
}

/** Said where duels live in memory only. */
export const NOT_KEPT =
  'This browser does not let Viewscreen keep anything: a duel is lost when the page is closed. Copy its record to keep it.';

/** Opens the saves; without a database they live in memory. */
export const openSaves = async (): Promise<Saves> => {
  try {
    await database();
    return new DiskSaves();
  } catch {
    return new MemorySaves();
  }
};

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** Why a write did not reach the disk, as a sentence. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The storage of this device is full: the duel goes on, but it is lost when the page is closed. Make room, or copy its record.'
    : `The duel could not be written (${wordsOf(error)}). It goes on, but it is lost when the page is closed; copy its record to keep it.`;

/** Why nothing is written over a row that cannot be read. */
const overwritesNothing = ({ newer }: UnreadableSave): string =>
  newer
    ? 'A newer Viewscreen has written this duel, in another tab perhaps; nothing was written over it. Load this page again to go on.'
    : 'What the storage holds of this duel cannot be read, and nothing was written over it. It goes on, but it is lost when the page is closed; copy its record to keep it.';

const newestFirst = (duels: Iterable<DuelSave>): readonly DuelSave[] =>
  [...duels].sort((one, other) => other.changed - one.changed);

class MemorySaves implements Saves {
  readonly durable = false;
  readonly #kept = new Map<string, DuelSave>();

  get unwritten(): boolean {
    return this.#kept.size > 0;
  }

  async list(): Promise<readonly DuelSave[]> {
    return newestFirst(this.#kept.values());
  }

  async get(id: string): Promise<DuelSave | UnreadableSave | undefined> {
    return this.#kept.get(id);
  }

  async put(save: DuelSave): Promise<Put> {
    const next = { ...save, revision: save.revision + 1, changed: Date.now() };
    this.#kept.set(save.id, next);
    return { kind: 'failed', save: next, reason: NOT_KEPT };
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async setAside(): Promise<readonly SetAside[]> {
    return [];
  }

  watch(_listener: (id: string) => void): () => void {
    return () => undefined;
  }
}

/** A duel that could not be written, and the revision on disk that it went on from. */
interface Unwritten {
  readonly save: DuelSave;
  readonly base: number;
}

/** Duels on disk; one that could not be written goes on in memory until it can. */
class DiskSaves implements Saves {
  readonly durable = true;
  readonly #unwritten = new Map<string, Unwritten>();
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-duels');

  get unwritten(): boolean {
    return this.#unwritten.size > 0;
  }

  async list(): Promise<readonly DuelSave[]> {
    const duels = new Map<string, DuelSave>();
    for (const { save } of this.#unwritten.values()) duels.set(save.id, save);
    for (const row of await this.#rows()) {
      const read = await this.#readRow(row);
      if (!('unreadable' in read)) duels.set(read.id, this.#standing(read));
    }
    return newestFirst(duels.values());
  }

  async get(id: string): Promise<DuelSave | UnreadableSave | undefined> {
    const kept = this.#unwritten.get(id)?.save;
    try {
      const db = await database();
      const row = await db.get('duels', id);
      if (row !== undefined) {
        const read = await this.#readRow(row);
        return 'unreadable' in read ? (kept ?? read) : this.#standing(read);
      }
      const aside = kept ? undefined : await db.get('set-aside', id);
      return aside ? { unreadable: aside.reason, newer: false } : kept;
    } catch (error) {
      return kept ?? { unreadable: wordsOf(error), newer: false };
    }
  }

  async put(save: DuelSave): Promise<Put> {
    const base = this.#unwritten.get(save.id)?.base ?? save.revision;
    const next: DuelSave = { ...save, revision: save.revision + 1, changed: Date.now() };
    const failed = (reason: string): Put => {
      this.#unwritten.set(save.id, { save: next, base });
      return { kind: 'failed', save: next, reason };
    };
    try {
      const transaction = (await database()).transaction('duels', 'readwrite', {
        durability: 'strict',
      });
      transaction.done.catch(() => undefined);
      const row: unknown = await transaction.store.get(save.id);
      const stored = row === undefined ? undefined : readDuelSave(row);
      if (stored && 'unreadable' in stored) return failed(overwritesNothing(stored));
      if (stored && stored.revision !== base) {
        this.#unwritten.delete(save.id);
        return { kind: 'conflict', stored };
      }
      await transaction.store.put(next);
      await transaction.done;
    } catch (error) {
      return failed(reasonOf(error));
    }
    this.#unwritten.delete(save.id);
    this.#channel?.postMessage(save.id);
    return { kind: 'saved', save: next };
  }

  async remove(id: string): Promise<void> {
    this.#unwritten.delete(id);
    try {
      const db = await database();
      await db.delete('duels', id);
      await db.delete('set-aside', id);
      this.#channel?.postMessage(id);
    } catch {
      // Nothing on disk, nothing to take away.
    }
  }

  async setAside(): Promise<readonly SetAside[]> {
    try {
      return await (await database()).getAll('set-aside');
    } catch {
      return [];
    }
  }

  watch(listener: (id: string) => void): () => void {
    const hear = ({ data }: MessageEvent): void => {
      if (typeof data === 'string') listener(data);
    };
    this.#channel?.addEventListener('message', hear);
    return () => this.#channel?.removeEventListener('message', hear);
  }

  async #rows(): Promise<readonly Row[]> {
    try {
      return await (await database()).getAll('duels');
    } catch {
      return [];
    }
  }

  /** What stands: what is on disk, or what went on from it here and could not be written. */
  #standing(stored: DuelSave): DuelSave {
    const kept = this.#unwritten.get(stored.id);
    if (kept?.base === stored.revision) return kept.save;
    this.#unwritten.delete(stored.id);
    return stored;
  }

  /** Reads a row; one that can never be read is moved out of the way, if the disk allows it. */
  async #readRow(row: Row): Promise<DuelSave | UnreadableSave> {
    const read = readDuelSave(row);
    if ('unreadable' in read && !read.newer)
      try {
        await this.#putAside(row, read.unreadable);
      } catch {
        // It stays where it is, and is told all the same.
      }
    return read;
  }

  /** Moves a row that cannot be read where it is kept and out of the way, in one transaction. */
  async #putAside(row: Row, reason: string): Promise<void> {
    const text = JSON.stringify(row, null, 2);
    const transaction = (await database()).transaction(['duels', 'set-aside'], 'readwrite');
    transaction.done.catch(() => undefined);
    await transaction.objectStore('set-aside').put({ id: row.id, reason, text, when: Date.now() });
    await transaction.objectStore('duels').delete(row.id);
    await transaction.done;
  }
}
