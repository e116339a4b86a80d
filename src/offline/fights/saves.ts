import type { SetAside, StorageTrouble } from '../disk/database.ts';
import type { DuelSave } from './duel-save.ts';
import { DUELS } from './duels.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { openRows } from '../disk/kept-rows.ts';
import type { Needed, Transaction } from '../disk/kept-texts.ts';
import type { UnreadableRow } from '../disk/row.ts';
import { NOT_WRITTEN } from '../disk/disk-words.ts';
import type { WhyUnwritten } from '../disk/writing.ts';

export type Put =
  | { readonly kind: 'saved'; readonly save: DuelSave }
  /** Another tab was faster: what it wrote stands. */
  | { readonly kind: 'conflict'; readonly stored: DuelSave }
  /** Kept in memory only, with the reason. */
  | { readonly kind: 'failed'; readonly save: DuelSave; readonly reason: string };

/** Finds a booklet of an edition, if it has been read. */
type FindEdition = (edition: string) => Needed | undefined;

/** What hangars know of their games, and of what was set aside of them. */
export interface OfHangars {
  /** Why a duel may not be removed, as a sentence; null where no hangar waits for it. */
  whyKept(rows: KeptRows, save: Pick<DuelSave, 'game' | 'ended'>): Promise<string | null>;
  /** Removes the history of a hangar. */
  removePast(transaction: Transaction, hangar: string): Promise<void>;
}

/** Opens the saves; without a database they live in memory. What a duel is flown with is kept with it. */
export const openSaves = async (find: FindEdition = () => undefined): Promise<Saves> =>
  new Saves(await openRows(), find);

/** Why something is still there, if it is, as a sentence. */
const notRemoved = async (why: WhyUnwritten | null): Promise<string | null> =>
  why && (await import('../disk/removal-words.ts')).notRemoved(why);

/** The duels that are kept on this device. */
export class Saves {
  readonly #rows: KeptRows;
  readonly #find: FindEdition;
  readonly #ofHangars: (() => Promise<OfHangars>) | undefined;
  /** Hears why duels may be lost, whenever a write did not reach the disk. */
  unkept: (reason: string) => void = () => undefined;

  /** `ofHangars` comes when it is asked for; left out where there are no hangars. */
  constructor(rows: KeptRows, find: FindEdition, ofHangars?: () => Promise<OfHangars>) {
    this.#rows = rows;
    this.#find = find;
    this.#ofHangars = ofHangars;
  }

  /** Why duels do not outlive the page; null where they do. */
  get trouble(): StorageTrouble | null {
    return this.#rows.trouble;
  }

  /** Whether duels outlive the page. */
  get durable(): boolean {
    return this.trouble === null;
  }

  /** Whether there are duels that are lost with this page. */
  get unwritten(): boolean {
    return this.#rows.unwritten;
  }

  /** Why duels are lost with this page, as a sentence. What says it comes when there is a reason. */
  async whyUnkept(why: StorageTrouble | WhyUnwritten): Promise<string> {
    const words = await import('./save-words.ts').catch(() => null);
    return words?.reasonOf(why) ?? NOT_WRITTEN;
  }

  /** Newest first. */
  async list(): Promise<readonly DuelSave[]> {
    return [...(await this.#rows.list(DUELS))].sort((one, other) => other.changed - one.changed);
  }

  /** The records of all duels, as one text, newest first. */
  async records(): Promise<string> {
    const { toldRecord } = await import('./told-record.ts');
    return (await Promise.all((await this.list()).map(toldRecord))).join('\n');
  }

  get(id: string): Promise<DuelSave | UnreadableRow | undefined> {
    return this.#rows.get(DUELS, id);
  }

  /** Writes a duel if nobody else wrote it since it was read. Done means on disk. */
  async put(save: DuelSave): Promise<Put> {
    const needs = (save.editions ?? []).flatMap((edition) => this.#find(edition) ?? []);
    const written = await this.#rows.write({ table: DUELS, row: save, needs });
    switch (written.kind) {
      case 'saved':
        return { kind: 'saved', save: written.rows[0] };
      case 'conflict':
        return { kind: 'conflict', stored: written.stored[0] ?? save };
      case 'failed': {
        const reason = await this.whyUnkept(this.trouble ?? written.why);
        if (written.why.kind !== 'unreadable') this.unkept(reason);
        return { kind: 'failed', save: written.rows[0], reason };
      }
    }
  }

  /**
   * Removes a duel for good, unless a hangar waits for how it ends, or it cannot be removed: then a sentence says
   * so.
   */
  async remove(id: string): Promise<string | null> {
    const save = await this.get(id);
    if (save && 'game' in save) {
      const why = await (await this.#ofHangars?.())?.whyKept(this.#rows, save);
      if (why) return why;
    }
    return notRemoved(await this.#rows.remove(DUELS, id));
  }

  /** Removes for good what was set aside, with a hangar its history; or a sentence says why not. */
  async removeAside(id: string): Promise<string | null> {
    const [table, hangar = ''] = id.split('/');
    const hangars = table === 'hangars' ? await this.#ofHangars?.() : undefined;
    const past = hangars && ((writing: Transaction) => hangars.removePast(writing, hangar));
    return notRemoved(await this.#rows.removeAside(id, past));
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
