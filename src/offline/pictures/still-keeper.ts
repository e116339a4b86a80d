import { isOnlyBuild } from '../page/service-worker.ts';
import type { NamedPicture, PictureAccount } from './account.ts';
import { bookletOfStill, isOldStill } from './stills.ts';

const named = (address: string): NamedPicture => {
  const { href } = new URL(address, document.baseURI);
  return { address: href, booklet: bookletOfStill(href), whole: true };
};

/** Whether a host has answered with a picture, and not with a page in its place. */
const isWebp = async (answered: Blob): Promise<boolean> =>
  /^RIFF.{1,4}WEBP$/s.test(await answered.slice(0, 12).text());

/** A still that is wanted, and since when (milliseconds since 1970). */
type WantedStill = NamedPicture & { readonly asked: number };

/**
 * Keeps stills of the game on the device, one after the other, those first that were asked for last. Where one cannot
 * be fetched or has no room the rest waits until something is asked for again.
 */
export class StillKeeper {
  readonly #account: PictureAccount;
  /** In their order. */
  #wanted: readonly WantedStill[] = [];
  /** Addresses that were kept when that was looked up last. */
  #kept: ReadonlySet<string> = new Set();
  #isFetching = false;
  /** The one that is on its way, and what breaks that off. */
  #coming: { readonly still: WantedStill; readonly end: AbortController } | null = null;
  #hasForgotten = false;
  /** The browser has no room: nothing more is fetched on this visit. */
  #isFull = false;

  constructor(account: PictureAccount) {
    this.#account = account;
  }

  /**
   * Keeps the stills at some addresses that were asked for at a time, the first first; with the next that are wanted
   * where there is no network.
   */
  want(addresses: readonly string[], asked: number): void {
    const first = addresses.map((address) => ({ ...named(address), asked }));
    const isFirst = new Set(first.map(({ address }) => address));
    this.#wanted = [...first, ...this.#wanted.filter(({ address }) => !isFirst.has(address))];
    if (!this.#isFetching && navigator.onLine) void this.#fetch();
  }

  /** A still is seen: it is kept from now on. */
  see(address: string, asked: number): void {
    const seen = named(address);
    this.#account.see(seen);
    if (!this.#kept.has(seen.address)) this.want([address], asked);
  }

  /** A booklet was let go of: nothing of it is wanted that was asked for until then, and what is on its way is broken off. */
  unwant(booklet: string, until: number): void {
    const isOver = (each: WantedStill): boolean => each.booklet === booklet && each.asked <= until;
    this.#wanted = this.#wanted.filter((each) => !isOver(each));
    if (this.#coming && isOver(this.#coming.still)) this.#coming.end.abort();
    this.#kept = new Set([...this.#kept].filter((address) => bookletOfStill(address) !== booklet));
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    try {
      await this.#look();
      while (this.#wanted.length > 0 && !this.#isFull) await this.#keepNext();
      if (!this.#isFull) performance.mark('stills kept');
    } catch {
      this.#wanted = [];
    }
    this.#isFetching = false;
  }

  /** What is kept; what is of an older drawing goes when no tab may show it. */
  async #look(): Promise<void> {
    if (!this.#hasForgotten && (await isOnlyBuild())) {
      const game = new URL('.', document.baseURI).href;
      await this.#account.forget((address) => isOldStill(address, game));
    }
    this.#hasForgotten = true;
    this.#kept = new Set((await this.#account.list()).map(({ address }) => address));
  }

  /** Fetches the next one. What was shown already comes out of what the browser holds itself. */
  async #keepNext(): Promise<void> {
    const [next, ...others] = this.#wanted;
    this.#wanted = others;
    if (!next || this.#kept.has(next.address)) return;
    const picture = await this.#come(next);
    if (!picture) return;
    const keeping = await this.#account.keep(next, picture, next.asked);
    if (keeping === 'kept') this.#kept = new Set([...this.#kept, next.address]);
    else if (keeping === 'let go') this.unwant(next.booklet, next.asked);
    else {
      this.#isFull = keeping !== 'no room';
      this.#wanted = [];
    }
  }

  /** A still, from the host; null where that was broken off. */
  async #come(still: WantedStill): Promise<Blob | null> {
    const end = new AbortController();
    const { signal } = end;
    this.#coming = { still, end };
    try {
      const answer = await fetch(still.address, {
        cache: 'force-cache',
        priority: 'low',
        signal,
      });
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
