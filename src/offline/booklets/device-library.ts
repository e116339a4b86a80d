import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { CHECKER } from '../../rules/check/checker.ts';
import type { Judge } from './judge.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import { KeptEditions } from './kept-editions.ts';
import type { Added, Library, Shelved } from './library.ts';
import { missingText } from './missing-words.ts';
import { oldBooklets } from './old-names.ts';
import type { OwnBooklets } from './own-booklets.ts';
import type { WhyAside } from './set-aside.ts';
import { setAside } from './set-aside.ts';
import type { ShelfRow } from './shelf-row.ts';
import { SHELF, newShelfRow } from './shelf-row.ts';
import type { WhyUnwritten } from '../disk/writing.ts';

export interface LibraryParts {
  readonly rows: KeptRows;
  /** The booklets of the game, on their way. */
  readonly own: Promise<OwnBooklets>;
  readonly judge: Judge;
  /** Hears sentences for the players. */
  readonly said: (sentence: string) => void;
}

const shelved = ({ id, edition, mech }: Booklet): Shelved => ({
  key: id,
  id,
  edition,
  mech,
  added: false,
});

const shelvedRow = ({ id, booklet, edition, name, tonnage }: ShelfRow): Shelved => ({
  key: id,
  id: booklet,
  edition,
  mech: { name, tonnage, designation: booklet.toUpperCase() },
  added: true,
});

/** One that was added before there were editions, and is not taken over yet. */
const shelvedOld = (id: string): Shelved => ({
  key: id,
  id,
  edition: '',
  mech: { name: '', tonnage: 0, designation: id.toUpperCase() },
  added: true,
});

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The library of this device. A booklet that was added is read when it is wanted, and checked once. */
export class DeviceLibrary implements Library {
  readonly #parts: LibraryParts;
  #own: readonly Booklet[] = [];
  #rows: readonly ShelfRow[] = [];
  #shelf: readonly Shelved[] = [];
  /** Names of booklets that were added before there were editions. */
  #old: readonly string[] = [];
  readonly #editions: KeptEditions;
  readonly #told = new Set<string>();
  readonly #reading = new Map<string, Promise<Booklet | undefined>>();
  readonly #listeners = new Set<() => void>();

  constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.#editions = new KeptEditions(parts.rows);
  }

  /** Fetches the booklets of the game, looks what was added, and reads those of these names. */
  async load(wanted: readonly string[]): Promise<void> {
    const { rows, own, said } = this.#parts;
    const [{ booklets, missing }] = await Promise.all([own, this.look()]);
    this.#own = booklets;
    for (const booklet of booklets) this.#editions.hold(booklet);
    for (const each of missing) said(await missingText(each));
    this.#old = await oldBooklets(rows);
    await this.#list();
    rows.watch(SHELF, () => void this.#list());
    await Promise.all(wanted.map((id) => this.read(id)));
  }

  /** Takes over what was added before there were editions, one booklet after the other. */
  async settle(): Promise<void> {
    if (this.#old.length === 0) return;
    const { takeOver } = await import('./old-booklets.ts');
    for (const id of this.#old) await takeOver(id, this.#parts);
    this.#old = [];
    await this.#list();
  }

  get shelf(): readonly Shelved[] {
    return this.#shelf;
  }

  behind(id: string): Shelved | null {
    const own = this.ofTheGame(id);
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
    return this.#editions.isKept(edition) || this.find(id, edition) !== undefined;
  }

  read(id: string, edition: string | null = null): Promise<Booklet | undefined> {
    const found = this.find(id, edition);
    if (found) return Promise.resolve(found);
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
    return this.#own.find((booklet) => booklet.id === id);
  }

  /** The booklet of an edition, if it has been read. */
  ofEdition(edition: string): Booklet | undefined {
    return this.#editions.get(edition);
  }

  async add(text: string): Promise<Added> {
    const { rows, judge } = this.#parts;
    const verdict = await judge({ text, ...this.#others() });
    if (!verdict.ok) return verdict;
    const booklet = readBooklet(verdict.document, verdict.edition);
    const refused = (same: Shelved): Added => ({
      ok: false,
      faults: [
        {
          place: { in: 'document', keys: ['mech', 'designation'] },
          kind: 'designation taken',
          designation: booklet.mech.designation,
          by: same.mech.name,
        },
      ],
    });
    // Another tab may have added it meanwhile.
    await this.#list();
    const same = this.#shelf.find(({ id }) => id === booklet.id);
    if (same) return refused(same);
    const row = newShelfRow(booklet);
    const written = await rows.write({ table: SHELF, row, needs: [booklet] });
    if (written.kind === 'conflict') throw new Error('Two rows of the shelf have one id.');
    this.#editions.hold(booklet);
    await this.#arrange([...this.#rows, written.rows[0]]);
    const { warnings } = verdict;
    return { ok: true, booklet, warnings, kept: written.kind === 'saved' };
  }

  async remove(key: string): Promise<WhyUnwritten | null> {
    const why = await this.#parts.rows.remove(SHELF, key);
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

  /** Looks what was added, and puts it on the shelf. */
  async #list(): Promise<void> {
    await this.#arrange(await this.#parts.rows.list(SHELF));
  }

  /** Puts these on the shelf, beside the booklets of the game. */
  async #arrange(rows: readonly ShelfRow[]): Promise<void> {
    const sorted = rows.toSorted(
      (one, other) => order(one.booklet, other.booklet) || one.changed - other.changed,
    );
    // Two tabs may have added one name at once: the second waits until the first is taken off.
    this.#rows = sorted.filter((row, at) => row.booklet !== sorted[at - 1]?.booklet);
    const inFront = this.#rows.filter((row) => {
      const own = this.ofTheGame(row.booklet);
      return !own || (row.front && row.edition !== own.edition);
    });
    const hidden = new Set(inFront.map(({ booklet }) => booklet));
    this.#shelf = [
      ...this.#own.filter(({ id }) => !hidden.has(id)).map(shelved),
      ...inFront.map(shelvedRow),
    ];
    this.#shelf = [
      ...this.#shelf,
      ...this.#old.filter((id) => !this.#shelf.some((each) => each.id === id)).map(shelvedOld),
    ];
    await this.look();
    for (const listener of this.#listeners) listener();
    for (const row of this.#rows) await this.#tellOfNamesake(row);
  }

  /** The row of the booklet of this name. */
  #rowOf(id: string): ShelfRow | undefined {
    return this.#rows.find(({ booklet }) => booklet === id);
  }

  async #takeOver(id: string): Promise<void> {
    const { takeOver } = await import('./old-booklets.ts');
    await takeOver(id, this.#parts);
    this.#old = this.#old.filter((other) => other !== id);
    await this.#list();
  }

  /** Tells once that the game has brought a booklet of the name of one that was added. */
  async #tellOfNamesake(row: ShelfRow): Promise<void> {
    const own = this.ofTheGame(row.booklet);
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

  /** What a new booklet is checked against. */
  #others(): Pick<Parameters<Judge>[0], 'against' | 'kept'> {
    const isKept = ({ added, edition }: Shelved): boolean =>
      added && this.#editions.isKept(edition);
    const atHand = this.#shelf.filter((each) => !isKept(each));
    const kept = this.#shelf.filter(isKept);
    return {
      against: atHand.flatMap(({ edition }) => {
        const booklet = this.#editions.get(edition);
        return booklet ? [{ edition, document: booklet.document }] : [];
      }),
      kept: kept.map(({ edition }) => edition),
    };
  }

  /** Reads a booklet of the shelf; an older check than today's does not suffice. */
  async #readShelved(id: string): Promise<Booklet | undefined> {
    if (this.#old.includes(id)) await this.#takeOver(id);
    const row = this.#rowOf(id);
    if (!row) return undefined;
    if (row.checked === CHECKER || (await this.#checkAnew(row)))
      return this.#readKept(id, row.edition);
    await this.#list();
    return undefined;
  }

  /** Whether a booklet is sound by today's check; one that is not is set aside and reported. */
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

  /** Reads an edition that is kept; of a damaged one the row leaves the shelf with it. */
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
