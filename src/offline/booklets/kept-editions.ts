import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import type { KeptText } from '../disk/database.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { WhyAside } from './set-aside.ts';
import { setAside } from './set-aside.ts';

/** Booklets already read, by edition, and the editions whose texts are kept on this device. */
export class KeptEditions {
  readonly #rows: Pick<KeptRows, 'use'>;
  readonly #read = new Map<string, Booklet>();
  #kept: ReadonlySet<string> = new Set();

  constructor(rows: Pick<KeptRows, 'use'>) {
    this.#rows = rows;
  }

  async look(): Promise<void> {
    try {
      this.#kept = new Set(await this.#rows.use((db) => db.getAllKeys('editions')));
    } catch {
      // The last known answer stays.
    }
  }

  /** Whether an edition was kept at the last `look`. */
  isKept(edition: string): boolean {
    return this.#kept.has(edition);
  }

  get(edition: string): Booklet | undefined {
    return this.#read.get(edition);
  }

  /** Adds a booklet that was read elsewhere. */
  hold(booklet: Booklet): void {
    this.#read.set(booklet.edition, booklet);
  }

  async text(edition: string): Promise<string | undefined> {
    try {
      return (await this.#rows.use((db) => db.get('editions', edition)))?.text;
    } catch {
      return undefined;
    }
  }

  /** Reads a kept edition. It was sound when written; a later check does not stop a duel from going
   *  on with it. A damaged one is set aside. `name` is the booklet's. */
  async read(edition: string, name: string): Promise<Booklet | 'missing' | 'damaged'> {
    const text = await this.text(edition);
    if (text === undefined) return 'missing';
    try {
      const booklet = readBooklet(JSON.parse(text) as BookletDocument, edition);
      this.hold(booklet);
      return booklet;
    } catch {
      const why: WhyAside = { kind: 'damaged' };
      const row: KeptText = { id: edition, text };
      await setAside('editions', row, { name, why });
      return 'damaged';
    }
  }
}
