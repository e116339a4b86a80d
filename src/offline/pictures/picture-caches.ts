import { DRAWING } from '../../figure/drawing.ts';
import { PICTURES, OLD_STILLS_CACHE, picturesOf } from '../../service-worker/messages.ts';
import { whyOf } from '../disk/writing.ts';
import { isOnlyBuild } from '../page/service-worker.ts';
import { bookletOfStill, isOldStill } from './stills.ts';

/** A picture by its whole address, and the booklet it is of, by its name in records. */
export interface NamedPicture {
  readonly address: string;
  readonly booklet: string;
}

/**
 * How the keeping of a picture went: its booklet was `let go` of since it was asked for, there is `no room` beside what
 * is open, or the browser has none, or keeps nothing.
 */
export type HowKept = 'kept' | 'let go' | 'no room' | 'full' | 'failed';

/** So many bytes of pictures the game keeps at most. */
export const MOST_BYTES = 60_000_000;

/** What is kept of a booklet. */
export interface KeptOfBooklet {
  /** Its name in records. */
  readonly booklet: string;
  readonly pictures: number;
  readonly bytes: number;
  /** It is open, in whatever tab. */
  readonly open: boolean;
}

/** At most this many pages of a worn 'Mech are kept of a booklet: every turn makes others. */
const MOST_WORN = 96;
const WORN = '-worn';

/** Where a page that was drawn here is kept, by the name of what is drawn. */
export const drawnAddress = (name: string, isWorn: boolean): string =>
  new URL(`./drawn/${DRAWING}-${name}${isWorn ? WORN : ''}`, document.baseURI).href;

/** Whether a picture is of an older drawing. */
const isOld = (address: string): boolean => {
  const [, drawing = `${DRAWING}`] = /\/drawn\/(\d+)-/.exec(address) ?? [];
  return drawing !== `${DRAWING}` || isOldStill(address, new URL('.', document.baseURI).href);
};

/** In each cache: when its booklet was seen last (milliseconds since 1970), written at most once a minute. */
const SEEN = './seen';
const MINUTE = 60_000;

/** Infinity where it was only asked for until now. */
const seenIn = async (cache: Cache): Promise<number> =>
  Number((await (await cache.match(SEEN))?.text()) ?? Infinity);

const see = async (cache: Cache): Promise<void> => {
  const now = Date.now();
  if (Math.abs(now - (await seenIn(cache))) > MINUTE) await cache.put(SEEN, new Response(`${now}`));
};

/** One after the other, in whatever tab. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('viewscreen pictures', work);

/** Does something with a booklet that no tab has open; false where one has. */
const ifClosed = (booklet: string, work: () => unknown): Promise<boolean> =>
  navigator.locks.request(picturesOf(booklet), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });

const remove = (booklet: string): Promise<boolean> =>
  ifClosed(booklet, () => caches.delete(picturesOf(booklet)));

/** Once a visit: removes what builds before kept, and what is of an older drawing, when no tab may show it. */
const tidy = async (): Promise<void> => {
  if (!(await isOnlyBuild())) return;
  // Until there was a cache a booklet, an account of all pictures was kept here.
  indexedDB.deleteDatabase(OLD_STILLS_CACHE);
  for (const name of await caches.keys()) {
    if (name === OLD_STILLS_CACHE || name.startsWith('viewscreen-drawn')) await caches.delete(name);
    if (!name.startsWith(PICTURES)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (isOld(url)) await cache.delete(url);
  }
};

/**
 * The pictures that the game keeps on this device, stills and pages drawn here: a cache for each booklet, the lock of
 * its name held by every tab that has it open. Who asks for a picture opens the cache of its booklet (`openCache`);
 * where that was deleted since, the picture is not kept. The booklets longest unseen make room, none that is open.
 */
export class PictureCaches {
  readonly #most: number;
  readonly #full: () => void;
  /** Bytes by address. */
  readonly #bytes = new Map<string, number>();
  #tidied: Promise<void> | null = null;

  /** At most so many bytes; `full` hears of each picture for which the browser had no room. */
  constructor({ full = () => undefined, most = MOST_BYTES }: { full?: () => void; most?: number }) {
    this.#full = full;
    this.#most = most;
  }

  /** Keeps a picture, and lets go of others where it needs their room. Never rejects. */
  async keep({ address, booklet }: NamedPicture, picture: Blob): Promise<HowKept> {
    try {
      await (this.#tidied ??= tidy().catch(() => undefined));
      return await inTurn(async () => {
        if (!(await caches.has(picturesOf(booklet)))) return 'let go';
        const cache = await caches.open(picturesOf(booklet));
        if (!(await cache.match(address))) {
          if (!(await this.#makeRoom(picture.size, booklet))) return 'no room';
          const headers = { 'content-length': `${picture.size}`, 'content-type': picture.type };
          await cache.put(address, new Response(picture, { headers }));
          this.#bytes.set(address, picture.size);
          const worn = (await cache.keys()).filter(({ url }) => url.includes(WORN));
          for (const { url } of worn.slice(0, -MOST_WORN)) await cache.delete(url);
        }
        await see(cache).catch(() => undefined);
        return 'kept';
      });
    } catch (error) {
      if (whyOf(error).kind !== 'full') return 'failed';
      this.#full();
      return 'full';
    }
  }

  /** A picture that is kept, and so is seen; null where it is not. */
  async find({ address, booklet }: NamedPicture): Promise<Blob | null> {
    try {
      const cacheName = picturesOf(booklet);
      const found = await caches.match(address, { cacheName });
      if (!found) return null;
      if (await caches.has(cacheName))
        await see(await caches.open(cacheName)).catch(() => undefined);
      return await found.blob();
    } catch {
      return null;
    }
  }

  /** What is kept of each booklet, the most first. Rejects where the browser keeps nothing. */
  list(): Promise<readonly KeptOfBooklet[]> {
    return inTurn(async () => {
      const kept = (await this.#measure()).filter(({ pictures }) => pictures > 0);
      const listed = kept.map(async (each) => {
        const open = !(await ifClosed(each.booklet, () => undefined));
        return { ...each, open };
      });
      return (await Promise.all(listed)).sort((one, other) => other.bytes - one.bytes);
    });
  }

  /** Lets go of a booklet, and of what is on its way, in whatever tab; false, and all stays, where it is open. */
  letGo(booklet: string): Promise<boolean> {
    return inTurn(() => remove(booklet));
  }

  async #makeRoom(bytes: number, wanted: string): Promise<boolean> {
    const all = (await this.#measure()).toSorted((one, other) => one.seen - other.seen);
    let over = all.reduce((sum, each) => sum + each.bytes, bytes) - this.#most;
    const going: string[] = [];
    for (const { booklet, bytes: held } of all)
      if (over > 0 && booklet !== wanted && (await ifClosed(booklet, () => undefined))) {
        going.push(booklet);
        over -= held;
      }
    // If that is not enough, none goes for nothing.
    if (over > 0) return false;
    for (const booklet of going) await remove(booklet);
    return true;
  }

  async #measure(): Promise<readonly (Omit<KeptOfBooklet, 'open'> & { readonly seen: number })[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PICTURES));
    return Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const kept = (await cache.keys()).filter(({ url }) => !url.endsWith('/seen'));
        let bytes = 0;
        for (const { url } of kept) bytes += await this.#bytesOf(url, cache);
        const [booklet, seen] = [name.slice(PICTURES.length), await seenIn(cache)];
        return { booklet, pictures: kept.length, bytes, seen };
      }),
    );
  }

  async #bytesOf(address: string, cache: Cache): Promise<number> {
    const known = this.#bytes.get(address);
    if (known !== undefined) return known;
    const bytes = Number((await cache.match(address))?.headers.get('content-length'));
    this.#bytes.set(address, bytes);
    return bytes;
  }
}

/** Whether a host has answered with a picture, and not with a page in its place. */
const isWebp = async (answered: Blob): Promise<boolean> =>
  /^RIFF.{1,4}WEBP$/s.test(await answered.slice(0, 12).text());

/**
 * Keeps stills of the game on the device, one after the other, those first that were asked for last. Where one cannot
 * be fetched or has no room the rest waits until something is asked for again.
 */
export class StillKeeper {
  readonly #caches: PictureCaches;
  /** Their addresses, in their order. */
  #wanted: readonly string[] = [];
  #isFetching = false;
  /** The one that is on its way, and what breaks that off. */
  #coming: { readonly booklet: string; readonly end: AbortController } | null = null;
  /** The browser has no room: nothing more is fetched on this visit. */
  #isFull = false;

  constructor(pictures: PictureCaches) {
    this.#caches = pictures;
  }

  /** Keeps the stills at some addresses, the first first; with the next that are wanted where there is no network. */
  want(addresses: readonly string[]): void {
    this.#wanted = [...new Set([...addresses, ...this.#wanted])];
    if (!this.#isFetching && navigator.onLine) void this.#fetch();
  }

  /** A booklet was let go of: what is on its way of it is broken off. */
  letGo(booklet: string): void {
    if (this.#coming?.booklet === booklet) this.#coming.end.abort();
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    try {
      while (this.#wanted.length > 0 && !this.#isFull) await this.#keepNext();
      if (!this.#isFull) performance.mark('stills kept');
    } catch {
      this.#wanted = [];
    }
    this.#isFetching = false;
  }

  async #keepNext(): Promise<void> {
    const [next = '', ...others] = this.#wanted;
    this.#wanted = others;
    const { href } = new URL(next, document.baseURI);
    const still = { address: href, booklet: bookletOfStill(href) };
    if (!(await caches.has(picturesOf(still.booklet))) || (await this.#caches.find(still))) return;
    const picture = await this.#come(still);
    if (!picture) return;
    const keeping = await this.#caches.keep(still, picture);
    this.#isFull = keeping === 'full' || keeping === 'failed';
    if (keeping === 'no room') this.#wanted = [];
  }

  /** A still, from the host, or out of what the browser holds of it itself; null where that was broken off. */
  async #come({ address, booklet }: NamedPicture): Promise<Blob | null> {
    const end = new AbortController();
    const { signal } = end;
    this.#coming = { booklet, end };
    try {
      const answer = await fetch(address, { cache: 'force-cache', priority: 'low', signal });
      const picture = await answer.blob();
      if (!answer.ok || !(await isWebp(picture)))
        throw new Error(`${answer.status} ${picture.type}`);
      return picture;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      this.#coming = null;
    }
  }
}
