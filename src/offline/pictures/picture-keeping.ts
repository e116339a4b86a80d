import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { POSTERS } from '../../rules/booklet/picture-name.ts';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import { picturesOf } from '../../service-worker/messages.ts';
import type { PictureCaches, StillKeeper } from './picture-caches.ts';
import { whenAsked } from '../page/when-asked.ts';
import { bookletOfStill } from './stills.ts';

/** All that there are pictures of in a booklet. */
const ALL: readonly PictureName[] = [...POSTERS, ...VIEW_SCREENS];

/** A booklet whose pictures are wanted, and the view screens that come first. */
export interface WantedBooklet {
  readonly booklet: ShownBooklet;
  readonly first: readonly number[];
}

interface Parts {
  /** Where the still of a view screen or a poster is that came with the game; null where there is none. */
  readonly still: (booklet: ShownBooklet, name: PictureName) => string | null;
  /** Where its second sheet is; null where there is none, or nothing may move. */
  readonly sheet: (booklet: ShownBooklet, name: PictureName) => string | null;
  /** Resolves when the game itself is kept on the device; missing where it never is, and so no still. */
  readonly ready?: Promise<unknown> | undefined;
  /** Hears of each picture that the browser has no room for. */
  readonly full?: (() => void) | undefined;
}

/** Whether the device says that data is dear: nothing is fetched ahead. */
export const isDataDear = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Pictures of a booklet are asked for: they are kept when they come, unless its cache is deleted before. */
export const openCache = (booklet: string): void => {
  if ('caches' in globalThis) void caches.open(picturesOf(booklet)).catch(() => undefined);
};

/** What is kept of pictures: those of a booklet from when it is chosen or opened, and whatever was seen. */
export class PictureKeeping {
  readonly #parts: Parts;
  /** What keeps them comes when it is first needed. */
  readonly #late = whenAsked(async (): Promise<readonly [PictureCaches, StillKeeper]> => {
    const { PictureCaches: Caches, StillKeeper: Keeper } = await import('./picture-caches.ts');
    const { full } = this.#parts;
    const caches = new Caches({ ...(full && { full }) });
    return [caches, new Keeper(caches)];
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Fetches the stills of booklets that were chosen or opened, those of `first` of all of them before any other, and
   * then their second sheets in the same order.
   */
  want(wanted: readonly WantedBooklet[]): void {
    if (isDataDear()) return;
    const of = (where: Parts['still']): readonly string[] =>
      [...wanted, ...wanted.map(({ booklet }) => ({ booklet, first: ALL }))].flatMap(
        ({ booklet, first }) => first.flatMap((name) => where(booklet, name) ?? []),
      );
    const { sheet, still } = this.#parts;
    void this.#fetch([...of(still), ...of(sheet)]);
  }

  /** Fetches the stills of a booklet that was chosen. */
  choose(booklet: ShownBooklet | undefined): void {
    if (booklet) this.want([{ booklet, first: [] }]);
  }

  /** Keeps the pictures of booklets from being let go of, in every tab, until what it gives is called or the tab is closed. */
  hold(booklets: readonly Pick<ShownBooklet, 'id'>[]): () => void {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    for (const id of new Set(booklets.map((each) => each.id)))
      void navigator.locks
        ?.request(picturesOf(id), { mode: 'shared' }, () => ended)
        .catch(() => undefined);
    return end;
  }

  /** Lets go of what is kept of a booklet, unless it is open, and of what is on its way. */
  async letGo(id: string): Promise<void> {
    const [caches, stills] = await this.#late();
    if (await caches.letGo(id)) stills.letGo(id);
  }

  /** What stands at an address was seen: a still of the game is kept from then on. */
  see(address: string): void {
    if (address.startsWith('./pictures/')) void this.#fetch([address]);
  }

  /** What is kept. */
  async caches(): Promise<PictureCaches> {
    return (await this.#late())[0];
  }

  async #fetch(addresses: readonly string[]): Promise<void> {
    const { ready } = this.#parts;
    if (!ready) return;
    for (const booklet of new Set(addresses.map(bookletOfStill))) openCache(booklet);
    try {
      await ready;
      const [, stills] = await this.#late();
      if (addresses.length > 0) stills.want(addresses);
    } catch {
      // What keeps them could not be loaded: it is tried again with the next.
    }
  }
}
