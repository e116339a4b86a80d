import { putAside, rowsOf, withDatabase } from '../disk/database.ts';
import type { Fitted } from './fitted-picture.ts';
import { OWN_TROUBLE } from './picture-words.ts';
import type { OwnScreen } from './taken-pictures.ts';

/** A booklet's view screen, as its row is called. */
const rowOf = (id: string, number: number): string => `${id}/${number}`;

/** Whether a row is what it should be. */
const isPictureRow = (row: { readonly picture: unknown }): boolean => row.picture instanceof Blob;

/** The pictures that this device's owner put in the place of drawings; `changed` hears of each change. */
export class OwnPictures {
  readonly #changed: () => void;
  /** Their addresses. */
  readonly #addresses = new Map<string, string>();
  /** Their bytes. */
  readonly #bytes = new Map<string, number>();
  /** Rows that were put or taken away here: what was read later of them is older. */
  readonly #touched = new Set<string>();
  /** One after the other: the last request holds. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(changed: () => void) {
    this.#changed = changed;
    void this.#load();
  }

  /** Where the picture of a view screen is, if there is one. */
  address(id: string, number: number): string | null {
    return this.#addresses.get(rowOf(id, number)) ?? null;
  }

  /** How many there are, and their bytes. */
  get sum(): { readonly pictures: number; readonly bytes: number } {
    const bytes = [...this.#bytes.values()].reduce((sum, each) => sum + each, 0);
    return { pictures: this.#bytes.size, bytes };
  }

  /** Puts a picture in a view screen's place, or takes it away (null). A sentence where that failed. */
  set(id: string, number: number, picture: Blob | null): Promise<string | null> {
    const done = this.#last.then(() => this.#set(rowOf(id, number), picture));
    this.#last = done;
    return done;
  }

  /** Takes away all pictures of a booklet that leaves the shelf, and gives them by view screen. */
  forget(id: string): Promise<readonly OwnScreen[]> {
    const done = this.#last.then(async () => {
      for (const row of this.#addresses.keys()) if (row.startsWith(`${id}/`)) this.#show(row, null);
      this.#changed();
      try {
        return await (await import('./taken-pictures.ts')).takenPictures(id);
      } catch {
        // They are gone from this page all the same.
        return [];
      }
    });
    this.#last = done;
    return done;
  }

  async #set(row: string, picture: Blob | null): Promise<string | null> {
    const made = picture && (await this.#fitted(picture));
    if (made && 'trouble' in made) return made.trouble;
    const kept = made && made.picture;
    this.#touched.add(row);
    const trouble = await this.#keep(row, kept);
    this.#show(row, kept);
    this.#changed();
    return trouble;
  }

  /** Writes it, before anybody sees it: a reload finds what was seen. A sentence where that failed. */
  async #keep(row: string, kept: Blob | null): Promise<string | null> {
    try {
      await withDatabase(async (db) => {
        if (kept) await db.put('pictures', { id: row, picture: kept });
        else await db.delete('pictures', row);
      });
      return null;
    } catch {
      return kept ? OWN_TROUBLE.notKept : OWN_TROUBLE.notRemoved;
    }
  }

  async #fitted(picture: Blob): Promise<Fitted> {
    try {
      return await (await import('./fitted-picture.ts')).fitted(picture);
    } catch {
      return {
        trouble: OWN_TROUBLE.notLoaded,
      };
    }
  }

  #show(row: string, picture: Blob | null): void {
    const before = this.#addresses.get(row);
    this.#addresses.delete(row);
    this.#bytes.delete(row);
    if (picture) {
      this.#addresses.set(row, URL.createObjectURL(picture));
      this.#bytes.set(row, picture.size);
    }
    if (before) URL.revokeObjectURL(before);
  }

  async #load(): Promise<void> {
    try {
      for await (const rows of rowsOf('pictures'))
        for (const row of rows)
          if (!isPictureRow(row))
            await putAside('pictures', row, OWN_TROUBLE.noPicture).catch(() => undefined);
          else if (!this.#touched.has(row.id)) this.#show(row.id, row.picture);
      if (this.#addresses.size > 0) this.#changed();
    } catch {
      // Without a database there are no pictures of one's own.
    }
  }
}
