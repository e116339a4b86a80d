import { database } from './database.ts';

/** What may be put in a drawing's place. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** Twice the stills of the game: larger ones are made smaller (pixels on the long side). */
const LARGEST = 1536;

/** A picture as it is kept: as it came, or made smaller; null for what is no picture. */
const fitted = async (file: Blob): Promise<Blob | null> => {
  if (!TYPES.includes(file.type)) return null;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const scale = LARGEST / Math.max(width, height);
    if (scale >= 1) {
      picture.close();
      return file;
    }
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.92);
    });
  } catch {
    return null;
  }
};

/** A booklet's view screen, as its row is called. */
const rowOf = (id: string, number: number): string => `${id}/${number}`;

/** The pictures that this device's owner put in the place of drawings; `changed` hears of each change. */
export class OwnPictures {
  readonly #changed: () => void;
  /** Their addresses. */
  readonly #addresses = new Map<string, string>();
  /** Rows that were put or taken away here: what was read later of them is older. */
  readonly #touched = new Set<string>();
  /** One after the other: the last that was said holds. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(changed: () => void) {
    this.#changed = changed;
    void this.#load();
  }

  /** Where the picture of a view screen is, if there is one. */
  address(id: string, number: number): string | null {
    return this.#addresses.get(rowOf(id, number)) ?? null;
  }

  /** Puts a picture in a view screen's place, or takes it away (null). A sentence where that failed. */
  set(id: string, number: number, picture: Blob | null): Promise<string | null> {
    const done = this.#last.then(() => this.#set(rowOf(id, number), picture));
    this.#last = done;
    return done;
  }

  /** Takes away all pictures of a booklet that leaves the shelf. */
  forget(id: string): Promise<void> {
    const done = this.#last.then(async () => {
      for (const row of this.#addresses.keys()) if (row.startsWith(`${id}/`)) this.#show(row, null);
      this.#changed();
      try {
        const rows = IDBKeyRange.bound(`${id}/`, `${id}/\uffff`);
        await (await database()).delete('pictures', rows);
      } catch {
        // They are gone from this page all the same.
      }
    });
    this.#last = done;
    return done;
  }

  async #set(row: string, picture: Blob | null): Promise<string | null> {
    const kept = picture && (await fitted(picture));
    if (picture && !kept) return 'This file is no picture: PNG, JPEG and WebP can be shown.';
    this.#touched.add(row);
    this.#show(row, kept);
    this.#changed();
    try {
      const db = await database();
      if (kept) await db.put('pictures', { id: row, picture: kept });
      else await db.delete('pictures', row);
      return null;
    } catch {
      return kept
        ? 'This browser could not keep the picture; it stands here until the page is closed.'
        : 'This browser could not take the picture away for good; it will be back when the page is opened anew.';
    }
  }

  #show(row: string, picture: Blob | null): void {
    const before = this.#addresses.get(row);
    if (picture) this.#addresses.set(row, URL.createObjectURL(picture));
    else this.#addresses.delete(row);
    if (before) URL.revokeObjectURL(before);
  }

  async #load(): Promise<void> {
    try {
      for (const { id, picture } of await (await database()).getAll('pictures'))
        if (!this.#touched.has(id)) this.#show(id, picture);
      if (this.#addresses.size > 0) this.#changed();
    } catch {
      // Without a database there are no pictures of one's own.
    }
  }
}
