import type { SetAside, StorageTrouble } from './database.ts';
import { NoStorage, database } from './database.ts';
import type { DuelSave } from './duel-save.ts';
import { DUELS } from './duel-save.ts';
import type { WhyUnwritten } from './kept-rows.ts';
import { KeptRows } from './kept-rows.ts';
import type { UnreadableRow } from './row.ts';

export type Put =
  | { readonly kind: 'saved'; readonly save: DuelSave }
  /** Another tab was faster: what it wrote stands. */
  | { readonly kind: 'conflict'; readonly stored: DuelSave }
  /** Kept in memory only, with the reason. */
  | { readonly kind: 'failed'; readonly save: DuelSave; readonly reason: string };

const COPY = 'Copy its record to keep it.';

/** Said where duels live in memory only. */
export const NOT_KEPT: Readonly<Record<StorageTrouble, string>> = {
  none: `This browser does not let Viewscreen keep anything: a duel is lost when the page is closed. ${COPY}`,
  held: `Another tab holds what Viewscreen keeps. Close it and load this page again; until then a duel is lost when this page is closed. ${COPY}`,
  newer: `A newer Viewscreen keeps its duels in this browser, and this older one can neither read nor write them. Load the page again to get the newer one; until then a duel is lost when the page is closed. ${COPY}`,
};

/** Opens the saves; without a database they live in memory. */
export const openSaves = async (): Promise<Saves> => {
  try {
    await database();
    return new Saves(null);
  } catch (error) {
    return new Saves(error instanceof NoStorage ? error.trouble : 'none');
  }
};

const GONE = 'the duel goes on, but it is lost when the page is closed';

/** Why a write did not reach the disk, as a sentence. */
const reasonOf = (why: WhyUnwritten): string => {
  switch (why.kind) {
    case 'full':
      return `The storage of this device is full: ${GONE}. Make room, or copy its record.`;
    case 'newer':
      return `A newer Viewscreen was opened in another tab, and this one cannot write any more: ${GONE}. Load this page again to go on from what is kept.`;
    case 'unreadable':
      return why.newer
        ? 'A newer Viewscreen has written this duel, in another tab perhaps; nothing was written over it. Load this page again to go on.'
        : 'What the storage holds of this duel cannot be read, and nothing was written over it. It goes on, but it is lost when the page is closed; copy its record to keep it.';
    case 'failed':
      return `The duel could not be written (${why.words}). It goes on, but it is lost when the page is closed; copy its record to keep it.`;
  }
};

/** The duels that are kept on this device. */
export class Saves {
  /** Why duels do not outlive the page; null where they do. */
  readonly trouble: StorageTrouble | null;
  readonly #rows: KeptRows;

  constructor(trouble: StorageTrouble | null) {
    this.trouble = trouble;
    this.#rows = new KeptRows(trouble === null ? 'disk' : 'none');
  }

  /** Whether duels outlive the page. */
  get durable(): boolean {
    return this.trouble === null;
  }

  /** Whether there are duels that are lost with this page. */
  get unwritten(): boolean {
    return this.#rows.unwritten;
  }

  /** Newest first. */
  async list(): Promise<readonly DuelSave[]> {
    return [...(await this.#rows.list(DUELS))].sort((one, other) => other.changed - one.changed);
  }

  get(id: string): Promise<DuelSave | UnreadableRow | undefined> {
    return this.#rows.get(DUELS, id);
  }

  /** Writes a duel if nobody else wrote it since it was read. Done means on disk. */
  async put(save: DuelSave): Promise<Put> {
    const written = await this.#rows.write({ table: DUELS, row: save });
    switch (written.kind) {
      case 'saved':
        return { kind: 'saved', save: written.rows[0] };
      case 'conflict':
        return { kind: 'conflict', stored: written.stored[0] ?? save };
      case 'failed': {
        const reason = this.trouble === null ? reasonOf(written.why) : NOT_KEPT[this.trouble];
        return { kind: 'failed', save: written.rows[0], reason };
      }
    }
  }

  remove(id: string): Promise<void> {
    return this.#rows.remove(DUELS, id);
  }

  /** Rows that could not be read; they are kept. */
  setAside(): Promise<readonly SetAside[]> {
    return this.#rows.setAside();
  }

  /** Calls back with the id of a duel that another tab has changed. */
  watch(listener: (id: string) => void): () => void {
    return this.#rows.watch(DUELS, listener);
  }
}
