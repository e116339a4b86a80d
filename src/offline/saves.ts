import { database } from './database.ts';
import type { SetAside } from './database.ts';
import type { DuelSave } from './duel-save.ts';
import { readDuelSave } from './duel-save.ts';

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
  get(id: string): Promise<DuelSave | { readonly unreadable: string } | undefined>;
  /** Writes a duel if nobody else wrote it since it was read. Done means on disk. */
  put(save: DuelSave): Promise<Put>;
  remove(id: string): Promise<void>;
  /** Rows that could not be read; they are kept. */
  setAside(): Promise<readonly SetAside[]>;
  /** Calls back with the id of a duel that another tab has changed. */
  watch(listener: (id: string) => void): () => void;
  /** Whether duels outlive the page. */
  readonly durable: boolean;
}

const NOT_KEPT =
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

/** Why a write did not reach the disk, as a sentence. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The storage of this device is full: the duel goes on, but it is lost when the page is closed. Make room, or copy its record.'
    : `The duel could not be written (${error instanceof Error ? error.message : 'no reason given'}). It goes on, but it is lost when the page is closed; copy its record to keep it.`;

class MemorySaves implements Saves {
  readonly durable: boolean = false;
  protected readonly unwritten = new Map<string, DuelSave>();

  async list(): Promise<readonly DuelSave[]> {
    return [...this.unwritten.values()].sort((one, other) => other.changed - one.changed);
  }

  async get(id: string): Promise<DuelSave | { readonly unreadable: string } | undefined> {
    return this.unwritten.get(id);
  }

  async put(save: DuelSave): Promise<Put> {
    const next = { ...save, revision: save.revision + 1, changed: Date.now() };
    this.unwritten.set(save.id, next);
    return { kind: 'failed', save: next, reason: NOT_KEPT };
  }

  async remove(id: string): Promise<void> {
    this.unwritten.delete(id);
  }

  async setAside(): Promise<readonly SetAside[]> {
    return [];
  }

  watch(_listener: (id: string) => void): () => void {
    return () => undefined;
  }
}

class DiskSaves extends MemorySaves {
  override readonly durable = true;
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewscreen-duels');

  override async list(): Promise<readonly DuelSave[]> {
    const written = new Map<string, DuelSave>();
    try {
      const db = await database();
      for (const row of await db.getAll('duels')) {
        const read = readDuelSave(row);
        if (typeof read !== 'string') written.set(read.id, read);
        else if (!read.includes('newer')) await this.#putAside(row, read);
      }
    } catch {
      // What is in memory is still there.
    }
    for (const save of this.unwritten.values()) written.set(save.id, save);
    return [...written.values()].sort((one, other) => other.changed - one.changed);
  }

  override async get(id: string): Promise<DuelSave | { readonly unreadable: string } | undefined> {
    const kept = this.unwritten.get(id);
    if (kept) return kept;
    try {
      const row = await (await database()).get('duels', id);
      if (row === undefined) {
        const aside = await (await database()).get('set-aside', id);
        return aside && { unreadable: aside.reason };
      }
      const read = readDuelSave(row);
      if (typeof read !== 'string') return read;
      if (!read.includes('newer')) await this.#putAside(row, read);
      return { unreadable: read };
    } catch (error) {
      return { unreadable: reasonOf(error) };
    }
  }

  override async put(save: DuelSave): Promise<Put> {
    const next: DuelSave = { ...save, revision: save.revision + 1, changed: Date.now() };
    try {
      const transaction = (await database()).transaction('duels', 'readwrite', {
        durability: 'strict',
      });
      const stored: unknown = await transaction.store.get(save.id);
      const read = stored === undefined ? undefined : readDuelSave(stored);
      if (read !== undefined && typeof read !== 'string' && read.revision > save.revision) {
        await transaction.done;
        this.unwritten.delete(save.id);
        return { kind: 'conflict', stored: read };
      }
      await transaction.store.put(next);
      await transaction.done;
      this.unwritten.delete(save.id);
      this.#channel?.postMessage(save.id);
      return { kind: 'saved', save: next };
    } catch (error) {
      this.unwritten.set(save.id, next);
      return { kind: 'failed', save: next, reason: reasonOf(error) };
    }
  }

  override async remove(id: string): Promise<void> {
    this.unwritten.delete(id);
    try {
      const db = await database();
      await db.delete('duels', id);
      await db.delete('set-aside', id);
      this.#channel?.postMessage(id);
    } catch {
      // Nothing on disk, nothing to take away.
    }
  }

  override async setAside(): Promise<readonly SetAside[]> {
    try {
      return await (await database()).getAll('set-aside');
    } catch {
      return [];
    }
  }

  override watch(listener: (id: string) => void): () => void {
    const hear = ({ data }: MessageEvent): void => {
      if (typeof data === 'string') listener(data);
    };
    this.#channel?.addEventListener('message', hear);
    return () => this.#channel?.removeEventListener('message', hear);
  }

  /** Moves a row that cannot be read where it is kept and out of the way, in one transaction. */
  async #putAside(row: { id: string }, reason: string): Promise<void> {
    const text = JSON.stringify(row, null, 2);
    const transaction = (await database()).transaction(['duels', 'set-aside'], 'readwrite');
    await transaction.objectStore('set-aside').put({ id: row.id, reason, text, when: Date.now() });
    await transaction.objectStore('duels').delete(row.id);
    await transaction.done;
  }
}
