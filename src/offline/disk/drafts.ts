import * as v from 'valibot';
import { DRAFT_WORDS } from './row-words.ts';
import type { Kept } from './kept.ts';
import { anything, kept, text } from './kept.ts';
import type { KeptRows } from './kept-rows.ts';
import { newId } from './new-id.ts';
import type { RowTable } from './row.ts';
import { climb } from './row.ts';
import type { WhyUnwritten } from './writing.ts';

/** Where drafts of booklets are kept: this, then the id of the draft. One tab at a time writes such a draft, so that its
 *  newest row is the draft, whichever tab wrote it. */
export const DRAFT_PLACE = 'workshop-';
const isSole = (of: string): boolean => of.startsWith(DRAFT_PLACE);

/** Delay before input is written, in ms. */
const WAITS = 150;

const schema = v.object({
  /** The place, and the tab in which it was typed: `sheet-rfl-3n mfx1-k2`. */
  id: v.string(),
  of: v.string(),
  version: v.literal(1),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  changed: v.number(),
  /** Each place checks it for itself. */
  data: v.unknown(),
});
type DraftRow = v.InferOutput<typeof schema>;

export const DRAFTS: RowTable<DraftRow> = {
  name: 'drafts',
  read: (row) => climb(row, { what: 'a draft', schema, rungs: [] }),
};

const newDraft = (of: string, tab: string): DraftRow => ({
  ...{ id: `${of} ${tab}`, of, version: 1, revision: 0, changed: 0, data: null },
});

/** Input that this tab could not write to disk. */
const left = (of: string): Kept<unknown> => kept(`viewscreen-${of}`, anything, 'tab');

const lockOf = (tab: string): string => `viewscreen tab ${tab}`;

/** Holds a lock while the tab is open. */
const hold = (tab: string): void => {
  if ('locks' in navigator)
    navigator.locks
      .request(
        lockOf(tab),
        { mode: 'shared' },
        () => new Promise((close) => addEventListener('pagehide', close, { once: true })),
      )
      .catch(() => undefined);
};

const isOpen = async (tab: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(tab));
};

/** Input as it is kept: its place, and when it was typed last, in milliseconds since 1970. */
export type KeptInput = Pick<DraftRow, 'of' | 'changed' | 'data'>;

interface Place {
  /** The last input of this page; undefined if none, null if it is done. */
  typed?: unknown;
  isWritten: boolean;
  /** The row of this tab as last written. */
  own: DraftRow | null;
  /** Rows of other tabs that this one continues. */
  others: DraftRow[];
}

/** Unfinished input of each place, on disk shortly after each key. Every tab has its own row for
 *  each place, so that two tabs do not overwrite each other. A tab without a row starts from the
 *  newest of any tab, and its first write replaces that one, unless the tab it came from is still
 *  open. */
export class Drafts {
  readonly #rows: KeptRows;
  readonly #notKept: (sentence: string) => void;
  readonly #name = kept('viewscreen-tab', text, 'tab');
  #tab: string;
  readonly #places = new Map<string, Place>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing = Promise.resolve();
  #isLost = false;

  /** `notKept` gets a sentence if input does not outlive the page. */
  constructor(rows: KeptRows, notKept: (sentence: string) => void) {
    this.#rows = rows;
    this.#notKept = notKept;
    this.#tab = this.#name.read() || this.#another();
    hold(this.#tab);
    document.addEventListener('visibilitychange', () => void this.flush());
    addEventListener('pagehide', () => {
      // The page may be gone before its rows are written.
      for (const [of, place] of this.#places) if (!place.isWritten) this.#leave(of, place);
      void this.flush();
    });
  }

  /** The input of a place: of this tab, else the newest of any tab; null if there is none. */
  async read(of: string): Promise<unknown> {
    const [first = null] = await this.readAll(of, 1);
    return first;
  }

  /** All input of a place: of this tab first unless another one wrote the same draft, then of other tabs, newest first. */
  async readAll(of: string, most = Infinity): Promise<readonly unknown[]> {
    await this.#takeOver(of);
    await this.flush();
    const place = this.#at(of);
    const rows = (await this.#rows.list(DRAFTS))
      .filter((row) => row.of === of)
      .sort((one, other) => other.changed - one.changed);
    const own = rows.find(({ id }) => id === this.#idOf(of));
    if (isSole(of) && place.isWritten) {
      Object.assign(place, { typed: undefined, own: own ?? null });
      place.others = rows.filter((row) => row !== own);
      return rows.slice(0, most).map(({ data }) => data);
    }
    if (own) place.own = own;
    place.others = rows.filter((row) => row !== own).slice(0, most - (own ? 1 : 0));
    const all = [place.typed ?? own?.data ?? null, ...place.others.map(({ data }) => data)];
    return all.filter((typed) => typed !== null);
  }

  /** The newest input of each place that begins so, newest first. */
  async list(beginning: string): Promise<readonly KeptInput[]> {
    await this.flush();
    const rows = (await this.#rows.list(DRAFTS))
      .filter(({ data, of }) => of.startsWith(beginning) && data !== null)
      .sort((one, other) => other.changed - one.changed);
    return rows.filter(({ of }, at) => rows.findIndex((each) => each.of === of) === at);
  }

  /** Keeps the input of a place; null forgets it. */
  keep(of: string, typed: unknown): void {
    Object.assign(this.#at(of), { typed, isWritten: false });
    this.#timer ??= setTimeout(() => void this.flush(), WAITS);
  }

  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    return (this.#writing = this.#writing.then(async () => {
      for (const [of, place] of [...this.#places])
        if (!place.isWritten) await this.#write(of, place);
    }));
  }

  async #write(of: string, place: Place): Promise<void> {
    const { typed } = place;
    const why = await (typed === null ? this.#forget(of, place) : this.#put(of, place));
    // An older draft must not reappear in place of one that the disk has no room for; of hours of work it is better than none.
    const goes = typed === null || !isSole(of);
    if (why?.kind === 'full' && goes && (await this.#forget(of, place)))
      await this.#rows.use((db) => db.delete('drafts', this.#idOf(of))).catch(() => undefined);
    if (why && !this.#isLost && !this.#rows.trouble)
      this.#notKept(goes ? DRAFT_WORDS.notKept : DRAFT_WORDS.notKeptHere);
    this.#isLost = why !== null;
    if (why) return this.#leave(of, place);
    if (place.typed === typed) {
      place.isWritten = true;
      left(of).write(null);
    }
    for (const other of place.others.splice(0)) await this.#goOnFrom(other, typed);
  }

  async #put(of: string, place: Place): Promise<WhyUnwritten | null> {
    const row = { ...(place.own ?? newDraft(of, this.#tab)), data: place.typed };
    const written = await this.#rows.write({ table: DRAFTS, row });
    if (written.kind === 'conflict') {
      // A duplicate of this tab has the same name: take a new one.
      for (const each of this.#places.values()) each.own = null;
      this.#tab = this.#another();
      hold(this.#tab);
      return this.#put(of, place);
    }
    place.own = written.rows[0];
    return written.kind === 'failed' ? written.why : null;
  }

  async #forget(of: string, place: Place): Promise<WhyUnwritten | null> {
    const why = await this.#rows.remove(DRAFTS, this.#idOf(of));
    if (!why) place.own = null;
    return why;
  }

  /** A row that this tab continues is no draft of its own any more. */
  async #goOnFrom({ id, of, revision }: DraftRow, typed: unknown): Promise<void> {
    const isMine = isSole(of) && typed !== null;
    if (!isMine && (await isOpen(id.slice(of.length + 1)))) return;
    const now = await this.#rows.get(DRAFTS, id);
    if (now && 'revision' in now && now.revision === revision) await this.#rows.remove(DRAFTS, id);
  }

  /** Input outside the rows: kept by older builds, or not written before this tab was closed. */
  async #takeOver(of: string): Promise<void> {
    const typed = left(of).read();
    const old = kept(`viewscreen-${of}`, anything);
    const data = old.read();
    if (data !== null) {
      const row = { ...newDraft(of, newId()), data };
      const isSame = JSON.stringify(data) === JSON.stringify(typed);
      const written = isSame ? null : await this.#rows.write({ table: DRAFTS, row });
      if (written?.kind !== 'failed') old.write(null);
    }
    if (typed !== null && this.#at(of).typed === undefined) this.keep(of, typed);
  }

  /** Keeps for this tab what could not be written, and nothing older. */
  #leave(of: string, { typed }: Place): void {
    left(of).write(null);
    left(of).write(typed);
  }

  #at(of: string): Place {
    const place = this.#places.get(of) ?? { isWritten: true, own: null, others: [] };
    this.#places.set(of, place);
    return place;
  }

  #idOf(of: string): string {
    return `${of} ${this.#tab}`;
  }

  #another(): string {
    const tab = newId();
    this.#name.write(tab);
    return tab;
  }
}
