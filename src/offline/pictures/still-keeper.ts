import { isOnlyBuild } from '../page/service-worker.ts';
import type { NamedPicture, PictureAccount } from './account.ts';
import { bookletOfStill, isOldStill } from './stills.ts';

const named = (address: string): NamedPicture => {
  const { href } = new URL(address, document.baseURI);
  return { address: href, booklet: bookletOfStill(href), whole: true };
};

/**
 * Keeps stills of the game on the device, one after the other, those first that were asked for last. Where one cannot
 * be fetched or has no room the rest waits until something is asked for again.
 */
export class StillKeeper {
  readonly #account: PictureAccount;
  /** In their order. */
  #wanted: readonly NamedPicture[] = [];
  /** Addresses that were kept when that was looked up last. */
  #kept: ReadonlySet<string> = new Set();
  #isFetching = false;
  /** The one that is on its way. */
  #keeping: Promise<void> = Promise.resolve();
  #hasForgotten = false;
  /** The browser has no room: nothing more is fetched on this visit. */
  #isFull = false;

  constructor(account: PictureAccount) {
    this.#account = account;
  }

  /** Keeps the stills at some addresses, the first first; with the next that are wanted where there is no network. */
  want(addresses: readonly string[]): void {
    const first = addresses.map(named);
    const isFirst = new Set(first.map(({ address }) => address));
    this.#wanted = [...first, ...this.#wanted.filter(({ address }) => !isFirst.has(address))];
    if (!this.#isFetching && navigator.onLine) void this.#fetch();
  }

  /** A still is seen: it is kept from now on. */
  see(address: string): void {
    const seen = named(address);
    this.#account.see(seen);
    if (!this.#kept.has(seen.address)) this.want([address]);
  }

  /** Nothing of a booklet is wanted any more; resolves when nothing of it is on its way either. */
  async unwant(booklet: string): Promise<void> {
    this.#wanted = this.#wanted.filter((each) => each.booklet !== booklet);
    await this.#keeping.catch(() => undefined);
    this.#kept = new Set([...this.#kept].filter((address) => bookletOfStill(address) !== booklet));
  }

  async #fetch(): Promise<void> {
    this.#isFetching = true;
    try {
      await this.#look();
      while (this.#wanted.length > 0 && !this.#isFull) {
        this.#keeping = this.#keepNext();
        await this.#keeping;
      }
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
    const answer = await fetch(next.address, { cache: 'force-cache', priority: 'low' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const keeping = await this.#account.keep(next, await answer.blob());
    if (keeping === 'kept') this.#kept = new Set([...this.#kept, next.address]);
    else {
      this.#isFull = keeping !== 'no room';
      this.#wanted = [];
    }
  }
}
