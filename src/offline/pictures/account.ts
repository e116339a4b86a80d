import { DRAWING } from '../../figure/drawing.ts';
import { STILLS } from '../../service-worker/messages.ts';
import { whyOf } from '../disk/writing.ts';
import { isKeptPicture, withAccount } from './account-rows.ts';
import { heldBooklets } from './held-booklets.ts';
import { letGoAt, sayLetGo } from './let-go-of.ts';
import type { KeptOfBooklet, KeptPicture } from './room.ts';
import { MOST_BYTES, goingFor, isHeld, keptByBooklet } from './room.ts';
import { bookletOfStill } from './stills.ts';

/** A picture by its address, and what it is of. */
export type NamedPicture = Pick<KeptPicture, 'address' | 'booklet' | 'whole'>;

/**
 * How the keeping of a picture went: its booklet was `let go` of since it was asked for, there is `no room` beside what
 * is open, or the browser has none, or keeps nothing.
 */
export type HowKept = 'kept' | 'let go' | 'no room' | 'full' | 'failed';

/** Pages that were drawn here lie in a cache of their drawing; those of an older one are drawn anew. */
const EVERY_DRAWN = 'viewscreen-drawn';
const DRAWN = `${EVERY_DRAWN}-${DRAWING}`;
const DRAWN_PATH = '/drawn/';

/** Where a page that was drawn here is kept, by the name of what is drawn. */
export const drawnAddress = (name: string): string =>
  new URL(`.${DRAWN_PATH}${name}`, document.baseURI).href;

const cacheOf = (address: string): Promise<Cache> =>
  caches.open(address.includes(DRAWN_PATH) ? DRAWN : STILLS);

/** What of a picture was seen is written down together after so long (milliseconds). */
const SOON = 2000;

/** One after the other, in whatever tab. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('viewscreen pictures', work);

/**
 * The one account of the pictures that the game keeps on this device, in bytes: stills of the game and pages drawn
 * here. What was kept before there was an account is taken into it. Nothing is kept beyond its bound: the longest
 * unseen go, and none of what is open in any tab (`room.ts`).
 */
export class PictureAccount {
  readonly #most: number;
  readonly #full: () => void;
  /** What was seen and is not written down yet. */
  readonly #seen = new Map<string, NamedPicture & Pick<KeptPicture, 'seen'>>();
  #isSoon = false;
  #begun: Promise<void> | null = null;

  /** At most so many bytes; `full` hears of each picture for which the browser had no room. */
  constructor({ full = () => undefined, most = MOST_BYTES }: { full?: () => void; most?: number }) {
    this.#full = full;
    this.#most = most;
  }

  /**
   * Keeps a picture that was asked for at a time (milliseconds since 1970), and lets go of others where it needs their
   * room. Never rejects.
   */
  async keep(named: NamedPicture, picture: Blob, asked = Date.now()): Promise<HowKept> {
    try {
      await this.#begin();
      return await inTurn(async () =>
        asked <= (await letGoAt(named.booklet)) ? 'let go' : this.#keep(named, picture),
      );
    } catch (error) {
      if (whyOf(error).kind !== 'full') return 'failed';
      this.#full();
      return 'full';
    }
  }

  /** A picture that is kept, and so is seen; null where it is not. */
  async find(named: NamedPicture): Promise<Blob | null> {
    try {
      const found = await (await cacheOf(named.address)).match(named.address);
      if (found) this.see(named);
      return found ? await found.blob() : null;
    } catch {
      return null;
    }
  }

  /** A picture is seen, kept or not. */
  see(named: NamedPicture): void {
    this.#seen.set(named.address, { ...named, seen: Date.now() });
    if (this.#isSoon) return;
    this.#isSoon = true;
    setTimeout(() => {
      this.#isSoon = false;
      void inTurn(() => this.#rows()).catch(() => undefined);
    }, SOON);
  }

  /** A picture that the page has by itself is seen: it is kept anew where it was let go of. Never rejects. */
  async seeAgain(named: NamedPicture, picture: Blob): Promise<void> {
    const asked = Date.now();
    this.see(named);
    try {
      const found = await (await cacheOf(named.address)).match(named.address);
      if (!found) await this.keep(named, picture, asked);
    } catch {
      // Nothing is kept by this browser.
    }
  }

  /** All that is kept. Rejects where the browser keeps nothing. */
  async list(): Promise<readonly KeptPicture[]> {
    await this.#begin();
    return inTurn(() => this.#rows());
  }

  /** What is kept of each booklet, the most first. Rejects likewise. */
  async byBooklet(): Promise<readonly KeptOfBooklet[]> {
    return keptByBooklet(await this.list(), await heldBooklets());
  }

  /**
   * Lets go of what is kept of a booklet, and of what is on its way, in whatever tab: what was asked for before is not
   * kept. Of one that is open in any tab what is held stays, and the rest comes; then it gives false.
   */
  async letGo(booklet: string): Promise<boolean> {
    const now = Date.now();
    return inTurn(async () => {
      const held = await heldBooklets();
      const isOpen = held.some((each) => each.booklet === booklet);
      if (!isOpen) await sayLetGo(booklet, now);
      const rows = await this.#rows();
      await this.#drop(rows.filter((each) => each.booklet === booklet && !isHeld(each, held)));
      return !isOpen;
    });
  }

  /** Lets go of what will never be seen again. */
  async forget(isOver: (address: string) => boolean): Promise<void> {
    await this.#begin();
    await inTurn(async () =>
      this.#drop((await this.#rows()).filter(({ address }) => isOver(address))),
    );
  }

  async #keep(named: NamedPicture, picture: Blob): Promise<HowKept> {
    const { address } = named;
    const others = (await this.#rows()).filter((each) => each.address !== address);
    const held = await heldBooklets();
    const going = goingFor(others, picture.size, { held, most: this.#most });
    if (!going) return 'no room';
    await this.#drop(going);
    const cache = await cacheOf(address);
    try {
      await cache.put(address, new Response(picture));
      const row = { ...named, bytes: picture.size, seen: Date.now() };
      await withAccount((db) => db.put('kept', row));
      return 'kept';
    } catch (error) {
      // What is in no account is not kept.
      await cache.delete(address);
      throw error;
    }
  }

  async #drop(pictures: readonly KeptPicture[]): Promise<void> {
    for (const { address } of pictures) {
      await (await cacheOf(address)).delete(address);
      await withAccount((db) => db.delete('kept', address));
    }
  }

  /** Every row, with what was seen since. */
  async #rows(): Promise<readonly KeptPicture[]> {
    const rows = (await withAccount((db) => db.getAll('kept'))).filter(isKeptPicture);
    const seen = new Map(this.#seen);
    this.#seen.clear();
    const renewed = rows.map((row) => ({ ...row, ...seen.get(row.address) }));
    for (const row of renewed)
      if (seen.has(row.address)) await withAccount((db) => db.put('kept', row));
    return renewed;
  }

  /** Once a visit: makes the account agree with the caches. */
  #begin(): Promise<void> {
    this.#begun ??= inTurn(() => this.#agree());
    return this.#begun;
  }

  async #agree(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(EVERY_DRAWN) && name !== DRAWN) await caches.delete(name);
    const rows = new Set(await withAccount((db) => db.getAllKeys('kept')));
    let came = 0;
    for (const name of [STILLS, DRAWN]) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (rows.delete(url)) continue;
        // From before there was an account, or from a tab of before.
        const picture = await (await cache.match(url, { ignoreVary: true }))?.blob();
        if (!picture) continue;
        const of = { address: url, booklet: bookletOfStill(url), whole: name === STILLS };
        const row = { ...of, bytes: picture.size, seen: (came += 1) };
        await withAccount((db) => db.put('kept', row));
      }
    }
    // What the browser has deleted on its own.
    for (const address of rows) await withAccount((db) => db.delete('kept', address));
    const kept = await this.#rows();
    const held = await heldBooklets();
    await this.#drop(goingFor(kept, 0, { held, most: this.#most }) ?? []);
  }
}
