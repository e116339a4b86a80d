import type { Booklet } from '../../rules/booklet/booklet.ts';
import { CHECKER } from '../../rules/check/checker.ts';
import type { Judge } from './judge.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { KeptEditions } from './kept-editions.ts';
import type { Added, Library, Shelved } from './library.ts';
import { NOT_LOADED } from './missing-words.ts';
import type { OwnParts } from './own-booklets.ts';
import { OwnBooklets } from './own-booklets.ts';
import type { WhyAside } from './set-aside.ts';
import { setAside } from './set-aside.ts';
import type { ShelfRow } from './shelf-row.ts';
import { SHELF } from './shelf.ts';
import { arrangedShelf, shelved, shelvedRow } from './shelf-order.ts';
import type { WhyUnwritten } from '../disk/writing.ts';

export interface LibraryParts extends OwnParts {
  readonly rows: KeptRows;
  readonly judge: Judge;
  /** Gets sentences for the players. */
  readonly said: (sentence: string) => void;
}

/** The library of this device. It holds the name, weight and edition of the game's booklets and the
 *  rows of added ones; a text is fetched or read on demand. An added booklet is checked once. */
export class DeviceLibrary implements Library {
  readonly #parts: LibraryParts;
  readonly #own: OwnBooklets;
  #rows: readonly ShelfRow[] = [];
  #shelf: readonly Shelved[] = [];
  /** Names of booklets added before there were editions. */
  #old: readonly string[] = [];
  readonly #editions: KeptEditions;
  readonly #told = new Set<string>();
  readonly #reading = new Map<string, Promise<Booklet | undefined>>();
  readonly #listeners = new Set<() => void>();

  constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.#editions = new KeptEditions(parts.rows);
    this.#own = new OwnBooklets(parts, this.#editions);
  }

  /** Reads which booklets were added. */
  async load(): Promise<void> {
    const { rows } = this.#parts;
    this.#old = await rows.use((db) => db.getAllKeys('booklets')).catch(() => []);
    await this.#list();
    rows.watch(SHELF, () => void this.#list());
  }

  /** Takes over booklets added before there were editions, one at a time. */
  async settle(): Promise<void> {
    for (const id of this.#old) await this.#takeOver(id);
  }

  get shelf(): readonly Shelved[] {
    return this.#shelf;
  }

  get own(): readonly Shelved[] {
    return this.#own.all.map(shelved);
  }

  behind(id: string): Shelved | null {
    const own = this.#own.of(id);
    const row = this.#rowOf(id);
    if (!own || !row || own.edition === row.edition) return null;
    return row.front ? shelved(own) : shelvedRow(row);
  }

  find(id: string, edition: string | null = null): Booklet | undefined {
    const wanted = edition ?? this.#shelf.find((each) => each.id === id)?.edition;
    const found = wanted === undefined ? undefined : this.#editions.get(wanted);
    return found?.id === id ? found : undefined;
  }

  has(id: string, edition: string | null = null): boolean {
    if (edition === null) return this.#shelf.some((each) => each.id === id);
    return (
      this.#editions.isKept(edition) ||
      this.#own.of(id, edition) !== undefined ||
      this.find(id, edition) !== undefined
    );
  }

  read(id: string, edition: string | null = null): Promise<Booklet | undefined> {
    const found = this.find(id, edition);
    if (found) return Promise.resolve(found);
    const wanted = edition ?? this.#shelf.find((each) => each.id === id)?.edition;
    const own = wanted === undefined ? undefined : this.#own.of(id, wanted);
    if (own) return this.#own.read(own);
    const key = `${id}@${edition ?? ''}`;
    const reading =
      this.#reading.get(key) ??
      (edition === null ? this.#readShelved(id) : this.#readKept(id, edition)).finally(() =>
        this.#reading.delete(key),
      );
    this.#reading.set(key, reading);
    return reading;
  }

  ofTheGame(id: string): Booklet | undefined {
    return this.#own.get(id);
  }

  /** Fetches the game's booklet of this name once, to compare; returns whether it arrived just now. */
  fetchBeside(id: string): Promise<boolean> {
    return this.#own.fetchBeside(id);
  }

  tryAgain(): Promise<void> {
    return this.#own.tryAgain();
  }

  ofEdition(edition: string): Booklet | undefined {
    return this.#editions.get(edition);
  }

  add(text: string, sheet: string | null = null): Promise<Added> {
    return this.#put(text, sheet, null);
  }

  forgeAgain(key: string, text: string, sheet: string | null = null): Promise<Added> {
    return this.#put(text, sheet, key);
  }

  async #put(text: string, sheet: string | null, key: string | null): Promise<Added> {
    const { putBooklet } = await import('./put-booklet.ts');
    return putBooklet(
      { text, sheet, key },
      {
        ...{ parts: this.#parts, editions: this.#editions, library: this },
        look: async () => {
          await this.#list();
          return this.#rows;
        },
        put: (row) => this.#arrange([...this.#rows.filter(({ id }) => id !== row.id), row]),
      },
    );
  }

  async remove(key: string): Promise<WhyUnwritten | null> {
    const row = this.#rows.find(({ id }) => id === key);
    const removal = await import('../disk/removal.ts').catch(() => null);
    const why = await this.#parts.rows.remove(SHELF, key, async (writing) => {
      if (row) await removal?.dropDrafts(writing, `sheet-${row.booklet}`);
    });
    if (!why) await this.#list();
    return why;
  }

  async swap(id: string): Promise<void> {
    const row = this.#rowOf(id);
    if (!row) return;
    await this.#parts.rows.write({ table: SHELF, row: { ...row, front: !row.front } });
    await this.#list();
  }

  look(): Promise<void> {
    return this.#editions.look();
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts the added booklets on the shelf. If the code for it cannot be loaded, it stays unchanged. */
  async #list(): Promise<void> {
    const { rows, said } = this.#parts;
    const added = await rows.list(SHELF).catch(() => {
      said(NOT_LOADED);
      return this.#rows;
    });
    await this.#arrange(added);
  }

  async #arrange(rows: readonly ShelfRow[]): Promise<void> {
    const arranged = arrangedShelf({ own: this.#own.all, rows, old: this.#old });
    this.#rows = arranged.rows;
    this.#shelf = arranged.shelf;
    await this.look();
    for (const listener of this.#listeners) listener();
    for (const row of this.#rows) await this.#tellOfNamesake(row);
  }

  #rowOf(id: string): ShelfRow | undefined {
    return this.#rows.find(({ booklet }) => booklet === id);
  }

  async #takeOver(id: string): Promise<void> {
    const { takeOver } = await import('./old-booklets.ts');
    await takeOver(id, this.#parts);
    this.#old = this.#old.filter((other) => other !== id);
    await this.#list();
  }

  /** Tells the players once that the game now has a booklet with the name of an added one. */
  async #tellOfNamesake(row: ShelfRow): Promise<void> {
    const own = this.#own.of(row.booklet);
    if (!own || own.edition === row.edition || own.edition === row.met) return;
    if (this.#told.has(own.edition)) return;
    this.#told.add(own.edition);
    try {
      this.#parts.said((await import('./booklet-words.ts')).namesakeText(own.mech));
    } catch {
      // Its words could not be loaded: the notice comes at the next visit.
      return;
    }
    await this.#parts.rows.rewrite({ table: SHELF, row: { ...row, met: own.edition } });
  }

  /** Reads a booklet of the shelf, and checks it again if its check is out of date. */
  async #readShelved(id: string): Promise<Booklet | undefined> {
    if (this.#old.includes(id)) await this.#takeOver(id);
    const row = this.#rowOf(id);
    if (!row) return undefined;
    if (row.checked === CHECKER || (await this.#checkAnew(row)))
      return this.#readKept(id, row.edition);
    await this.#list();
    return undefined;
  }

  /** Checks a booklet again; if it has faults, it is set aside and reported. */
  async #checkAnew(row: ShelfRow): Promise<boolean> {
    const { rows, judge } = this.#parts;
    const text = await this.#editions.text(row.edition);
    const verdict = text === undefined ? null : await judge({ text });
    if (verdict?.ok) {
      await rows.rewrite({ table: SHELF, row: { ...row, checked: CHECKER } });
      return true;
    }
    const why: WhyAside = verdict
      ? { kind: 'faults', faults: verdict.faults }
      : { kind: 'text gone' };
    await setAside('shelf', row, { name: row.booklet, why });
    return false;
  }

  /** Reads a kept edition; if it is damaged, its row leaves the shelf too. */
  async #readKept(id: string, edition: string): Promise<Booklet | undefined> {
    const read = await this.#editions.read(edition, id);
    if (read === 'damaged') {
      const onShelf = this.#rows.find((each) => each.edition === edition);
      const why: WhyAside = { kind: 'damaged' };
      if (onShelf) await setAside('shelf', onShelf, { name: id, why });
      await this.#list();
    }
    return typeof read === 'object' && read.id === id ? read : undefined;
  }
}
